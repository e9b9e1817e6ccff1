"""The builtin dialect: modules, and conversions that are not decided yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge.errors import Unsupported
from bridge.ir.attributes import EMPTY_DICTIONARY, DialectAttr
from bridge.later import deferred
from bridge.op.base import Op, of_signature
from bridge.op.interfaces.symbols import Symbol

if TYPE_CHECKING:
    from bridge.interpreter import lowered
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
else:
    lowered = deferred("bridge.interpreter.lowered")


class ModuleOp(Symbol, name="builtin.module"):
    """A symbol table at the top level, or nested in another."""

    is_definition = True
    may_be_unnamed = True

    def verify(self) -> None:
        if self.attributes is EMPTY_DICTIONARY:
            return
        for name in self.attributes:
            if "." not in name:
                raise self.error(
                    "can only contain attributes with dialect-prefixed names, "
                    f"found: '{name}'"
                )

    def verify_strictly(self) -> None:
        # A module has one data layout; upstream reports two and continues.
        layouts = [
            attr
            for attr in self.attributes.values()
            if isinstance(attr, DialectAttr)
            and (attr.dialect, attr.mnemonic) == ("dlti", "dl_spec")
        ]
        if len(layouts) > 1:
            raise self.error("expects at most one data layout attribute")


class UnrealizedConversionCastOp(Op, name="builtin.unrealized_conversion_cast"):
    """Casts values between types of an unfinished type conversion."""

    def interpret(self, machine: Machine) -> Meaning:
        if len(self.operands) != 1 or len(self.results) != 1:
            raise Unsupported("a cast of several values, or to several")
        before, after = self.operands[0].type, self.results[0].type
        return lowered.cast(before, after, machine)

    @of_signature
    def verify(self) -> None:
        if not self.results:
            raise self.error("expected at least one result for cast operation")
