"""What the results of complex's operations are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bridge.op.value_names import ResultName

RESULT_NAMES: Final[Mapping[str, ResultName]] = {"constant": "cst"}
