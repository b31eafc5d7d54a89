"""The playground's page: what is in the browser (`static`), and the server side of it."""
