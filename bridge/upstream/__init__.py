"""Upstream's MLIR through its Python bindings: the only folder that imports them.

Modules cross the border as text or as bytecode, in bulk, never object by object: the
bindings' objects do not show all properties. Importing this package imports no
bindings; `bridge.upstream.provider` finds them when they are first needed.
"""
