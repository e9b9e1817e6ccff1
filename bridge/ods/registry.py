"""The reference's ops and dialects, as the readers ask for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from bridge.ir.attributes import Attribute
from bridge.later import deferred
from bridge.ods import rows
from bridge.ods.nodes import definition
from bridge.ods.undefined import undefined
from bridge.text.operation_state import Syntax
from bridge.text.registry import OpFacts
from bridge.text.state import Modelled, Section

if TYPE_CHECKING:
    from bridge.ods import inherent, native
else:
    inherent = deferred("bridge.ods.inherent")
    native = deferred("bridge.ods.native")

_ANY_KEY: Final = "builtin"
_WITH_RESOURCES: Final = frozenset({"builtin", "ml_program"})
"""Found by running the reference: its dialects' definitions do not have it."""


class TableRegistry:
    """Answers from the tables of ops; see `bridge.text.registry.Registry`.

    What tests attributes is loaded when the first is tested.
    """

    def op(self, name: str) -> OpFacts | None:
        row = rows.row(name)
        if row is None:
            return None
        return OpFacts(row.inherent, row.settable, row.defaults, row.terminator)

    def syntax(self, name: str) -> Syntax | str | None:
        return f"'{name}' is not in generic form"

    def inherent_fault(self, name: str, given: Mapping[str, Attribute]) -> str | None:
        return inherent.inherent_fault(name, given)

    def property_fault(self, name: str, given: Mapping[str, Attribute]) -> str | None:
        return inherent.property_fault(name, given)

    def native(self, name: str, key: str, given: Attribute) -> Attribute:
        return native.converted(name, key, given)

    def has_dialect(self, name: str) -> bool:
        return rows.table(name) is not None

    def dialects(self) -> Sequence[str]:
        return tuple(rows.dialects())

    def defined(self, dialect: str, mnemonic: str, section: Section) -> Modelled | None:
        found = definition(dialect, mnemonic, section)
        return found or undefined(dialect, mnemonic, section)

    def takes_resources(self, dialect: str) -> bool:
        return dialect in _WITH_RESOURCES or self.declares_resources(dialect)

    def declares_resources(self, dialect: str) -> bool:
        own = rows.table(dialect)
        holds = own is not None and "resources" in own.data["dialect"]
        return holds or dialect == _ANY_KEY


REFERENCE: Final = TableRegistry()
