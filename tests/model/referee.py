"""A `stolik referee` at the other end of two pipes."""

import json
import subprocess


text_of = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class Referee:
    def __init__(self, path):
        self.process = subprocess.Popen(
            [path, "referee"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def send(self, lines):
        """Sends all lines at once: they must fit into a pipe, since nothing is read meanwhile."""
        self.process.stdin.write("".join(line + "\n" for line in lines).encode("utf-8"))
        self.process.stdin.flush()

    def receive(self, lines):
        """The answers to these lines, unread."""
        answers = []
        for line in lines:
            answer = self.process.stdout.readline()
            if not answer.endswith(b"\n"):
                raise Died(f"the referee died at {line}")
            answers.append(answer[:-1].decode("utf-8"))
        return answers

    def ask_raw(self, lines):
        self.send(lines)
        return self.receive(lines)

    def ask(self, *messages):
        return [json.loads(answer) for answer in self.ask_raw([text_of(m) for m in messages])]

    def close(self):
        self.process.stdin.close()
        self.process.wait(timeout=10)
        return self.process.returncode


class Died(Exception):
    pass
