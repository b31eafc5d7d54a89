"""Slash commands and button routing: parse, call the session, show a screen."""
