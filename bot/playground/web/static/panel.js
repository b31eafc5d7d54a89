/** Behind the scenes: what the bot asked of Discord and how long it took; the server's language; a restart. */
import { byId, el } from "./dom.js";
import { notice } from "./dialogs.js";
import { request, look, on, state } from "./state.js";
import { columns, word } from "./words.js";

const rows = el("tbody");
const count = el("p.fine");

on("calls", (news) => {
  count.textContent = word("callsCount", { count: news.count });
  rows.replaceChildren(
    ...news.calls.toReversed().map((call) =>
      el(
        call.status >= 400 ? "tr.refused" : "tr",
        {},
        el("td", {}, call.at.slice(11, 23)),
        el("td", {}, el("b", {}, call.method), " ", call.route),
        el("td", {}, call.status ?? "…"),
        el("td.number", {}, call.ms ?? "…"),
      ),
    ),
  );
});

on("language", draw);
on("guild", (guild) => {
  const select = byId("server-language");
  if (select) select.value = guild.language;
});

function draw() {
  const language = el(
    "select",
    {
      id: "server-language",
      onchange: async (event) => {
        const answer = await request("language", { server: true, locale: event.target.value });
        if (answer.error) notice(answer);
      },
    },
    el("option", { value: "en-US" }, "English"),
    el("option", { value: "zh-TW" }, "繁體中文"),
  );
  language.value = state.guild?.language ?? "en-US";
  const again = el("button.press.plain", { type: "button" }, "↻ ", word("restart"));
  again.addEventListener("click", async () => {
    again.disabled = true;
    const answer = await request("restart", {});
    again.disabled = false;
    if (answer.error) notice(answer);
  });
  byId("panel").replaceChildren(
    el("div.bar", {}, el("h2", {}, word("panel")), el("button.icon", { type: "button", "aria-label": word("close"), onclick: () => open(false) }, "✕")),
    el("div.field", {}, el("label", { htmlFor: "server-language" }, word("serverLanguage")), language),
    el("div.field", {}, again, el("small", {}, word("restartSays"))),
    el("p.fine", {}, word("keys")),
    el("h3", {}, word("calls")),
    count,
    el("div.table", { tabindex: "0", role: "region", "aria-label": word("calls") }, el("table", {}, el("thead", {}, el("tr", {}, columns().map((name) => el("th", { scope: "col" }, name)))), rows)),
  );
}

function open(yes) {
  byId("panel").hidden = !yes;
  byId("open-panel").setAttribute("aria-expanded", String(yes));
  look({ calls: yes });
  (yes ? byId("panel").querySelector("button") : byId("open-panel")).focus();
}

export function watchPanel() {
  byId("open-panel").addEventListener("click", () => open(byId("panel").hidden));
  byId("panel").addEventListener("keydown", (event) => event.key === "Escape" && open(false));
}
