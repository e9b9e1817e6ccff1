"""Passes that copy operations: test-clone and slice-analysis-test."""

from __future__ import annotations

from bridge import Builder, Operation, Value
from bridge.dialects import func
from bridge.dialects.linalg.structure import StructuredOp
from bridge.op.interfaces.functions import FunctionOp
from bridge.passes import Pass
from test_dialect.output import say
from test_dialect.passes.printing import post_order
from test_dialect.passes.vectorizer import backward_slice


class Clone(Pass, name="test-clone"):
    """Copies the body of a function to its end, on what it returned."""

    def run(self, op: Operation) -> None:
        if not isinstance(op, FunctionOp) or len(op.regions) != 1:
            return
        blocks = op.regions[0].blocks
        if len(blocks) != 1:
            return
        block, *_ = blocks
        terminator = block.operations[-1]
        takes, gives = list(block.arguments), list(terminator.operands)
        if [value.type for value in takes] != [value.type for value in gives]:
            return
        mapping: dict[Value, Value] = dict(zip(takes, gives, strict=True))
        for inner in list(block):
            copy = inner.clone(mapping)
            for inserted in copy.walk():
                say(f"notifyOperationInserted: {inserted.name}")
            block.append(copy)
        terminator.erase()


class SliceAnalysis(Pass, name="slice-analysis-test", anchor="builtin.module"):
    """Makes a function of all that an op of linalg needs."""

    omit_block_arguments: bool = True

    def run(self, op: Operation) -> None:
        functions = [inner for inner in op.body if isinstance(inner, func.FuncOp)]
        users = [
            (function, inner)
            for function in functions
            for inner in post_order(function)
            if isinstance(inner, StructuredOp)
        ]
        for number, (function, user) in enumerate(users):
            made = self._function_of(function, user, f"__backward_slice__{number}")
            op.body.append(made)

    def _function_of(
        self, function: func.FuncOp, user: Operation, suffix: str
    ) -> func.FuncOp:
        ty = function.function_type.type
        name = function.sym_name.value + suffix
        made = func.FuncOp(name, (ty.inputs, ty.results))
        block = made.body_.blocks[0]
        mapping: dict[Value, Value] = dict(
            zip(function.body_.blocks[0].arguments, block.arguments, strict=True)
        )
        for needed in backward_slice(user, omit_arguments=self.omit_block_arguments):
            block.append(needed.clone(mapping))
        with Builder.at_end(block):
            func.ReturnOp()
        return made
