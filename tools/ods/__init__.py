"""Makes the op tables of `bridge/ods/tables` from TableGen records; see `../ods_tables.py`."""
