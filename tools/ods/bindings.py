"""What the reference's generated Python classes tell of each op, read as syntax.

`torch_mlir/dialects/_*_ops_gen.py` are made by mlir-tblgen from LLVM 24's records:
names, order, arity and optionality in them are the reference's own. They are parsed,
not imported. Properties that are not attributes do not appear.
"""

from __future__ import annotations

import ast
import keyword
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

# A segment of operands or results, as the classes encode how often it stands.
SEGMENTS = {1: "", 0: "?", -1: "*"}

Marked = tuple[str, str]


@dataclass
class Bound:
    """One op. A value is its name with the mark of how often it stands."""

    name: str
    cpp_class: str
    operands: list[Marked] = field(default_factory=list)
    results: list[Marked] = field(default_factory=list)
    attributes: dict[str, tuple[str, bool]] = field(default_factory=dict)
    """The name of the constraint's record, and whether it may be left out."""
    regions: list[str] = field(default_factory=list)
    region_count: int = 0
    successors: list[Marked] = field(default_factory=list)
    infers_results: bool = False


def spelled(name: str) -> str:
    """A name as the classes spell it: Python's keywords and others get a line."""
    taken = keyword.iskeyword(name) or name in TAKEN
    return f"{name}_" if taken else name


TAKEN = {"callable", "issubclass", "type", "False", "True", "None"} | {
    "attributes",
    "context",
    "loc",
    "name",
    "operands",
    "operation",
    "parent",
    "regions",
    "results",
    "successors",
    "result",
    "block",
    "ip",
}


def read(folder: Path) -> dict[str, Bound]:
    """The ops of all generated classes in `folder`, by name."""
    found: dict[str, Bound] = {}
    for path in sorted(folder.glob("_*_ops_gen.py")):
        if "torch" in path.name:  # large, and no dialect of upstream
            continue
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.ClassDef) and _base(node) == "OpView":
                bound = _bound(node)
                found[bound.name] = bound
    return found


def _base(node: ast.ClassDef) -> str:
    return ast.unparse(node.bases[0]).rsplit(".", 1)[-1] if node.bases else ""


def _bound(node: ast.ClassDef) -> Bound:
    constants = {
        ast.unparse(part.targets[0]): ast.literal_eval(part.value)
        for part in node.body
        if isinstance(part, ast.Assign)
    }
    bound = Bound(constants["OPERATION_NAME"], node.name)
    bound.region_count = constants.get("_ODS_REGIONS", (0, True))[0]
    for part in node.body:
        if isinstance(part, ast.FunctionDef):
            if part.name == "__init__":
                _read_builder(part, bound)
            elif any("property" in ast.unparse(d) for d in part.decorator_list):
                _read_accessor(part, bound)
    _mark(bound.operands, constants.get("_ODS_OPERAND_SEGMENTS"))
    _mark(bound.results, constants.get("_ODS_RESULT_SEGMENTS"))
    return bound


def _mark(values: list[Marked], segments: list[int] | None) -> None:
    for at, segment in enumerate(segments or ()):
        if at < len(values):
            values[at] = (values[at][0], SEGMENTS[segment])


def _read_builder(builder: ast.FunctionDef, bound: Bound) -> None:
    bound.infers_results = any(a.arg == "results" for a in builder.args.kwonlyargs)
    for conditional, statement in _statements(builder.body, False):
        if isinstance(statement, ast.Assign):
            _read_assignment(statement, conditional, bound)
        elif isinstance(statement, ast.Expr):
            _read_call(statement.value, conditional, bound)


def _statements(
    body: Iterable[ast.stmt], conditional: bool
) -> Iterator[tuple[bool, ast.stmt]]:
    for statement in body:
        if isinstance(statement, ast.If):
            yield from _statements(statement.body, True)
        else:
            yield conditional, statement


def _read_assignment(node: ast.Assign, conditional: bool, bound: Bound) -> None:
    target, value = node.targets[0], node.value
    if not isinstance(target, ast.Subscript):
        return
    if ast.unparse(target.value) == "attributes":
        name = ast.literal_eval(target.slice)
        constraint = _constraint(value)
        if name not in ("operandSegmentSizes", "resultSegmentSizes"):
            bound.attributes[name] = (constraint, conditional)


def _constraint(value: ast.expr) -> str:
    """The record that `AttrBuilder.get('...')` names."""
    for node in ast.walk(value):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(".get"):
            if node.args and isinstance(node.args[0], ast.Constant):
                return str(node.args[0].value).rsplit(".", 1)[-1]
            return "UnitAttr"
    return ""


def _read_call(value: ast.expr, conditional: bool, bound: Bound) -> None:
    if not (isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute)):
        return
    lists = {
        "operands": bound.operands,
        "results": bound.results,
        "_ods_successors": bound.successors,
    }
    target = lists.get(ast.unparse(value.func.value))
    if target is None:
        return
    argument = value.args[0]
    mark = "*" if value.func.attr == "extend" else "?" if conditional else ""
    while isinstance(argument, ast.Call):
        argument = argument.args[0]
    target.append((ast.unparse(argument), mark))


def _read_accessor(accessor: ast.FunctionDef, bound: Bound) -> None:
    """Names of regions, and of results that the builder infers."""
    for node in ast.walk(accessor):
        if not isinstance(node, ast.Subscript):
            continue
        of = ast.unparse(node.value)
        if of == "self.regions":
            bound.regions.append(accessor.name)
        elif of == "self.operation.results" and bound.infers_results:
            mark = "*" if isinstance(node.slice, ast.Slice) else ""
            bound.results.append((accessor.name, mark))
