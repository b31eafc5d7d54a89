/** The playground's page: a chat with the bot on a Discord of this machine. */
import { byId } from "./dom.js";
import { watchComposer } from "./composer.js";
import { watchGuild } from "./guild.js";
import { watchScroll } from "./messages.js";
import { watchPanel } from "./panel.js";
import { watchPeople } from "./people.js";
import { connect } from "./state.js";

watchGuild();
watchScroll();
watchPanel();
watchPeople();
watchComposer();
connect();
byId("scroll").addEventListener("keydown", (event) => {
  if (event.key === "Escape") byId("composer").querySelector("input, textarea")?.focus();
});
