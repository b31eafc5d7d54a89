/** A slash command being filled in: a field for each option, with what can be chosen beside it. */
import { byId, el, freshId } from "./dom.js";
import { notice } from "./dialogs.js";
import { Suggestions } from "./suggestions.js";
import { arrive } from "./messages.js";
import { act, state } from "./state.js";
import { word } from "./words.js";

const PAUSE = 120;

/** Puts the command into the composer; `typed` is what was already typed after its name. */
export function openCommand(command, typed, drop) {
  const fields = command.options.map((option) => new Field(option, command, () => fields, () => next()));
  const next = () => {
    const empty = fields.find((one) => one.option.required && !one.given);
    (empty?.input ?? send).focus();
  };
  const submit = async () => {
    const missing = fields.find((one) => one.option.required && !one.given);
    if (missing) {
      notice({ error: "impossible", words: word("required", { name: missing.option.shown }) });
      return missing.input.focus();
    }
    send.disabled = true;
    const answer = await act("slash", { name: command.name, options: values(fields) });
    send.disabled = false;
    if (answer.error) {
      send.focus();
      return notice(answer);
    }
    drop();
    byId("words")?.focus();
    arrive(answer);
  };
  const send = el("button.press.main", { type: "submit" }, word("send"));
  const form = el(
    "form.command",
    {
      "aria-label": `/${command.shown}`,
      onsubmit: (event) => {
        event.preventDefault();
        submit();
      },
      onkeydown: (event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        drop();
        byId("words")?.focus();
      },
    },
    el("div.chip", {}, el("b", {}, `/${command.shown}`), el("button.icon", { type: "button", "aria-label": word("drop"), onclick: drop }, "✕")),
    fields.map((one) => one.element),
    send,
    el("p.fine", {}, command.description),
  );
  byId("composer").replaceChildren(form);
  if (fields.length && typed) fields[0].input.value = typed;
  const first = fields.find((one) => one.option.required) ?? fields[0];
  (first?.option.required ? first.input : send).focus();
  if (first && typed) first.input.dispatchEvent(new Event("input"));
}

const values = (fields) => Object.fromEntries(fields.filter((one) => one.given).map((one) => [one.option.name, one.given]));

class Field {
  constructor(option, command, all, next) {
    this.option = option;
    this.command = command;
    this.all = all;
    this.picked = null;
    this.asked = 0;
    const id = freshId("option");
    const words = option.required ? option.shown : `${option.shown} (${word("optional")})`;
    this.input = el("input", { id, type: option.kind === "number" ? "number" : "text", autocomplete: "off", title: option.description, min: option.least, max: option.most });
    this.list = new Suggestions(this.input, option.description, (value, item) => {
      this.picked = value;
      this.input.value = item.label;
      next();
    });
    this.input.addEventListener("input", () => {
      this.picked = null;
      this.#suggest();
    });
    this.input.addEventListener("focus", () => this.#suggest());
    this.element = el("div.option", {}, el("label", { htmlFor: id }, words), this.input, this.list.element);
  }

  /** What is sent: what was picked, or what was typed if that is a choice or free. */
  get given() {
    const typed = this.input.value.trim();
    if (this.picked !== null || !typed) return this.picked;
    const closed = this.#closed();
    return closed ? (closed.find((one) => one.label.toLowerCase() === typed.toLowerCase())?.value ?? null) : typed;
  }

  /** All that can be chosen, where nothing else may be typed. */
  #closed() {
    const { option } = this;
    if (option.choices.length) return option.choices.map((one) => ({ value: one.value, label: one.name }));
    if (option.kind === "truth") return [{ value: "true", label: word("yes") }, { value: "false", label: word("no") }];
    if (option.kind === "people") return state.guild.people.map((one) => ({ value: one.id, label: one.name, person: one }));
    if (option.kind === "channels") return state.guild.channels.map((one) => ({ value: one.id, label: `#${one.name}` }));
    return null;
  }

  async #suggest() {
    const typed = this.input.value.trim();
    const closed = this.#closed();
    if (closed) {
      const found = this.picked === null ? closed.filter((one) => one.label.toLowerCase().includes(typed.toLowerCase())) : closed;
      this.list.show(found);
    } else if (this.option.completes) {
      const asked = (this.asked += 1);
      await new Promise((done) => setTimeout(done, PAUSE));
      if (asked !== this.asked) return;
      const answer = await act("complete", {
        name: this.command.name,
        option: this.option.name,
        typed,
        options: values(this.all().filter((one) => one !== this)),
      });
      if (asked !== this.asked || document.activeElement !== this.input) return;
      this.list.show((answer.choices ?? []).map((one) => ({ value: String(one.value), label: one.name })));
    }
  }
}
