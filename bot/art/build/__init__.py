"""What draws the sprites from their SVG, for developers; the running bot imports nothing of it."""
