"""Assembly formats compiled to readers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import bridge.ods.format_groups  # noqa: F401  # adds how groups are read
from bridge.ods.format_elements import Compiler
from bridge.ods.format_language import Element
from bridge.ods.format_resolving import resolving
from bridge.ods.format_steps import steps_of
from bridge.ods.format_types import Reading
from bridge.text.asm_reader import AsmReader
from bridge.text.operation_state import OperationState


def compile_reader(
    c: Compiler, elements: Sequence[Element]
) -> Callable[[AsmReader, OperationState], None]:
    """What reads all of a format; raises `FormatFault`."""
    steps = [*steps_of(c, elements, False), *resolving(c)]

    def read(r: AsmReader, state: OperationState) -> None:
        reading = Reading(state)
        for step in steps:
            step(r, reading)

    return read
