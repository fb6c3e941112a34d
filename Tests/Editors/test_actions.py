"""Code actions: each is really made, and what comes of it is linted."""

import base64
import shutil

import pytest
from lsprotocol import types

from course import BLOCK, HELLO, REPOSITORY, SUMS, Course

LESSON = "start/words/hello.yaml"
LATER = "start/words/sums.yaml"
BLOCKS = "start/words/block.yaml"


async def test_a_wrong_key_is_made_right(course, editor):
    editor.open(LESSON, HELLO.replace("correctAnswerIndex: 0", "correctAnswerIndex: 2"))
    (finding,) = await editor.finds(LESSON, "answer-key-wrong")
    action, silence = await editor.actions(LESSON, finding.range, [types.CodeActionKind.QuickFix])
    assert silence.title == "silence answer-key-wrong here, with a reason"
    assert action.title == "write the right index"
    assert action.kind == types.CodeActionKind.QuickFix
    assert action.diagnostics == (finding,)
    assert action.is_preferred
    assert editor.apply(action.edit) == [LESSON]
    assert editor.text(LESSON) == HELLO
    await editor.finds(LESSON)
    assert await editor.actions(LESSON, finding.range) == []


async def test_a_remark_is_silenced_with_a_reason(course, editor):
    wordy = HELLO.replace("Run it and look at the screen.", "Run it and look at the screen. " * 20)
    editor.open(LESSON, wordy)
    await editor.until(lambda: editor.codes(LESSON), "no finding")
    (finding,) = await editor.finds(LESSON, "card-text-too-long")
    titles = {action.title: action for action in await editor.actions(LESSON, finding.range)}
    action = titles["silence card-text-too-long here, with a reason"]
    editor.apply(action.edit)
    comment = "    # hornbook: ignore card-text-too-long because \n    text: Run it"
    assert editor.text(LESSON) == wordy.replace("    text: Run it", comment)
    editor.replace(LESSON, "because \n", "because it is a poem\n")
    await editor.finds(LESSON)
    editor.save(LESSON)
    assert course.findings() == []


async def test_a_text_that_cannot_be_read_cannot_be_silenced(editor):
    editor.open(LESSON, HELLO.replace("answers: [Hi", "answers: [[Hi"))
    await editor.until(lambda: editor.codes(LESSON), "no finding")
    finding = editor.client.diagnostics[editor.uri(LESSON)][0]
    assert [a.title for a in await editor.actions(LESSON, finding.range) if "silence" in a.title] == []


async def test_nothing_is_offered_where_nothing_was_found(editor):
    editor.open(LESSON, HELLO.replace("correctAnswerIndex: 0", "correctAnswerIndex: 2"))
    await editor.finds(LESSON, "answer-key-wrong")
    at = editor.at(LESSON, "title")
    assert await editor.actions(LESSON, types.Range(at, at)) == []


async def source_action(editor, path, kind):
    """The one action of a kind for a whole file; none where there is nothing to do."""
    found = await editor.actions(path, only=[kind])
    assert all(action.kind.startswith(kind) for action in found)
    return found[0] if found else None


async def test_what_happens_is_accepted_everywhere_in_a_file(course, editor):
    wrong = HELLO.replace("result: Ada", "result: Bob").replace("correctAnswerIndex: 0", "correctAnswerIndex: 2")
    editor.open(LESSON, wrong)
    await editor.finds(LESSON, "wrong-result", "answer-key-wrong")
    assert await source_action(editor, LESSON, "source.fixAll") is None
    assert await source_action(editor, LESSON, "source.repairAll") is None
    action = await source_action(editor, LESSON, "source.acceptAll")
    assert action.title == "write the actual results, everywhere here"
    assert editor.apply(action.edit) == [LESSON]
    assert editor.text(LESSON) == HELLO
    await editor.finds(LESSON)
    course.write(LESSON, wrong)
    assert course.hornbook("lint", "--accept").returncode == 0
    assert course.read(LESSON) == HELLO


async def test_one_result_is_accepted(course, editor):
    editor.open(LESSON, HELLO.replace("result: Ada", "result: Bob"))
    (finding,) = await editor.finds(LESSON, "wrong-result")
    action, _ = await editor.actions(LESSON, finding.range)
    assert action.title == "write what really happens"
    editor.apply(action.edit)
    assert editor.text(LESSON) == HELLO


async def test_all_is_fixed_that_the_command_fixes(course, editor):
    text = SUMS.replace("requires: [start/words/hello]", "requires: [start/words/hello, start/words/hello]")
    text = text.replace("    result: \"5\"\n", "    result: \"5\"\n    # hornbook: ignore wrong-result because of this\n")
    editor.open(LATER, text)
    await editor.until(lambda: editor.codes(LATER), "no finding")
    invisible = await source_action(editor, LATER, types.CodeActionKind.SourceFixAll)
    assert invisible.title == "repair all that learners do not see"
    action = await source_action(editor, LATER, "source.repairAll")
    assert action.title == "repair all that `--fix` repairs"
    editor.apply(action.edit)
    course.write(LATER, text)
    course.hornbook("lint", "--fix")
    assert editor.text(LATER) == course.read(LATER) != text


TASK = """\
title: Do tasks
summary: Let the computer choose.
teaches: [python.if]
cards:
  - id: adult
    type: challenge
    title: Old enough
    text: Print yes from 18 years on, and no before that.
    language: python
    solutions:
      - |
        age = int(input())
        if age >= 18:
            print("yes")
        else:
            print("no")
    checks:
      - {input: [20], result: "yes"}
      - {input: [3], result: "no"}
  - {id: done, type: finished, header: Well done, text: You can choose.}
"""


async def test_a_check_is_added_that_kills_a_mutant(course, editor):
    editor.open(LATER, TASK)
    await editor.until(lambda: "surviving-mutant" in editor.codes(LATER), lambda: editor.codes(LATER))
    while "surviving-mutant" in editor.codes(LATER):
        before = editor.codes(LATER)
        finding = [f for f in editor.client.diagnostics[editor.uri(LATER)] if f.code == "surviving-mutant"][0]
        action = [a for a in await editor.actions(LATER, finding.range) if a.diagnostics == (finding,)][0]
        assert action.title.startswith("add"), action.title
        editor.apply(action.edit)
        await editor.until(lambda: editor.codes(LATER) != before, "the mutant lives on")
        assert editor.codes(LATER).count("surviving-mutant") < before.count("surviving-mutant")
    added = [line for line in editor.text(LATER).splitlines() if line not in TASK.splitlines()]
    assert added == ['      - {input: [18], result: "yes"}', '      - {input: [17], result: "no"}']
    course.write(LATER, editor.text(LATER))
    assert "surviving-mutant" not in [code for _, code in course.codes()]


async def test_a_file_that_is_listed_and_not_there_is_made(course, editor):
    editor.open(BLOCKS, BLOCK.replace("sums]", "sums, more]"))
    (finding,) = await editor.finds(BLOCKS, "missing-listed-file")
    actions = await editor.actions(BLOCKS, finding.range)
    (action,) = [action for action in actions if action.title.startswith("create")]
    assert action.title == "create 'start/words/more.yaml'"
    editor.apply(action.edit)
    await editor.finds(BLOCKS)
    editor.save(BLOCKS)
    made = course.read("start/words/more.yaml")
    assert [finding for finding in course.findings() if finding["severity"] == "error"] == []
    course.path("start/words/more.yaml").unlink()
    course.write(BLOCKS, BLOCK)
    assert course.hornbook("new", "episode", "start/words/more", "--after", "sums").returncode == 0
    assert course.read("start/words/more.yaml") == made


async def test_an_editor_that_cannot_make_files_is_not_asked_to(course, start):
    editor = await start(course, "emacs")
    editor.open(BLOCKS, BLOCK.replace("sums]", "sums, more]"))
    (finding,) = await editor.finds(BLOCKS, "missing-listed-file")
    assert [a.title for a in await editor.actions(BLOCKS, finding.range) if a.title.startswith("create")] == []


BOX = b'<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32" viewBox="0 0 64 32"><path d="M0 0h9v9z"/></svg>\n'


async def test_an_image_in_a_text_goes_into_a_file(course, editor):
    data = "data:image/svg+xml;base64," + base64.b64encode(BOX).decode()
    badge = f"badge: {{title: Printer, image: '{data}'}}\n"
    editor.open(LESSON, HELLO.replace("teaches:", badge + "teaches:"))
    await editor.ready()
    range_ = types.Range(editor.at(LESSON, "data:image"), editor.at(LESSON, "data:image"))
    (action,) = await editor.actions(LESSON, range_, [types.CodeActionKind.RefactorExtract])
    assert action.title == "write this image into a file below 'assets'"
    path = await editor.client.workspace_execute_command_async(
        types.ExecuteCommandParams(command=action.command.command, arguments=action.command.arguments)
    )
    assert path == "assets/image.svg"
    assert course.path(path).read_bytes() == BOX
    await editor.until(lambda: editor.asked, "no edit was asked for")
    assert editor.asked == ["extract the image"]
    assert editor.text(LESSON) == HELLO.replace("teaches:", badge.replace(data, path) + "teaches:")
    editor.save(LESSON)
    assert [finding for finding in course.findings() if finding["severity"] == "error"] == []
    assert await editor.actions(LESSON, range_, [types.CodeActionKind.RefactorExtract]) == []


async def test_only_the_kinds_of_actions_come_that_are_wanted(editor):
    editor.open(LESSON, HELLO.replace("result: Ada", "result: Bob"))
    (finding,) = await editor.finds(LESSON, "wrong-result")
    for only, kinds in [
        (None, ["quickfix", "quickfix"]),
        ([types.CodeActionKind.QuickFix], ["quickfix", "quickfix"]),
        ([types.CodeActionKind.Source], ["source.acceptAll.hornbook"]),
        ([types.CodeActionKind.Refactor], []),
        ([types.CodeActionKind.SourceOrganizeImports], []),
    ]:
        assert [action.kind for action in await editor.actions(LESSON, finding.range, only)] == kinds, only


async def test_every_fix_of_a_large_course_is_offered_and_changes_the_same_text(folder, start):
    shutil.copytree(REPOSITORY / "Tests/Samples/flaws", folder)
    course = Course(folder, {})
    expected = {}
    for finding in course.findings():
        for fix in finding.get("fixes", []):
            (file,) = {edit["file"] for edit in fix["edits"]}
            text = course.path(file).read_bytes()
            for edit in sorted(fix["edits"], key=lambda edit: -edit["start"]["offset"]):
                text = text[: edit["start"]["offset"]] + edit["replacement"].encode() + text[edit["end"]["offset"] :]
            expected.setdefault(file, []).append((fix["title"], finding["code"], text.decode()))
    assert sum(map(len, expected.values())) > 100
    editor = await start(course)
    editor.open("curriculum.yaml")
    for file in expected:
        editor.open(file)
    await editor.until(
        lambda: all(editor.codes(file) for file in expected), "some files have no findings"
    )
    for file, fixes in expected.items():
        found, before = [], editor.texts[editor.uri(file)]
        for action in await editor.actions(file, only=[types.CodeActionKind.QuickFix]):
            if not action.diagnostics or action.title.startswith("silence"):
                continue
            assert editor.apply(action.edit, whatever_version=True) == [file]
            found.append((action.title, action.diagnostics[0].code, editor.texts[editor.uri(file)]))
            editor.change(file, (editor.everything(file), before))
        # Each is made to the text as it was: what they were offered for has not been changed in between.
        assert found == fixes, file
