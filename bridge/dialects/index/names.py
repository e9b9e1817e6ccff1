"""What the results of index's operations are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bridge.op.value_names import ResultName, boolean_name, integer_name

RESULT_NAMES: Final[Mapping[str, ResultName]] = {
    "bool.constant": boolean_name,
    "constant": lambda op: integer_name("idx", op),
}
