"""Pages show what their commands print."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.pages import made

PAGE = """# A page

<!-- file: a.txt -->
```text
first
```

Some words.

```console
$ cat a.txt
anything
that was here
$ cat b.txt
```
"""


@pytest.mark.parametrize("name", ["legacy.md"])
def test_a_page_of_the_documents_is_as_its_commands_make_it(
    root: Path, name: str
) -> None:
    page = (root / "docs" / name).read_text("utf-8")
    assert made(page) == page


def test_output_takes_the_place_of_what_was_there() -> None:
    page = made(PAGE.replace("$ cat b.txt\n", ""))
    assert page.endswith("```console\n$ cat a.txt\nfirst\n```\n")
    assert made(page) == page


def test_a_failure_is_shown() -> None:
    assert "(exit code 1)\n" in made(PAGE)


def test_output_may_go_into_a_file() -> None:
    page = PAGE.replace("$ cat b.txt", "$ cat a.txt > b.txt\n$ cat b.txt")
    assert made(page).endswith("$ cat a.txt > b.txt\n$ cat b.txt\nfirst\n```\n")


def test_other_programs_are_not_run() -> None:
    with pytest.raises(ValueError, match="a page runs no 'rm'"):
        made(PAGE.replace("cat a.txt", "rm a.txt"))
