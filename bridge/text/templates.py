"""The text of an op as a template: written once for all that differ in names only.

What an op without regions writes after its name mostly depends on its properties and
types, and on its operands' names by putting them down. Whether that is so is not
declared: the writer runs once over an op that stands for all of them, of which nothing
else can be asked. Who asks for its block, its location, the definition or the uses of a
value, or compares values, gets no template.
"""

from __future__ import annotations

from types import new_class
from typing import Final, NoReturn

from bridge.ir.attributes import EMPTY_DICTIONARY, Attribute
from bridge.ir.core import Operation
from bridge.ir.types import Type
from bridge.ir.values import Value
from bridge.text.aliases import AliasCollector
from bridge.text.asm_writer import AsmWriter
from bridge.text.operation_state import Syntax
from bridge.text.pieces import Piece, Template, node_of, spelled
from bridge.text.spelling import Spelling

_LONGEST: Final = 512
"""Characters of a text that is kept."""

_MARK: Final = "\ud8fe"
"""Around the number of an operand: no text that is printed holds it."""


def template_of(op: Operation, syntax: Syntax) -> Template | None:
    """What ops write that have this one's properties and types, and nothing else.

    None where more than that is looked at, or the text is long.
    """
    writer = _Recorder()
    try:
        syntax.write(writer, _standing_for(op))
    except Exception:
        # Whatever it is: what may be printed so is then written op by op.
        return None
    found = _template(writer.recorded, writer.visited)
    if found is not None and found.order == tuple(range(len(op.operands))):
        return found.but(order=None)
    return found


def _template(pieces: list[Piece], visited: list[Type | Attribute]) -> Template | None:
    collector = AliasCollector()
    nodes = [*visited, *(n for n in map(node_of, pieces) if n is not None)]
    if any(collector.visit(node) for node in nodes):
        return Template(None, None, _with_numbers(pieces), tuple(visited))
    spelling = Spelling()
    text = "".join([spelled(piece, spelling) for piece in pieces])
    if len(text) > _LONGEST or spelling.is_contextual:
        return None
    parts = text.replace("%", "%%").split(_MARK)
    order = tuple(map(int, parts[1::2]))
    parts[1::2] = ["%s"] * len(order)
    return Template("".join(parts), order)


def _with_numbers(pieces: list[Piece]) -> tuple[Piece | int, ...]:
    """The pieces, with numbers for what stands for operands."""
    found: list[Piece | int] = []
    for piece in pieces:
        if isinstance(piece, str):
            parts = piece.split(_MARK)
            found += [int(p) if i % 2 else p for i, p in enumerate(parts) if p]
        else:
            found.append(piece)
    return tuple(found)


class _Looked(Exception):
    """Something was looked at that differs among the ops of one template."""


def _refused(self: object, *given: object) -> NoReturn:
    raise _Looked


_closed: Final = property(_refused, _refused)


class _Known(Value):
    """A value of which the type is known, and the name put down by its number."""

    __slots__ = ("number",)

    number: int


_Stand: Final[type[_Known]] = type(
    "_Stand",
    (_Known,),
    {
        "__slots__": (),
        **dict.fromkeys(("name", "_uses", "block", "defining_op"), _closed),
        # Whether it is a result or an argument, and whether it is another.
        "__class__": _closed,
        "__eq__": _refused,
        "__hash__": _refused,
    },
)
"""Its instances tell nothing else."""


def _value(ty: Type, number: int | None = None) -> _Known:
    made = object.__new__(_Stand)
    object.__setattr__(made, "type", ty)
    if number is not None:
        object.__setattr__(made, "number", number)
    return made


class _Names(dict[Value, str]):
    """The marks of operands, where names of values are asked for."""

    def __getitem__(self, value: Value) -> str:
        return f"{_MARK}{value.number}{_MARK}" if isinstance(value, _Known) else ""


_ELSEWHERE: Final = (
    *("_parent", "parent", "_prev", "previous", "_next", "next", "_order"),
    *("_location", "location", "any_location"),
)
"""Where an operation is, of which its text may say nothing."""

_STANDING: Final[dict[type, type[Operation]]] = {}
"""The classes of ops that stand for those of other classes."""


def _standing(cls: type[Operation]) -> type[Operation]:
    namespace: dict[str, object] = dict.fromkeys(_ELSEWHERE, _closed)
    namespace["__slots__"] = ()
    # By what made the class, which is no plain `type`.
    made = new_class(cls.__name__, (cls,), {}, lambda body: body.update(namespace))
    _STANDING[cls] = made
    return made


def _standing_for(op: Operation) -> Operation:
    cls = type(op)
    made: Operation = object.__new__(_STANDING.get(cls) or _standing(cls))
    for slot, known in (
        ("name", op.name),
        ("properties", op.properties),
        ("attributes", EMPTY_DICTIONARY),
        ("regions", ()),
        ("successors", ()),
        ("operands", tuple([_value(v.type, i) for i, v in enumerate(op.operands)])),
        ("results", tuple([_value(result.type) for result in op.results])),
    ):
        object.__setattr__(made, slot, known)
    return made


class _Recorder(AsmWriter):
    """Keeps what is put down, and what is shown to the collector of aliases.

    All else that a writer knows is missing, so that asking for it fails.
    """

    def __init__(self) -> None:
        self.recorded: list[Piece] = []
        self.visited: list[Type | Attribute] = []
        self.text = self.recorded.append  # type: ignore[misc]
        self._values = _Names()

    def _visit(self, node: Type | Attribute, deferrable: bool = False) -> None:
        self.visited.append(node)
