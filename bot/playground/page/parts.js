/** The parts of messages and forms. What is pressed or chosen is handed to `hands`: { press, choose }. */
import { el, face, freshId, rich, arrows } from "./dom.js";
import { state } from "./state.js";
import { enlarge } from "./dialogs.js";
import { word } from "./words.js";

export const drawAll = (parts, hands) => parts.map((part) => draw(part, hands));

export function draw(part, hands) {
  return (DRAWN[part.t] ?? unknown)(part, hands);
}

const DRAWN = {
  row: (part, hands) => el("div.row", {}, drawAll(part.parts, hands)),
  button,
  select,
  text: (part) => rich("div.text", part.html),
  section: (part, hands) =>
    el("div.section", {}, el("div", {}, drawAll(part.parts, hands)), el("div.aside", {}, draw(part.aside, hands))),
  picture,
  gallery: (part, hands) => el(`div.gallery.of-${Math.min(part.parts.length, 4)}`, {}, drawAll(part.parts, hands)),
  file: (part) => el("a.file", { href: part.url, download: part.name }, "📄 ", part.name),
  rule: (part) => el(part.line ? (part.wide ? "hr.wide" : "hr") : "div.gap", part.line ? {} : { "aria-hidden": "true" }),
  box,
  unknown,
};

function unknown(part) {
  return el("p.fine", {}, `[${part.type ?? part.t}]`);
}

function emoji(sign) {
  if (!sign) return null;
  if (sign.url) return el("img.emoji", { src: sign.url, alt: "" });
  return el("span.sign", { "aria-hidden": "true" }, sign.name);
}

function button(part, hands) {
  if (part.url) {
    const link = { href: part.url, target: "_blank", rel: "noopener noreferrer" };
    return el("a.press.link", link, emoji(part.emoji), part.label, el("span.unseen", {}, " ↗"));
  }
  const made = el(
    `button.press.${part.style}`,
    {
      type: "button",
      disabled: part.disabled || hands.idle,
      dataset: { part: part.id },
      "aria-label": part.label ? null : part.emoji?.name,
      onclick: () => hands.press(part, made),
    },
    emoji(part.emoji),
    part.label,
  );
  return made;
}

function picture(part) {
  const [width, height] = part.size ?? [null, null];
  const image = el("img", { src: part.url, alt: part.alt, loading: "lazy", width, height });
  const label = word("enlarge", { alt: part.alt });
  const made = el("button.picture", { type: "button", "aria-label": label, onclick: () => enlarge(part) }, image);
  return part.spoiler ? hidden(made) : made;
}

function box(part, hands) {
  const made = el("div.box", {}, drawAll(part.parts, hands));
  if (part.accent) made.style.setProperty("--accent-line", part.accent);
  return part.spoiler ? hidden(made) : made;
}

function hidden(inner) {
  const cover = el("button.cover", { type: "button", onclick: () => cover.replaceWith(inner) }, word("spoiler"));
  return cover;
}

/** What can be chosen among: the part's own options, or people, or channels. */
function optionsOf(part) {
  const { people, channels } = state.house;
  if (part.kind === "people") return people.map((one) => ({ value: one.id, label: one.name, description: "", person: one }));
  if (part.kind === "channels") return channels.map((one) => ({ value: one.id, label: `#${one.name}`, description: "" }));
  return part.options;
}

function select(part, hands) {
  const options = optionsOf(part);
  const many = part.most > 1;
  const chosen = new Set([...part.chosen, ...options.filter((one) => one.chosen).map((one) => one.value)]);
  const id = freshId("list");
  const said = () => options.filter((one) => chosen.has(one.value)).map((one) => one.label).join(", ");
  const shown = el("span", {}, said() || part.placeholder || word("choose"));
  const list = el("div.choices", { id, role: "listbox", hidden: true, "aria-label": part.placeholder, "aria-multiselectable": many ? "true" : null });
  const head = el(
    "button.press.plain.chooser",
    {
      type: "button",
      disabled: part.disabled || hands.idle,
      dataset: { part: part.id },
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-controls": id,
      "aria-label": said() ? `${part.placeholder}: ${said()}` : part.placeholder || word("choose"),
      onclick: () => open(list.hidden),
    },
    shown,
    el("span.arrow", { "aria-hidden": "true" }, "▾"),
  );
  const open = (yes) => {
    list.hidden = !yes;
    head.setAttribute("aria-expanded", String(yes));
    if (yes) (list.querySelector("[aria-selected=true]") ?? list.querySelector("button"))?.focus();
  };
  const give = () => {
    open(false);
    head.focus();
    hands.choose(part, [...chosen].map((value) => [part.kind, value]), head);
  };
  const pick = (one, made) => {
    if (!many) chosen.clear();
    if (many && chosen.has(one.value)) chosen.delete(one.value);
    else if (chosen.size < part.most) chosen.add(one.value);
    made.setAttribute("aria-selected", String(chosen.has(one.value)));
    shown.textContent = said() || part.placeholder || word("choose");
    if (!many) give();
    else done.disabled = chosen.size < part.least;
  };
  const done = el("button.press.main.done", { type: "button", onclick: give, disabled: chosen.size < part.least }, word("apply"));
  for (const one of options) {
    const made = el(
      "button.choice",
      { type: "button", role: "option", "aria-selected": String(chosen.has(one.value)), onclick: () => pick(one, made) },
      one.person ? face(one.person.name, one.person.hue) : emoji(one.emoji),
      el("span", {}, one.label, one.description ? el("small", {}, one.description) : null),
    );
    list.append(made);
  }
  if (many) list.append(done);
  arrows(list, "button:not(:disabled)");
  list.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    open(false);
    head.focus();
  });
  const made = el("div.select", {}, head, list);
  made.addEventListener("focusout", (event) => {
    if (event.relatedTarget && !made.contains(event.relatedTarget)) open(false);
  });
  return made;
}
