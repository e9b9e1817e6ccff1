"""Which class the operations of a name are of."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bridge.ir.core import Operation


class OpClasses(dict[str, "type[Operation]"]):
    """The class of an op by its name, and what it is where nobody knows the name."""

    def __init__(self, unknown: type[Operation]) -> None:
        self._unknown = unknown
        self.find: Callable[[str], type[Operation] | None] = lambda name: None
        """Asked for the class of a name that was not met before."""

    def __missing__(self, name: str) -> type[Operation]:
        found = self.find(name)
        if found is None:
            # Names that are not upstream's are unbounded: they are not cached.
            return self._unknown
        self[name] = found
        return found
