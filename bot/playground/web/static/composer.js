/** Writing: words for the channel, or a slash command whose options are filled in one by one. */
import { byId, el } from "./dom.js";
import { notice } from "./dialogs.js";
import { Suggestions } from "./suggestions.js";
import { openCommand } from "./command.js";
import { arrive } from "./messages.js";
import { act, on, spectates, state } from "./state.js";
import { word } from "./words.js";

let commands = [];
let drawnFor = "";
let wasOnline = false;

/** The commands may have changed with who I am, where I am, and the language; one may be half typed by now. */
async function fetchCommands() {
  const answer = await act("commands");
  commands = answer.commands ?? [];
  const words = byId("words");
  if (words?.value.startsWith("/")) words.dispatchEvent(new Event("input"));
}

export function watchComposer() {
  on("language", draw);
  on("guild", (guild) => {
    const now = `${state.person} ${state.channel}`;
    if (now !== drawnFor) draw();
    else if (guild.online && !wasOnline) fetchCommands();
    drawnFor = now;
    wasOnline = guild.online;
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.target.closest("input, textarea, select, dialog[open]")) return;
    const words = byId("words");
    if (!words) return;
    event.preventDefault();
    words.focus();
    words.value = "/";
    words.dispatchEvent(new Event("input"));
  });
  byId("messages").addEventListener("click", (event) => {
    const chip = event.target.closest("[data-command]");
    if (chip) begin(chip.dataset);
  });
}

/** As in Discord, a mention works by the command's id and its name that is not translated, and else does nothing. */
async function begin({ command: name, id }) {
  await fetchCommands();
  const command = commands.find((one) => one.id === id && one.name === name);
  if (command) openCommand(command, "", draw);
}

function draw() {
  if (!state.guild) return;
  fetchCommands();
  if (spectates()) {
    byId("composer").replaceChildren(el("p.fine", {}, word("spectating")));
    return;
  }
  const here = state.guild.channels.find((one) => one.id === state.channel)?.name ?? "";
  const words = el("textarea", {
    id: "words",
    rows: 1,
    maxLength: 2000,
    placeholder: word("write", { channel: here }),
    "aria-label": word("writing", { channel: here }),
    autocomplete: "off",
    spellcheck: false,
  });
  const list = new Suggestions(words, word("commands"), (command) => openCommand(command, "", draw));
  const send = async () => {
    const said = words.value.trim();
    if (!said) return;
    if (said.startsWith("/")) return notice({ error: "impossible", words: word("noCommand") });
    words.value = "";
    const answer = await act("say", { words: said });
    if (answer.error) notice(answer);
    else arrive(answer);
  };
  words.addEventListener("input", () => {
    words.style.height = "auto";
    words.style.height = `${words.scrollHeight}px`;
    const typed = words.value.toLowerCase();
    if (!typed.startsWith("/")) return list.close();
    const whole = commands.find((one) => [one.shown, one.name].some((name) => typed.startsWith(`/${name.toLowerCase()} `)));
    const longer = commands.some((one) => one !== whole && [one.shown, one.name].some((name) => name.toLowerCase().startsWith(typed.slice(1))));
    if (whole && !longer) {
      const name = [whole.shown, whole.name].find((name) => typed.startsWith(`/${name.toLowerCase()} `));
      return openCommand(whole, words.value.slice(name.length + 2), draw);
    }
    const wanted = typed.slice(1).trim();
    const found = commands.filter((one) => one.shown.toLowerCase().includes(wanted) || one.name.includes(wanted));
    list.show(found.map((one) => ({ value: one, label: `/${one.shown}`, description: one.description })));
  });
  words.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing && !event.defaultPrevented) {
      event.preventDefault();
      send();
    }
  });
  const button = el("button.press.main", { type: "button", onclick: send }, word("send"));
  const holder = el("div.writing", {}, list.element, words, button);
  const active = byId("composer").contains(document.activeElement);
  byId("composer").replaceChildren(holder);
  if (active) words.focus();
}
