/** The page's own words. They follow the language of who I am. */
import { locale, state } from "./state.js";

const EN = {
  skip: "Skip to the message box",
  playground: "playground",
  what: "What is this?",
  about:
    "The UNO bot in a chat on your own machine: no Discord, no token. You are **{name}**: press **{start}** in the lobby below and play from your hand. Switch who you are at the top; type **/** for commands.",
  close: "Close",
  channels: "Channels",
  who: "Who I am",
  messages: "Messages",
  panel: "Behind the scenes",
  local: "Only on this machine (127.0.0.1). What is written here is gone when the playground closes; games and statistics stay.",
  newChannel: "New channel",
  newThread: "New thread",
  newPerson: "Add a person",
  name: "Name",
  language: "Language",
  languageOf: "Language of {name}",
  serverLanguage: "Language of the server (public messages)",
  make: "Create",
  cancel: "Cancel",
  send: "Send",
  apply: "Done",
  choose: "Choose…",
  earlier: "Earlier messages",
  toBottom: "New messages ↓",
  online: "Bot online",
  offline: "Bot offline",
  lost: "Connection lost, trying again…",
  thinking: "{bot} is thinking…",
  only: "Only {name} sees this",
  dismiss: "Dismiss",
  edited: "edited",
  used: "{user} used {command}",
  bot: "BOT",
  thread: "{name} started a thread:",
  write: "Message #{channel}, or / for a command",
  writing: "Write to #{channel}",
  commands: "Commands",
  noCommand: "No such command",
  nothing: "Nothing matches",
  optional: "optional",
  drop: "Drop the command",
  yes: "Yes",
  no: "No",
  spectate: "Watch as spectator",
  spectating: "You are watching. Switch to a person to play.",
  news: "{count} new",
  spoiler: "Hidden; press to show",
  enlarge: "Enlarge: {alt}",
  calls: "What the bot asked of Discord",
  callsCount: "{count} requests",
  restart: "Restart the bot",
  restartSays: "Ends the bot's process and starts a new one. Its games go on.",
  columns: ["Time", "Request", "Status", "ms"],
  keys: "Keys: / commands · Alt+1…6 who I am · Esc back to the message box",
  required: "Please fill in: {name}",
  because: "{said}: {words}",
  errors: {
    no_answer: "The bot did not answer in time. Please try again.",
    offline: "The playground does not answer. Is it still running in the terminal?",
    spectator: "You are only watching. Switch to a person to take part.",
    name_taken: "That name is taken. Choose another.",
    name_length: "A name has 1 to 32 characters.",
    full: "No more can be added.",
    thread_in_thread: "A thread cannot have threads.",
    impossible: "That cannot be done",
  },
};

const ZH = {
  skip: "跳到輸入欄",
  playground: "試玩場",
  what: "這是什麼？",
  about:
    "這是你自己電腦上的聊天室，裡面有 UNO 機器人：不需要 Discord，也不需要權杖。你是 **{name}**：請在下面的等候室按 **{start}**，再從自己的手牌出牌。上方可以切換身分；輸入 **/** 可以使用指令。",
  close: "關閉",
  channels: "頻道",
  who: "我是誰",
  messages: "訊息",
  panel: "幕後",
  local: "只在這台電腦上（127.0.0.1）。關閉試玩場後，訊息會消失，牌局和統計會保留。",
  newChannel: "新增頻道",
  newThread: "新增討論串",
  newPerson: "新增一個人",
  name: "名字",
  language: "語言",
  languageOf: "{name} 的語言",
  serverLanguage: "伺服器的語言（公開訊息）",
  make: "建立",
  cancel: "取消",
  send: "送出",
  apply: "完成",
  choose: "請選擇……",
  earlier: "更早的訊息",
  toBottom: "新訊息 ↓",
  online: "機器人已連線",
  offline: "機器人離線",
  lost: "連線中斷，正在重試……",
  thinking: "{bot} 正在思考……",
  only: "只有 {name} 看得到",
  dismiss: "關閉訊息",
  edited: "已編輯",
  used: "{user} 使用了 {command}",
  bot: "機器人",
  thread: "{name} 建立了討論串：",
  write: "在 #{channel} 發言，或輸入 / 使用指令",
  writing: "在 #{channel} 發言",
  commands: "指令",
  noCommand: "沒有這個指令",
  nothing: "沒有符合的項目",
  optional: "選填",
  drop: "取消指令",
  yes: "是",
  no: "否",
  spectate: "旁觀",
  spectating: "你正在旁觀。切換成一個人就能玩。",
  news: "{count} 則新訊息",
  spoiler: "已隱藏，按下即可顯示",
  enlarge: "放大：{alt}",
  calls: "機器人對 Discord 的請求",
  callsCount: "{count} 個請求",
  restart: "重新啟動機器人",
  restartSays: "機器人的程序會結束並重新啟動，牌局會繼續。",
  columns: ["時間", "請求", "狀態", "毫秒"],
  keys: "按鍵：/ 指令 · Alt+1…6 切換身分 · Esc 回到輸入欄",
  required: "請填寫：{name}",
  because: "{said}：{words}",
  errors: {
    no_answer: "機器人沒有及時回應，請再試一次。",
    offline: "試玩場沒有回應。終端機裡還在執行嗎？",
    spectator: "你正在旁觀。切換成一個人才能參與。",
    name_taken: "這個名字已經有人用了，請換一個。",
    name_length: "名字要有 1 到 32 個字。",
    full: "數量已達上限，無法再新增。",
    thread_in_thread: "討論串裡不能再建立討論串。",
    impossible: "無法這麼做",
  },
};

/** What the lobby's button says, in the server's language. */
const START = { "en-US": "Start", "zh-TW": "開始" };
export const start = () => START[state.guild?.language] ?? START["en-US"];

const table = () => (locale() === "zh-TW" ? ZH : EN);

export function word(key, values = {}) {
  return Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, () => value), table()[key]);
}

export const columns = () => table().columns;

export function trouble({ error, words }) {
  const said = table().errors[error] ?? table().errors.impossible;
  return words ? word("because", { said, words }) : said;
}

/** Gives everything that stands in index.html its words. */
export function speak() {
  document.documentElement.lang = locale();
  for (const one of document.querySelectorAll("[data-word]")) one.textContent = word(one.dataset.word);
  for (const one of document.querySelectorAll("[data-label]")) {
    one.setAttribute("aria-label", word(one.dataset.label));
    if (one.matches("button")) one.title = word(one.dataset.label);
  }
}
