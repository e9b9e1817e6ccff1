"""What tables are made of, as JSON has it.

What stands where is said by the rows that are made of it (`bridge.ods.rows`) and by
those who write it (`bridge.tablegen`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

Json: TypeAlias = Any
"""A text, a number, a truth value, `None`, a list or a mapping of them."""
Line: TypeAlias = list[Json]
"""One entry of a list, by the place of what it holds."""
Entry: TypeAlias = Mapping[str, Json]
"""One entry of a table."""
