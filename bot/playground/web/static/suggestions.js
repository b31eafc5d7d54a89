/** A list under the fingers: what fits what is typed into a field, picked by arrows and Enter, or by a click. */
import { el, face, freshId } from "./dom.js";
import { word } from "./words.js";

export class Suggestions {
  constructor(field, label, picked) {
    this.field = field;
    this.picked = picked;
    this.items = [];
    this.at = 0;
    const id = freshId("suggestions");
    this.element = el("ul.suggestions", { id, role: "listbox", "aria-label": label, hidden: true });
    for (const [name, value] of Object.entries({ role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": id }))
      field.setAttribute(name, value);
    field.addEventListener("keydown", (event) => this.#key(event));
    field.addEventListener("blur", () => setTimeout(() => this.close(), 150));
  }

  get open() {
    return !this.element.hidden;
  }

  /** Shows what fits: { value, label, description, person? }. */
  show(items, note = word("nothing")) {
    this.items = items;
    this.at = 0;
    const drawn = items.map((item, place) =>
      el(
        "li.suggestion",
        { id: `${this.element.id}-${place}`, role: "option", onmousedown: (event) => event.preventDefault(), onclick: () => this.#pick(place) },
        item.person ? face(item.person.name, item.person.hue) : null,
        el("b", {}, item.label),
        item.description ? el("span.fine", {}, item.description) : null,
      ),
    );
    this.element.replaceChildren(...(drawn.length ? drawn : [el("li.fine", {}, note)]));
    this.element.hidden = false;
    this.field.setAttribute("aria-expanded", "true");
    this.#mark();
  }

  close() {
    this.element.hidden = true;
    this.field.setAttribute("aria-expanded", "false");
    this.field.removeAttribute("aria-activedescendant");
  }

  #mark() {
    [...this.element.children].forEach((one, place) => one.setAttribute("aria-selected", String(place === this.at)));
    const marked = this.items.length ? this.element.children[this.at] : null;
    marked?.scrollIntoView({ block: "nearest" });
    if (marked) this.field.setAttribute("aria-activedescendant", marked.id);
  }

  #pick(place) {
    const item = this.items[place];
    this.close();
    this.picked(item.value, item);
  }

  #key(event) {
    if (!this.open || event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && this.items.length) {
      this.at = (this.at + step + this.items.length) % this.items.length;
      this.#mark();
      event.preventDefault();
    } else if ((event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) && this.items.length) {
      event.preventDefault();
      this.#pick(this.at);
    } else if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      this.close();
    }
  }
}
