"""The rules on the command line, and the language of scenarios; nothing of it is needed to play in the bot."""
