"""What people see: tables, views and redacted events as words and Discord layouts; no rules in here."""
