"""Dialects and irdl: `bridge.irdl.load(module)` adds those that a module defines, and
`bridge.irdl.dump("geo")` writes one in Python as `irdl.dialect`."""

from bridge.dialects.irdl.dumping import dump
from bridge.dialects.irdl.loading import load

__all__ = ["dump", "load"]
