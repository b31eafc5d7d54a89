"""What people see: a View and redacted events as words and Discord layouts; no rules in here."""
