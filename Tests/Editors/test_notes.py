"""What is shown about programs: hovers, hints, lenses, colors, and commands that run and preview."""

import asyncio
from urllib.request import ProxyHandler, build_opener

import pytest
from lsprotocol import types
from pygls.exceptions import JsonRpcException

from course import HELLO, SUMS

LESSON = "start/words/hello.yaml"
LATER = "start/words/sums.yaml"
BLOCKS = "start/words/block.yaml"
WRONG = HELLO.replace("correctAnswerIndex: 0", "correctAnswerIndex: 2").replace("result: Ada", "result: Bob")


async def hover(editor, path, text, offset=1):
    """What is shown at a text, and the text to which it belongs."""
    answer = await editor.client.text_document_hover_async(
        types.HoverParams(**editor.place(path, editor.at(path, text, offset)))
    )
    if answer is None:
        return None
    assert answer.contents.kind == types.MarkupKind.Markdown
    return answer.contents.value, editor.shown(path, answer.range)


async def test_a_key_is_explained(editor):
    editor.open(LESSON)
    assert await hover(editor, LESSON, "title:") == (
        "What a learner sees it called.\n\ntext, required\n\n```yaml\ntitle: Say hello\n```",
        "title",
    )
    editor.open("curriculum.yaml")
    words, shown = await hover(editor, "curriculum.yaml", "locale")
    assert shown == "locale" and "required" in words


async def test_what_a_program_prints_is_shown_on_it_and_on_its_result(editor):
    editor.open(LESSON)
    facts = "**What the code does**\n\n- ✓ 1 run: it came to its end after 12 steps\n  ```text\n  Ada\n  ```"
    words, shown = await hover(editor, LESSON, "print(name)")
    assert words == facts
    assert shown.split() == ["|", "name", "=", '"Ada"', "print(name)"]
    assert await hover(editor, LESSON, "result: Ada", 9) == (facts, "Ada")
    words, shown = await hover(editor, LESSON, "result: Ada")
    assert shown == "result" and words.endswith(f"\n\n---\n\n{facts}")


async def test_why_an_answer_is_right_or_wrong(editor):
    editor.open(LESSON, WRONG)
    words, shown = await hover(editor, LESSON, "correctAnswerIndex: 2", 20)
    assert shown == "2"
    assert words == (
        "**What the code does**\n\n- ✗ 1 run: it came to its end after 10 steps\n  ```text\n  Hi\n  ```\n"
        "- ✗ expected: the card says that this happens\n  ```text\n  hi\n  ```\n\n"
        "**Answers: what the code prints**\n\n"
        "- the code: the program prints 'Hi'\n"
        "- ✗ answer 0: 'Hi' is right, but the card says that it is wrong\n"
        "- ✓ answer 1: '\"Hi\"' is wrong\n"
        "- ✗ answer 2: 'hi' is wrong, but the card says that it is right"
    )


async def test_hovers_follow_what_is_typed(editor):
    editor.open(LESSON)
    editor.replace(LESSON, 'name = "Ada"', 'name = "Eve"')
    words, _ = await hover(editor, LESSON, "print(name)")
    assert "\n  Eve\n" in words


async def test_where_a_concept_is_taught_first_and_what_an_id_names(editor):
    editor.open(LATER)
    assert await hover(editor, LATER, "python.operator.add") == (
        "**python.operator.add** (operators): +, of numbers, texts and lists\n\n"
        "first taught in 'start/words/sums' (Do sums)",
        "python.operator.add",
    )
    assert await hover(editor, LATER, "start/words/hello") == (
        "**Say hello**, an episode of 4 cards\n\nMake the computer write.\n\nteaches python.call.print",
        "start/words/hello",
    )


async def test_a_rule_is_explained_where_it_is_silenced(editor):
    comment = "    # hornbook: ignore card-text-too-long because it is a poem\n    text: Run it"
    editor.open(LESSON, HELLO.replace("    text: Run it", comment))
    words, shown = await hover(editor, LESSON, "card-text-too-long")
    assert shown == "card-text-too-long" and words.startswith("**card-text-too-long** (")


async def test_nothing_is_shown_where_nothing_is_known(editor):
    editor.open(LESSON)
    assert await hover(editor, LESSON, "You can print.") is None
    assert await hover(editor, LESSON, "    type: finished", 2) is None


async def hints(editor, path, range=None):
    answer = await editor.client.text_document_inlay_hint_async(
        types.InlayHintParams(
            text_document=types.TextDocumentIdentifier(uri=editor.uri(path)),
            range=range or editor.everything(path),
        )
    )
    lines = editor.text(path).splitlines()
    for hint in answer:
        assert hint.position.character == len(lines[hint.position.line])
        assert hint.tooltip.value
    return [(lines[hint.position.line].strip(), hint.label) for hint in answer]


async def test_hints_show_what_is_printed_and_what_is_proven(editor):
    editor.open(LESSON)
    assert await hints(editor, LESSON) == [
        ('code: print("Hello")', "→ prints Hello"),
        ("- id: run-it", "✓ proven"),
        ("code: |", "→ prints Ada"),
        ("- id: quiz", "✓ proven"),
        ('code: print("Hi")', "→ prints Hi"),
    ]
    start, end = editor.at(LESSON, "- id: run-it"), editor.at(LESSON, "print(name)")
    assert await hints(editor, LESSON, types.Range(start, end)) == [
        ("- id: run-it", "✓ proven"),
        ("code: |", "→ prints Ada"),
    ]


async def test_hints_show_what_is_wrong(editor):
    text = WRONG.replace('print("Hello")', "print(1 / 0)")
    editor.open(LESSON, text)
    assert await hints(editor, LESSON) == [
        ("code: print(1 / 0)", "→ ends in ZeroDivisionError: division by zero"),
        ("- id: run-it", "✗ disproven"),
        ("code: |", "→ prints Ada"),
        ("- id: quiz", "✗ disproven"),
        ('code: print("Hi")', "→ prints Hi"),
    ]


async def test_hints_of_programs_that_print_much_or_go_on_for_ever(editor):
    text = HELLO.replace('print("Hello")', 'print("word " * 20)').replace("      print(name)", "      while True: pass")
    editor.open(LESSON, text)
    found = await hints(editor, LESSON)
    assert found[0] == ("title: Say hello", "1 claim not proven: 1 in python")
    assert found[1] == ('code: print("word " * 20)', "→ prints " + "word " * 7 + "word…")
    assert ("code: |", "→ is stopped at its limit of steps") in found


async def lenses(editor, path):
    answer = await editor.client.text_document_code_lens_async(
        types.CodeLensParams(text_document=types.TextDocumentIdentifier(uri=editor.uri(path)))
    )
    lines = editor.text(path).splitlines()
    return [(lines[lens.range.start.line].strip(), lens.command.title, lens.command) for lens in answer]


async def settled_lenses(editor, path):
    """The lenses once the simulated learners have gone through the course."""
    for _ in range(1000):
        found = await lenses(editor, path)
        if any("learners" in title for _, title, _ in found):
            return found
        await asyncio.sleep(0.01)
    raise AssertionError("no learners")


async def test_lenses_run_cards_preview_them_and_count_learners(editor):
    editor.open(LESSON)
    found = await settled_lenses(editor, LESSON)
    learners = [title for _, title, _ in found if "learners" in title]
    (count,) = [int(title.split()[0]) for title in learners]
    assert learners == [f"{count} of 100 simulated learners see this next"]
    editor.open(LATER)
    others = [title for _, title, _ in await settled_lenses(editor, LATER) if "learners" in title]
    # Both episodes are open, so that who does not begin with the one sees the other.
    assert others == [f"{100 - count} of 100 simulated learners see this next"]
    assert [(line, title) for line, title, _ in found if title not in learners] == [
        ("title: Say hello", "Preview"),
        ("- id: meet-print", "Run"),
        ("- id: meet-print", "Preview"),
        ("- id: run-it", "Run"),
        ("- id: run-it", "Preview"),
        ("- id: quiz", "Run"),
        ("- id: quiz", "Preview"),
        ("- id: done", "Preview"),
    ]
    commands = [(command.command, command.arguments[1]) for _, title, command in found if title not in learners]
    assert commands[:3] == [
        ("hornbook.preview", "start/words/hello"),
        ("hornbook.run", "start/words/hello/meet-print"),
        ("hornbook.preview", "start/words/hello/meet-print"),
    ]


@pytest.mark.parametrize(("kind", "what"), [("visual-studio-code", ["lenses"]), ("neovim", ["hints"]), ("emacs", [])])
async def test_an_editor_is_asked_to_fetch_again_what_it_fetches_again(course, start, kind, what):
    editor = await start(course, kind)
    editor.open(LESSON)
    await editor.until(lambda: set(editor.refreshed) == set(what), lambda: editor.refreshed)
    await settled_lenses(editor, LESSON)
    assert set(editor.refreshed) == set(what)


async def execute(editor, command, *arguments):
    return await editor.client.workspace_execute_command_async(
        types.ExecuteCommandParams(command=command, arguments=list(arguments))
    )


async def test_a_card_is_run_as_it_is_typed(editor):
    editor.open(LESSON)
    editor.replace(LESSON, 'name = "Ada"', 'name = "Eve"')
    found = await lenses(editor, LESSON)
    (run,) = [command for line, title, command in found if (line, title) == ("- id: run-it", "Run")]
    result = await execute(editor, run.command, *run.arguments)
    words = "start/words/hello/run-it\nWhat the code does:\n  ✗ 1 run: it came to its end after 12 steps\n    | Eve"
    words += "\n  ✗ expected: the card says that this happens\n    | Ada"
    words += "\n✗ disproven: what the card says is not what happens"
    assert result == words
    (message,) = editor.client.messages
    assert (message.type, message.message) == (types.MessageType.Info, words)


@pytest.mark.parametrize(
    ("command", "arguments", "why"),
    [
        ("hornbook.run", ["LESSON", "start/words/hello/done"], "the card 'start/words/hello/done' has no program that can be run"),
        ("hornbook.run", ["LESSON", "start/words/no/such"], "the card 'start/words/no/such' has no program that can be run"),
        ("hornbook.run", [], "the first argument of 'hornbook.run' is the address of a lesson"),
        ("rm", ["LESSON"], "there is no command 'rm', only hornbook.run, hornbook.preview, hornbook.learners, hornbook.extractImage"),
    ],
)
async def test_what_cannot_be_done_is_refused(editor, command, arguments, why):
    editor.open(LESSON)
    arguments = [editor.uri(LESSON) if argument == "LESSON" else argument for argument in arguments]
    with pytest.raises(JsonRpcException) as refused:
        await execute(editor, command, *arguments)
    assert (refused.value.code, refused.value.message) == (-32602, why)


async def test_a_card_is_opened_in_a_browser(course, start, tmp_path, monkeypatch):
    browser = tmp_path / "bin"
    browser.mkdir()
    for name in ("xdg-open", "open"):
        (browser / name).write_text(f'#!/bin/sh\necho "$1" >>"{tmp_path}/opened"\n')
        (browser / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(browser), prepend=":")
    editor = await start(course)
    editor.open(LESSON)
    assert await execute(editor, "hornbook.preview", editor.uri(LESSON), "start/words/hello/quiz") is None
    opened = tmp_path / "opened"
    await editor.until(lambda: opened.exists() and opened.read_text().endswith("\n"), "no browser was opened")
    address = opened.read_text().strip()
    assert address.startswith("http://127.0.0.1:") or address.startswith("http://localhost:")
    assert address.endswith("#start/words/hello/quiz")
    page = await asyncio.to_thread(fetched, address)
    assert "<title>" in page
    await execute(editor, "hornbook.preview", editor.uri(LESSON), "start/words/sums")
    await editor.until(lambda: opened.read_text().count("\n") == 2, "no browser was opened again")
    assert opened.read_text().splitlines()[1] == address.replace("hello/quiz", "sums")


def fetched(address):
    return build_opener(ProxyHandler({})).open(address.split("#")[0], timeout=20).read().decode()


async def colors(editor, path):
    answer = await editor.client.text_document_semantic_tokens_full_async(
        types.SemanticTokensParams(text_document=types.TextDocumentIdentifier(uri=editor.uri(path)))
    )
    legend = editor.result.capabilities.semantic_tokens_provider.legend
    line, character, found = 0, 0, []
    assert len(answer.data) % 5 == 0
    for at in range(0, len(answer.data), 5):
        lines, characters, length, kind, modifiers = answer.data[at : at + 5]
        assert modifiers == 0 and length > 0
        line, character = line + lines, characters + (0 if lines else character)
        place = types.Range(types.Position(line, character), types.Position(line, character + length))
        found.append((editor.shown(path, place), legend.token_types[kind]))
    return found


@pytest.mark.parametrize("encoding", [types.PositionEncodingKind.Utf16, types.PositionEncodingKind.Utf8])
async def test_code_is_colored_and_nothing_else(course, start, encoding):
    editor = await start(course, encodings=[encoding])
    text = HELLO.replace(
        '      name = "Ada"\n', '      name = "😀 Ada"  # for 😀\n      for n in range(12):\n          pass\n'
    )
    editor.open(LESSON, text)
    found = await colors(editor, LESSON)
    start_, end = found.index(("name", "variable")), found.index(('"Hi"', "string"))
    assert found[start_ : end - 2] == [
        ("name", "variable"),
        ("=", "operator"),
        ('"😀 Ada"', "string"),
        ("# for 😀", "comment"),
        ("for", "keyword"),
        ("n", "variable"),
        ("in", "keyword"),
        ("range", "function"),
        ("(", "operator"),
        ("12", "number"),
        (")", "operator"),
        (":", "operator"),
        ("pass", "keyword"),
        ("print", "function"),
        ("(", "operator"),
        ("name", "variable"),
        (")", "operator"),
    ]
    code = {piece for piece, _ in found}
    assert "Ada" not in code and "print()" not in code


async def links(editor, path):
    answer = await editor.client.text_document_document_link_async(
        types.DocumentLinkParams(text_document=types.TextDocumentIdentifier(uri=editor.uri(path)))
    )
    return [(editor.shown(path, link.range), link.target) for link in answer]


async def test_files_that_are_named_and_addresses_in_texts_are_links(course, editor):
    editor.open(BLOCKS)
    assert await links(editor, BLOCKS) == [("hello", course.uri(LESSON)), ("sums", course.uri(LATER))]
    editor.open(LATER, SUMS.replace("Run it and look at the sum.", "Look at https://example.org/sum?a=1 (or not)."))
    assert await links(editor, LATER) == [
        ("start/words/hello", course.uri(LESSON)),
        ("https://example.org/sum?a=1", "https://example.org/sum?a=1"),
    ]
    editor.open("curriculum.yaml")
    assert await links(editor, "curriculum.yaml") == [("start", course.uri("start/module.yaml"))]
