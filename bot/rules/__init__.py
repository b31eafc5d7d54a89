"""The game itself: pure rules without input, output, clock or chance of its own."""
