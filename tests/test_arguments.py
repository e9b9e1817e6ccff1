import pytest

from bridge.arguments import checked


def test_what_a_class_that_fitted_before_holds_is_looked_at_each_time() -> None:
    @checked
    def joined(names: tuple[str, ...], last: str | None) -> str:
        return "".join([*names, last or ""])

    assert joined(("a",), "b") == "ab"
    assert joined(("a",), None) == "a"
    with pytest.raises(TypeError, match=r"'names\[0\]' must be str"):
        joined((1,), "b")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="'last' must be str or None"):
        joined(("a",), 1)  # type: ignore[arg-type]


def test_what_fits_by_its_class_alone_is_refused_when_the_class_is_another() -> None:
    @checked
    def half(number: int, *, exact: bool = False) -> int:
        return number // 2

    assert half(4) == half(4) == 2
    with pytest.raises(TypeError, match="'number' must be int"):
        half("4")  # type: ignore[arg-type]
    assert half(4, exact=True) == 2
    with pytest.raises(TypeError, match="'exact' must be bool"):
        half(4, exact="no")  # type: ignore[arg-type]
