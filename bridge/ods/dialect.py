"""What the package of a dialect adds to its table: which modules have what.

A package is loaded when its dialect is first needed, and imports none of its modules
by itself. The order of `modules` does not matter.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from typing import Any, Final, Literal

from bridge.ods import rows
from bridge.ods.rows import Table, is_dialect
from bridge.records import Record

_DIALECTS: Final = "bridge.dialects"
_RENAMED: Final = {"async": "async_"}
"""Where a package cannot have the name of its dialect."""


class Dialect(Record):
    """One dialect; modules are named as its package has them."""

    name: str
    modules: tuple[str, ...] = ()
    """Those with the classes of ops that are written by hand."""
    nodes: Mapping[str, str] = {}
    """Those with classes of `attributes` and of `types`."""
    syntax: Mapping[str, str] = {}
    """Those whose `SYNTAX` has `attributes` and `types` that no format describes."""
    rules: str = ""
    """The one whose `RULES` verify the parameters of its nodes."""
    directives: tuple[str, ...] = ()
    """Those whose `DIRECTIVES` its formats use."""
    inference: str = ""
    """The one whose `INFERENCES` give the types of results where no trait does."""
    drawing: str = ""
    """The one that says how its operations are drawn in random programs."""
    building: str = ""
    """The one that says how ops are constructed where their rows do not: its
    `CONSTRUCTORS` are called in place of their classes, `RESULT_TYPES` infer the types
    of results and `ENTRY_TYPES` those of the arguments of regions."""
    functions: tuple[str, ...] = ()
    """What else of that module the package has under its name."""
    names: str = ""
    """The one whose `RESULT_NAMES` find what first results are called."""
    constants: str = ""
    """The dialect whose `materialize_constant`, in `constants`, is this one's."""
    canonicalization: str = ""
    """The one whose `PATTERNS` make its operations simpler."""
    canonicalized_by: tuple[str, ...] = ()
    """Other dialects some of whose patterns make its operations simpler, too."""
    result_names: Mapping[str, str] = {}
    """What the first results of ops are called, where it is always the same."""
    summaries: Mapping[str, str] = {}
    """What ops without a class of their own do, by the name without the dialect's; and
    what types and attributes are, by the mnemonic with its `!` or `#`."""

    home: str = ""
    """The package of a dialect that is not one of `bridge.dialects`."""

    @property
    def package(self) -> str:
        """The name of its package."""
        return self.home or f"{_DIALECTS}.{_RENAMED.get(self.name, self.name)}"

    def module(self, name: str) -> ModuleType:
        """One of its modules, loaded."""
        return import_module(f"{self.package}.{name}")

    def load(self) -> None:
        """Loads the classes of ops that are written by hand."""
        for name in self.modules:
            self.module(name)


_FOUND: Final[dict[str, Dialect]] = {}


def dialect(name: str) -> Dialect | None:
    """The `Dialect` of a package; None for one that the tables do not have."""
    found = _FOUND.get(name)
    if found is None and is_dialect(name):
        found = _FOUND[name] = import_module(Dialect(name).package).DIALECT
    return found


rows.REMOVE.append(lambda name: (_FOUND.pop(name, None), None)[1])


def register(own: Dialect, data: dict[str, object]) -> Table:
    """Adds a dialect that is not the reference's, with its table.

    Raises `ValueError` where there is a dialect of this name.
    """
    found = rows.register(own.name, data)
    _FOUND[own.name] = own
    return found


def entry(op: str, part: Literal["building", "inference", "names"], table: str) -> Any:
    """What a table of one of the modules of an op's dialect has of it, if anything."""
    of, _, short = op.partition(".")
    own = dialect(of)
    module: str = getattr(own, part, "")
    if own is None or not module:
        return None
    return getattr(own.module(module), table).get(short)
