"""What is offered while somebody types, and what is there once it is taken."""

import pytest
from lsprotocol import types

from course import BLOCK, CURRICULUM, FILES, HELLO, MODULE, REPOSITORY, SUMS, Course

LESSON = "start/words/hello.yaml"
LATER = "start/words/sums.yaml"
BLOCKS = "start/words/block.yaml"
KINDS = [
    "description",
    "descriptionWithCode",
    "question",
    "questionWithCode",
    "multiSelect",
    "trueFalse",
    "dragAndDrop",
    "codeBlocks",
    "quiz",
    "reading",
    "poll",
    "executor",
    "exercise",
    "challenge",
    "playground",
    "finished",
]


def typed(text, old, new):
    assert text.count(old) == 1
    return text.replace(old, new)


async def offered(editor, path, text):
    """What is offered at a mark, as a list shows it."""
    items = await editor.complete(path, text)
    return sorted(items, key=lambda label: items[label].sort_text or label)


@pytest.mark.parametrize(
    ("path", "text", "labels"),
    [
        (
            LESSON,
            typed(HELLO, "teaches:", "¦\nteaches:"),
            ["difficulty", "requires", "opens", "optional", "stars", "badge", "icon", "banner", "formerly"],
        ),
        (
            LESSON,
            typed(HELLO, "    result: Ada", "    result: Ada\n    ¦"),
            ["language", "variants", "raises", "neverEnds", "input", "formerly"],
        ),
        (
            LESSON,
            typed(HELLO, "    result: Ada", "    ¦"),
            ["language", "variants", "result", "raises", "neverEnds", "input", "formerly"],
        ),
        (LESSON, typed(HELLO, "    header: Meet print\n", "    ¦\n"), ["header", "language", "variants", "formerly"]),
        (
            BLOCKS,
            BLOCK + "¦",
            ["overview", "requires", "requiresStars", "opens", "optional", "badge", "formerly"],
        ),
        (
            "curriculum.yaml",
            CURRICULUM + "¦",
            ["hornbook", "order", "dailyQuestion", "reminders", "elements", "retired", "review", "lint", "champion", "exchange"],
        ),
        ("curriculum.yaml", CURRICULUM + "lint: {¦}\n", ["rules", "limits"]),
        (LATER, typed(SUMS, "{id: done,", "{id: done, ¦,"), ["formerly"]),
    ],
)
async def test_keys_that_are_not_there_yet_those_that_must_be_first(editor, path, text, labels):
    assert await offered(editor, path, text) == labels


async def test_a_key_comes_with_its_meaning_and_the_beginning_of_its_value(editor):
    items = await editor.complete(LESSON, typed(HELLO, "    result: Ada", "    result: Ada\n    in¦"))
    item = items["input"]
    assert item.kind == types.CompletionItemKind.Property
    assert item.detail == "list of texts"
    assert item.documentation.kind == types.MarkupKind.Markdown
    assert item.documentation.value.startswith("The lines that the code reads as its input.")
    text = editor.accept(LESSON, item)
    assert text == HELLO.replace("    result: Ada\n", "    result: Ada\n    input: []\n")


async def test_a_key_whose_colon_is_there_gets_no_second_one(editor):
    items = await editor.complete(LESSON, typed(HELLO, "    result: Ada", "    res¦: Ada"))
    assert editor.accept(LESSON, items["result"]) == HELLO


@pytest.mark.parametrize("text", ["type: ¦", "type: exe¦", "type: ¦executor", "type: exec¦utor"])
async def test_kinds_of_cards(editor, text):
    before = typed(HELLO, "type: executor", text)
    items = await editor.complete(LESSON, before)
    assert list(items) == KINDS
    assert items["executor"].documentation.value
    assert editor.accept(LESSON, items["executor"]) == HELLO


@pytest.mark.parametrize(
    ("path", "text", "labels"),
    [
        (LESSON, typed(HELLO, "teaches:", "difficulty: ¦\nteaches:"), ["easy", "medium", "hard"]),
        (LESSON, typed(HELLO, "teaches:", "optional: ¦\nteaches:"), ["true", "false"]),
        (BLOCKS, typed(BLOCK, "open", "¦"), ["inOrder", "open", "linked", "ladder"]),
        (
            "start/module.yaml",
            typed(MODULE, "python", "¦"),
            ["python", "slang", "robot", "swift", "java", "javascript", "pseudocode"],
        ),
        (LESSON, typed(HELLO, "    result: Ada", "    result: Ada\n    language: ¦"), ["python", "slang", "pseudocode"]),
        (LESSON, typed(HELLO, "teaches:", "requires: [¦]\nteaches:"), ["start/words/sums"]),
        (LESSON, typed(HELLO, "teaches:", "requires:\n  - ¦\nteaches:"), ["start/words/sums"]),
        (LESSON, typed(HELLO, "teaches:", "requires:\n  - sta¦\nteaches:"), ["start/words/sums"]),
        (LESSON, typed(HELLO, "teaches:", "opens: [¦]\nteaches:"), ["start/words/sums"]),
        (BLOCKS, typed(BLOCK, "sums", "¦"), ["sums"]),
        (BLOCKS, typed(BLOCK, "[hello, sums]", "\n  - hello\n  - ¦"), ["sums"]),
        (LESSON, typed(HELLO, "teaches:", "¦: x\nteaches:"), None),
        (LESSON, typed(HELLO, '      name = "Ada"', '      name = "Ada"\n      ¦'), []),
        ("curriculum.yaml", CURRICULUM + "lint:\n  rules:\n    card-text-too-long: ¦\n", ["off", "info", "warning", "error"]),
    ],
)
async def test_values_by_their_place(editor, path, text, labels):
    editor.open(path)
    await editor.ready()
    found = await offered(editor, path, text)
    if labels is None:
        assert "requires" in found
    else:
        assert found == labels


async def test_an_id_comes_with_its_title(editor):
    editor.open(LESSON)
    await editor.ready()
    before = typed(HELLO, "teaches:", "requires: [¦]\nteaches:")
    item = (await editor.complete(LESSON, before))["start/words/sums"]
    assert (item.kind, item.detail) == (types.CompletionItemKind.Reference, "Do sums")
    assert editor.accept(LESSON, item) == before.replace("¦", "start/words/sums")


async def test_concepts_of_the_language_with_the_lesson_that_teaches_them(editor):
    editor.open(LESSON)
    await editor.ready()
    before = typed(HELLO, "[python.call.print]", "[python.call.print, ¦]")
    items = await editor.complete(LESSON, before)
    assert len(items) > 300 and all(label.startswith("python.") for label in items)
    assert items["python.operator.add"].detail == "taught in start/words/sums"
    assert items["python.for"].detail != "" and items["python.for"].documentation
    assert editor.accept(LESSON, items["python.for"]) == before.replace("¦", "python.for")


async def test_images(course, start):
    box = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32" viewBox="0 0 64 32"><path d="M0 0h9v9z"/></svg>\n'
    course.write("assets/box.svg", box)
    editor = await start(course)
    editor.open(LESSON)
    await editor.ready()
    before = typed(HELLO, "teaches:", "badge: {title: Printer, image: ¦}\nteaches:")
    items = await editor.complete(LESSON, before)
    assert list(items) == ["assets/box.svg"]
    item = items["assets/box.svg"]
    assert (item.kind, item.detail) == (types.CompletionItemKind.File, "64 x 32")
    assert editor.accept(LESSON, item) == before.replace("¦", "assets/box.svg")


async def test_codes_of_rules_those_that_are_found_here_first(course, editor):
    wordy = typed(HELLO, "Run it and look at the screen.", "Run it and look at the screen. " * 20)
    editor.open(LESSON, wordy)
    await editor.finds(LESSON, "card-text-too-long")
    before = typed(wordy, "    text: Run it", "    # hornbook: ignore card¦\n    text: Run it")
    items = await editor.complete(LESSON, before)
    labels = sorted(items, key=lambda label: items[label].sort_text)
    assert labels[0] == "card-text-too-long"
    listed = course.hornbook("rules").stdout.split()
    assert set(labels) <= set(listed) and len(labels) > 150
    text = editor.accept(LESSON, items["card-text-too-long"])
    assert text == before.replace("card¦", "card-text-too-long")
    before = CURRICULUM + "lint:\n  rules:\n    card-text¦\n"
    items = await editor.complete("curriculum.yaml", before)
    assert editor.accept("curriculum.yaml", items["card-text-too-long"]) == before.replace(
        "card-text¦", "card-text-too-long: off"
    )


async def test_what_a_program_prints_and_which_answer_is_right(editor):
    editor.open(LESSON)
    await editor.ready()
    items = await editor.complete(LESSON, typed(HELLO, "result: Ada", "result: ¦"))
    assert [(item.label, item.detail) for item in items.values()] == [("Ada", "what the code prints")]
    assert editor.accept(LESSON, items["Ada"]) == HELLO
    await editor.client.text_document_hover_async(
        types.HoverParams(**editor.place(LESSON, editor.at(LESSON, "correctAnswerIndex")))
    )
    items = await editor.complete(LESSON, typed(HELLO, "correctAnswerIndex: 0", "correctAnswerIndex: ¦"))
    assert [(item.label, item.detail) for item in items.values()] == [
        ("0", "'Hi', right, as a run shows"),
        ("1", "'\"Hi\"'"),
        ("2", "'hi'"),
    ]
    assert editor.accept(LESSON, items["0"]) == HELLO


async def test_a_result_of_several_lines_is_indented_below_its_key(course, editor):
    editor.open(LESSON)
    await editor.ready()
    before = typed(HELLO, "      print(name)\n    result: Ada", '      print(name)\n      print(2)\n    result: ¦')
    items = await editor.complete(LESSON, before)
    (item,) = items.values()
    text = editor.accept(LESSON, item)
    course.write(LESSON, text)
    assert course.findings() == []
    assert text == before.replace(" ¦", " |\n      Ada\n      2")


@pytest.mark.parametrize("kind", ["visual-studio-code", "neovim@0.7", "emacs", "neovim"])
async def test_every_kind_of_card_is_written_whole_for_every_editor(folder, start, kind):
    course = Course(folder)
    editor = await start(course, kind)
    before = typed(HELLO, "  - id: done", "  - ¦\n  - id: done")
    items = await editor.complete(LESSON, before)
    assert list(items) == KINDS
    for label in KINDS:
        items = await editor.complete(LESSON, before)
        item = items[label]
        assert item.kind == types.CompletionItemKind.Snippet
        takes_snippets = kind in ("visual-studio-code", "neovim")
        assert takes_snippets or item.insert_text_format != types.InsertTextFormat.Snippet
        text = editor.accept(LESSON, item)
        assert "$" not in text and f"    type: {label}\n" in text
        course.write(LESSON, text)
        errors = [(f["code"], f["message"]) for f in course.findings() if f["severity"] == "error"]
        assert errors == ([("misplaced-finished-card", errors and errors[0][1])] if label == "finished" else []), text


@pytest.mark.parametrize("file", sorted((REPOSITORY / "Tests/Samples/champion").rglob("*.yaml"))[:4], ids=lambda f: f.name)
async def test_a_place_in_any_file_is_answered(course, start, file):
    """Everywhere in a file something is offered or nothing is, whatever half of a word is there."""
    editor = await start(course)
    text = file.read_text()
    editor.open(LESSON, text)
    document = editor.document(editor.uri(LESSON))
    for offset in range(0, min(len(text), 4000), 7):
        editor.cursor = document.client_position_at_offset(offset)
        for item in (await editor.complete(LESSON)).values():
            edit = item.text_edit
            assert edit.range.start.line == edit.range.end.line == editor.cursor.line
            assert edit.range.start <= editor.cursor <= edit.range.end
