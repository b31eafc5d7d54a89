/** Which part of the messages is in sight, and stays so whatever is drawn, loaded or resized. */
import { byId } from "./dom.js";
import { state } from "./state.js";

const NEAR = 24;
/** The newest message is kept in sight: its end, or its beginning where it is taller than the window. */
const NEWEST = { kind: "newest" };
const END = { kind: "end" };
/** One of these, or the id of a message and how far below the upper edge it begins. */
let place = NEWEST;
/** Where the page itself has scrolled to: to find it there is no wish of the user's. */
let led = null;

const scroll = () => byId("scroll");
const drawn = () => [...byId("messages").children];
const key = () => `place ${state.person} ${state.channel}`;

function lead(top) {
  scroll().scrollTop = top;
  led = scroll().scrollTop;
}

/** To be called after every change. */
export function keepPlace() {
  const { id, offset } = place;
  const message = id && drawn().find((one) => BigInt(one.dataset.id) >= BigInt(id));
  if (message) return lead(message.offsetTop - offset);
  const newest = drawn().at(-1);
  const begins = place !== END && newest && newest.offsetHeight > scroll().clientHeight;
  lead(begins ? newest.offsetTop : scroll().scrollHeight);
  byId("to-bottom").hidden = true;
}

/** To be called before a change: the user may have scrolled this very moment. */
export function notePlace() {
  const top = scroll().scrollTop;
  if (led !== null && Math.abs(top - led) < 2) return;
  led = null;
  if (scroll().scrollHeight - top - scroll().clientHeight < NEAR) {
    place = END;
    byId("to-bottom").hidden = true;
    return sessionStorage.removeItem(key());
  }
  const first = drawn().find((one) => one.offsetTop + one.offsetHeight > top);
  if (!first) return;
  place = { id: first.dataset.id, offset: first.offsetTop - top };
  sessionStorage.setItem(key(), JSON.stringify(place));
}

export function showNewest() {
  place = NEWEST;
  keepPlace();
}

/** Where I was when I was last here. */
export function restorePlace() {
  place = JSON.parse(sessionStorage.getItem(key()) ?? "null") ?? NEWEST;
  keepPlace();
}

/** There is something below what is in sight. */
export function announceNew() {
  if (place.id) byId("to-bottom").hidden = false;
}

export function watchPlace() {
  scroll().addEventListener("scroll", notePlace);
  for (const one of [byId("messages"), scroll()]) new ResizeObserver(keepPlace).observe(one);
  byId("to-bottom").addEventListener("click", showNewest);
}
