"""Alembic's migrations: forward only, one file a version, and never changed once released."""
