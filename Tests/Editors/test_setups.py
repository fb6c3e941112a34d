"""The set-ups of editors in the documentation, as each editor reads them."""

import fnmatch
import json
import os
import pathlib
import re
import shutil
import subprocess
import tomllib

import pytest

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
PAGE = REPOSITORY / "Sources/hornbook/Hornbook.docc/Guide/Editors.md"
SERVER = ["hornbook", "lsp"]

# Every set-up of the page, by the name in the comment before it, with its language.
KINDS = {
    "vscode": "json",
    "vscode-yaml": "json",
    "neovim-0.11": "lua",
    "neovim": "lua",
    "helix": "toml",
    "helix-config": "toml",
    "emacs": "elisp",
    "kate": "json",
    "zed": "json",
}


def blocks():
    """The fenced blocks behind a comment `editor: NAME`: their names, languages and texts."""
    return re.findall(r"^<!-- editor: (\S+) -->\n```(\w+)\n(.*?)^```$", PAGE.read_text("utf-8"), re.M | re.S)


def setup(name):
    """A set-up's text."""
    return next(text for found, _, text in blocks() if found == name)


def distinct(pairs):
    """An object of JSON in which every key is there once."""
    assert len(pairs) == len(dict(pairs)), f"a key is there twice: {[key for key, _ in pairs]}"
    return dict(pairs)


def read_json(name):
    return json.loads(setup(name), object_pairs_hook=distinct)


def forms(text):
    """The forms of a text of Emacs Lisp: lists for lists, strings for atoms; `'x` is `["quote", x]`."""
    pattern = r""";[^\n]*|\s+|(\#'|'|`|,)|([()])|("(?:\\.|[^"\\])*")|([^\s()'`,";]+)"""
    stack, quotes, end = [[]], [[]], 0
    for token in re.finditer(pattern, text):
        assert token.start() == end, f"not Emacs Lisp: {text[end:token.start()]!r}"
        end = token.end()
        quote, bracket, string, atom = token.groups()
        if quote:
            quotes[-1].append({"'": "quote", "#'": "function"}.get(quote, quote))
        elif bracket == "(":
            stack.append([])
            quotes.append([])
        elif bracket or string or atom:
            form = string or atom
            if bracket:
                assert len(stack) > 1 and not quotes.pop(), "a parenthesis closes nothing"
                form = stack.pop()
            while quotes[-1]:
                form = [quotes[-1].pop(), form]
            stack[-1].append(form)
    assert end == len(text) and len(stack) == 1, "a parenthesis or a string is left open"
    return stack[0]


def neovim():
    """Neovim, which must be there."""
    path = shutil.which("nvim")
    assert path, "Neovim is missing: apt-get install neovim"
    return path


def run_lua(code, folder, *more):
    """Runs Lua in Neovim without any other set-up; gives what it prints."""
    (folder / "code.lua").write_text(code, "utf-8")
    own = {f"XDG_{kind}_HOME": str(folder / ".own") for kind in ("CACHE", "CONFIG", "DATA", "STATE")}
    finished = subprocess.run(
        [neovim(), "--clean", "--headless", "-c", "luafile code.lua", *more, "-c", "qall!"],
        cwd=folder, capture_output=True, text=True, timeout=60, env={**os.environ, **own},
    )
    assert finished.returncode == 0, finished.stderr
    return finished.stdout + finished.stderr


def test_every_set_up_is_known():
    assert {name: language for name, language, _ in blocks()} == KINDS
    assert len(blocks()) == len(KINDS), "two set-ups have one name"
    fences = re.findall(r"^```(json|lua|toml|elisp)$", PAGE.read_text("utf-8"), re.M)
    assert len(fences) == len(KINDS), "a set-up has no comment `editor: NAME` right before it"


def test_vscode_starts_the_server():
    [server] = read_json("vscode")
    assert [server["command"], *server["args"]] == SERVER
    assert server["languageId"] == "yaml" and server["fileExtensions"] == [".yaml"]
    assert set(server) == {"languageId", "command", "args", "fileExtensions"}


def test_vscode_finds_a_schema_for_each_file_with_a_fixed_name():
    schemas = read_json("vscode-yaml")["yaml.schemas"]
    files = list((REPOSITORY / "curriculum").rglob("*.yaml"))
    for schema, name in schemas.items():
        rules = json.loads((REPOSITORY / schema).read_text("utf-8"))
        of_kind = [file for file in files if fnmatch.fnmatch(file.name, name)]
        assert of_kind, f"no file is called {name}"
        for file in of_kind:
            keys = set(re.findall(r"^(\w+):", file.read_text("utf-8"), re.M))
            assert keys <= set(rules["properties"]), f"{schema} is not for {file}"
    others = {file for file in files if file.name not in schemas.values()}
    for line in {file.read_text("utf-8").splitlines()[0] for file in others}:
        assert re.fullmatch(r"# yaml-language-server: \$schema=\S+/(episode|level)\.schema\.json", line), line
    assert "`# yaml-language-server: $schema=../../../schemas/episode.schema.json`" in PAGE.read_text("utf-8")


@pytest.mark.parametrize("name", [name for name, language in KINDS.items() if language == "lua"])
def test_neovim_reads_lua(name, tmp_path):
    (tmp_path / "setup.lua").write_text(setup(name), "utf-8")
    assert "read" in run_lua("assert(loadfile('setup.lua')) print('read')", tmp_path)


@pytest.mark.parametrize("name, arguments", [("lessons/other.yaml", ""), ("lessons/training/block.yaml", "lsp")])
def test_old_neovim_starts_the_server_in_a_curriculum_only(name, arguments, tmp_path):
    """A server that only writes down how it was started, and a folder whose name an address has to escape."""
    server = tmp_path / "bin/hornbook"
    server.parent.mkdir()
    server.write_text('#!/bin/sh\necho "$@" > "$STARTED"\nexec cat > /dev/null\n', "utf-8")
    server.chmod(0o755)
    lesson = tmp_path / "Ada's lessons, ä" / name
    lesson.parent.mkdir(parents=True)
    lesson.write_text("title: A\n", "utf-8")
    if arguments:
        (lesson.parent.parent / "curriculum.yaml").write_text("title: A\n", "utf-8")
    wait = "vim.wait(%d, function() return vim.fn.getfsize(vim.env.STARTED) > 0 end, 10)"
    printed = run_lua(
        f"{setup('neovim')}\nvim.env.STARTED = 'started'\nvim.env.PATH = vim.fn.getcwd() .. '/bin:' .. vim.env.PATH\n"
        f"vim.cmd('edit ' .. vim.fn.fnameescape({json.dumps(str(lesson), ensure_ascii=False)}))\n"
        f"print(vim.bo.filetype) {wait % (10_000 if arguments else 300)}",
        tmp_path, "-c", "messages",
    )
    assert "yaml" in printed and not re.search(r"Error|E\d+:", printed), printed
    started = tmp_path / "started"
    assert (started.read_text("utf-8").strip() if started.exists() else "") == arguments


def test_old_neovim_names_the_server_and_maps_the_keys_of_the_page():
    text = setup("neovim")
    assert "cmd = { 'hornbook', 'lsp' }" in text and "curriculum.yaml" in text
    described = PAGE.read_text("utf-8").split("In both, ")[1].split("\n\n")[0]
    keys = set(re.findall(r"`(K|g\w+|\]d)`", described)) | {"<C-w>d"}
    assert keys <= set(re.findall(r"map\('([^']+)'", text))
    assert "`Ctrl-W d`" in described


def test_new_neovim_uses_what_its_version_has(tmp_path):
    """Calls of a Neovim that is not installed are recorded; what they are given is looked at."""
    stub = """
    local calls = {}
    local function record(name) return function(...) table.insert(calls, { name, ... }) end end
    vim.lsp.config, vim.lsp.enable = record('config'), record('enable')
    vim.lsp.completion = { enable = record('completion') }
    vim.lsp.inlay_hint = { enable = record('hints') }
    vim.lsp.codelens.enable = record('lenses')
    vim.lsp.get_client_by_id = function() return { id = 1, name = 'hornbook' } end
    local attach
    vim.api.nvim_create_autocmd = function(event, settings) attach = settings.callback end
    %s
    attach({ buf = vim.api.nvim_get_current_buf(), data = { client_id = 1 } })
    print(vim.json and vim.json.encode(calls) or vim.fn.json_encode(calls))
    """
    printed = run_lua(stub % setup("neovim-0.11"), tmp_path)
    calls = json.loads(re.search(r"\[\[.*\]\]", printed).group(0))
    [[_, name, config], [_, enabled]] = calls[:2]
    assert name == enabled == "hornbook" and config["cmd"] == SERVER
    assert config["filetypes"] == ["yaml"] and config["root_markers"] == ["curriculum.yaml"]
    assert [call[0] for call in calls[2:]] == ["completion", "hints", "lenses"]


def test_helix_asks_hornbook_first():
    languages = tomllib.loads(setup("helix"))
    server = languages["language-server"]["hornbook"]
    assert [server["command"], *server["args"]] == SERVER
    [yaml] = languages["language"]
    first, second = yaml["language-servers"]
    assert (yaml["name"], first, second["name"]) == ("yaml", "hornbook", "yaml-language-server")
    # The features that Helix's documentation lists.
    assert set(second["except-features"]) <= {"completion", "diagnostics", "hover", "format", "rename-symbol"}
    assert tomllib.loads(setup("helix-config")) == {"editor": {"lsp": {"display-inlay-hints": True}}}


def test_emacs_has_an_entry_for_both_modes_of_yaml():
    define, after, *hooks = forms(setup("emacs"))
    assert define[:3] == ["defun", "hornbook-ensure", []] and define[-1][-1] == ["eglot-ensure"]
    entry = ["quote", [["yaml-mode", "yaml-ts-mode"], ".", ['"hornbook"', '"lsp"']]]
    addition = ["add-to-list", ["quote", "eglot-server-programs"], entry]
    assert after == ["with-eval-after-load", ["quote", "eglot"], addition]
    assert hooks == [
        ["add-hook", ["quote", f"{mode}-hook"], ["function", "hornbook-ensure"]]
        for mode in ("yaml-mode", "yaml-ts-mode")
    ]


@pytest.mark.parametrize("text", ["(a", "a)", "(a \"b)", "('a))"])
def test_unbalanced_lisp_is_refused(text):
    with pytest.raises(AssertionError):
        forms(text)


def test_kate_takes_the_server_in_the_place_of_its_own():
    servers = read_json("kate")["servers"]
    assert list(servers) == ["yaml"] and servers["yaml"]["command"] == SERVER
    assert re.search(servers["yaml"]["highlightingModeRegex"], "YAML")


def test_zed_starts_hornbook_for_the_server_that_it_knows():
    settings = read_json("zed")
    [(name, server)] = settings["lsp"].items()
    binary = server["binary"]
    assert binary["path"].startswith("/") and [pathlib.Path(binary["path"]).name, *binary["arguments"]] == SERVER
    yaml = settings["languages"]["YAML"]
    assert yaml["language_servers"] == [name] and yaml["formatter"] == "language_server"
