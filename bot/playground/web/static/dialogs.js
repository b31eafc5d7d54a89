/** Windows over the page: forms that the bot opens, questions of the page itself, pictures enlarged. */
import { byId, el, freshId } from "./dom.js";
import { draw } from "./parts.js";
import { act, be, request, goTo } from "./state.js";
import { LANGUAGES, trouble, word } from "./words.js";

const ROW = 1;
const TEXT_INPUT = 4;
const LABEL = 18;
const LONG = 2;
let noticing = 0;

/** Says what went wrong, for a while. */
export function notice(answer) {
  byId("notice").textContent = trouble(answer);
  clearTimeout(noticing);
  noticing = setTimeout(() => (byId("notice").textContent = ""), 6000);
}

function open(label, ...children) {
  const dialog = byId("dialog");
  dialog.setAttribute("aria-label", label);
  dialog.replaceChildren(...children);
  dialog.onclick = (event) => {
    if (event.target === dialog) dialog.close();
  };
  if (!dialog.open) dialog.showModal();
  dialog.querySelector("[autofocus]")?.focus();
  return dialog;
}

export function enlarge(picture) {
  const image = el("img.large", picture);
  const close = el("button.icon", { type: "button", autofocus: true, "aria-label": word("close"), onclick: () => byId("dialog").close() }, "✕");
  open(picture.alt || word("messages"), el("figure", {}, close, image, picture.alt ? el("figcaption", {}, picture.alt) : null));
}

function frame(title, fields, send, doing = "send") {
  const wrong = el("p.wrong", { role: "alert" });
  const form = el(
    "form",
    {
      onsubmit: async (event) => {
        event.preventDefault();
        const answer = await send(new FormData(form));
        if (answer.error) wrong.textContent = trouble(answer);
        else byId("dialog").close();
      },
    },
    el("h2", {}, title),
    fields,
    wrong,
    el(
      "div.row.ends",
      {},
      el("button.press.plain", { type: "button", onclick: () => byId("dialog").close() }, word("cancel")),
      el("button.press.main", { type: "submit" }, word(doing)),
    ),
  );
  open(title, form);
  (form.querySelector("input, textarea, select") ?? form.querySelector("button")).focus();
}

function labelled(label, description, control) {
  const id = freshId("field");
  control.id = id;
  return el("div.field", {}, el("label", { htmlFor: id }, label), description ? el("small", {}, description) : null, control);
}

/** A form that the bot opened. */
export function showForm(form) {
  const chosen = {};
  const handlers = { choose: (part, values) => (chosen[part.custom_id] = values.map(([, value]) => value)), press: () => {} };
  const control = (part) => {
    if (part.type !== TEXT_INPUT) return draw(part, handlers);
    const props = {
      name: part.custom_id,
      value: part.value ?? "",
      placeholder: part.placeholder ?? "",
      required: part.required ?? true,
      minLength: part.min_length ?? 0,
      maxLength: part.max_length || 4000,
    };
    return part.style === LONG ? el("textarea", { ...props, rows: 4 }) : el("input", { ...props, type: "text" });
  };
  const field = (part) => {
    if (part.type === LABEL) return labelled(part.label, part.description, control(part.component));
    if (part.type === ROW) return el("div", {}, part.components.map(field));
    return part.type === TEXT_INPUT ? labelled(part.label ?? "", "", control(part)) : draw(part, handlers);
  };
  frame(form.title, form.parts.map(field), async (data) => {
    const answer = await act("submit", { form: form.id, values: { ...Object.fromEntries(data), ...chosen } });
    if (answer.form) queueMicrotask(() => showForm(answer.form));
    return answer;
  });
}

const nameField = () =>
  labelled(word("name"), "", el("input", { name: "name", type: "text", required: true, maxLength: 32, autocomplete: "off" }));

export function askChannel(thread) {
  const title = word(thread ? "newThread" : "newChannel");
  frame(title, [nameField()], async (data) => {
    const answer = await act(thread ? "thread" : "channel", { name: data.get("name") });
    if (answer.channel) goTo(answer.channel);
    return answer;
  }, "make");
}

export function askPerson() {
  const language = el("select", { name: "locale" }, Object.entries(LANGUAGES).map(([value, name]) => el("option", { value }, name)));
  frame(word("newPerson"), [nameField(), labelled(word("language"), "", language)], async (data) => {
    const answer = await request("person", Object.fromEntries(data));
    if (answer.person) be(answer.person);
    return answer;
  }, "make");
}
