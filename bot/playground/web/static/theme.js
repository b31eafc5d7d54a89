/** Light, dark, or as the system has it: remembered, and there before anything is painted. */
const KEY = "theme";
export const THEMES = ["system", "light", "dark"];

export const theme = () => localStorage.getItem(KEY) ?? THEMES[0];

export function setTheme(name) {
  localStorage.setItem(KEY, name);
  document.documentElement.dataset.theme = name;
}

setTheme(theme());
