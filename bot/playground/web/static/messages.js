/** The messages of a channel, each drawn anew when it changes, in its place. */
import { byId, el, face, rich } from "./dom.js";
import { notice, showForm } from "./dialogs.js";
import { focused, lead, refocus } from "./focus.js";
import { drawAll } from "./parts.js";
import { announceNew, keepPlace, notePlace, restorePlace, showNewest, watchPlace } from "./place.js";
import { act, emit, goTo, look, me, on, spectates, state } from "./state.js";
import { clock, tell } from "./times.js";
import { word } from "./words.js";

const SPOKEN = 220;
const known = new Map();
let shownFor = "";
let awaited = null;

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
  if (!first) notePlace();
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
  else keepPlace();
  if (isNew) announceNew();
  refocus(focus);
  if (known.has(awaited)) come(awaited);
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
    message.only
      ? el(
          "span.only",
          {},
          el("span", {}, "👁 ", word("only", { name: me()?.name ?? "" })),
          el("button.quiet", { type: "button", onclick: () => act("dismiss", { message: message.id }) }, word("dismiss")),
        )
      : null,
  );
  const thinking = message.thinking ? el("p.thinking", {}, word("thinking", { bot: author.name })) : null;
  const body = el(
    "div.body",
    {},
    thinking,
    message.html ? rich("div.text", message.html) : null,
    drawAll(message.parts, handlers),
  );
  const kind = ["li.message", message.only ? "private" : "", message.called ? "called" : ""].filter(Boolean).join(".");
  const inner = el("div.inner", {}, head, body);
  const dataset = message.used && !message.only ? { id: message.id, host: message.user } : { id: message.id };
  const props = { dataset, "aria-label": message.only ? `${author.name}, ${word("only", { name: me()?.name ?? "" })}` : author.name };
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
  if (answer.error) return notice(answer);
  emit("pressed", wanted.part);
  if (answer.message !== message.id) arrive(answer);
}

/** Goes to what the bot answered: a form, or a message as soon as it is there. */
export function arrive(answer) {
  if (answer.form) showForm(answer.form);
  if (!answer.message) return;
  if (known.has(answer.message)) come(answer.message);
  else awaited = answer.message;
}

function come(id) {
  const message = known.get(id);
  awaited = null;
  if (message === byId("messages").lastElementChild) showNewest();
  else message.scrollIntoView({ block: "nearest" });
  lead(message);
}

export function watchMessages() {
  watchPlace();
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
