"""Regular expressions as LLVM reads them: what they match, and which are wrong.

All rows were asked of the reference, by `expected-error-re` comments.
"""

from __future__ import annotations

import re

import pytest

from bridge.compare.expressions import translated

TEXT = "use of undeclared SSA value name"


@pytest.mark.parametrize(
    ("text", "matches"),
    [
        (r"un[a-z]+d", True),
        (r"(u|x)n", True),
        (r"()", True),
        (r"a]", False),
        (r"[a\]", True),
        (r"[]a]", True),
        (r"[\w]+", False),
        (r"[[]", False),
        (r"[&&]", False),
        (r"\w", False),
        (r"\b", False),
        (r"\.", False),
        (r"a{x}", False),
        (r"a{,3}", False),
        (r"e{1}d", True),
        (r"^use", True),
        (r"name$", True),
        (r"[[:upper:]]{3}", True),
        (r"[^[:space:]]+d", True),
    ],
)
def test_a_character_means_what_it_means_to_llvm(text: str, matches: bool) -> None:
    found = re.search(translated(text), TEXT, re.DOTALL)
    assert (found is not None) is matches


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "empty (sub)expression"),
        ("a|", "empty (sub)expression"),
        ("|a", "empty (sub)expression"),
        ("a||b", "empty (sub)expression"),
        ("(a|)", "empty (sub)expression"),
        ("(?:a)", "repetition-operator operand invalid"),
        ("a*?", "repetition-operator operand invalid"),
        ("a{2}{3}", "repetition-operator operand invalid"),
        ("^*", "repetition-operator operand invalid"),
        ("{2}", "repetition-operator operand invalid"),
        ("a{2,", "braces not balanced"),
        ("a{3,2}", "invalid repetition count(s)"),
        ("a{300}", "invalid repetition count(s)"),
        ("[[:none:]]", "invalid character class"),
        ("[a", "brackets ([ ]) not balanced"),
        ("[z-a]", "invalid character range"),
        ("a)", "parentheses not balanced"),
        ("(a", "parentheses not balanced"),
        (r"\1", "invalid backreference number"),
        ("a\\", "trailing backslash (\\)"),
    ],
)
def test_a_wrong_expression_is_told_in_the_words_of_llvm(text: str, wrong: str) -> None:
    with pytest.raises(ValueError, match="^" + re.escape(wrong) + "$"):
        translated(text)
