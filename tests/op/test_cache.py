"""What is found out about a program is kept while it does not change."""

from bridge.op.cache import kept, known


class Found:
    """Something that is found out."""


def test_nothing_is_kept_unless_it_is_asked_for() -> None:
    assert known(Found) is not known(Found)


def test_what_is_known_is_found_out_once() -> None:
    with kept():
        first = known(Found)
        assert known(Found) is first
    assert known(Found) is not first


def test_what_is_kept_inside_is_not_what_is_kept_outside() -> None:
    with kept():
        outer = known(Found)
        with kept():
            assert known(Found) is not outer
        assert known(Found) is outer
