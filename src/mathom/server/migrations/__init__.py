"""The database's history, run by Alembic."""
