"""The layout of `hornbook fmt`."""

from lsprotocol import types

from course import HELLO

LESSON = "start/words/hello.yaml"
OPTIONS = types.FormattingOptions(tab_size=2, insert_spaces=True)


async def formatted(editor, path):
    document = types.TextDocumentIdentifier(uri=editor.uri(path))
    edits = await editor.client.text_document_formatting_async(
        types.DocumentFormattingParams(text_document=document, options=OPTIONS)
    )
    return edits and editor._edit(editor.uri(path), edits) and editor.text(path)


async def test_a_text_is_laid_out_as_the_command_does_it(course, editor):
    untidy = HELLO.replace("    code: |\n", "    code:   |\n").replace("answers: [Hi, ", "answers: [ Hi,").replace(
        "title: Say hello", "title:    Say hello   # 😀 to all"
    )
    editor.open(LESSON, untidy)
    text = await formatted(editor, LESSON)
    course.write(LESSON, untidy)
    run = course.hornbook("fmt", str(course.path(LESSON)))
    assert run.returncode == 0, run.stderr
    assert text == course.read(LESSON) != untidy
    assert not await formatted(editor, LESSON)


async def test_a_text_that_cannot_be_read_stays_as_it_is(editor):
    editor.open(LESSON, HELLO.replace("[Hi", "[[Hi").replace("title: Say", "title:    Say"))
    assert not await formatted(editor, LESSON)
