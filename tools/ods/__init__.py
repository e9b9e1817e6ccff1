"""Makes the op tables of `bridge/ods/tables`, and compares them with the reference."""
