"""The cf dialect: branches between blocks."""

from __future__ import annotations

from bridge.ir.attributes import DenseElementsAttr
from bridge.ir.types import as_shaped
from bridge.op.base import Blocks, Groups, Op, Value, Values, of_signature


class SwitchOp(Op, name="cf.switch"):
    """Branches to the block of the case equal to an integer, or the default."""

    flag: Value
    default_operands: Values
    case_operands: Groups
    case_values: DenseElementsAttr | None
    case_destinations: Blocks

    @of_signature
    def verify(self) -> None:
        values = self.case_values
        count = len(self.case_destinations)
        flag = self.flag.type
        shaped = None if values is None else as_shaped(values.type)
        if shaped is not None and shaped.element is not flag:
            raise self.error(
                f"'flag' type ('{flag}') should match case value type "
                f"('{shaped.element}')"
            )
        size = 0 if shaped is None else shaped.num_elements
        if size != count:
            raise self.error(
                f"number of case values ({size}) should match number of case "
                f"destinations ({count})"
            )
