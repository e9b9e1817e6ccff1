"""A command of the checkout, run by the process of `tools.warm` as if it were here.

`python -I -S warm_client.py SOCKET COMMAND [ARGUMENT]...` imports nothing that takes
time: what is in the standard library's C modules is all there is.
"""

import _socket
import marshal
import posix
import sys


def main() -> None:
    server = _socket.socket(_socket.AF_UNIX, _socket.SOCK_STREAM)
    server.connect(sys.argv[1])
    message = marshal.dumps((sys.argv[2:], posix.getcwd(), dict(posix.environ)))
    streams = b"".join([fd.to_bytes(4, sys.byteorder) for fd in range(3)])
    rights = (_socket.SOL_SOCKET, _socket.SCM_RIGHTS, streams)
    server.sendmsg([len(message).to_bytes(8, "little")], [rights])
    server.sendall(message)
    status = int.from_bytes(server.recv(4), "little", signed=True)
    if status < 0:
        posix.kill(posix.getpid(), -status)
    posix._exit(status)


main()
