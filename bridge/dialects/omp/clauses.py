"""The contents of the parentheses of OpenMP clauses."""

from __future__ import annotations

from typing import Final

from bridge.dialects.omp.words import is_case, read_word, word_attr, word_of
from bridge.ir.attributes import UNIT, ArrayAttr, IntegerAttr, TypeAttr
from bridge.ir.core import Operation
from bridge.ir.types import I64, INDEX, DialectType
from bridge.ods.directives import Arguments, Directive, Directives
from bridge.ods.directives_rows import SYMBOLS, Column, Row, array_of, rows
from bridge.ods.format_types import Reading
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter

MNEMONICS: Final = {
    "bind_kind": "bindkind",
    "cancel_directive": "cancellationconstructtype",
    "memory_order": "memoryorderkind",
    "proc_bind_kind": "procbindkind",
    "severity": "clause_severity",
}
"""The attribute in a clause, by the name it has in the op."""


# Words ------------------------------------------------------------------------------


def _read_word(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    arguments[0].put(reading, read_word(r, MNEMONICS[arguments[0].name]))


def _write_word(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    w.text(word_of(arguments[0].of(op)))


_WORDS = ("uncontended", "contended", "nonspeculative", "speculative")
_HINTS: Final = {word: 1 << bit for bit, word in enumerate(_WORDS)}


def _read_hint(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    def read_word() -> int:
        word = r.any_word()
        if word not in _HINTS:
            raise r.fault(f"{word} is not a valid hint")
        return _HINTS[word]

    values = [] if r.accept_word("none") else r.items(read_word)
    arguments[0].put(reading, IntegerAttr(sum(set(values)), I64))


def _write_hint(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    value = arguments[0].of(op).value
    words = [word for word, bit in _HINTS.items() if value & bit]
    w.text(", ".join(words) if value else "none")


def _read_order(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`reproducible:concurrent`."""
    if is_case("order_mod", r.peek().text):
        arguments[1].put(reading, read_word(r, "order_mod"))
        r.expect(":", "expected ':'")
    arguments[0].put(reading, read_word(r, "orderkind"))


def _write_order(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    kind, modifier = arguments[0].of(op), arguments[1].of(op)
    w.put(f"{word_of(modifier)}:" if modifier is not None else "", word_of(kind))


def _read_heap(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`vector<?xi8>(%n : i32), %a, %b`: a type, its parameters, and indices."""
    in_type, parameters, parameter_types, shape, shape_types = arguments
    in_type.put(reading, TypeAttr(r.type()))
    if r.accept("("):
        parameters.put(reading, r.operands())
        parameter_types.put(reading, r.colon_types())
        r.expect(")", "expected ')'")
    sizes = r.operands() if r.accept(",") else []
    shape.put(reading, sizes)
    shape_types.put(reading, [INDEX] * len(sizes))


def _write_heap(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    in_type, parameters, _, shape, _ = arguments
    w.put(in_type.of(op).type)
    if values := parameters.of(op):
        w.put("(", values, " : ", [value.type for value in values], ")")
    if values := shape.of(op):
        w.put(", ", values)


# Schedules and granularity ----------------------------------------------------------

_WITH_CHUNK: Final = ("static", "dynamic", "guided")


def _read_schedule(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`dynamic = %c : i32, nonmonotonic, simd`."""
    kind, modifier, simd, chunk, chunk_type = arguments
    word = r.any_word()
    if not is_case("schedulekind", word):
        raise r.op_error_here(" expected schedule kind", r.name_pos)
    kind.put(reading, word_attr("schedulekind", word))
    if word in _WITH_CHUNK and r.accept("="):
        chunk.put(reading, [r.operand()])
        chunk_type.put(reading, [r.colon_type()])
    modifiers = []
    while r.accept(","):
        modifiers.append(r.any_word())
    modifiers = _checked_modifiers(r, modifiers)
    if modifiers:
        modifier.put(reading, word_attr("sched_mod", modifiers[0]))
    if len(modifiers) > 1:
        simd.put(reading, UNIT)


def _checked_modifiers(r: AsmReader, modifiers: list[str]) -> list[str]:
    if len(modifiers) > 2:
        raise r.op_error_here(" unexpected modifier(s)", r.name_pos)
    for word in modifiers:
        if not is_case("sched_mod", word):
            raise r.op_error_here(f" unknown modifier type: {word}", r.name_pos)
    if modifiers == ["simd"]:
        return ["none", "simd"]
    if len(modifiers) == 2 and (modifiers[0] == "simd" or modifiers[1] != "simd"):
        raise r.op_error_here(" incorrect modifier order", r.name_pos)
    return modifiers


def _write_schedule(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    kind, modifier, simd, chunk, _ = (argument.of(op) for argument in arguments)
    w.text(word_of(kind))
    for value in chunk:
        w.put(" = ", value, " : ", value.type)
    w.text(f", {word_of(modifier)}" if modifier is not None else "")
    w.text(", simd" if simd is not None else "")


def _granularity(mnemonic: str, name: str) -> Directive:
    """`strict, %a : i32`."""

    def read(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
        token = r.peek()
        if token.kind == "bare":
            r.take()
            if not is_case(mnemonic, token.text):
                message = f"invalid {name} modifier : '{token.text}'"
                raise r.op_error_here(message, r.here())
            arguments[0].put(reading, word_attr(mnemonic, token.text))
            r.expect(",", "expected ','")
        with r.followed_by(f"expected {name} operand"):
            arguments[1].put(reading, [r.operand()])
        arguments[2].put(reading, [r.colon_type()])

    def write(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
        modifier = arguments[0].of(op)
        w.text(f"{word_of(modifier)}, " if modifier is not None else "")
        for value in arguments[1].of(op):
            w.put(value, ": ", value.type)

    return Directive(read, write)


# Lists of variables -----------------------------------------------------------------


def _read_linear(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`%a : t = %step : t, val(%b : t = %step : t)`."""

    def read_one() -> list[object]:
        token = r.peek()
        modified = token.kind == "bare"
        if modified:
            r.take()
            r.expect("(", "expected '('")
        variable = [r.operand(), r.colon_type()]
        r.expect("=", "expected '='")
        found = [*variable, r.operand(), r.colon_type()]
        if modified:
            r.expect(")", "expected ')'")
        return [*found, word_attr("linear_modifier", token.text) if modified else UNIT]

    *columns, modifiers = zip(*r.items(read_one), strict=True)
    for argument, column in zip(arguments, columns, strict=False):
        argument.put(reading, list(column))
    if any(modifier is not UNIT for modifier in modifiers):
        arguments[4].put(reading, ArrayAttr(modifiers))


def _write_linear(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    variables, _, steps, _, found = (argument.of(op) for argument in arguments)
    modifiers = iter(found.elements if isinstance(found, ArrayAttr) else ())
    separator = ""
    for variable, step in zip(variables, steps, strict=True):
        word = word_of(next(modifiers, UNIT))
        w.put(separator, f"{word}(" if word else "", variable, " : ", variable.type)
        w.put(" = ", step, " : ", step.type, ")" if word else "")
        separator = ", "


def _read_clis(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`(%a) <- (%b)`: generated loops, and the loops they are generated from."""
    if not r.accept("<"):
        arguments[0].put(reading, r.operands("("))
        r.expect("<", "expected '<'")
    r.expect("-", "expected '-'")
    arguments[1].put(reading, r.operands("("))


def _write_clis(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    made, used = arguments[0].of(op), arguments[1].of(op)
    if made:
        w.put("(", made, ")")
    if used:
        w.put(" <- (", used, ")")


def _read_no_loops(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`-> ()`: nothing is generated."""
    if r.accept("->"):
        r.expect("(", "expected '('")
        r.expect(")", "expected ')'")


def _of_iterators(row: Row) -> bool:
    """Whether a row is about the values of an iterator, which are kept apart."""
    return isinstance(row[1], DialectType) and row[1].mnemonic == "iterated"


_DEPENDED: Final = Column(
    lambda r: read_word(r, "clause_task_depend"),
    lambda w, kind: w.text(word_of(kind)),
    array_of,
)

DIRECTIVES: Final[Directives] = {
    "AffinityClause": rows("$0 : $1", groups=((2, 3), (0, 1)), group_of=_of_iterators),
    "AlignedClause": rows("$0 : $1 -> $2"),
    "AllocateAndAllocator": rows("$2 : $3 -> $0 : $1"),
    "ClauseAttr": Directive(_read_word, _write_word),
    "Copyprivate": rows("$0 -> $2 : $1", {2: SYMBOLS}),
    "DependVarList": rows(
        "$2 -> $0 : $1",
        {2: _DEPENDED},
        groups=((0, 1, 2), (3, 4, 5)),
        group_of=_of_iterators,
    ),
    "HeapAllocClause": Directive(_read_heap, _write_heap),
    "LinearClause": Directive(_read_linear, _write_linear),
    "LoopTransformClis": Directive(_read_clis, _write_clis),
    "NoLoops": Directive(_read_no_loops),
    "OrderClause": Directive(_read_order, _write_order),
    "ScheduleClause": Directive(_read_schedule, _write_schedule),
    "SynchronizationHint": Directive(_read_hint, _write_hint),
    "UniformClause": rows("$0 : $1"),
    "GrainsizeClause": _granularity("grainsizetype", "grainsize"),
    "NumTasksClause": _granularity("numtaskstype", "num_tasks"),
}
