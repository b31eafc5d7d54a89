/** The playground's page: a chat with the bot on a Discord of this machine. */
import { byId } from "./dom.js";
import { watchAbout } from "./about.js";
import { watchComposer } from "./composer.js";
import { watchFocus } from "./focus.js";
import { watchGuild } from "./guild.js";
import { watchMessages } from "./messages.js";
import { watchPeople } from "./people.js";
import { watchSettings } from "./settings.js";
import { connect } from "./state.js";

watchGuild();
watchMessages();
watchAbout();
watchSettings();
watchPeople();
watchComposer();
watchFocus();
connect();
byId("scroll").addEventListener("keydown", (event) => {
  if (event.key === "Escape") byId("composer").querySelector("input, textarea")?.focus();
});
