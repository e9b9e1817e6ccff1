"""Tables of dialects from TableGen's records: upstream's, and those of other projects.

`python -m bridge.tablegen FILE.td` writes those of a project, see docs/dialects.md;
`python -m tools.ods_tables` of the checkout writes those of the reference.
"""
