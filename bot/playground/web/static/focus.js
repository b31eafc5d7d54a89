/** The keyboard's way: straight to one's hand, and where it goes when what it stood on is drawn anew. */
import { byId } from "./dom.js";

const PRESSABLE = "[data-part]:not(:disabled)";
const parts = (message) => [...message.querySelectorAll("button, a")];

/** What a button, or the menu that it is in, says to the bot; the number of the question is no part of it. */
function saidBy(one) {
  const { part } = (one.closest(".select")?.querySelector("[data-part]") ?? one).dataset;
  return part?.split(":").at(-1);
}

/** Where the focus is among the messages, to be found again. */
export function focused() {
  const active = document.activeElement;
  const message = active?.closest?.("#messages > li");
  if (!message) return null;
  return { id: message.dataset.id, said: saidBy(active), place: parts(message).indexOf(active) };
}

/** After messages were drawn anew: the same button, else the first that can be pressed there, or in the newest hand. */
export function refocus(focus) {
  if (!focus || document.activeElement !== document.body) return;
  const message = document.querySelector(`#messages > li[data-id="${focus.id}"]`);
  if (!message) return focusNewest();
  const same = [...message.querySelectorAll(PRESSABLE)].find((one) => focus.said && saidBy(one) === focus.said);
  const there = focus.said ? null : parts(message)[focus.place];
  focusOn(message, same ?? there);
}

/** Moves the focus into a message, if it is among the messages or nowhere. */
export function lead(message) {
  const active = document.activeElement;
  if (active === document.body || active.closest("#messages")) focusOn(message);
}

function focusOn(message, wished = message.querySelector(PRESSABLE)) {
  const one = wished ?? message.querySelector(PRESSABLE) ?? message;
  if (one === message) message.tabIndex = -1; // only now: a click on its words is not to focus it
  one.focus({ preventScroll: true });
}

/** To the newest private message, which is the hand of those who play; else to the newest of all. */
function focusNewest() {
  const newest = [...document.querySelectorAll("#messages > li.private")].at(-1) ?? byId("messages").lastElementChild;
  if (newest) focusOn(newest);
  return newest;
}

export function watchFocus() {
  byId("skip-to-hand").addEventListener("click", (event) => {
    event.preventDefault();
    focusNewest();
    document.activeElement.scrollIntoView({ block: "nearest" });
  });
}
