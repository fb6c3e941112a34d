"""Debian's Neovim, set up as the documentation shows it, with keys typed into it and questions asked from outside."""

import fcntl
import json
import os
import pathlib
import pty
import re
import shutil
import struct
import subprocess
import tempfile
import termios
import threading
import time

from course import HORNBOOK, REPOSITORY

PATIENCE = 20
PAGE = REPOSITORY / "Sources/hornbook/Hornbook.docc/Guide/Editors.md"


def set_up():
    """The lines that the page gives to an author of such a Neovim."""
    block = re.search(r"<!-- editor: neovim -->\n```lua\n(.*?)^```$", PAGE.read_text(), re.DOTALL | re.MULTILINE)
    assert block, f"{PAGE} has no block of Lua below '<!-- editor: neovim -->'"
    return block[1]



def processes(parent=None):
    """The numbers of the processes that run, or of those that one has started."""
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid=,stat="], capture_output=True, text=True, check=True)
    rows = [row.split() for row in listed.stdout.splitlines()]
    return [int(row[0]) for row in rows if parent in (None, int(row[1])) and not row[2].startswith("Z")]


class Neovim:
    """One that runs without a screen, or in a terminal."""

    def __init__(self, course, terminal=False):
        program = shutil.which("nvim")
        assert program, "the judge 'nvim' is not on PATH: run `make judges`, which installs it"
        # The address of a socket is short.
        home = self.home = pathlib.Path(tempfile.mkdtemp(prefix="nvim-", dir="/tmp"))
        self.socket = str(home / "s")
        (home / "bin").mkdir()
        (home / "bin/hornbook").symlink_to(HORNBOOK)
        (home / "init.lua").write_text(set_up())
        folders = {f"XDG_{name}_HOME": str(home / name) for name in ["CONFIG", "DATA", "STATE", "CACHE"]}
        self.environment = dict(os.environ, **folders, HOME=str(home), PATH=f"{home}/bin:{os.environ['PATH']}")
        self.course = course
        self.terminal, self.seen = None, 0
        self.program = program
        self.screen = open(home / "screen", "w+b", buffering=0)
        command = [program, "-u", str(home / "init.lua"), "-i", "NONE", "-n", "--listen", self.socket]
        if terminal:
            controller, self.terminal = pty.openpty()
            fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 140, 0, 0))
            self.environment["TERM"] = "xterm"
            threading.Thread(target=self.watch, args=(controller,), daemon=True).start()
            streams = dict(stdin=self.terminal, stdout=self.terminal, stderr=self.terminal, start_new_session=True)
        else:
            command.insert(1, "--headless")
            streams = dict(stdin=subprocess.DEVNULL, stdout=self.screen, stderr=subprocess.STDOUT)
        self.process = subprocess.Popen(command, cwd=course.root, env=self.environment, **streams)
        self.until(lambda: pathlib.Path(self.socket).exists(), "Neovim does not start")

    def watch(self, controller):
        """Keeps what is written to the terminal until its other end is closed."""
        try:
            while read := os.read(controller, 1 << 16):
                self.screen.write(read)
        except (OSError, ValueError):
            pass
        os.close(controller)

    def shows(self, text):
        """What the terminal has shown since it was last asked, once a text is among it."""
        shown = ""

        def found():
            nonlocal shown
            written = (self.home / "screen").read_bytes()[self.seen :].decode(errors="replace")
            # Colors and movements of the cursor are no text.
            shown = re.sub(r"\x1b(?:\[[0-9;?]*[a-zA-Z]|[()][A-Z0-9]|[=>])", "", written)
            return text in shown

        self.until(found, lambda: f"{text} is not shown: {shown}")
        self.seen = (self.home / "screen").stat().st_size
        return shown

    def ask(self, *arguments):
        """Asks it from another process, as editors' scripts do; gives the ended process."""
        return subprocess.run(
            [self.program, "--headless", "--server", self.socket, *arguments],
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )

    def remote(self, *arguments):
        run = self.ask(*arguments)
        assert run.returncode == 0, run.stdout + run.stderr
        return run.stdout + run.stderr

    def keys(self, keys):
        """Types keys, written as Vim writes them: `<CR>`."""
        self.remote("--remote-send", keys)

    def lua(self, expression):
        """The value of an expression of Lua in it."""
        quoted = expression.replace("'", "''")
        answer = pathlib.Path(self.socket + ".json")
        self.remote("--remote-expr", f"writefile([json_encode(luaeval('{quoted}'))], '{answer}')")
        return json.loads(answer.read_text())

    def until(self, condition, what):
        end = time.monotonic() + PATIENCE
        while not (found := condition()):
            assert time.monotonic() < end, what() if callable(what) else what
            time.sleep(0.02)
        return found

    def edit(self, path):
        self.keys(f":edit {path}<CR>")
        self.until(lambda: self.lua("vim.api.nvim_buf_get_name(0)") == str(self.course.path(path)), f"{path} is not open")

    def text(self):
        return "\n".join(self.lua("vim.api.nvim_buf_get_lines(0, 0, -1, true)")) + "\n"

    def findings(self):
        """The codes of what is shown in the buffer."""
        return self.lua("vim.tbl_map(function(d) return d.code or d.user_data.lsp.code end, vim.diagnostic.get(0))")

    def finds(self, *codes):
        self.until(lambda: self.findings() == list(codes), lambda: f"{self.findings()} is shown, not {list(codes)}")

    def ready(self):
        """Waits until the server knows the curriculum."""
        ask = "vim.lsp.buf_request_sync(0, 'workspace/symbol', {query = ''}, 5000)"
        self.until(
            lambda: self.lua("#vim.lsp.buf_get_clients()")
            and self.lua(f"#vim.tbl_map(function(a) return a.result end, {ask} or {{}})[1]"),
            self.messages,
        )

    def name(self):
        return self.lua("vim.api.nvim_buf_get_name(0)")

    def line(self):
        return self.lua("vim.api.nvim_get_current_line()")

    def offered(self):
        """What the menu under the cursor offers."""
        self.until(lambda: self.lua("vim.fn.pumvisible()"), self.messages)
        return [item["abbr"] for item in self.lua("vim.fn.complete_info({'items'})")["items"]]

    def floating(self):
        """The text of a window that floats; empty without one."""
        windows = self.lua(
            "vim.tbl_filter(function(w) return vim.api.nvim_win_get_config(w).relative ~= '' end,"
            " vim.api.nvim_list_wins())"
        )
        buffers = [self.lua(f"vim.api.nvim_win_get_buf({window})") for window in windows]
        return "\n".join(line for b in buffers for line in self.lua(f"vim.api.nvim_buf_get_lines({b}, 0, -1, true)"))

    def unsaved(self):
        return self.lua("vim.tbl_map(function(b) return b.name end, vim.fn.getbufinfo({bufmodified = 1}))")

    def asks(self, question):
        """Waits until it asks an author something, and shows what it has written since it began."""
        screen = self.home / "screen"
        self.until(lambda: question in screen.read_text(), lambda: f"{question} is not asked: {screen.read_text()}")
        return screen.read_text()

    def mode(self, mode):
        self.until(lambda: self.lua("vim.api.nvim_get_mode().mode") == mode, f"the mode is not {mode}")

    def messages(self):
        return self.lua("vim.api.nvim_exec('messages', true)")

    def log(self):
        """What went wrong between it and the server."""
        log = pathlib.Path(self.environment["XDG_CACHE_HOME"], "nvim/lsp.log")
        lines = log.read_text().splitlines() if log.exists() else []
        return "\n".join(line for line in lines if line.startswith(("[ERROR]", "[WARN]")))

    def servers(self):
        """The processes of servers that it has started."""
        return processes(parent=self.process.pid)

    def quit(self):
        """Ends it as an author does; gives the exit status."""
        # It may be gone before it answers, which is no failure.
        self.ask("--remote-send", "<Esc>:qall!<CR>")
        return self.process.wait(PATIENCE)

    def kill(self):
        self.process.kill()
        self.process.wait()
        if self.terminal:
            os.close(self.terminal)
        self.screen.close()
        shutil.rmtree(self.home)
