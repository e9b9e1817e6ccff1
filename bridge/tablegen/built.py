"""Types that a constraint builds by itself: from C++ to how MLIR writes them."""

from __future__ import annotations

import re
from collections.abc import Callable

from bridge.tablegen.cpp_text import Unrecognised, bare
from bridge.tablegen.kinds import Classes


class Built:
    """Recognises what one dialect's constraints build."""

    def __init__(self, classes: Classes, dialect: str) -> None:
        self._classes = classes
        self._dialect = dialect

    def text(self, cpp: str) -> str:
        """The type that a piece of C++ builds, as MLIR writes it.

        Nothing where it lacks a parameter. Raises `Unrecognised`.
        """
        cpp = bare(cpp).rstrip(";")
        for pattern, made in _PATTERNS:
            match = pattern.fullmatch(cpp)
            if match is not None:
                return made(match, self)
        raise Unrecognised(cpp)

    def of_class(self, match: re.Match[str]) -> str:
        kind, *others = self._classes.kinds(match[1], self._dialect)
        argument = match[2]
        if others:
            raise Unrecognised(match[0])
        if argument in ("0", "$_builder.getContext()"):
            return kind
        if not argument:
            # A range of nothing is no type.
            return "" if kind == "!pdl.range" else kind
        inside = argument if argument.isdigit() else self.text(argument)
        return f"{kind}<{inside.removeprefix('!pdl.')}>"


def _integer(match: re.Match[str], built: Built) -> str:
    return {"": "i", "false": "ui", "true": "si"}[match[2] or ""] + match[1]


def _vector(match: re.Match[str], built: Built) -> str:
    return f"vector<{match[1].replace(',', 'x')}x{built.text(match[2])}>"


def _literal_struct(match: re.Match[str], built: Built) -> str:
    members = re.findall(r"\$_builder\.\w+\([^()]*\)", match[1])
    return f"!llvm.struct<({', '.join(map(built.text, members))})>"


_ROWS: tuple[tuple[str, Callable[[re.Match[str], Built], str]], ...] = (
    (r"\$_builder\.getIndexType\(\)", lambda match, built: "index"),
    (r"\$_builder\.getNoneType\(\)", lambda match, built: "none"),
    (
        r"\$_builder\.getIntegerType\((\d+)(?:,/\*isSigned=\*/(true|false))?\)",
        _integer,
    ),
    (r"\$_builder\.get(I|F|BF)(\d+)Type\(\)", lambda m, b: f"{m[1].lower()}{m[2]}"),
    (r"VectorType::get\(\{([\d,]+)\},(.+?)\)", _vector),
    (r"LLVM::LLVMStructType::getLiteral\(.*?\{(.*)\}\)", _literal_struct),
    (r"\$_builder\.getType<([\w:]+)>\((.*)\)", lambda m, b: b.of_class(m)),
    (r"([\w:]+)::get\((.*)\)", lambda match, built: built.of_class(match)),
)
_PATTERNS = [(re.compile(text), made) for text, made in _ROWS]
"""Patterns of C++, and what makes the text of a match."""
