"""What the results of shape's operations are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bridge.op.value_names import ResultName, integer_name

RESULT_NAMES: Final[Mapping[str, ResultName]] = {
    "const_size": lambda op: integer_name("c", op)
}
