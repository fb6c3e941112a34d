"""Findings while somebody types."""

import shutil

import pytest
from lsprotocol import types

from course import BLOCK, FILES, HELLO, REPOSITORY, SUMS, Course
from editor import path_of

LESSON = "start/words/hello.yaml"
LATER = "start/words/sums.yaml"
BLOCKS = "start/words/block.yaml"


async def test_a_finding_has_its_place_code_severity_page_and_help(editor):
    editor.open(LESSON, HELLO.replace("result: Ada", "result: Bob"))
    (finding,) = await editor.finds(LESSON, "wrong-result")
    assert editor.shown(LESSON, finding.range) == "Bob"
    assert finding.severity == types.DiagnosticSeverity.Error
    assert finding.source == "hornbook"
    assert finding.message == (
        "the program prints 'Ada', but 'result' says 'Bob'\n"
        "help: fix the code or the result; `hornbook lint --accept` writes what the program prints"
    )
    page = path_of(finding.code_description.href).read_text()
    assert page.startswith("wrong-result") or print(page)


async def test_unsaved_text_wins_and_the_file_counts_again_when_it_is_closed(editor, course):
    editor.open(LESSON)
    editor.open(LATER, SUMS.replace('"5"', '"6"'))
    await editor.finds(LATER, "wrong-result")
    assert course.findings() == []
    editor.replace(LATER, '"6"', '"5"')
    await editor.finds(LATER)
    editor.replace(LATER, '"5"', '"7"')
    await editor.finds(LATER, "wrong-result")
    editor.close(LATER)
    await editor.finds(LATER)
    assert editor.published[-1].version is None


async def test_findings_name_the_version_of_the_text_that_they_are_about(editor):
    editor.open(LESSON)
    for version, (old, new) in enumerate([("result: Ada", "result: Bob"), ("result: Bob", "result: Ada")], 2):
        editor.replace(LESSON, old, new)
        await editor.finds(LESSON, *(["wrong-result"] if version == 2 else []))
        assert editor.published[-1].version == version


async def test_another_file_of_the_curriculum_gets_its_finding_and_loses_it(editor, course):
    editor.open(BLOCKS, BLOCK.replace("hello, sums", "sums"))
    (finding,) = await editor.finds(LESSON, "unlisted-file")
    assert editor.published[-1].version is None
    (related,) = finding.related_information
    assert related.location.uri == editor.uri(BLOCKS)
    assert editor.shown(BLOCKS, related.location.range) == "[sums]"
    assert related.message == "the list is here"
    course.write(BLOCKS, editor.text(BLOCKS))
    (linted,) = course.findings()
    assert (linted["file"], linted["code"]) == (LESSON, "unlisted-file")
    assert finding.message == f"{linted['message']}\nhelp: {linted['help']}"
    editor.replace(BLOCKS, "sums", "hello, sums")
    await editor.finds(LESSON)


async def test_a_finding_leads_to_the_other_places_that_it_is_about(editor):
    editor.open(LESSON, HELLO.replace("id: quiz", "id: run-it"))
    (finding,) = await editor.finds(LESSON, "duplicate-card-id")
    assert editor.shown(LESSON, finding.range) == "run-it"
    (related,) = finding.related_information
    assert related.location.uri == editor.uri(LESSON)
    assert related.location.range.start.line == HELLO[: HELLO.index("run-it")].count("\n")
    assert related.message == "the first card with this id is here"


async def test_what_could_be_left_out_is_faded(editor):
    comment = "    # hornbook: ignore card-text-too-long because it is a poem\n"
    editor.open(LESSON, HELLO.replace("    text: Run it", f"{comment}    text: Run it"))
    (finding,) = await editor.finds(LESSON, "unused-suppression")
    assert finding.tags == (types.DiagnosticTag.Unnecessary,)
    editor.replace(LESSON, comment, "    colour: red\n")
    (finding,) = await editor.finds(LESSON, "unknown-key")
    assert finding.tags is None


async def test_a_text_that_cannot_be_parsed_has_a_finding_and_recovers(editor):
    editor.open(LESSON)
    editor.open(LATER, SUMS.replace('"5"', '"6"'))
    await editor.finds(LATER, "wrong-result")
    editor.replace(LESSON, "result: Ada", "result: [Ada")
    await editor.until(lambda: editor.codes(LESSON), "no finding")
    editor.replace(LESSON, "result: [Ada", "result: Ada")
    await editor.finds(LESSON)
    await editor.finds(LATER, "wrong-result")


async def test_several_changes_in_one_message_are_made_one_after_the_other(editor):
    editor.open(LESSON)
    at = editor.at(LESSON, "result: Ada", len("result: "))
    end = types.Position(at.line, at.character + 3)
    editor.change(
        LESSON,
        (types.Range(at, end), "B"),
        (types.Range(at, types.Position(at.line, at.character + 1)), "Bob"),
        (types.Range(types.Position(0, 0), types.Position(0, 0)), "# a comment\n"),
    )
    (finding,) = await editor.finds(LESSON, "wrong-result")
    assert editor.shown(LESSON, finding.range) == "Bob"


async def test_files_that_are_made_changed_and_removed_outside_are_seen(editor, course):
    editor.open(LESSON)
    await editor.ready()
    course.write(LATER, SUMS.replace('"5"', '"6"'))
    editor._watched(editor.uri(LATER), types.FileChangeType.Changed)
    await editor.finds(LATER, "wrong-result")
    course.path(LATER).unlink()
    editor._watched(editor.uri(LATER), types.FileChangeType.Deleted)
    (finding,) = await editor.finds(BLOCKS, "missing-listed-file")
    assert editor.shown(BLOCKS, finding.range) == "sums"
    assert editor.codes(LATER) == []
    course.write(LATER, SUMS)
    editor._watched(editor.uri(LATER), types.FileChangeType.Created)
    await editor.finds(BLOCKS)


async def test_two_curricula_are_checked_side_by_side(course, folder, start):
    other = Course(folder.parent / "other", FILES | {LESSON: HELLO.replace("result: Ada", "result: Bob")})
    editor = await start(course)
    editor.open(LESSON, HELLO.replace("answers: [Hi", "answers: [Ha"))
    await editor.until(lambda: editor.codes(LESSON), "no finding")
    uri = other.uri(LESSON)
    item = types.TextDocumentItem(uri=uri, language_id="yaml", version=1, text=other.read(LESSON))
    editor.client.text_document_did_open(types.DidOpenTextDocumentParams(text_document=item))
    await editor.until(lambda: editor.client.diagnostics.get(uri), "no finding in the other curriculum")
    assert [finding.code for finding in editor.client.diagnostics[uri]] == ["wrong-result"]
    assert editor.codes(LESSON) == ["no-right-answer"]


async def test_a_file_of_no_curriculum_is_left_alone(editor, folder):
    stray = folder.parent / "stray.yaml"
    stray.write_text("title: [")
    item = types.TextDocumentItem(uri=stray.as_uri(), language_id="yaml", version=1, text="title: [")
    editor.client.text_document_did_open(types.DidOpenTextDocumentParams(text_document=item))
    editor.open(LESSON, HELLO.replace("result: Ada", "result: Bob"))
    await editor.finds(LESSON, "wrong-result")
    assert stray.as_uri() not in editor.client.diagnostics


SEVERITY = {
    "error": types.DiagnosticSeverity.Error,
    "warning": types.DiagnosticSeverity.Warning,
    "info": types.DiagnosticSeverity.Information,
}


@pytest.mark.parametrize("encoding", [types.PositionEncodingKind.Utf16, types.PositionEncodingKind.Utf8])
async def test_all_findings_of_a_large_course_are_those_of_lint(folder, start, encoding):
    shutil.copytree(REPOSITORY / "Tests/Samples/flaws", folder)
    course = Course(folder, {})
    expected = {}
    for finding in course.findings():
        source = course.path(finding["file"]).read_bytes()
        start_, end = finding["start"]["offset"], finding["end"]["offset"]
        words = [finding["message"]] + [f"note: {note['message']}" for note in finding.get("notes", []) if "file" not in note]
        words += [f"help: {finding['help']}"] if "help" in finding else []
        shown = (finding["code"], SEVERITY[finding["severity"]], "\n".join(words), start_, source[start_:end].decode())
        expected.setdefault(finding["file"], []).append(shown)
    assert sum(map(len, expected.values())) > 200
    editor = await start(course, encodings=[encoding])
    editor.open("curriculum.yaml")
    await editor.until(
        lambda: sum(map(len, editor.client.diagnostics.values())) == sum(map(len, expected.values())),
        lambda: f"{sum(map(len, editor.client.diagnostics.values()))} findings",
    )
    for file, findings in expected.items():
        text, document = course.read(file), editor.document(editor.uri(file))
        found = [
            (
                finding.code,
                finding.severity,
                finding.message,
                len(text[: document.offset_at_position(finding.range.start)].encode()),
                editor.shown(file, finding.range),
            )
            for finding in editor.client.diagnostics[editor.uri(file)]
        ]
        assert found == findings, file
