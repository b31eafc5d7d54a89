/** Right click or long press on another person's name: what the bot does for one person, in a menu at the name. */
import { arrive } from "./messages.js";
import { notice } from "./dialogs.js";
import { arrows, el } from "./dom.js";
import { act, on, spectates, state } from "./state.js";
import { word } from "./words.js";

const LONG_PRESS = 500;
const STEADY = 10;
const EDGE = 8;
let menu = null;
let opener = null;
let pressing = 0;
let pressedAt = null;
let wasLong = false;

function close(refocus) {
  menu?.remove();
  menu = null;
  if (refocus) opener?.focus();
}

/** Opens the menu of the person whose name is at this place; the commands are asked for each time, as they depend on who asks. */
async function open(named, x, y) {
  const person = state.guild.people.find((one) => one.id === named.dataset.user);
  if (!person || person.id === state.person || spectates()) return;
  const { onPeople = [] } = await act("commands");
  close(false);
  if (!onPeople.length) return notice({ error: "impossible", words: word("nothing") });
  opener = named.closest("button") ?? document.activeElement;
  const use = async (command) => {
    close(true);
    const answer = await act("on", { name: command.name, target: person.id });
    if (answer.error) notice(answer);
    else arrive(answer);
  };
  const item = (command) => el("button.item", { type: "button", role: "menuitem", onclick: () => use(command) }, command.shown);
  menu = el("div.person-menu", { role: "menu", "aria-label": person.name }, el("p.fine", {}, person.name), onPeople.map(item));
  arrows(menu, "button");
  document.body.append(menu);
  menu.style.left = `${Math.max(EDGE, Math.min(x, innerWidth - menu.offsetWidth - EDGE))}px`;
  menu.style.top = `${Math.max(EDGE, Math.min(y, innerHeight - menu.offsetHeight - EDGE))}px`;
  menu.querySelector("button").focus();
}

/** Where the menu opens: at the pointer, or, by keyboard, which has none, at the name. */
function place(event, named) {
  const box = named.getBoundingClientRect();
  return event.clientX || event.clientY ? [event.clientX, event.clientY] : [box.left, box.bottom];
}

export function watchPeople() {
  on("moved", () => close(false));
  document.addEventListener("contextmenu", (event) => {
    const named = event.target.closest("[data-user]");
    if (!named) return;
    event.preventDefault();
    clearTimeout(pressing);
    if (!wasLong) open(named, ...place(event, named));
  });
  // Some phones tell nothing of a long press by themselves.
  document.addEventListener("pointerdown", (event) => {
    if (menu && !menu.contains(event.target)) close(false);
    wasLong = false;
    const named = event.target.closest("[data-user]");
    if (!named || event.pointerType !== "touch") return;
    pressedAt = [event.clientX, event.clientY];
    pressing = setTimeout(() => {
      wasLong = true;
      open(named, ...pressedAt);
    }, LONG_PRESS);
  });
  document.addEventListener("pointermove", (event) => {
    if (pressedAt && Math.hypot(event.clientX - pressedAt[0], event.clientY - pressedAt[1]) > STEADY) clearTimeout(pressing);
  });
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => clearTimeout(pressing));
  // What ends a long press is no click on the name.
  document.addEventListener(
    "click",
    (event) => {
      if (!wasLong || !event.target.closest("[data-user]")) return;
      wasLong = false;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu) return;
    event.stopPropagation();
    close(true);
  });
}
