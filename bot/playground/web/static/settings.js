/** ⚙: languages, light or dark, a restart of the bot; in a second tab, what the bot asked of Discord. */
import { calls } from "./calls.js";
import { notice } from "./dialogs.js";
import { arrows, byId, el } from "./dom.js";
import { look, me, on, request, spectates, state } from "./state.js";
import { setTheme, theme, THEMES } from "./theme.js";
import { LANGUAGES, word } from "./words.js";

const TABS = { choices, calls };
let shown = "choices";

function field(id, label, options, value, change) {
  const select = el("select", { id, onchange: (event) => change(event.target.value) }, Object.entries(options).map(([one, name]) => el("option", { value: one }, name)));
  select.value = value;
  return el("div.field", {}, el("label", { htmlFor: id }, label), select);
}

async function ask(name, wanted) {
  const answer = await request(name, wanted);
  if (answer.error) notice(answer);
}

function choices() {
  const themes = Object.fromEntries(THEMES.map((name) => [name, word(name)]));
  const again = el("button.press.plain", { type: "button", id: "restart" }, "↻ ", word("restart"));
  again.addEventListener("click", async () => {
    again.disabled = true;
    await ask("restart", {});
    again.disabled = false;
  });
  return [
    spectates()
      ? null
      : field("language", word("languageOf", { name: me()?.name ?? "" }), LANGUAGES, me()?.locale, (locale) => ask("language", { person: state.person, locale })),
    field("server-language", word("serverLanguage"), LANGUAGES, state.guild.language, (locale) => ask("language", { server: true, locale })),
    field("theme", word("theme"), themes, theme(), setTheme),
    el("div.field", {}, again, el("small", {}, word("restartSays"))),
    el("p.fine", {}, word("keys")),
  ];
}

/** Drawn anew where the words change, and the focus stays where it was. */
function draw() {
  if (byId("settings").hidden) return;
  const focus = byId("settings").contains(document.activeElement) ? document.activeElement.id : "";
  const tab = (name) =>
    el("button.tab", { type: "button", id: `tab-${name}`, role: "tab", "aria-selected": String(name === shown), "aria-controls": "tab", tabIndex: name === shown ? 0 : -1, onclick: () => turnTo(name) }, word(name));
  const tabs = el("div.tabs", { role: "tablist", "aria-label": word("settings") }, Object.keys(TABS).map(tab));
  arrows(tabs, "button");
  byId("settings").replaceChildren(
    el("div.bar", {}, tabs, el("button.icon", { type: "button", id: "close-settings", "aria-label": word("close"), onclick: () => open(false) }, "✕")),
    el("div", { id: "tab", role: "tabpanel", "aria-labelledby": `tab-${shown}` }, TABS[shown]().filter(Boolean)),
  );
  if (focus) byId(focus)?.focus();
}

function turnTo(name) {
  shown = name;
  look({ calls: name === "calls" });
  draw();
}

function open(yes) {
  byId("settings").hidden = !yes;
  byId("open-settings").setAttribute("aria-expanded", String(yes));
  look({ calls: yes && shown === "calls" });
  draw();
  byId(yes ? `tab-${shown}` : "open-settings").focus();
}

export function watchSettings() {
  on("language", draw);
  byId("open-settings").addEventListener("click", () => open(byId("settings").hidden));
  byId("settings").addEventListener("keydown", (event) => event.key === "Escape" && open(false));
}
