"""The overlay."""
from __future__ import annotations
from typing import Any
def applied(tables: dict[str, Any]) -> dict[str, Any]:
    return tables
