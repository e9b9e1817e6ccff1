"""Dialects by the irdl dialect: `bridge.irdl.load(module)` adds those it defines."""

from bridge.dialects.irdl.loading import load

__all__ = ["load"]
