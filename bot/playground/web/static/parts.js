/** The components of messages and forms. What is pressed or chosen is handed to `handlers`: { press, choose }. */
import { el, face, freshId, rich, arrows } from "./dom.js";
import { state } from "./state.js";
import { enlarge } from "./dialogs.js";
import { word } from "./words.js";

export const drawAll = (parts, handlers) => parts.map((part) => draw(part, handlers));

export function draw(part, handlers) {
  return (DRAWN[part.type] ?? unknown)(part, handlers);
}

const BUTTON_STYLES = { 1: "main", 2: "plain", 3: "good", 4: "bad", 5: "link", 6: "plain" };
const SELECT_KINDS = { 3: "words", 5: "people", 6: "roles", 7: "people", 8: "channels" };
const WIDE = 2;

/** By Discord's type of component. */
const DRAWN = {
  1: (part, handlers) => el("div.row", {}, drawAll(part.components, handlers)),
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: (part, handlers) =>
    el("div.section", {}, el("div", {}, drawAll(part.components, handlers)), el("div.aside", {}, draw(part.accessory, handlers))),
  10: (part) => rich("div.text", part.html),
  11: picture,
  12: (part) => el(`div.gallery.of-${Math.min(part.items.length, 4)}`, {}, part.items.map(picture)),
  13: (part) => {
    const name = part.name || part.file.url.split("/").at(-1);
    return el("a.file", { href: part.file.url, download: name }, "📄 ", name);
  },
  14: ({ divider = true, spacing }) =>
    el(divider ? (spacing === WIDE ? "hr.wide" : "hr") : "div.gap", divider ? {} : { "aria-hidden": "true" }),
  17: box,
};

function unknown(part) {
  return el("p.fine", {}, `[${part.type}]`);
}

function emoji(sign) {
  if (!sign) return null;
  if (sign.url) return el("img.emoji", { src: sign.url, alt: "" });
  return el("span.sign", { "aria-hidden": "true" }, sign.name);
}

function button(part, handlers) {
  if (part.url) {
    const link = { href: part.url, target: "_blank", rel: "noopener noreferrer" };
    return el("a.press.link", link, emoji(part.emoji), part.label, el("span.unseen", {}, " ↗"));
  }
  const made = el(
    `button.press.${BUTTON_STYLES[part.style] ?? "plain"}`,
    {
      type: "button",
      disabled: part.disabled || handlers.idle,
      dataset: { part: part.custom_id },
      "aria-label": part.label ? null : part.emoji?.name,
      onclick: () => handlers.press(part, made),
    },
    emoji(part.emoji),
    part.label,
  );
  return made;
}

function picture(part) {
  const [width, height] = part.size ?? [null, null];
  const shown = { src: part.media.url, alt: part.description ?? "" };
  const image = el("img", { ...shown, loading: "lazy", width, height });
  const label = word("enlarge", { alt: shown.alt });
  const made = el("button.picture", { type: "button", "aria-label": label, onclick: () => enlarge(shown) }, image);
  return part.spoiler ? hidden(made) : made;
}

function box(part, handlers) {
  const made = el("div.box", {}, drawAll(part.components, handlers));
  const accent = part.accent_color ?? null;
  if (accent !== null) made.style.setProperty("--accent-line", `#${accent.toString(16).padStart(6, "0")}`);
  return part.spoiler ? hidden(made) : made;
}

function hidden(inner) {
  const cover = el("button.cover", { type: "button", onclick: () => cover.replaceWith(inner) }, word("spoiler"));
  return cover;
}

/** What can be chosen among: the part's own options, or people, or channels. */
function optionsOf(part) {
  const { people, channels } = state.guild;
  const kind = SELECT_KINDS[part.type];
  if (kind === "people") return people.map((one) => ({ value: one.id, label: one.name, person: one }));
  if (kind === "channels") return channels.map((one) => ({ value: one.id, label: `#${one.name}` }));
  return part.options ?? [];
}

function select(part, handlers) {
  const options = optionsOf(part);
  const placeholder = part.placeholder ?? "";
  const least = part.min_values ?? 1;
  const most = part.max_values || 1;
  const many = most > 1;
  const defaults = (part.default_values ?? []).map((one) => String(one.id));
  const chosen = new Set([...defaults, ...options.filter((one) => one.default).map((one) => one.value)]);
  const id = freshId("list");
  const said = () => options.filter((one) => chosen.has(one.value)).map((one) => one.label).join(", ");
  const shown = el("span", {}, said() || placeholder || word("choose"));
  const list = el("div.choices", { id, role: "listbox", hidden: true, "aria-label": placeholder, "aria-multiselectable": many ? "true" : null });
  const head = el(
    "button.press.plain.chooser",
    {
      type: "button",
      disabled: part.disabled || handlers.idle,
      dataset: { part: part.custom_id },
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-controls": id,
      "aria-label": said() ? `${placeholder}: ${said()}` : placeholder || word("choose"),
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
    handlers.choose(part, [...chosen].map((value) => [SELECT_KINDS[part.type], value]), head);
  };
  const pick = (one, made) => {
    if (!many) chosen.clear();
    if (many && chosen.has(one.value)) chosen.delete(one.value);
    else if (chosen.size < most) chosen.add(one.value);
    made.setAttribute("aria-selected", String(chosen.has(one.value)));
    shown.textContent = said() || placeholder || word("choose");
    if (!many) give();
    else done.disabled = chosen.size < least;
  };
  const done = el("button.press.main.done", { type: "button", onclick: give, disabled: chosen.size < least }, word("apply"));
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
