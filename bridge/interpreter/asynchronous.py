"""Work of the async dialect: each task runs where it begins, to its end.

That is one of the orders in which the tasks of a program may run; what depends on
another order is not found. A task fails where an assertion in it does, or where it
waits for one that has; who waits outside of all tasks is undefined then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from bridge.interpreter.poison import Failed

if TYPE_CHECKING:
    from bridge.interpreter.programs import Meaning

__all__ = ["Group", "Task", "await_", "call", "execute", "join", "returned"]


class Task:
    """What has run: a token, or a value that is there now."""

    __slots__ = ("value", "why")

    def __init__(self, value: object = None, why: str = "") -> None:
        self.value = value
        self.why = why
        """What failed; empty where nothing did."""

    def result(self) -> object:
        """Its value; raises `Failed` where it failed."""
        if self.why:
            raise Failed(self.why)
        return self.value


class Group:
    """Tasks that are waited for together."""

    __slots__ = ("tasks",)

    def __init__(self) -> None:
        self.tasks: list[Task] = []

    @property
    def why(self) -> str:
        """What failed first; empty where nothing did."""
        return next((task.why for task in self.tasks if task.why), "")

    def result(self) -> None:
        """Raises `Failed` where one of them failed."""
        for task in self.tasks:
            task.result()


def execute(dependencies: int, results: int) -> Meaning:
    """`async.execute`: its region, run at once; the token, and each value."""

    def run(body: Callable[..., tuple[object, ...]], *operands: Task) -> object:
        try:
            given = [operand.result() for operand in operands]
            tasks = _done(body(*given[dependencies:]))
        except Failed as error:
            tasks = tuple([Task(why=str(error)) for _ in range(results)])
        return tasks if results > 1 else tasks[0]

    return run


def call(function: Callable[..., tuple[object, ...]], results: int) -> Meaning:
    """`async.call`: what the function returns; all of it failed where it does."""

    def run(*arguments: object) -> object:
        try:
            found = function(*arguments)
        except Failed as error:
            found = tuple([Task(why=str(error)) for _ in range(results)])
        return found if results > 1 else found[0]

    return run


def _done(values: tuple[object, ...]) -> tuple[Task, ...]:
    return (Task(), *map(Task, values))


def await_(results: int) -> Meaning:
    """`async.await`: the value of a task; of a token and a group there is none."""
    if results:
        return lambda task: task.result()
    return lambda task: task.result() and None


def join(task: Task, group: Group) -> int:
    """`async.add_to_group`: its number in the group."""
    group.tasks.append(task)
    return len(group.tasks) - 1


def returned(has_token: bool) -> Meaning:
    """`async.return`: the token, if the function has one, and each value."""

    def run(*values: object) -> tuple[object, ...]:
        tasks = _done(values)
        return tasks if has_token else tasks[1:]

    return run
