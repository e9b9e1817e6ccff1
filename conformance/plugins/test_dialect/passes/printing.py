"""Passes that print what they see: test-print-defuse, -nesting, -invalid and others."""

from __future__ import annotations

from bridge import Block, Builder, Operation, Region, Value
from bridge.dialects import func
from bridge.ir.attributes import DistinctAttr
from bridge.ir.core import BlockArgument
from bridge.passes import Pass
from test_dialect.output import say


class PrintDefUse(Pass, name="test-print-defuse"):
    """Prints what defines the operands of each operation, and who uses its results."""

    def run(self, op: Operation) -> None:
        for inner in post_order(op):
            say(f"Visiting op '{inner.name}' with {len(inner.operands)} operands:")
            for value in inner.operands:
                say(f"  - Operand produced by {_producer(value)}")
            say(f"Has {len(inner.results)} results:")
            for index, result in enumerate(inner.results):
                _print_users(index, result)


def _producer(value: Value) -> str:
    if isinstance(value, BlockArgument):
        number = value.block.arguments.index(value)
        return f"Block argument, number {number}"
    found = value.defining_op
    return f"operation '{found.name if found else ''}'"


def _print_users(index: int, result: Value) -> None:
    users = [use.op for use in result.uses][::-1]
    if not users:
        say(f"  - Result {index} has no uses")
        return
    if len(users) == 1:
        # Upstream ends no line here.
        say(f"  - Result {index} has a single use:     - {users[0].name}")
        return
    say(f"  - Result {index} has {len(users)} uses:")
    for user in users:
        say(f"    - {user.name}")


def post_order(op: Operation) -> list[Operation]:
    """Operations inside one, and it, each after those in it."""
    inner = [
        found
        for region in op.regions
        for block in region.blocks
        for each in list(block)
        for found in post_order(each)
    ]
    return [*inner, op]


class PrintNesting(Pass, name="test-print-nesting"):
    """Prints which regions, blocks and operations are in which."""

    def run(self, op: Operation) -> None:
        _print_operation(op, "")


def _print_operation(op: Operation, indent: str) -> None:
    say(
        f"{indent}visiting op: '{op.name}' with {len(op.operands)} operands and "
        f"{len(op.results)} results"
    )
    entries = sorted([*op.properties.entries, *op.attributes.entries])
    if entries:
        say(f"{indent}{len(entries)} attributes:")
    for name, value in entries:
        say(f"{indent} - '{name}' : '{value}'")
    say(f"{indent} {len(op.regions)} nested regions:")
    for region in op.regions:
        _print_region(region, indent + "  ")


def _print_region(region: Region, indent: str) -> None:
    say(f"{indent}Region with {len(region.blocks)} blocks:")
    for block in region.blocks:
        _print_block(block, indent + "  ")


def _print_block(block: Block, indent: str) -> None:
    say(
        f"{indent}Block with {len(block.arguments)} arguments, "
        f"{len(block.successors)} successors, and {len(block.operations)} operations"
    )
    for op in block:
        _print_operation(op, indent + "  ")


class PrintInvalid(Pass, name="test-print-invalid", anchor="builtin.module"):
    """Prints a function before and after it has a terminator."""

    def run(self, op: Operation) -> None:
        made = func.FuncOp("test", ([], []))
        op.body.prepend(made)
        say(f"Invalid operation:\n{made}")
        with Builder.at_end(made.body_.blocks[0]):
            func.ReturnOp()
        say(f"Valid operation:\n{made}")
        made.erase()


class DistinctAttributes(Pass, name="test-distinct-attrs", anchor="func.func"):
    """Makes a distinct attribute beside each that is an input."""

    def run(self, op: Operation) -> None:
        for inner in post_order(op):
            found = inner.get("distinct.input")
            if isinstance(found, DistinctAttr):
                made = DistinctAttr.create(found.referenced)
                inner.set_attribute("distinct.output", made)


class OperationsEquality(
    Pass, name="test-operations-equality", anchor="builtin.module"
):
    """Compares the two operations of a module."""

    def run(self, op: Operation) -> None:
        if len(op.body.operations) != 2:
            count = len(op.body.operations)
            raise op.error(f"expected 2 top-level ops in the module, got {count}")
        first, second = op.body
        strict = first.get("strict_loc_check") is not None
        alike = first.same_as(second, locations=strict)
        verdict = "compares equals." if alike else "compares NOT equals!"
        say(f"{first.name} with attr {first.attributes} {verdict}")


class TakeBody(Pass, name="test-take-body", anchor="builtin.module"):
    """Gives the first of two functions the body of the second."""

    def run(self, op: Operation) -> None:
        functions = [inner for inner in op.body if isinstance(inner, func.FuncOp)]
        if len(functions) != 2:
            raise op.error("Expected only two functions in test")
        first, second = functions
        for block in list(first.body_.blocks):
            first.body_.remove(block)
        first.body_.take_blocks(second.body_)
