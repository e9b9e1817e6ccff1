"""test-side-effects: what operations of the test dialect say they do to memory."""

from __future__ import annotations

from bridge import Operation
from bridge.ir.attributes import ArrayAttr, DictionaryAttr, StringAttr
from bridge.op.interfaces.effects import MemoryEffects
from bridge.op.traits import has_trait
from bridge.passes import Pass
from test_dialect.output import remark
from test_dialect.passes.printing import post_order

NAMES = ("test.side_effect_op", "test.side_effect_with_region_op")


class SideEffects(Pass, name="test-side-effects", anchor="builtin.module"):
    """Tells of each effect."""

    def run(self, op: Operation) -> None:
        inside = post_order(op)
        for inner in inside:
            if inner.name in NAMES:
                _tell(inner)
            elif isinstance(inner, MemoryEffects):
                _tell_effects(inner)
            elif _is_free(inner):
                remark(inner, "operation has no memory effects")
        for inner in inside:
            parameter = inner.get("effect_parameter")
            if parameter is not None and inner.dialect == "test":
                remark(inner, f"found a parametric effect with {parameter}")


def _tell_effects(op: MemoryEffects) -> None:
    for effect in op.effects():
        where = ""
        if effect.value in op.operands:
            where = f" on op operand {op.operands.index(effect.value)},"
        resource = effect.resource or "<Default>"
        kind = effect.kind.lower()
        remark(op, f"found an instance of '{kind}'{where} on resource '{resource}'")


def _is_free(op: Operation) -> bool:
    free = has_trait(op, "NoMemoryEffect")
    return free and not has_trait(op, "Terminator")


def _tell(op: Operation) -> None:
    listed = op.get("effects")
    if not isinstance(listed, ArrayAttr) or not listed.elements:
        remark(op, "operation has no memory effects")
        return
    for one in listed.elements:
        assert isinstance(one, DictionaryAttr)  # as the dialect has it
        effect = one.get("effect")
        assert isinstance(effect, StringAttr)  # as the dialect has it
        resource = "<Test>" if one.get("test_resource") else "<Default>"
        where = f"{_place(one)} on resource '{resource}'"
        remark(op, f"found an instance of '{effect.value}'{where}")


def _place(effect: DictionaryAttr) -> str:
    places = {
        "on_result": "op result 0",
        "on_operand": "op operand 0",
        "on_argument": "block argument 0",
    }
    for name, text in places.items():
        if effect.get(name) is not None:
            return f" on {text},"
    symbol = effect.get("on_reference")
    return f" on a symbol '{symbol}'," if symbol is not None else ""
