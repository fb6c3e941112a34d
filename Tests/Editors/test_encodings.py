"""Places are counted as the editor and the server have agreed."""

import pytest
from lsprotocol import types

from course import HELLO

LESSON = "start/words/hello.yaml"
U8, U16, U32 = (types.PositionEncodingKind.Utf8, types.PositionEncodingKind.Utf16, types.PositionEncodingKind.Utf32)
BRAVE = HELLO.replace(
    "  - id: done\n    type: finished\n    header: Well done\n    text: You can print.\n",
    "  - {id: done, type: finished, header: Well done 😀 ä, texts: You can print.}\n",
)


@pytest.mark.parametrize(
    ("offered", "chosen"),
    [([U16, U8], U8), ([U8], U8), ([U16], U16), ([U32, U16], U16), ([U32], U16), ([], U16), (None, U16)],
)
async def test_utf_8_is_taken_where_it_is_offered(course, start, offered, chosen):
    editor = await start(course, encodings=offered)
    assert editor.result.capabilities.position_encoding == chosen


@pytest.mark.parametrize(("encoding", "character"), [(U16, 55), (U8, 58)])
async def test_a_finding_behind_letters_of_several_units(course, start, encoding, character):
    editor = await start(course, encodings=[encoding])
    editor.open(LESSON, BRAVE)
    await editor.until(lambda: editor.codes(LESSON), "no finding")
    (finding,) = [f for f in editor.client.diagnostics[editor.uri(LESSON)] if f.code == "unknown-key"]
    assert finding.range.start.character == character
    assert editor.shown(LESSON, finding.range) == "texts"
    (action,) = [a for a in await editor.actions(LESSON, finding.range) if a.title.startswith("write")]
    editor.apply(action.edit)
    assert editor.text(LESSON) == BRAVE.replace("texts:", "text:")
    await editor.finds(LESSON)


@pytest.mark.parametrize("encoding", [U16, U8])
async def test_changes_behind_and_inside_of_such_letters(course, start, encoding):
    editor = await start(course, encodings=[encoding])
    editor.open(LESSON, BRAVE)
    editor.replace(LESSON, "😀 ä", "ß🤖🤖é")
    editor.replace(LESSON, "🤖é, texts", "é🤖, text")
    editor.replace(LESSON, "result: Ada", "result: 🤖")
    (finding,) = await editor.finds(LESSON, "wrong-result")
    assert editor.shown(LESSON, finding.range) == "🤖"
    editor.replace(LESSON, "result: 🤖", "result: Ada")
    await editor.finds(LESSON)


@pytest.mark.parametrize("encoding", [U16, U8])
async def test_completion_and_rename_behind_such_letters(course, start, encoding):
    editor = await start(course, encodings=[encoding])
    before = HELLO.replace("  - id: quiz\n    type: questionWithCode", "  - {header: 😀 ä, id: quiz, type: ¦")
    items = await editor.complete(LESSON, before)
    edit = items["finished"].text_edit
    assert editor.shown(LESSON, edit.range) == ""
    editor.change(LESSON, (edit.range, edit.new_text))
    assert editor.text(LESSON) == before.replace("¦", "finished")
    await editor.until(lambda: editor.codes(LESSON), "no finding")
    text = HELLO.replace("id: done\n    type: finished\n    header: Well done", "{header: 😀 ä, id: done, type: finished")
    text = text.replace("type: finished\n    text: You can print.", "type: finished, text: You can print.}")
    editor.change(LESSON, (editor.everything(LESSON), text))
    await editor.finds(LESSON)
    await editor.ready()
    edit = await editor.client.text_document_rename_async(
        types.RenameParams(**editor.place(LESSON, editor.at(LESSON, "id: done", 4)), new_name="the-end")
    )
    editor.apply(edit)
    assert editor.text(LESSON) == text.replace(
        "{header: 😀 ä, id: done", "{header: 😀 ä, formerly: [done], id: the-end"
    )
