/** What the bot asked of Discord, newest first, and how long it took. */
import { el } from "./dom.js";
import { on } from "./state.js";
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

export function calls() {
  const head = el("thead", {}, el("tr", {}, columns().map((name) => el("th", { scope: "col" }, name))));
  return [count, el("div.table", { tabindex: "0", role: "region", "aria-label": word("calls") }, el("table", {}, head, rows))];
}
