"""Which values are used later, at each place of a program."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.analysis.dataflow import DenseBackward
from bridge.arguments import checked
from bridge.ir.core import Block, Operation, Value

Values = frozenset[Value]


class _Liveness(DenseBackward[Values]):
    def join(self, one: Values, other: Values) -> Values:
        return one | other

    def exit(self) -> Values:
        return frozenset()

    def transfer(self, op: Operation, after: Values) -> Values:
        return (after - {*op.results}) | {*op.operands}

    def enter(self, defined: Sequence[Value], before: Values) -> Values:
        return before - {*defined}


class Liveness:
    """The values that are live inside an operation: defined, and used later."""

    def __init__(self, root: Operation) -> None:
        self._rules = _Liveness()
        self._found = self._rules.solve(root)

    @checked
    def before(self, op: Operation) -> Values:
        """What is live before an operation.

        Raises `KeyError` for one that is not inside, as all these do.
        """
        return self._rules.transfer(op, self._found[op])

    @checked
    def after(self, op: Operation) -> Values:
        """What is live after an operation and its regions; its results, if used."""
        return self._found[op] if op.next is None else self.before(op.next)

    @checked
    def live_in(self, block: Block) -> Values:
        """What a block uses, or what follows it, of values defined before it."""
        first = block.first
        return self.before(first) - {*block.arguments} if first else frozenset()

    @checked
    def live_out(self, block: Block) -> Values:
        """What is used after a block."""
        last = block.last
        return self._found[last] if last else frozenset()


@checked
def liveness(root: Operation) -> Liveness:
    """The live values inside an operation, by all ways that control may go.

    Values that are passed to a block are used by the branch, and are others inside.
    """
    return Liveness(root)
