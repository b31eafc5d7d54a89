/** Moments: <t:…:R> counts down while one looks. */
import { locale } from "./state.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];
const URGENT = 15;

function relative(seconds) {
  const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale()).format(Math.trunc(seconds / size), unit);
}

export function tell(root = document) {
  for (const one of root.querySelectorAll("time[data-style]")) {
    const moment = new Date(one.dateTime);
    const whole = new Intl.DateTimeFormat(locale(), STYLES.F).format(moment);
    let said = whole;
    if (one.dataset.style === "R") {
      const seconds = (moment - Date.now()) / 1000;
      said = relative(seconds);
      one.classList.toggle("urgent", seconds > 0 && seconds <= URGENT);
    } else {
      said = new Intl.DateTimeFormat(locale(), STYLES[one.dataset.style]).format(moment);
    }
    if (one.textContent !== said) one.textContent = said;
    one.title = whole;
  }
}

export const clock = (iso) => new Intl.DateTimeFormat(locale(), STYLES.t).format(new Date(iso));

setInterval(tell, 1000);
