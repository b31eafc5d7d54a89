"""Where Discord is spoken: the client, what it sends and when, and the answers that people get."""
