/** The messages of a channel, each drawn anew when it changes, in its place. */
import { byId, el, face, rich } from "./dom.js";
import { notice, showForm } from "./dialogs.js";
import { drawAll } from "./parts.js";
import { act, emit, goTo, look, me, on, spectates, state } from "./state.js";
import { clock, tell } from "./times.js";
import { word } from "./words.js";

const NEAR = 80;
const SPOKEN = 220;
const known = new Map();
let shownFor = "";
let follow = true;
let awaited = null;

const scroll = () => byId("scroll");
const atBottom = () => scroll().scrollHeight - scroll().scrollTop - scroll().clientHeight < NEAR;
const placeKey = () => `place ${state.person} ${state.channel}`;

function toBottom() {
  scroll().scrollTop = scroll().scrollHeight;
  byId("to-bottom").hidden = true;
}

/** Nothing of somebody else's stays on the screen; what is mine, here, does. */
on("moved", () => {
  if (shownFor === `${state.person} ${state.channel}`) return;
  known.clear();
  byId("messages").replaceChildren();
  byId("said").textContent = "";
  shownFor = "";
});

/** Takes news of this channel; `whole` replaces everything. */
on("messages", (news) => {
  if (news.person !== state.person || news.channel !== state.channel) return;
  const list = byId("messages");
  const focus = focused();
  const first = shownFor !== `${news.person} ${news.channel}`;
  const followed = follow;
  if (news.whole) {
    known.clear();
    list.replaceChildren();
  }
  for (const id of news.gone) {
    known.get(id)?.remove();
    known.delete(id);
  }
  let isNew = false;
  for (const message of news.changed) {
    const drawn = drawMessage(message);
    const before = known.get(message.id);
    if (before) before.replaceWith(drawn);
    else {
      isNew = true;
      list.insertBefore(drawn, [...list.children].find((other) => BigInt(other.dataset.id) > BigInt(message.id)) ?? null);
    }
    known.set(message.id, drawn);
  }
  byId("earlier").hidden = !news.more;
  tell(list);
  shownFor = `${news.person} ${news.channel}`;
  if (first) restorePlace();
  else if (followed || known.has(awaited)) toBottom();
  else if (isNew) byId("to-bottom").hidden = false;
  if (known.has(awaited)) awaited = null;
  refocus(focus);
  if (!news.whole) say(news.changed);
});

/** Words for those who listen instead of looking. */
function say(changed) {
  const said = changed.map((message) => {
    const drawn = known.get(message.id);
    const text = (drawn.querySelector(".body") ?? drawn).cloneNode(true);
    text.querySelectorAll("button, .choices, a.press").forEach((one) => one.remove());
    return `${message.author.name}: ${text.textContent.replace(/\s+/g, " ").trim().slice(0, SPOKEN)}`;
  });
  if (said.length) byId("said").textContent = said.join("\n");
}

// Drawing

function drawMessage(message) {
  const { author } = message;
  if (message.note) return drawNote(message);
  const handlers = {
    idle: spectates(),
    press: (part, made) => use("press", message, { part: part.custom_id }, made),
    choose: (part, values, made) => use("choose", message, { part: part.custom_id, values }, made),
  };
  const head = el(
    "div.head",
    {},
    el("b", author.bot ? {} : { dataset: { user: author.id } }, author.name),
    author.bot ? el("span.tag", {}, word("bot")) : null,
    message.used ? el("span.fine", {}, word("used", { user: message.user, command: message.used })) : null,
    el("span.fine.when", {}, clock(message.at), message.edited ? ` · ${word("edited")}` : ""),
  );
  const thinking = message.thinking ? el("p.thinking", {}, word("thinking", { bot: author.name })) : null;
  const only = message.only
    ? el(
        "div.only",
        {},
        el("span", {}, "👁 ", word("only", { name: me()?.name ?? "" })),
        el("button.quiet", { type: "button", onclick: () => act("dismiss", { message: message.id }) }, word("dismiss")),
      )
    : null;
  const body = el(
    "div.body",
    {},
    thinking,
    message.html ? rich("div.text", message.html) : null,
    drawAll(message.parts, handlers),
  );
  const kind = ["li.message", message.only ? "private" : "", message.called ? "called" : ""].filter(Boolean).join(".");
  const inner = el("div.inner", {}, head, body, only);
  const props = { dataset: { id: message.id }, "aria-label": message.only ? `${author.name}, ${word("only", { name: me()?.name ?? "" })}` : author.name };
  return el(kind, props, face(author.name, author.hue, author.bot), inner);
}

function drawNote(message) {
  const go = el("button.quiet", { type: "button", onclick: () => goTo(message.thread) }, `🧵 ${message.note}`);
  return el("li.message.note", { dataset: { id: message.id } }, word("thread", { name: message.author.name }), " ", go);
}

// Using

async function use(name, message, wanted, made) {
  const holder = known.get(message.id);
  if (holder?.getAttribute("aria-busy")) return;
  holder?.setAttribute("aria-busy", "true");
  made.classList.add("waiting");
  const answer = await act(name, { message: message.id, ...wanted });
  made.classList.remove("waiting");
  holder?.removeAttribute("aria-busy");
  if (answer.error) notice(answer);
  else arrive(answer);
}

/** Goes to what the bot answered: a form, or a new message as soon as it is there. */
export function arrive(answer) {
  emit("answered");
  if (answer.form) showForm(answer.form);
  if (!answer.message) return;
  const there = known.get(answer.message);
  if (there) there.scrollIntoView({ block: "nearest" });
  else awaited = answer.message;
}

// Keeping the focus and the place

function focused() {
  const active = document.activeElement;
  const message = active?.closest?.("#messages > li");
  if (!message) return null;
  const parts = [...message.querySelectorAll("button, a")];
  return { id: message.dataset.id, part: active.dataset.part, place: parts.indexOf(active) };
}

function refocus(focus) {
  if (!focus || document.activeElement !== document.body) return;
  const message = known.get(focus.id);
  if (!message) return scroll().focus({ preventScroll: true });
  const parts = [...message.querySelectorAll("button:not(:disabled), a")];
  const same = parts.find((one) => focus.part && one.dataset.part === focus.part);
  (same ?? parts[Math.min(focus.place, parts.length - 1)] ?? scroll()).focus({ preventScroll: true });
}

function restorePlace() {
  const place = JSON.parse(sessionStorage.getItem(placeKey()) ?? "null");
  const drawn = [...byId("messages").children];
  const message = place && drawn.find((one) => BigInt(one.dataset.id) >= BigInt(place.id));
  if (!message) return toBottom();
  scroll().scrollTop = message.offsetTop - place.offset;
  follow = atBottom();
}

export function watchScroll() {
  scroll().addEventListener("scroll", () => {
    follow = atBottom();
    if (follow) {
      byId("to-bottom").hidden = true;
      sessionStorage.removeItem(placeKey());
      return;
    }
    const top = [...byId("messages").children].find((one) => one.offsetTop + one.offsetHeight > scroll().scrollTop);
    if (top) sessionStorage.setItem(placeKey(), JSON.stringify({ id: top.dataset.id, offset: top.offsetTop - scroll().scrollTop }));
  });
  new ResizeObserver(() => follow && toBottom()).observe(byId("messages"));
  new ResizeObserver(() => follow && toBottom()).observe(scroll());
  byId("to-bottom").addEventListener("click", toBottom);
  byId("earlier").addEventListener("click", () => look({ most: state.most + 100 }));
  byId("messages").addEventListener("click", (event) => {
    event.target.closest(".spoiler")?.classList.toggle("shown");
    const channel = event.target.closest("[data-channel]");
    if (channel && state.guild.channels.some((one) => one.id === channel.dataset.channel)) goTo(channel.dataset.channel);
  });
  byId("messages").addEventListener("keydown", (event) => {
    if (event.key === "Enter") event.target.closest(".spoiler")?.classList.toggle("shown");
  });
}
