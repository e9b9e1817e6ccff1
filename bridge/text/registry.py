"""What the readers must know of ops and dialects, asked from outside.

The text layer is below the tables of ops; the caller passes it a `Registry`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

if TYPE_CHECKING:
    from bridge.ir.attributes import Attribute
    from bridge.text.operation_state import Syntax
    from bridge.text.state import Modelled, Section


class OpFacts(NamedTuple):
    """What reading an op in generic form depends on."""

    inherent: frozenset[str]
    """What is stored as properties."""
    settable: frozenset[str]
    """Of those, what may occur among the discardable attributes."""
    defaults: Mapping[str, str]
    """The properties that are filled in where the text has none, as texts."""
    terminator: bool
    """Whether it may have successors."""


class Registry(Protocol):
    """Knows the ops and dialects of the reference."""

    def op(self, name: str) -> OpFacts | None:
        """The facts of a registered op, or None."""

    def syntax(self, name: str) -> Syntax | str | None:
        """The own syntax of a registered op, or why it is not read natively.

        None where the op has none.
        """

    def inherent_fault(self, name: str, given: Mapping[str, Attribute]) -> str | None:
        """What is wrong with the first attribute that is not as the op demands."""

    def property_fault(self, name: str, given: Mapping[str, Attribute]) -> str | None:
        """What is wrong with the first attribute that is no such property."""

    def native(self, name: str, key: str, given: Attribute) -> Attribute:
        """The stored form of an attribute that is given for a property."""

    def has_dialect(self, name: str) -> bool:
        """Whether a dialect is registered."""

    def dialects(self) -> Sequence[str]:
        """The registered dialects, in alphabetical order."""

    def defined(self, dialect: str, mnemonic: str, section: Section) -> Modelled | None:
        """What is known of a type or attribute."""

    def takes_resources(self, dialect: str) -> bool:
        """Whether a file's metadata may hold resources of a registered dialect."""

    def declares_resources(self, dialect: str) -> bool:
        """Whether these may have any key."""


class _Lenient:
    """Knows nothing and refuses nothing."""

    def op(self, name: str) -> OpFacts | None:
        return None

    def syntax(self, name: str) -> Syntax | str | None:
        return f"'{name}' is not in generic form"

    def inherent_fault(self, name: str, given: Mapping[str, Attribute]) -> str | None:
        return None

    def property_fault(self, name: str, given: Mapping[str, Attribute]) -> str | None:
        return None

    def native(self, name: str, key: str, given: Attribute) -> Attribute:
        return given

    def dialects(self) -> Sequence[str]:
        return ()

    def has_dialect(self, name: str) -> bool:
        return True

    def defined(self, dialect: str, mnemonic: str, section: Section) -> Modelled | None:
        return None

    def takes_resources(self, dialect: str) -> bool:
        return True

    def declares_resources(self, dialect: str) -> bool:
        return True


LENIENT: Registry = _Lenient()


_FAQ: Final = (
    "for more info on dialect registration see "
    "https://mlir.llvm.org/getting_started/Faq/"
    "#registered-loaded-dependent-whats-up-with-dialects-management"
)


def unknown_op(registry: Registry, name: str, full: str) -> tuple[str, str]:
    """What is reported of an op that is not known, and the note with it, if any.

    `full` is its name in the dialect whose prefix may be left out.
    """
    tried = f" (tried '{full}' as well)" if full != name else ""
    dialect = full.partition(".")[0]
    if registry.has_dialect(dialect):
        return f"custom op '{name}' is unknown{tried}", ""
    message = f"Dialect `{dialect}' not found for custom op '{name}' {tried}"
    return message, f"Available dialects: {', '.join(registry.dialects())} ; {_FAQ}"
