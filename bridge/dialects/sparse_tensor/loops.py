"""Loops over the stored elements of tensors."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects.sparse_tensor.space_types import IteratorType, IterSpaceType
from bridge.ir.attributes import ArrayAttr, IntegerAttr
from bridge.ir.blocks import Region
from bridge.ir.types import I64, INDEX, Type
from bridge.ir.values import BlockArgument
from bridge.ods.slots import set_operand_sizes
from bridge.op.base import Op, Regions, Value, Values
from bridge.op.interfaces.loop_like import Carried, LoopLike, yielded_by
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.blocks import Argument
from bridge.text.operation_state import OperationState
from bridge.text.tokens import Token


def iterator_type(ty: Type) -> Type | None:
    """The type of a space's iterators; None for a type that is no space's."""
    if not isinstance(ty, IterSpaceType):
        return None
    return IteratorType(ty.encoding, ty.lo_lvl, ty.hi_lvl)


def dimensions(ty: Type) -> int:
    """The number of levels a space has."""
    return ty.num_levels if isinstance(ty, IterSpaceType) else 0


class Names:
    """`%a, _, %b`: some names of a list, and a bit for each that is there."""

    def __init__(self) -> None:
        self.found: list[Token] = []
        self.bits = 0
        self.count = 0

    @classmethod
    def read(cls, r: AsmReader, opening: str = "") -> Names:
        """The list; raises `ParseError`."""
        names = cls()

        def read_one() -> None:
            if not r.accept_word("_"):
                names.found.append(r.argument())
                names.bits |= 1 << names.count
            names.count += 1

        r.items(read_one, opening)
        return names

    @property
    def places(self) -> list[int]:
        """Where in the list the names are."""
        return [place for place in range(self.count) if self.bits >> place & 1]


def _write_names(
    w: AsmWriter, count: int, arguments: Sequence[BlockArgument], bits: int
) -> None:
    if not bits:
        return
    names = iter(arguments)
    w.items(range(count), lambda n: w.put(next(names) if bits >> n & 1 else "_"))


class _Loop:
    """The parts of both kinds of loops before their bodies, as read."""

    def __init__(
        self, r: AsmReader, state: OperationState, spaces: list[Token]
    ) -> None:
        self.r = r
        self.state = state
        self.spaces = spaces
        coordinates = Names.read(r, "(") if r.accept_word("at") else Names()
        self.coordinates = coordinates.found
        state.properties["crdUsedLvls"] = IntegerAttr(coordinates.bits, I64)
        self.has_carried = r.accept_word("iter_args")
        self.carried = r.assignments() if self.has_carried else []

    def check(self, types: list[Type]) -> None:
        """Raises `ParseError` where there is not a type for each space."""
        if len(types) != len(self.spaces):
            raise self.r.op_error(
                self.state,
                "mismatch in number of iteration space operands and iteration space "
                "types",
            )

    def finish(self, types: list[Type]) -> list[Argument]:
        """The results' types, all operands; the arguments of the bodies.

        Raises `ParseError`.
        """
        r, state = self.r, self.state
        if self.has_carried:
            state.types += r.arrow_types()
        state.operands += r.resolve_all(self.spaces, types, state.pos)
        if len(self.carried) != len(state.types):
            raise r.op_error(
                state, "mismatch in number of iteration arguments and return values"
            )
        starts = [start for _, start in self.carried]
        state.operands += r.resolve_all(starts, state.types, state.pos)
        names = [name for name, _ in self.carried]
        arguments: list[Argument] = list(map(Argument, names, state.types))
        return arguments + [Argument(name, INDEX) for name in self.coordinates]


def _read_body(
    r: AsmReader, state: OperationState, arguments: Sequence[Argument]
) -> None:
    region = r.braced_region(arguments)
    state.regions.append(r.ensure_terminator(region, "sparse_tensor.yield", state))


def _write_coordinates(
    w: AsmWriter, space: Type, arguments: Sequence[BlockArgument], bits: int
) -> None:
    if bits:
        w.text(" at(")
        _write_names(w, dimensions(space), arguments, bits)
        w.text(")")


class IterateOp(LoopLike, name="sparse_tensor.iterate"):
    """Iterates over the stored elements of an iteration space."""

    iter_space: Value
    init_args: Values
    crd_used_lvls: IntegerAttr
    region: Region

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        iterators = r.items(r.argument) if r.peek().kind == "%" else []
        r.word("in")
        loop = _Loop(r, state, r.operands())
        if len(iterators) != len(loop.spaces):
            raise r.op_error(
                state, "mismatch in number of sparse iterators and sparse spaces"
            )
        types = r.colon_types()
        loop.check(types)
        space_arguments = []
        for name, ty in zip(iterators, types, strict=True):
            found = iterator_type(ty)
            if found is None:
                raise r.op_error(
                    state,
                    "expected sparse_tensor.iter_space type for iteration space "
                    "operands",
                )
            space_arguments.append(Argument(name, found))
        arguments = loop.finish(types)
        if len(iterators) != 1:
            raise r.op_error(state, "expected only one iterator/iteration space")
        _read_body(r, state, [*arguments, *space_arguments])
        r.attr_dict(state)

    def write(self, w: AsmWriter) -> None:
        *arguments, iterator = self.body.arguments
        starts = self.init_args
        space = self.iter_space
        w.put(" ", iterator, " in ", space)
        coordinates = arguments[len(starts) :]
        _write_coordinates(w, space.type, coordinates, self.crd_used_lvls.value)
        w.assignments(" iter_args", arguments, starts)
        w.put(" : ", space.type, " ")
        w.arrow_types([value.type for value in starts])
        w.text(" ")
        w.region(self.region, entry_arguments=False, terminators=bool(starts))

    def verify(self) -> None:
        _verify_loop(self, (self.iter_space,))

    def verify_regions(self) -> None:
        iterator = self.body.arguments[-1] if self.body.arguments else None
        wanted = iterator_type(self.iter_space.type)
        if iterator is None or iterator.type is not wanted:
            raise self.error("mismatch in iterator and iteration space type")
        _verify_carried(self, self.region, "", ".")

    def carried(self) -> Carried:
        block = self.regions[0].blocks[0]
        # Coordinates and the iterator follow what is carried.
        count = len(block.arguments) - self.crd_used_lvls.value.bit_count() - 1
        arguments = block.arguments[: max(count, 0)]
        return Carried(self.init_args, arguments, yielded_by(block), self.results)


def _verify_loop(op: CoIterateOp | IterateOp, spaces: Values) -> None:
    if len(op.init_args) != len(op.results):
        raise op.error("mismatch in number of loop-carried values and defined values")
    used = op.crd_used_lvls.value.bit_length()
    if spaces and used > dimensions(spaces[0].type):
        raise op.error("required out-of-bound coordinates")


def _verify_carried(
    op: CoIterateOp | IterateOp, region: Region, where: str, end: str
) -> None:
    """Whether a body takes and yields what is carried. Raises `Invalid`."""
    block = region.blocks[0]
    count = len(op.init_args)
    taken, last = block.arguments[:count], block.last
    given = last.operands if last is not None else ()
    if len({count, len(taken), len(given), len(op.results)}) > 1:
        raise op.error(f"number mismatch between iter args and results{where}{end}")
    groups = (
        (op.init_args, "iter operand"),
        (taken, "iter region arg"),
        (given, "yield value"),
    )
    for i, result in enumerate(op.results):
        for values, name in groups:
            if values[i].type is not result.type:
                raise op.error(
                    f"types mismatch between {i}th {name} and defined value{where}"
                )


class CoIterateOp(Op, name="sparse_tensor.coiterate"):
    """Coiterates over several spaces, with a region for each case."""

    iter_spaces: Values
    init_args: Values
    crd_used_lvls: IntegerAttr
    cases: ArrayAttr
    case_regions: Regions

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        loop = _Loop(r, state, r.operands("("))
        r.expect(":", "expected ':'")
        types = r.enclosed(r.types)
        loop.check(types)
        arguments = loop.finish(types)
        set_operand_sizes(state.properties, [len(types), len(state.types)])
        cases = []
        while r.accept_word("case"):
            names = Names.read(r)
            if names.count > len(types):
                raise r.op_error(state, "parsed more value than expected.")
            cases.append(IntegerAttr(names.bits, I64))
            of_spaces = []
            for name, place in zip(names.found, names.places, strict=True):
                found = iterator_type(types[place])
                of_spaces.append(Argument(name, found or types[place]))
            _read_body(r, state, [*arguments, *of_spaces])
        state.properties["cases"] = ArrayAttr(tuple(cases))
        r.attr_dict(state)

    def write(self, w: AsmWriter) -> None:
        spaces = self.iter_spaces
        starts = self.init_args
        used = self.crd_used_lvls.value
        arguments = self.body.arguments
        w.put(" (", spaces, ")")
        last = len(starts) + used.bit_count()
        _write_coordinates(w, spaces[0].type, arguments[len(starts) : last], used)
        w.assignments(" iter_args", arguments, starts)
        w.put(" : (", [value.type for value in spaces], ")")
        w.arrow_types([value.type for value in starts])
        for region, case in zip(self.case_regions, self.cases, strict=True):
            w.newline()
            w.text("case ")
            if isinstance(case, IntegerAttr):
                inner = region.blocks[0].arguments
                iterators = inner[len(inner) - case.value.bit_count() :]
                _write_names(w, len(spaces), iterators, case.value)
            w.text(" ")
            w.region(region, entry_arguments=False, terminators=bool(starts))

    def verify(self) -> None:
        _verify_loop(self, self.iter_spaces)

    def verify_regions(self) -> None:
        for i, region in enumerate(self.case_regions):
            _verify_carried(self, region, f" on {i}th region", "")
        if len(set(self.cases)) != len(self.case_regions):
            raise self.error("contains duplicated cases.")
