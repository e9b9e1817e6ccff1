"""The overlay: brings the tables of LLVM 22 to the reference, entry by entry.

Each file of `overlay/` is TOML; each entry says `why`. The kinds, in the order in
which they are applied:

    [[moved]]       from, to: ops of the dialect or prefix `from` live under `to`
    [[gone]]        ops: the reference has them no more
    [[rewrite]]     summary: [pattern, text], test: [[from, to]...], in all constraints
                    (of `dialects`) with such a summary
    [[constraint]]  dialect, name: fields to set, e.g. `summary` and `test`
    [[text]]        constraint, default, text: what a C++ default is as an attribute
    [[enum]]        dialect, name: fields to set; cases to `drop` by their symbols, and
                    to `insert`, each with the symbol before it or "" in front
    [[definition]]  dialect, section, name: fields to set, or `gone`; `replace` has
                    lines of parameters, put where those of their names stand, `insert`
                    new ones, each with the name before it or "" in front, and
                    `defaults` those of parameters that may be left out
    [[change]]      ops: parts of rows that are set, see `_change`
    [[traits]]      ops: traits to `drop` by name, to `add` behind the others, or to put
                    in front (`lead`), where the structural ones stand
    [[dialect]]     dialects: fields of their heads to set
    [[syntax]]      as [[change]], of ops that only the reference has as well

Ops that only the reference has stand in `overlay/new/<dialect>.json`, written as the
tables write them, with the constraints they need and one `why`. A constraint that is
`loose` has a known text and an unknown test.

An entry that no longer applies is an error: the overlay cannot rot silently.
"""

from __future__ import annotations

import copy
import fnmatch
import json
import re
import tomllib
from pathlib import Path
from typing import Any

from bridge.tablegen.predicates import ALWAYS

FOLDER = Path(__file__).parent / "overlay"

Tables = dict[str, dict[str, Any]]
Entry = dict[str, Any]

# Lists of lines, each with its name first.
LISTS = (
    "operands",
    "results",
    "attributes",
    "properties",
    "regions",
    "successors",
)


class Stale(Exception):
    """An entry of the overlay does not fit the tables it is applied to."""


def entries() -> dict[str, list[Entry]]:
    """All entries by kind. Raises `Stale` for one that gives no reason."""
    found: dict[str, list[Entry]] = {kind: [] for kind in APPLY}
    for path in sorted(FOLDER.glob("*.toml")):
        for kind, listed in tomllib.loads(path.read_text()).items():
            for entry in listed:
                if not entry.get("why"):
                    raise Stale(f"{path.name}: an entry of [[{kind}]] says no reason")
                found[kind].append(entry)
    return found


def applied(tables: Tables) -> Tables:
    """The tables brought to the reference. Raises `Stale`."""
    tables = copy.deepcopy(tables)
    for kind, listed in entries().items():
        if kind == "traits":
            _new(tables)
        for entry in listed:
            try:
                APPLY[kind](tables, entry)
            except KeyError as missing:
                raise Stale(f"[[{kind}]] finds no {missing}: {entry}") from missing
    for dialect, table in tables.items():
        _borrow(dialect, table, tables)
    return {name: table for name, table in tables.items() if _registers(table)}


def _borrow(dialect: str, table: dict[str, Any], tables: Tables) -> None:
    """Gives a dialect the constraints its rows mention and another dialect has."""
    known = table.get("constraints", {})
    for short, line in table.get("ops", {}).items():
        for part in (part for name in LISTS for part in line.get(name, [])):
            name = part[1].rstrip("?*")
            if name in known:
                continue
            lenders = (other["constraints"] for other in tables.values())
            found = next((c[name] for c in lenders if name in c), None)
            if found is None:
                raise Stale(f"{dialect}.{short}: no dialect has a constraint {name}")
            known[name] = copy.deepcopy(found)


def _registers(table: dict[str, Any]) -> bool:
    return bool(table["dialect"]) and not table["dialect"].get("gone")


def _ops(tables: Tables, name: str) -> tuple[dict[str, Any], str]:
    dialect, _, short = name.partition(".")
    return tables[dialect]["ops"], short


def _moved(tables: Tables, entry: Entry) -> None:
    """Moves a dialect's ops and what they use; the old dialect is gone after it."""
    old, (new, _, prefix) = tables[entry["from"]], entry["to"].partition(".")
    target = tables.setdefault(
        new, {section: {} for section in old} | {"dialect": dict(old["dialect"])}
    )
    renamed = _merge_constraints(old["constraints"], target["constraints"])
    for section in ("enums", "attributes", "traits"):
        target[section].update(old[section])
    for name, entry in old["types"].items():
        spelled = f"{prefix}.{name}" if prefix else name
        target["types"][spelled] = {**entry, "mnemonic": spelled}
    for short, line in old["ops"].items():
        moved = copy.deepcopy(line)
        for part in (p for name in LISTS for p in moved.get(name, [])):
            stem = part[1].rstrip("?*")
            part[1] = renamed.get(stem, stem) + part[1][len(stem) :]
        target["ops"][f"{prefix}.{short}" if prefix else short] = moved
    old["dialect"] = {"gone": True}


def _merge_constraints(old: dict[str, Any], target: dict[str, Any]) -> dict[str, str]:
    """Adds `old` to `target`; gives the names that had to change."""
    renamed = {}
    for name, entry in old.items():
        new = name
        while new in target and target[new] != entry:
            stem, _, number = new.partition("#")
            new = f"{stem}#{int(number or 0) + 1}"
        target[new] = entry
        renamed[name] = new
    return renamed


def _gone(tables: Tables, entry: Entry) -> None:
    for name in entry["ops"]:
        ops, short = _ops(tables, name)
        del ops[short]


def _rewrite(tables: Tables, entry: Entry) -> None:
    """Replaces a text in summaries, and with it parts of those tests (as JSON)."""
    old, new = entry["summary"]
    parts = [list(map(json.loads, pair)) for pair in entry.get("test", ())]
    found = False
    for dialect in entry.get("dialects", tables):
        for constraint in tables[dialect].get("constraints", {}).values():
            summary = constraint.get("summary", "")
            if re.search(old, summary):
                constraint["summary"] = re.sub(old, new, summary)
                for pair in parts:
                    before = constraint.get("test", ALWAYS)
                    test = _replaced(before, *pair)
                    if test != before:
                        constraint["test"] = test
                found = True
    if not found:
        raise KeyError(old)


def _replaced(node: Any, old: Any, new: Any) -> Any:
    if node == old:
        return new
    if isinstance(node, list):
        return [_replaced(child, old, new) for child in node]
    return node


def _constraint(tables: Tables, entry: Entry) -> None:
    """Changes a constraint; or makes a `new` one, perhaps `like` that of a dialect."""
    known = tables[entry["dialect"]]["constraints"]
    if entry.get("new"):
        if entry["name"] in known:
            raise Stale(f"{entry['dialect']} has a constraint {entry['name']}")
        dialect, _, name = entry.get("like", "").partition(".")
        model = tables[dialect]["constraints"][name] if name else {}
        known[entry["name"]] = copy.deepcopy(model)
    if isinstance(entry.get("test"), str):
        entry["test"] = json.loads(entry["test"])
    found = known[entry["name"]]
    found.update(_fields(entry, "dialect", "name", "new", "like"))
    if not found.get("loose", True):
        del found["loose"]


def _text(tables: Tables, entry: Entry) -> None:
    found = False
    for table in tables.values():
        for line in table["ops"].values():
            for part in [*line.get("attributes", []), *line.get("properties", [])]:
                if part[1].rstrip("?") != entry["constraint"] or len(part) < 3:
                    continue
                if part[2]["default"] == entry["default"]:
                    part[2]["text"] = entry["text"]
                    found = True
    if not found:
        raise KeyError(entry["constraint"])


def _enum(tables: Tables, entry: Entry) -> None:
    enums = tables[entry["dialect"]]["enums"]
    enum = enums.setdefault(entry["name"], {})
    enum.update(_fields(entry, "dialect", "name", "drop", "insert"))
    for symbol in entry.get("drop", []):
        del enum["cases"][_place(enum["cases"], symbol)]
    for behind, *case in entry.get("insert", []):
        if any(known[0] == case[0] for known in enum["cases"]):
            raise KeyError(f"{case[0]}: it is there")
        enum["cases"].insert(_place(enum["cases"], behind) + 1 if behind else 0, case)


def _place(cases: list[list[Any]], symbol: str) -> int:
    """Where a case stands. Raises `KeyError` where there is none."""
    for place, (name, *_) in enumerate(cases):
        if name == symbol:
            return place
    raise KeyError(symbol)


def _definition(tables: Tables, entry: Entry) -> None:
    known = tables[entry["dialect"]][entry["section"]]
    if entry.get("gone"):
        del known[entry["name"]]
        return
    fields = _fields(entry, "dialect", "section", "name", *_OF_PARAMETERS)
    found = known.setdefault(entry["name"], {})
    found.update(fields)
    lines = found.get("parameters", [])
    for line in entry.get("replace", []):
        lines[_place(lines, line[0])] = line
    for behind, *line in entry.get("insert", []):
        if any(known[0] == line[0] for known in lines):
            raise KeyError(f"{line[0]}: it is there")
        lines.insert(_place(lines, behind) + 1 if behind else 0, line)
    for name, default in entry.get("defaults", []):
        line = lines[_place(lines, name)]
        facts = line[2] if line[2:] else {}
        line[2:] = [{"default": default} | facts]


_OF_PARAMETERS = ("replace", "insert", "defaults")


def _change(tables: Tables, entry: Entry) -> None:
    """Sets parts of rows.

    A list of lines is merged by name: a line of a known name replaces it, a new one
    is put at the end, or behind the line that `after` names; `all operands` replaces
    the list instead. `drop` takes lines away by name. Anything else is set as it is;
    an empty value takes it away. `ops` may be patterns, as of files.
    """
    for name in _matching(tables, entry["ops"]):
        ops, short = _ops(tables, name)
        line = ops[short]
        for dropped in entry.get("drop", []):
            _drop(line, dropped)
        for part, value in _fields(entry, "ops", "drop", "after").items():
            if part.startswith("all "):
                line[part.removeprefix("all ")] = copy.deepcopy(value)
            elif part in LISTS:
                _merge_lines(line.setdefault(part, []), value, entry.get("after"))
            elif value in ("", [], False):
                del line[part]
            else:
                line[part] = value


def _matching(tables: Tables, patterns: list[str]) -> list[str]:
    """The ops that the patterns mean. Raises `KeyError` for one that means none."""
    found = []
    for pattern in patterns:
        dialect, _, short = pattern.partition(".")
        shorts = fnmatch.filter(tables[dialect]["ops"], short)
        if not shorts:
            raise KeyError(pattern)
        found += [f"{dialect}.{name}" for name in shorts]
    return found


def _drop(line: Entry, name: str) -> None:
    for part in LISTS:
        for at, known in enumerate(line.get(part, [])):
            if known[0] == name:
                del line[part][at]
                return
    raise KeyError(name)


def _merge_lines(known: list[Any], new: list[Any], after: str | None) -> None:
    names = [line[0] for line in known]
    for line in copy.deepcopy(new):
        if line[0] in names:
            known[names.index(line[0])] = line
            continue
        at = len(known) if after is None else names.index(after) + 1
        known.insert(at, line)
        names.insert(at, line[0])
        after = line[0] if after is not None else None


def _traits(tables: Tables, entry: Entry) -> None:
    for name in entry["ops"]:
        ops, short = _ops(tables, name)
        traits = ops[short].setdefault("traits", [])
        for dropped in entry.get("drop", []):
            known = [t if isinstance(t, str) else t[0] for t in traits]
            if dropped not in known:
                raise KeyError(dropped)
            del traits[known.index(dropped)]
        traits[:0] = copy.deepcopy(entry.get("lead", []))
        traits += copy.deepcopy(entry.get("add", []))


def _new(tables: Tables) -> None:
    """Adds the ops that only the reference has."""
    for path in sorted((FOLDER / "new").glob("*.json")):
        new, table = json.loads(path.read_text()), tables[path.stem]
        for section in ("constraints", "ops"):
            known = sorted(set(new[section]) & set(table[section]))
            if known or not new["why"]:
                raise Stale(
                    f"{path.name}: {known} are in LLVM 22 already, or no reason"
                )
            table[section].update(new[section])


def _dialect(tables: Tables, entry: Entry) -> None:
    for name in entry["dialects"]:
        tables[name]["dialect"].update(_fields(entry, "dialects"))


def _fields(entry: Entry, *but: str) -> Entry:
    return {k: v for k, v in entry.items() if k not in (*but, "why")}


APPLY = {
    "moved": _moved,
    "gone": _gone,
    "rewrite": _rewrite,
    "constraint": _constraint,
    "text": _text,
    "enum": _enum,
    "definition": _definition,
    "change": _change,
    "traits": _traits,
    "dialect": _dialect,
    "syntax": _change,
}
