"""Comments that say who uses a value, as `-mlir-print-value-users` asks for."""

from __future__ import annotations

from bridge.ir.core import BlockArgument, Operation
from bridge.ir.values import Value
from bridge.text.numbering import Numbering


class UserComments:
    """Writes the users after an operation, and on the line of a block argument.

    Users are newest first, as upstream keeps them.
    """

    def __init__(self, names: Numbering) -> None:
        self._values = names.values
        self._operations = names.operations

    def of_operation(self, op: Operation) -> str:
        """The comment after an operation, which may be none."""
        results = op.results
        if not results:
            return f" // id: {self._operations[op]}" if op.operands else ""
        users = dict.fromkeys(user for result in results for user in result.users)
        if not users:
            return " // unused"
        made = sum(len(user.results) for user in users)
        word = "users" if max(len(results), len(users), made) > 1 else "user"
        groups = [self._users(result) for result in results]
        if len(groups) > 1:
            groups = [f"({group})" for group in groups]
        return f" // {word}: {', '.join(groups)}"

    def of_argument(self, argument: BlockArgument) -> str:
        """The comment on a block argument."""
        name = self._values[argument]
        if not argument.has_uses:
            return f"// {name} is unused"
        return f"// {name} is used by {self._users(argument)}"

    def _users(self, value: Value) -> str:
        """The users of a value: what each makes, or its number."""
        names: list[str] = []
        for user in reversed(value.users):
            if user.results:
                names += [self._values[result] for result in user.results]
            else:
                names.append(self._operations[user])
        return ", ".join(names) or "unused"
