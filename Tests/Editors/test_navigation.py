"""From a name to what it names, and back."""

import pytest
from lsprotocol import types

from course import HELLO, SUMS

LESSON = "start/words/hello.yaml"
LATER = "start/words/sums.yaml"
BLOCKS = "start/words/block.yaml"


async def definition(editor, path, text, offset=1):
    position = editor.at(path, text, offset)
    answer = await editor.client.text_document_definition_async(
        types.DefinitionParams(**editor.place(path, position))
    )
    return answer and (answer.uri, answer.range)


async def references(editor, path, text, offset=1, declaration=True):
    position = editor.at(path, text, offset)
    answer = await editor.client.text_document_references_async(
        types.ReferenceParams(
            **editor.place(path, position), context=types.ReferenceContext(include_declaration=declaration)
        )
    )
    return sorted((place.uri, place.range.start.line, place.range.start.character) for place in answer or [])


def place(editor, path, text, offset=0):
    at = editor.at(path, text, offset)
    return (editor.uri(path), at.line, at.character)


@pytest.mark.parametrize(
    ("path", "text", "file"),
    [
        ("curriculum.yaml", "[start]", "start/module.yaml"),
        ("start/module.yaml", "[words]", BLOCKS),
        (BLOCKS, "hello,", LESSON),
        (BLOCKS, "sums]", LATER),
        (LATER, "start/words/hello", LESSON),
    ],
)
async def test_an_id_leads_to_its_file(editor, path, text, file):
    editor.open(path)
    await editor.ready()
    uri, range = await definition(editor, path, text)
    assert uri == editor.uri(file)
    assert range.start == range.end == types.Position(0, 0)


async def test_a_card_is_where_its_id_is(editor):
    editor.open(LESSON)
    await editor.ready()
    uri, range = await definition(editor, LESSON, "run-it")
    assert uri == editor.uri(LESSON)
    assert range.start.line == editor.at(LESSON, "run-it").line


async def test_a_concept_leads_to_the_lesson_that_teaches_it(editor):
    editor.open(LATER, SUMS.replace("result: \"5\"", "result: \"5\"\n    uses: [python.call.print]"))
    await editor.ready()
    uri, range = await definition(editor, LATER, "python.call.print")
    assert uri == editor.uri(LESSON)
    assert editor.shown(LESSON, range) == "python.call.print"


async def test_an_image_leads_to_its_file(course, start):
    course.write("assets/box.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>\n')
    editor = await start(course)
    image = "    header: Meet print\n    image: assets/box.svg\n    alt: A box\n"
    editor.open(LESSON, HELLO.replace("    header: Meet print\n", image))
    await editor.ready()
    uri, _ = await definition(editor, LESSON, "assets/box.svg")
    assert uri == course.uri("assets/box.svg")


@pytest.mark.parametrize("text", ["Say hello", "id: run-it", "Run it and look", 'name = "Ada"'])
async def test_other_texts_lead_nowhere(editor, text):
    editor.open(LESSON)
    await editor.ready()
    assert await definition(editor, LESSON, text) is None


async def test_an_episode_is_referred_to_by_its_block_and_by_what_requires_it(editor):
    editor.open(LATER)
    editor.open(BLOCKS)
    await editor.ready()
    expected = sorted([place(editor, BLOCKS, "hello"), place(editor, LATER, "start/words/hello")])
    assert await references(editor, LATER, "start/words/hello") == expected
    assert await references(editor, BLOCKS, "hello") == expected


async def test_references_follow_texts_that_are_not_saved(editor):
    editor.open(LATER)
    editor.open(LESSON)
    await editor.ready()
    editor.replace(LATER, "requires: [start/words/hello]", "# more\nrequires: [start/words/hello]")
    editor.replace(LATER, 'result: "5"', 'result: "6"')
    await editor.finds(LATER, "wrong-result")
    expected = sorted([place(editor, BLOCKS, "hello"), place(editor, LATER, "start/words/hello")])
    assert await references(editor, LATER, "start/words/hello") == expected


async def test_a_concept_is_referred_to_wherever_it_is_named(editor):
    text = SUMS.replace("[python.operator.add]", "[python.operator.add, python.call.print]")
    editor.open(LATER, text.replace('"5"', '"6"'))
    await editor.finds(LATER, "wrong-result")
    expected = sorted([place(editor, LESSON, "python.call.print"), place(editor, LATER, "python.call.print")])
    assert await references(editor, LATER, "python.call.print") == expected


async def test_the_outline_of_a_lesson(editor):
    editor.open(LESSON)
    symbols = await editor.client.text_document_document_symbol_async(
        types.DocumentSymbolParams(text_document=types.TextDocumentIdentifier(uri=editor.uri(LESSON)))
    )
    assert [(symbol.name, symbol.detail) for symbol in symbols] == [
        ("meet-print", "descriptionWithCode"),
        ("run-it", "executor"),
        ("quiz", "questionWithCode"),
        ("done", "finished"),
    ]
    for symbol, following in zip(symbols, symbols[1:] + [None]):
        assert editor.shown(LESSON, symbol.selection_range) == symbol.name
        text = editor.shown(LESSON, symbol.range)
        assert text.startswith(f"id: {symbol.name}\n")
        assert following is None or following.name not in text
        assert symbol.range.start <= symbol.selection_range.start <= symbol.selection_range.end <= symbol.range.end


QUIZ = """\
title: A quiz
cards:
  - id: quiz
    type: quiz
    header: A quiz
    passMark: 1
    questions:
      - {id: one, type: trueFalse, text: Two and two are five., answer: false}
      - id: two
        type: question
        text: Which is a loop?
        answers: [for, print]
        correctAnswerIndex: 0
  - {id: done, type: finished, header: Done, text: You did it.}
"""


async def test_the_questions_of_a_quiz_are_below_it(editor):
    editor.open(LATER, QUIZ)
    symbols = await editor.client.text_document_document_symbol_async(
        types.DocumentSymbolParams(text_document=types.TextDocumentIdentifier(uri=editor.uri(LATER)))
    )
    assert [symbol.name for symbol in symbols] == ["quiz", "done"]
    assert [(child.name, child.detail) for child in symbols[0].children] == [("one", "trueFalse"), ("two", "question")]


async def test_the_outline_of_a_block_is_what_it_lists(editor):
    editor.open(BLOCKS)
    symbols = await editor.client.text_document_document_symbol_async(
        types.DocumentSymbolParams(text_document=types.TextDocumentIdentifier(uri=editor.uri(BLOCKS)))
    )
    assert [symbol.name for symbol in symbols] == ["hello", "sums"]


async def symbols(editor, query):
    found = await editor.client.workspace_symbol_async(types.WorkspaceSymbolParams(query=query))
    return [(symbol.name, symbol.location.uri, symbol.location.range.start.line) for symbol in found]


async def test_names_are_found_in_the_whole_curriculum(editor):
    editor.open(LESSON)
    await editor.ready()
    assert await symbols(editor, "") == [
        ("start", editor.uri("start/module.yaml"), 0),
        ("start/words", editor.uri(BLOCKS), 0),
        ("start/words/hello", editor.uri(LESSON), 0),
        ("start/words/hello/meet-print", editor.uri(LESSON), 4),
        ("start/words/hello/run-it", editor.uri(LESSON), 9),
        ("start/words/hello/quiz", editor.uri(LESSON), 16),
        ("start/words/hello/done", editor.uri(LESSON), 22),
        ("start/words/sums", editor.uri(LATER), 0),
        ("start/words/sums/add", editor.uri(LATER), 5),
        ("start/words/sums/how-many", editor.uri(LATER), 10),
        ("start/words/sums/done", editor.uri(LATER), 16),
    ]
    assert [name for name, _, _ in await symbols(editor, "do SUMS")] == [
        "start/words/sums",
        "start/words/sums/add",
        "start/words/sums/how-many",
        "start/words/sums/done",
    ]
    assert [name for name, _, _ in await symbols(editor, "meet")] == ["start/words/hello/meet-print"]
    assert await symbols(editor, "no such thing") == []


async def test_cards_and_texts_of_several_lines_can_be_folded(editor):
    editor.open(LESSON)
    ranges = await editor.client.text_document_folding_range_async(
        types.FoldingRangeParams(text_document=types.TextDocumentIdentifier(uri=editor.uri(LESSON)))
    )
    lines = HELLO.splitlines()
    assert [(lines[fold.start_line], lines[fold.end_line]) for fold in ranges] == [
        ("  - id: meet-print", '    code: print("Hello")'),
        ("  - id: run-it", "    result: Ada"),
        ("    code: |", "      print(name)"),
        ("  - id: quiz", "    correctAnswerIndex: 0"),
        ("  - id: done", "    text: You can print."),
    ]
