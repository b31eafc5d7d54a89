/** What the page knows, and its two ways to the server: requests by POST, updates by WebSocket. */
export const state = {
  guild: null,
  person: localStorage.getItem("person"),
  channel: localStorage.getItem("channel"),
  calls: false,
  most: 60,
};

const listeners = {};
export const on = (what, listener) => (listeners[what] ??= []).push(listener);
export const emit = (what, news) => (listeners[what] ?? []).forEach((listener) => listener(news));

export const me = () => state.guild?.people.find((one) => one.id === state.person);
export const spectates = () => state.person === state.guild?.spectator;
export const locale = () => me()?.locale ?? state.guild?.language ?? "en-US";

/** Asks the server for something; answers with what came of it, or { error, words }. */
export async function request(name, wanted) {
  try {
    const answer = await fetch(`/actions/${name}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(wanted),
    });
    if (answer.ok) return await answer.json();
    return { error: "impossible", words: `${answer.status}` };
  } catch {
    return { error: "offline" };
  }
}

/** The same by who I am, where I am. */
export const act = (name, wanted = {}) => request(name, { person: state.person, channel: state.channel, ...wanted });

let socket = null;
let pause = 250;

export function look(changes = {}) {
  Object.assign(state, changes);
  if (state.person) localStorage.setItem("person", state.person);
  if (state.channel) localStorage.setItem("channel", state.channel);
  if (socket?.readyState !== WebSocket.OPEN || !state.person || !state.channel) return;
  const { person, channel, most, calls } = state;
  socket.send(JSON.stringify({ person, channel, most, calls, seen: document.visibilityState === "visible" }));
}

/** I am somebody else from now on. */
export function be(person) {
  if (person === state.person) return;
  look({ person, most: 60 });
  moved();
}

/** I look at another channel from now on. */
export function goTo(channel) {
  look({ channel, most: channel === state.channel ? state.most : 60 });
  moved();
}

function moved() {
  emit("moved");
  emit("guild", state.guild);
}

export function connect() {
  socket = new WebSocket(`ws://${location.host}/updates`);
  socket.onopen = () => {
    pause = 250;
    emit("line", true);
    look();
  };
  socket.onmessage = (message) => {
    const news = JSON.parse(message.data);
    if (news.op === "guild") settle(news);
    emit(news.op, news);
  };
  socket.onclose = () => {
    emit("line", false);
    setTimeout(connect, pause);
    pause = Math.min(pause * 2, 4000);
  };
}

/** Takes the server's news; a remembered person or channel that is no more is forgotten. */
function settle(news) {
  state.guild = news;
  const known = [...news.people.map((one) => one.id), news.spectator];
  const person = known.includes(state.person) ? state.person : news.people[0].id;
  const channel = news.channels.some((one) => one.id === state.channel) ? state.channel : news.channels[0].id;
  if (person !== state.person || channel !== state.channel) look({ person, channel });
}

document.addEventListener("visibilitychange", () => look());
