"""How a conversation begins, goes wrong and ends."""

import json
import signal
import subprocess
import sys
import time
from urllib.parse import quote

import pytest

from course import HELLO, HORNBOOK
from neovim import processes
from wire import EXIT, INITIALIZE, INITIALIZED, PATIENCE, SHUTDOWN, Wire, framed, notification, request

LESSON = "start/words/hello.yaml"


@pytest.fixture
def wire(course):
    wire = Wire(course)
    yield wire
    wire.process.kill()
    wire.process.wait()
    for pipe in (wire.process.stdin, wire.process.stdout, wire.process.stderr):
        try:
            pipe.close()
        except BrokenPipeError:
            pass


def opened(course, text=HELLO):
    return notification(
        "textDocument/didOpen",
        textDocument={"uri": course.uri(LESSON), "languageId": "yaml", "version": 1, "text": text},
    )


def test_a_proper_end_has_the_status_0(wire):
    assert wire.begin().end() == 0
    assert wire.process.stderr.read() == b""


def test_an_exit_without_a_shutdown_has_the_status_1(wire):
    wire.begin().send(EXIT)
    assert wire.process.wait(PATIENCE) == 1


def test_an_exit_before_anything_else_has_the_status_1(wire):
    wire.send(EXIT)
    assert wire.process.wait(PATIENCE) == 1


def test_a_client_that_dies_takes_the_server_with_it(wire, course):
    wire.begin().send(opened(course, HELLO.replace("result: Ada", "result: Bob")))
    wire.process.stdin.close()
    assert wire.process.wait(PATIENCE) == 1


def test_a_client_that_dies_in_the_middle_of_a_message_takes_the_server_with_it(wire):
    wire.begin().write(b"Content-Length: 1000\r\n\r\n{")
    wire.process.stdin.close()
    assert wire.process.wait(PATIENCE) == 1


def test_a_client_that_reads_nothing_any_more_takes_the_server_with_it(wire):
    wire.begin()
    wire.process.stdout.close()
    wire.send(request(2, "workspace/symbol", query=""))
    wire.process.stdin.close()
    assert wire.process.wait(PATIENCE) in (1, -signal.SIGPIPE)


def test_an_editor_that_is_killed_leaves_no_server_behind(course):
    program = (
        "import subprocess, sys, time\n"
        "server = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE)\n"
        "print(server.pid, flush=True)\n"
        "time.sleep(60)\n"
    )
    with subprocess.Popen([sys.executable, "-c", program, HORNBOOK, "lsp"], stdout=subprocess.PIPE) as editor:
        server = int(editor.stdout.readline())
        assert server in processes()
        editor.kill()
    end = time.monotonic() + PATIENCE
    while server in processes():
        assert time.monotonic() < end, "the server is still there"
        time.sleep(0.01)


def test_nothing_is_answered_before_the_beginning_nor_after_the_end(wire):
    wire.send(request(5, "textDocument/hover"))
    assert wire.answer(5)["error"]["code"] == -32002
    wire.begin()
    wire.send(INITIALIZE | {"id": 6})
    assert wire.answer(6)["error"]["code"] == -32600
    wire.send(SHUTDOWN, request(7, "workspace/symbol", query=""))
    assert wire.answer("end")["result"] is None
    assert wire.answer(7)["error"]["code"] == -32600
    wire.send(EXIT)
    assert wire.process.wait(PATIENCE) == 0


def test_what_is_not_known_is_refused_or_left_alone(wire):
    wire.begin().send(
        request(2, "textDocument/noSuchThing"),
        notification("workspace/noSuchThing"),
        notification("$/setTrace", value="verbose"),
        {"jsonrpc": "2.0", "id": 77, "result": None},
    )
    assert wire.answer(2)["error"]["code"] == -32601
    assert wire.end() == 0


@pytest.mark.parametrize(
    ("bytes", "code"),
    [
        (framed(b"{"), -32700),
        (framed(b"\xff\xfe"), -32700),
        (framed(b""), -32700),
        (b"Content-Length: x\r\n\r\n", -32700),
        (b"Content-Length: -5\r\n\r\n", -32700),
        (b"Content-Length: 99999999999999999999\r\n\r\n", -32700),
        (b"Content-Type: text/plain\r\n\r\n", -32700),
        (framed(b"[]"), -32600),
        (framed(b"7"), -32600),
        (framed(b"null"), -32600),
        (framed({"jsonrpc": "2.0", "id": 3}), -32600),
        (framed({"jsonrpc": "2.0", "id": [], "method": "shutdown"}), -32600),
        (framed({"id": 3, "method": 4}), -32600),
        (framed(b"[" * 100_000), -32700),
    ],
)
def test_what_is_not_a_message_is_refused_and_passed_over(wire, bytes, code):
    wire.begin()
    wire.write(bytes)
    answer = wire.read()
    assert answer["error"]["code"] == code, answer
    assert answer["id"] in (None, 3)
    assert wire.is_alive()
    assert wire.end() == 0


def test_nonsense_between_messages_is_passed_over(wire):
    wire.begin()
    wire.write(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
    assert wire.read()["error"]["code"] == -32700
    wire.write(b"no header at all, and no end of it " * 500)
    wire.send(request(2, "workspace/symbol", query=""))
    assert wire.answer(2)["result"] == []
    assert wire.end() == 0


@pytest.mark.parametrize(
    "params",
    [
        {},
        {"textDocument": None},
        {"textDocument": {"uri": 7}},
        {"textDocument": {"uri": "untitled:Untitled-1"}, "position": {"line": 0, "character": 0}},
        {"textDocument": {"uri": "file:///no/such/file.yaml"}, "position": {"line": 0, "character": 0}},
        {"textDocument": {"uri": "LESSON"}, "position": {"line": -1, "character": -7}},
        {"textDocument": {"uri": "LESSON"}, "position": {"line": 10**9, "character": 10**9}},
        {"textDocument": {"uri": "LESSON"}, "position": {"line": 1.5, "character": "x"}},
        {"textDocument": {"uri": "LESSON"}, "position": None, "range": {"start": 3}},
        {"query": 7, "newName": [], "textDocument": {"uri": "LESSON"}, "position": {"line": 5, "character": 9}},
    ],
)
def test_odd_parameters_are_answered(wire, course, params):
    wire.begin().send(opened(course))
    params = json.loads(json.dumps(params).replace("LESSON", course.uri(LESSON)))
    methods = [
        "textDocument/codeAction",
        "textDocument/codeLens",
        "textDocument/completion",
        "textDocument/definition",
        "textDocument/documentLink",
        "textDocument/documentSymbol",
        "textDocument/foldingRange",
        "textDocument/formatting",
        "textDocument/hover",
        "textDocument/inlayHint",
        "textDocument/prepareRename",
        "textDocument/references",
        "textDocument/rename",
        "textDocument/semanticTokens/full",
        "workspace/executeCommand",
        "workspace/symbol",
    ]
    for number, method in enumerate(methods, 10):
        wire.send(request(number, method, **params))
    for number, method in enumerate(methods, 10):
        assert {"result", "error"} & wire.answer(number).keys(), method
    for method in ["didOpen", "didChange", "didClose", "didSave"]:
        wire.send(notification(f"textDocument/{method}", **params))
    wire.send(notification("workspace/didChangeWatchedFiles", **params))
    assert wire.is_alive()
    assert wire.end() == 0


def test_messages_come_in_pieces_and_in_heaps(wire, course):
    for byte in framed(INITIALIZE):
        wire.write(bytes([byte]))
    wire.answer(1)
    heap = b"".join(framed(request(number, "workspace/symbol", query="")) for number in range(100, 400))
    wire.write(framed(INITIALIZED) + framed(opened(course)) + heap)
    for number in range(100, 400):
        assert "result" in wire.answer(number)
    assert wire.end() == 0


def test_other_header_fields_and_line_ends_are_read(wire):
    body = json.dumps(INITIALIZE).encode()
    wire.write(b"Content-Type: application/vscode-jsonrpc; charset=utf-8\r\ncontent-length: %d\r\n\r\n" % len(body) + body)
    assert "result" in wire.answer(1)
    assert wire.end() == 0


def test_a_change_of_what_is_not_open_is_left_alone(wire, course):
    wire.begin().send(
        notification(
            "textDocument/didChange",
            textDocument={"uri": course.uri(LESSON), "version": 2},
            contentChanges=[{"text": "title: ["}],
        ),
        opened(course),
        notification(
            "textDocument/didChange",
            textDocument={"uri": course.uri(LESSON), "version": 2},
            contentChanges=[{"range": {"start": {"line": 1}}, "text": "title: ["}],
        ),
        request(2, "textDocument/documentSymbol", textDocument={"uri": course.uri(LESSON)}),
    )
    assert [symbol["name"] for symbol in wire.answer(2)["result"]] == ["meet-print", "run-it", "quiz", "done"]


def test_a_request_that_waits_is_cancelled_and_the_others_are_answered(wire, course):
    place = {"textDocument": {"uri": course.uri(LESSON)}, "position": {"line": 15, "character": 5}}
    messages = [
        opened(course),
        request(2, "textDocument/hover", **place),
        request("three", "textDocument/hover", **place),
        request(4, "textDocument/hover", **place),
        notification("$/cancelRequest", id="three"),
        notification("$/cancelRequest", id=99),
        notification("$/cancelRequest"),
    ]
    wire.begin().write(b"".join(framed(message) for message in messages))
    assert wire.answer("three")["error"]["code"] == -32800
    assert wire.answer(2)["result"] == wire.answer(4)["result"] != None
    wire.send(notification("$/cancelRequest", id=2))
    assert wire.is_alive()
    assert wire.end() == 0


def test_a_burst_of_keys_is_checked_once_and_at_last(wire, course):
    keys = [opened(course)]
    for version in range(2, 202):
        text = HELLO.replace("result: Ada", f"result: {version}")
        keys.append(
            notification(
                "textDocument/didChange",
                textDocument={"uri": course.uri(LESSON), "version": version},
                contentChanges=[{"text": text}],
            )
        )
    wire.begin().write(b"".join(framed(key) for key in keys))
    versions = []
    while 201 not in versions:
        message = wire.read()
        if message["method"] == "textDocument/publishDiagnostics":
            versions.append(message["params"]["version"])
    assert "'201'" in message["params"]["diagnostics"][0]["message"]
    assert len(versions) < 20, versions
    assert wire.end() == 0


def test_a_huge_text_is_answered(wire, course):
    cards = "".join(
        f"  - id: card-{n}\n    type: description\n    header: Card {n}\n    text: This is a text.\n" for n in range(20_000)
    )
    wire.begin().send(opened(course, "title: Long\ncards:\n" + cards))
    wire.send(request(2, "textDocument/documentSymbol", textDocument={"uri": course.uri(LESSON)}))
    assert len(wire.answer(2)["result"]) == 20_000
    wire.send(
        request(
            3,
            "textDocument/completion",
            textDocument={"uri": course.uri(LESSON)},
            position={"line": 40_000, "character": 4},
        )
    )
    assert "result" in wire.answer(3)
    assert wire.end() == 0


def test_a_message_that_is_too_long_is_passed_over(wire):
    wire.begin()
    length = (64 << 20) + 1
    wire.write(b"Content-Length: %d\r\n\r\n" % length)
    assert wire.read()["error"]["code"] == -32700
    for _ in range(65):
        wire.write(b" " * (length // 65))
    wire.write(b" " * (length - 65 * (length // 65)))
    assert wire.is_alive()
    assert wire.end() == 0


@pytest.mark.parametrize(
    ("plain", "written"), [("(first)", "%28first%29"), ("(first)", "(first)"), ("'", "%27"), ("ä", "%c3%a4"), ("A", "%41")]
)
def test_addresses_are_escaped_as_editors_like_and_stay_those_of_the_editor(wire, course, plain, written):
    uri = "file://" + "".join(
        written if piece is None else quote(piece, safe="/()'!")
        for part in str(course.path(LESSON)).split(plain)
        for piece in (part, None)
    )
    uri = uri[: -len(written)]
    text = HELLO.replace("result: Ada", "result: Bob")
    document = {"uri": uri, "languageId": "yaml", "version": 5, "text": text}
    wire.begin().send(notification("textDocument/didOpen", textDocument=document))
    while (message := wire.read()).get("method") != "textDocument/publishDiagnostics":
        pass
    assert message["params"]["uri"] == uri
    assert message["params"]["version"] == 5
    change = [{"text": HELLO.replace("result: Ada", "result: Eve")}]
    wire.send(
        notification("textDocument/didChange", textDocument={"uri": uri, "version": 6}, contentChanges=change)
    )
    while (message := wire.read()).get("method") != "textDocument/publishDiagnostics":
        pass
    assert (message["params"]["uri"], message["params"]["version"]) == (uri, 6)
    assert "'Eve'" in message["params"]["diagnostics"][0]["message"]
