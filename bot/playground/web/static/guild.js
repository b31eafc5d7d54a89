/** Who I am, where I am, and the server around. */
import { byId, el, face } from "./dom.js";
import { askChannel, askPerson } from "./dialogs.js";
import { be, emit, goTo, me, on, spectates, state } from "./state.js";
import { speak, word } from "./words.js";

const MOST_PEOPLE = 6;
let spoken = "";
let line = true;

on("line", (open) => {
  line = open;
  if (state.guild) showState();
});

on("guild", (guild) => {
  const language = `${me()?.locale} ${guild.language} ${state.person}`;
  if (language !== spoken) {
    spoken = language;
    speak();
    emit("language");
  }
  showPeople(guild);
  showChannels(guild);
  showState();
  byId("busy").textContent = guild.busy ? word("thinking", { bot: guild.bot.name }) : "";
  byId("busy").classList.toggle("on", guild.busy);
  const others = guild.people.filter((one) => one.id !== state.person && one.news).length;
  document.title = `${others ? `(${others}) ` : ""}UNO ${word("playground")}`;
});

function badge(count) {
  return count ? el("span.badge", {}, el("span", { "aria-hidden": "true" }, count), el("span.unseen", {}, word("news", { count }))) : null;
}

/** Redraws a list only when it changed, and keeps the focus in it. */
function redraw(holder, key, children) {
  if (holder.dataset.drawn === key) return;
  const active = holder.contains(document.activeElement) ? document.activeElement.dataset.id : null;
  holder.dataset.drawn = key;
  holder.replaceChildren(...children());
  if (active) [...holder.querySelectorAll("button")].find((one) => one.dataset.id === active)?.focus();
}

function showPeople(guild) {
  const one = (person, place) =>
    el(
      "button.person",
      {
        type: "button",
        dataset: { id: person.id, user: person.id },
        "aria-pressed": String(person.id === state.person),
        "aria-disabled": person.id === state.person ? "true" : null,
        "aria-keyshortcuts": `Alt+${place + 1}`,
        onclick: () => be(person.id),
      },
      face(person.name, person.hue),
      el("span.name", {}, person.name),
      person.id === state.person ? null : badge(person.news),
    );
  redraw(byId("people"), JSON.stringify([guild.people, state.person]), () => [
    ...guild.people.map(one),
    guild.people.length < MOST_PEOPLE
      ? el("button.person.add", { type: "button", dataset: { id: "+" }, title: word("newPerson"), "aria-label": word("newPerson"), onclick: askPerson }, "＋")
      : "",
    el(
      "button.person.watch",
      { type: "button", dataset: { id: guild.spectator }, title: word("spectate"), "aria-label": word("spectate"), "aria-pressed": String(spectates()), onclick: () => be(guild.spectator) },
      "👁",
    ),
  ]);
}

function showChannels(guild) {
  const one = (channel) =>
    el(
      "li",
      {},
      el(
        channel.parent ? "button.channel.thread" : "button.channel",
        { type: "button", dataset: { id: channel.id }, "aria-current": channel.id === state.channel ? "page" : null, onclick: () => goTo(channel.id) },
        el("span.hash", { "aria-hidden": "true" }, channel.parent ? "🧵" : "#"),
        el("span.name", {}, channel.name),
        channel.id === state.channel ? null : badge(channel.news),
      ),
    );
  redraw(byId("channel-list"), JSON.stringify([guild.channels, state.channel]), () => guild.channels.map(one));
  const here = guild.channels.find((channel) => channel.id === state.channel);
  byId("channel-name").textContent = here ? `${here.parent ? "🧵" : "#"} ${here.name}` : "";
  byId("new-channel").textContent = `＋ ${word("newChannel")}`;
  byId("new-thread").textContent = `＋ ${word("newThread")}`;
  byId("new-thread").disabled = Boolean(here?.parent) || spectates();
}

function showState() {
  const online = line && state.guild.online;
  byId("state").textContent = line ? word(online ? "online" : "offline") : word("lost");
  byId("state").className = online ? "on" : "off";
}

function openChannels(open) {
  document.body.classList.toggle("channels-open", open);
  byId("open-channels").setAttribute("aria-expanded", String(open));
}

export function watchGuild() {
  on("moved", () => openChannels(false));
  byId("new-channel").addEventListener("click", () => askChannel(false));
  byId("new-thread").addEventListener("click", () => askChannel(true));
  byId("channels").addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    openChannels(false);
    byId("open-channels").focus();
  });
  byId("open-channels").addEventListener("click", () => openChannels(!document.body.classList.contains("channels-open")));
  document.addEventListener("keydown", (event) => {
    const place = event.altKey && !event.ctrlKey && /^Digit[1-6]$/.test(event.code) ? Number(event.code.slice(5)) : 0;
    const person = place && state.guild?.people[place - 1];
    if (!person) return;
    event.preventDefault();
    be(person.id);
  });
}
