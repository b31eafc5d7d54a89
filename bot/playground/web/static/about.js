/** What this page is, and what one can do next: read from what the newest messages offer to press. */
import { byId, el } from "./dom.js";
import { me, on, spectates } from "./state.js";
import { steps, word } from "./words.js";

const READ = "about is read";

/** The newest button that says this to the bot; its custom_id ends with it. */
const button = (what) => [...document.querySelectorAll(`#messages > li:not(.private) [data-part$=":${what}"]`)].at(-1);

/** Whether a text names a person, and not only somebody whose name begins the same. */
function names(text, name) {
  const whole = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{N}])${whole}(?![\\p{L}\\p{N}])`, "u").test(text);
}

/** What a message says, in its pictures, too. */
const said = (message) => [message.textContent, ...[...message.querySelectorAll("img")].map((image) => image.alt)].join(" ");

/** What I can do now: one of the page's steps, what it names, and the button that is to be pressed. */
function nextStep() {
  if (spectates()) return ["watch"];
  const name = me()?.name ?? "";
  const [join, hand, next] = ["join", "hand", "next"].map(button);
  const table = [join, hand, next].map((one) => one?.closest("li")).filter(Boolean).sort((a, b) => a.offsetTop - b.offsetTop).at(-1);
  if (!table) return ["open", { name }];
  const seated = names(said(table), name);
  if (table.contains(join)) {
    const start = button("start") ?? button("now"); // a host who is alone plays against computers
    const { host = name } = table.dataset;
    return seated ? [host === name ? "start" : "seated", { name, host }, start] : ["join", { name }, join];
  }
  if (table.contains(next)) return ["goOn", { name }, next];
  const game = hand.dataset.part.split(":")[1];
  const own = [...document.querySelectorAll(`#messages > li.private [data-part^="uno:${game}:"]`)];
  if (own.some((one) => !one.disabled && /:(do|do\+uno|dance|judge) /.test(one.dataset.part))) return ["play", { name }];
  if (own.length) return ["wait", { name }];
  return seated ? ["hand", { name }, hand] : ["watchGame", { name }];
}

/** What stands between ** in bold, and {press} as a way to the button; a name may hold anything. */
function marked(words, values = {}, wanted = null) {
  return words.split("**").map((piece, place) => {
    if (piece === "{press}") return el("button.quiet", { type: "button", onclick: () => show(wanted) }, wanted?.textContent);
    const text = Object.entries(values).reduce((all, [name, value]) => all.replaceAll(`{${name}}`, () => value), piece);
    return place % 2 ? el("b", {}, text) : text;
  });
}

function show(wanted) {
  wanted.scrollIntoView({ block: "center" });
  wanted.focus();
}

function draw() {
  const [step, values, wanted] = nextStep();
  byId("next-step").replaceChildren(...marked(steps()[step], values, wanted));
  byId("about-words").replaceChildren(...marked(word("about")));
}

function open(yes) {
  byId("about").hidden = !yes;
  byId("open-about").setAttribute("aria-expanded", String(yes));
}

function read() {
  localStorage.setItem(READ, "yes");
  open(false);
}

export function watchAbout() {
  open(!localStorage.getItem(READ));
  for (const news of ["language", "guild", "messages"]) on(news, draw);
  // Who has answered from a hand knows how to play.
  on("pressed", (part) => /:do(\+uno)? /.test(part) && read());
  byId("open-about").addEventListener("click", () => open(byId("about").hidden));
  byId("close-about").addEventListener("click", () => {
    read();
    byId("open-about").focus();
  });
}
