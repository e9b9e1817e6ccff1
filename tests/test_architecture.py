"""The rules the code keeps about itself: who may know whom, and how large it is."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

import pytest

from bridge.ir.above import ABOVE, ROWS
from bridge.ods import rows
from bridge.op.packages import op_names

LAYERS: tuple[frozenset[str], ...] = (
    frozenset({"native"}),  # it imports nothing, and is given what it must know
    frozenset({"arguments"}),
    frozenset({"version", "records", "later"}),
    frozenset({"errors"}),
    frozenset({"source", "plugins"}),
    frozenset({"ir"}),
    frozenset({"text"}),
    frozenset({"interpreter"}),
    frozenset({"ods"}),
    frozenset({"op"}),
    frozenset({"tablegen", "drawing"}),
    frozenset({"rewrite"}),
    frozenset({"dialects"}),
    frozenset({"verifier"}),
    frozenset({"analysis"}),
    frozenset({"passes", "legacy", "plot", "upstream"}),
    frozenset({"work", "view"}),
    frozenset({"compare"}),
    frozenset({"fuzz"}),
    frozenset({"api", "builtin", "bytecode", "define", "irdl", "operators"}),
    frozenset({"pdl"}),
    frozenset({"bridge"}),  # the public face, `bridge/__init__.py`
    frozenset({"cli", "debug"}),
)
"""Each may import what stands above it and itself, not its neighbours on the line."""

BINDINGS = frozenset({"torch_mlir", "mlir"})

Graph = dict[str, set[str]]

RANK = {layer: rank for rank, line in enumerate(LAYERS) for layer in line}


@dataclass(frozen=True, slots=True)
class Import:
    """One import of `target`, by a module of `layer`."""

    path: Path
    line: int
    layer: str
    function: str | None
    target: str
    runs: bool = True
    """Whether it is not for the type checker alone."""

    @property
    def target_layer(self) -> str:
        """The layer of ours that is imported; `bridge` is the public face."""
        parts = self.target.split(".")
        return parts[1] if len(parts) > 1 and parts[1] in RANK else "bridge"

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.layer} imports {self.target}"


def layer_of(path: Path) -> str:
    """The layer of a file of the package, given relative to the checkout."""
    name = path.parts[1].removesuffix(".py")
    return "bridge" if name == "__init__" else name


def targets(node: ast.AST) -> list[str]:
    """The dotted names one statement imports; `from a import b` may mean `a.b`."""
    match node:
        case ast.Import(names=names):
            return [alias.name for alias in names]
        case ast.ImportFrom(module=str(module), names=names):
            return [f"{module}.{alias.name}" for alias in names]
        case _:
            return []


def imports_of(
    path: Path,
    layer: str,
    node: ast.AST,
    function: str | None = None,
    *,
    runs: bool = True,
) -> Iterator[Import]:
    """Every import below a node, with the innermost function that holds it.

    Those for the type checker alone count as well: to name a type is to know it.
    """
    for child in ast.iter_child_nodes(node):
        for target in targets(child):
            line = getattr(child, "lineno", 0)
            yield Import(path, line, layer, function, target, runs)
        inside = function
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            inside = child.name
        typed = isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING"
        yield from imports_of(path, layer, child, inside, runs=runs and not typed)


def imports_in(path: Path, text: str) -> list[Import]:
    """The imports of a file of the package, given relative to the checkout."""
    return list(imports_of(path, layer_of(path), ast.parse(text)))


@pytest.fixture(scope="module")
def imports(root: Path) -> list[Import]:
    """Every import anywhere in the package."""
    return [
        found
        for path in sorted((root / "bridge").rglob("*.py"))
        for found in imports_in(path.relative_to(root), path.read_text("utf-8"))
    ]


def against_the_order(found: Import) -> bool:
    """Whether one of our modules imports what does not stand above it."""
    if found.target.split(".")[0] != "bridge" or found.target_layer == found.layer:
        return False
    return RANK[found.target_layer] >= RANK[found.layer]


def test_every_module_has_its_place_in_the_order(root: Path) -> None:
    known = {
        layer_of(path.relative_to(root)) for path in (root / "bridge").rglob("*.py")
    }
    assert known <= set(RANK)


def test_imports_go_one_way(imports: list[Import]) -> None:
    wrong = [str(found) for found in imports if against_the_order(found)]
    assert not wrong


@pytest.mark.parametrize(("name", "module"), ROWS.items())
def test_what_a_layer_asks_of_those_above_it_is_there(name: str, module: str) -> None:
    assert getattr(ABOVE, name) is getattr(import_module(module), name)


def test_no_circle_of_imports_is_larger_than_eight_files(imports: list[Import]) -> None:
    """Those that are deferred, or for the type checker, count as well."""
    graph: Graph = {module_of(found.path): set() for found in imports}
    for found in imports:
        if found.runs:
            parent = found.target.rpartition(".")[0]
            target = found.target if found.target in graph else parent
            graph[module_of(found.path)] |= {target} & set(graph)
    assert max(map(len, circles(graph))) <= 8


def circles(graph: Graph) -> list[set[str]]:
    """The sets of nodes of which each leads to all others."""
    reached = {name: reachable(graph, name) for name in in_circles(graph)}
    return [
        {other for other in found if name in reached.get(other, ())}
        for name, found in reached.items()
    ]


def reachable(graph: Graph, name: str) -> set[str]:
    """The nodes that a way leads to."""
    seen: set[str] = set()
    waiting = list(graph[name])
    while waiting:
        one = waiting.pop()
        if one not in seen:
            seen.add(one)
            waiting += graph[one]
    return seen


OPS_NAMED_OUTSIDE = {
    "bridge/dialects/transform/conversions.py": (2, "values of an attribute"),
    "bridge/dialects/transform/structured.py": (7, "values of attributes"),
    "bridge/drawing/scope.py": (4, "constants, and what keeps indices inside"),
    "bridge/fuzz/programs.py": (6, "the function around a random program"),
    "bridge/ods/inferred_types.py": (1, "a type, not an op"),
    "bridge/ods/op_predicates.py": (1, "upstream verifies what is around by name"),
    "bridge/rewrite/conversion/casts.py": (1, "what drivers put where types differ"),
    "bridge/text/module.py": (1, "what is read is wrapped in a module"),
    "bridge/upstream": (13, "upstream's operations, which have no class of ours"),
}
"""Names of ops outside of their dialects' folders and `legacy`: how many at most."""


def test_an_op_is_named_in_its_dialects_folder_alone(root: Path) -> None:
    """What is about one op is a method of its class, or a row of its dialect."""
    ops = {name for dialect in rows.dialects() for name in op_names(dialect).values()}
    found: Counter[str] = Counter()
    for path in sorted((root / "bridge").rglob("*.py")):
        name = str(path.relative_to(root))
        own = path.parts[-2].rstrip("_")
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and node.value in ops:
                folder = "bridge/upstream" if "/upstream/" in name else name
                found[folder] += node.value.partition(".")[0] != own
    found = Counter({k: n for k, n in found.items() if n and "/legacy/" not in k})
    more = {k: n for k, n in found.items() if n > OPS_NAMED_OUTSIDE.get(k, (0, ""))[0]}
    fewer = {k for k, (n, _) in OPS_NAMED_OUTSIDE.items() if found[k] < n}
    assert (more, fewer) == ({}, set())


ANY = {
    "bridge": 16,
    "cli": 2,
    "compare": 3,
    "dialects": 97,
    "interpreter": 3,
    "ir": 21,
    "legacy": 1,
    "ods": 38,
    "op": 16,
    "rewrite": 6,
    "text": 14,
    "upstream": 12,
    "verifier": 15,
}
"""How often the folders of the package name `Any`; this only goes down.

`bridge` stands for the modules that are in no folder.
"""


def test_any_is_named_as_often_as_the_list_says(root: Path) -> None:
    found: Counter[str] = Counter()
    for path in sorted((root / "bridge").rglob("*.py")):
        parts = path.relative_to(root).parts
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Name) and node.id == "Any":
                found[parts[1] if len(parts) > 2 else "bridge"] += 1
    assert found == ANY


PUBLIC_BY_CONVENTION = frozenset(
    {"_asdict", "_exit", "_fields", "_getframe", "_make", "_replace"}
)
"""Names of Python's own modules and of named tuples, which are no one's secret."""

PRIVATE = {
    "bridge/ir/base.py": (1, "what a pool of weak values takes out"),
    "bridge/ir/blocks.py": (5, "a new block, and its neighbours in the list"),
    "bridge/ir/core.py": (4, "the slots of a new operation, filled at once"),
}
"""Private names of other modules: how many at most, and what they are."""


def owned_names(tree: ast.AST) -> set[str]:
    """The private names that a module defines, sets on `self` or lists as slots."""
    found = set()
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                found.add(name)
            case ast.Attribute(value=ast.Name(id="self" | "cls"), ctx=ast.Store()):
                found.add(node.attr)
            case ast.Name(id=name, ctx=ast.Store()) | ast.Constant(value=str(name)):
                found.add(name)
            case _:
                pass
    return found


def test_private_names_are_their_modules_own(root: Path) -> None:
    """What others read has a public name: fields are read as slots, at no cost."""
    found: Counter[str] = Counter()
    for path in sorted((root / "bridge").rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        others = PUBLIC_BY_CONVENTION | owned_names(tree)
        for node in ast.walk(tree):
            if not isinstance(node, ast.Attribute) or node.attr in others:
                continue
            mine = isinstance(node.value, ast.Name) and node.value.id in MYSELF
            if node.attr.startswith("_") and not node.attr.endswith("_") and not mine:
                found[str(path.relative_to(root))] += 1
    assert found == {name: count for name, (count, _) in PRIVATE.items()}


MYSELF = frozenset({"self", "cls", "mcs"})


def test_only_upstream_imports_the_bindings(imports: list[Import]) -> None:
    wrong = [
        str(found)
        for found in imports
        if found.target.split(".")[0] in BINDINGS and found.layer != "upstream"
    ]
    assert not wrong


def test_importing_the_package_does_not_load_the_bindings() -> None:
    code = "import sys, bridge; print(*sorted(sys.modules))"
    shown = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True
    )
    loaded = set(shown.stdout.split())
    assert "bridge" in loaded
    assert not loaded & BINDINGS


IMPORTED_LATE = {
    "bridge/__init__.py": (1, "a text without ops of dialects loads no registry"),
    "bridge/cli/guard.py": (1, "not every system has fcntl"),
    "bridge/cli/opt.py": (1, "few commands load irdl, or read and verify for it"),
    "bridge/compare/judge.py": (1, "the tool is one reference of two"),
    "bridge/op/accessors.py": (1, "the class of ops is made with its accessors"),
    "bridge/op/interfaces/control_flow.py": (1, "the registry knows the interfaces"),
    "bridge/op/packages.py": (5, "importing a dialect's package loads none of its ops"),
    "bridge/op/registry.py": (1, "generic form needs no formats"),
    "bridge/ods/format.py": (1, "a text of few ops compiles none of their formats"),
    "bridge/plugins.py": (1, "few have plug-ins, and to look for them is slow"),
    "bridge/text/attributes.py": (1, "spelling knows all that it spells"),
    "bridge/text/types.py": (1, "spelling knows all that it spells"),
    "bridge/upstream/__init__.py": (1, "what it loads has the bindings"),
    "bridge/upstream/worker.py": (1, "not every system has resource"),
}
"""Imports inside functions: how many, and why.

A module that is costly and seldom needed is `later.deferred` at the head of its file.
"""


def test_imports_inside_functions_have_reasons(imports: list[Import]) -> None:
    found = Counter(
        (str(one.path), one.line) for one in imports if one.function is not None
    )
    by_file = Counter(path for path, _ in found)
    assert by_file == {path: count for path, (count, _) in IMPORTED_LATE.items()}
    assert sum(by_file.values()) <= 20


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("bridge/ir/core.py", "from bridge.text import tokens"),
        ("bridge/ir/core.py", "from bridge import text"),
        ("bridge/ir/core.py", "import bridge.text.tokens"),
        ("bridge/ir/core.py", "import bridge"),
        ("bridge/ir/core.py", "from bridge import parse"),
        ("bridge/ir/core.py", "def f():\n  if x:\n    import bridge.verifier"),
        ("bridge/errors.py", "from bridge.source import Source"),
        ("bridge/passes/cse.py", "from bridge.upstream import engine"),
        ("bridge/__init__.py", "from bridge.cli import opt"),
    ],
)
def test_an_import_against_the_order_is_seen(path: str, text: str) -> None:
    assert [*map(against_the_order, imports_in(Path(path), text))] == [True]


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("bridge/ir/core.py", "from bridge.ir import base"),
        ("bridge/ir/core.py", "from bridge.errors import Error"),
        ("bridge/verifier.py", "import bridge.dialects.affine"),
        ("bridge/cli/opt.py", "import bridge"),
        ("bridge/ir/core.py", "import numpy"),
    ],
)
def test_an_import_along_the_order_is_allowed(path: str, text: str) -> None:
    assert [*map(against_the_order, imports_in(Path(path), text))] == [False]


def test_an_import_is_known_by_the_function_that_holds_it() -> None:
    text = "class Op:\n  def __str__(self):\n    from bridge.text import operations"
    (found,) = imports_in(Path("bridge/ir/core.py"), text)
    assert found.function == "__str__"


def test_modules_that_import_each_other_may_be_loaded_in_any_order(
    root: Path, imports: list[Import]
) -> None:
    """A circle of imports shows only where it is entered at the wrong place.

    What is in no circle enters those it needs at one of their modules, and any module
    is entered at its package: it is enough to try each of these.
    """
    graph = graph_of(imports)
    packages = {name.rpartition(".")[0] for name in graph} & set(graph)
    names = sorted(in_circles(graph) | packages)
    code = (
        "import importlib, os, sys\n"
        "import numpy, ml_dtypes\n"
        "for name in sys.argv[1:]:\n"
        "    child = os.fork()\n"
        "    if not child:\n"
        "        importlib.import_module(name)\n"
        "        os._exit(0)\n"
        "    if os.waitpid(child, 0)[1]:\n"
        "        print(name)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *names],
        capture_output=True,
        text=True,
        check=True,
        cwd=root,
    )
    assert done.stdout == ""


def test_modules_in_a_circle_are_found() -> None:
    graph = {
        "a": {"b"},
        "b": {"c", "d"},
        "c": {"b"},
        "d": {"e"},
        "e": set(),
        "f": {"f"},
    }
    assert in_circles(graph) == {"b", "c"}


def graph_of(imports: list[Import]) -> Graph:
    """By module, those it imports when it is loaded."""
    names = {module_of(found.path): set[str]() for found in imports}
    for found in imports:
        if found.function is None and found.runs:
            # `from a import b` may mean `a.b`, and loads `a` in any case.
            parent = found.target.rpartition(".")[0]
            names[module_of(found.path)] |= {found.target, parent} & set(names)
    return names


def module_of(path: Path) -> str:
    """The dotted name of a file."""
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


def in_circles(graph: Graph) -> set[str]:
    """The nodes from which a way leads over others back to them."""
    found = set()
    for name in graph:
        seen: set[str] = set()
        waiting = list(graph[name] - {name})
        while waiting:
            one = waiting.pop()
            if one not in seen:
                seen.add(one)
                waiting += graph[one]
        if name in seen:
            found.add(name)
    return found


TOP_LEVEL = frozenset(
    [
        ".ci",
        ".gitignore",
        ".pre-commit-config.yaml",
        "CHANGELOG.md",
        "CONTRIBUTING.md",
        "LICENSE",
        "Makefile",
        "README.md",
        "bridge",
        "conformance",
        "docs",
        "examples",
        "lit.cfg.py",
        "mkdocs.yml",
        "pyproject.toml",
        "tests",
        "tools",
    ]
)
"""All that is kept beside each other at the top of the repository."""


def test_nothing_is_kept_at_the_top_but_what_is_known(root: Path) -> None:
    if not (root / ".git").exists():
        pytest.skip("no repository says what is kept")
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=root, capture_output=True, check=True, text=True
    )
    kept = {path.partition("/")[0] for path in listed.stdout.split("\0") if path}
    assert kept == TOP_LEVEL
