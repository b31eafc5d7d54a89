/** Making elements: el("button.main", { type: "button", onclick }, "Start"). Text is always text, never HTML. */
export function el(kind, props = {}, ...children) {
  const [tag, ...classes] = kind.split(".");
  const made = document.createElement(tag);
  if (classes.length) made.className = classes.join(" ");
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name === "dataset") Object.assign(made.dataset, value);
    else if (name in made && !name.includes("-") && name !== "role") made[name] = value;
    else made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

export const byId = (id) => document.getElementById(id);

/** HTML from the server, which made it safe. */
export function rich(kind, html) {
  const made = el(kind);
  made.innerHTML = html;
  return made;
}

/** Somebody's picture: their first letter on their colour. */
export function face(name, hue, bot = false) {
  const made = el(bot ? "span.face.bot" : "span.face", { "aria-hidden": "true" }, [...name][0].toUpperCase());
  made.style.setProperty("--hue", hue);
  return made;
}

let nextId = 0;
export const freshId = (what) => `${what}-${(nextId += 1)}`;

/** Moves the focus with the arrow keys among the buttons of a list. */
export function arrows(list, selector) {
  list.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const all = [...list.querySelectorAll(selector)];
    const next = all[(all.indexOf(document.activeElement) + step + all.length) % all.length];
    if (next) {
      next.focus();
      event.preventDefault();
    }
  });
}
