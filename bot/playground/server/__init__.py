"""A local Discord: SimCord's model of it behind a real REST API, a real gateway and a CDN."""
