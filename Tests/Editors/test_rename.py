"""Another id for something, wherever it is named."""

import pytest
from lsprotocol import types
from pygls.exceptions import JsonRpcException

from course import BLOCK, CURRICULUM, FILES, HELLO, MODULE, SUMS, Course

LESSON = "start/words/hello.yaml"
LATER = "start/words/sums.yaml"
BLOCKS = "start/words/block.yaml"


async def rename(editor, path, text, new, offset=1):
    """Renames what is at a text as an editor does, all texts saved afterwards; gives the files that changed."""
    position = editor.at(path, text, offset)
    edit = await editor.client.text_document_rename_async(
        types.RenameParams(**editor.place(path, position), new_name=new)
    )
    changed = editor.apply(edit)
    editor.save_all()
    return changed


async def refusal(editor, path, text, new, offset=1):
    with pytest.raises(JsonRpcException) as refused:
        await rename(editor, path, text, new, offset)
    assert refused.value.code == -32602
    return refused.value.message


async def test_an_episode_and_its_file(course, editor):
    editor.open(BLOCKS)
    await editor.ready()
    changed = await rename(editor, BLOCKS, "hello", "say-hello")
    assert sorted(changed) == [BLOCKS, LESSON, LATER]
    assert course.files() == FILES_WITHOUT_HELLO | {
        BLOCKS: BLOCK.replace("hello", "say-hello"),
        "start/words/say-hello.yaml": HELLO.replace("title: Say hello\n", "title: Say hello\nformerly: [hello]\n"),
        LATER: SUMS.replace("start/words/hello", "start/words/say-hello"),
    }
    assert course.findings() == []
    await editor.finds(BLOCKS)


FILES_WITHOUT_HELLO = {path: text for path, text in FILES.items() if path != LESSON}


async def test_an_episode_from_where_it_is_required(course, editor):
    editor.open(LATER)
    await editor.ready()
    await rename(editor, LATER, "start/words/hello", "say-hello")
    assert course.read(LATER) == SUMS.replace("start/words/hello", "start/words/say-hello")
    assert course.read(BLOCKS) == BLOCK.replace("hello", "say-hello")
    assert course.findings() == []


async def test_a_card(course, editor):
    editor.open(LESSON)
    await editor.ready()
    assert await rename(editor, LESSON, "run-it", "try-it") == [LESSON]
    renamed = HELLO.replace("id: run-it\n", "id: try-it\n    formerly: [run-it]\n")
    assert course.files() == FILES | {LESSON: renamed}
    assert course.findings() == []


async def test_a_card_in_braces(course, editor):
    editor.open(LATER)
    await editor.ready()
    await rename(editor, LATER, "id: done", "the-end", offset=5)
    assert course.read(LATER) == SUMS.replace("{id: done,", "{id: the-end, formerly: [done],")
    assert course.findings() == []


async def test_a_block_and_its_folder(course, editor):
    editor.open("start/module.yaml")
    editor.open(LESSON)
    await editor.ready()
    await rename(editor, "start/module.yaml", "[words]", "first-words")
    assert course.files() == {
        "curriculum.yaml": CURRICULUM,
        "start/module.yaml": MODULE.replace("[words]", "[first-words]"),
        "start/first-words/block.yaml": BLOCK.replace("title: Words\n", "title: Words\nformerly: [words]\n"),
        "start/first-words/hello.yaml": HELLO,
        "start/first-words/sums.yaml": SUMS.replace("start/words/hello", "start/first-words/hello"),
    }
    assert course.findings() == []


async def test_a_module_and_its_folder(course, editor):
    editor.open("curriculum.yaml")
    await editor.ready()
    await rename(editor, "curriculum.yaml", "start]", "begin")
    assert course.files() == {
        "curriculum.yaml": CURRICULUM.replace("[start]", "[begin]"),
        "begin/module.yaml": MODULE.replace("title: Start\n", "title: Start\nformerly: [start]\n"),
        "begin/words/block.yaml": BLOCK,
        "begin/words/hello.yaml": HELLO,
        "begin/words/sums.yaml": SUMS.replace("start/words/hello", "begin/words/hello"),
    }
    assert course.findings() == []


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("formerly: [hi]", "formerly: [hi, hello]"),
        ("formerly: []", "formerly: [hello]"),
        ("formerly:\n  - hi", "formerly:\n  - hi\n  - hello"),
        ("formerly:\n- hi", "formerly:\n- hi\n- hello"),
        ("formerly:\n  - hi # the first one", "formerly:\n  - hi # the first one\n  - hello"),
    ],
)
async def test_ids_of_before_stay(course, editor, before, after):
    editor.open(LESSON, HELLO.replace("summary:", before + "\nsummary:"))
    editor.open(BLOCKS)
    editor.save(LESSON)
    await editor.ready()
    await rename(editor, BLOCKS, "hello", "say-hello")
    assert course.read("start/words/say-hello.yaml") == HELLO.replace("summary:", after + "\nsummary:")
    assert course.findings() == []


async def test_an_id_that_comes_back_is_no_earlier_one_any_more(course, editor):
    editor.open(BLOCKS)
    await editor.ready()
    await rename(editor, BLOCKS, "hello", "say-hello")
    await editor.until_symbol("start/words/say-hello")
    await rename(editor, BLOCKS, "say-hello", "hello")
    assert course.read(LESSON) == HELLO.replace("title: Say hello\n", "title: Say hello\nformerly: [say-hello]\n")
    assert course.read(LATER) == SUMS
    assert course.findings() == []


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("title: Say hello # to all\n", "title: Say hello # to all\nformerly: [hello]\n"),
        ('title: "Say hello"\n', 'title: "Say hello"\nformerly: [hello]\n'),
        ("title: |\n  Say hello\n", "title: |\n  Say hello\nformerly: [hello]\n"),
        ("title: >-\n  Say\n  hello\n", "title: >-\n  Say\n  hello\nformerly: [hello]\n"),
        ("# A lesson.\ntitle: Say hello\n", "# A lesson.\ntitle: Say hello\nformerly: [hello]\n"),
        (
            "teaches:\n  - python.call.print\ntitle: Say hello\n",
            "teaches:\n  - python.call.print\nformerly: [hello]\ntitle: Say hello\n",
        ),
    ],
)
async def test_the_earlier_id_is_kept_below_the_first_key(course, editor, before, after):
    plain = HELLO.replace("teaches: [python.call.print]\n", "") if "teaches" in before else HELLO
    editor.open(LESSON, plain.replace("title: Say hello\n", before))
    editor.save(LESSON)
    editor.open(BLOCKS)
    await editor.ready()
    codes = [code for _, code in course.codes()]
    await rename(editor, BLOCKS, "hello", "say-hello")
    assert course.read("start/words/say-hello.yaml") == plain.replace("title: Say hello\n", after)
    assert [code for _, code in course.codes()] == codes


async def test_the_text_that_was_typed_last_is_the_one_that_is_edited(course, editor):
    editor.open(LESSON)
    editor.open(LATER)
    editor.open(BLOCKS)
    await editor.ready()
    editor.replace(LATER, "title: Do sums", "# A comment\ntitle: Do sums")
    editor.replace(LESSON, "title: Say hello", "# Another comment\ntitle: Say hello")
    editor.replace(BLOCKS, "title: Words", "# A third\ntitle: Words")
    await rename(editor, BLOCKS, "hello", "say-hello")
    assert course.read("start/words/say-hello.yaml") == "# Another comment\n" + HELLO.replace(
        "title: Say hello\n", "title: Say hello\nformerly: [hello]\n"
    )
    assert course.read(LATER) == "# A comment\n" + SUMS.replace("start/words/hello", "start/words/say-hello")
    assert course.read(BLOCKS) == "# A third\n" + BLOCK.replace("hello", "say-hello")
    assert course.findings() == []


async def test_nothing_is_renamed_while_a_file_cannot_be_read(course, editor):
    editor.open(LATER, SUMS.replace("requires: [start/words/hello]", "requires: [start/words/hello"))
    editor.open(BLOCKS)
    await editor.until(lambda: editor.codes(LATER), "no finding")
    message = await refusal(editor, BLOCKS, "hello", "say-hello")
    assert message == "'start/words/sums.yaml' cannot be read as it is: repair it first"
    assert course.files() == FILES


@pytest.mark.parametrize(
    ("new", "why"),
    [
        ("sums", "there is a 'sums' already"),
        ("Say hello", "an id has small letters, digits and single hyphens, such as 'say-hello'"),
        ("", "an id has small letters, digits and single hyphens, such as 'say-hello'"),
        ("../hello", "an id has small letters, digits and single hyphens, such as 'say-hello'"),
    ],
)
async def test_an_id_that_is_taken_or_is_not_one_is_refused(course, editor, new, why):
    editor.open(BLOCKS)
    await editor.ready()
    assert await refusal(editor, BLOCKS, "hello", new) == why
    assert course.files() == FILES


async def test_what_has_no_id_is_not_renamed(course, editor):
    editor.open(LESSON)
    await editor.ready()
    assert await refusal(editor, LESSON, "Say hello", "say-hello") == "there is nothing here that has an id"


async def test_an_editor_shows_the_id_before_it_asks_for_another_one(editor):
    editor.open(LATER)
    await editor.ready()

    async def prepared(text, offset):
        return await editor.client.text_document_prepare_rename_async(
            types.PrepareRenameParams(**editor.place(LATER, editor.at(LATER, text, offset)))
        )

    answer = await prepared("start/words/hello", 3)
    assert (editor.shown(LATER, answer.range), answer.placeholder) == ("start/words/hello", "hello")
    answer = await prepared("id: add", 5)
    assert (editor.shown(LATER, answer.range), answer.placeholder) == ("add", "add")
    assert await prepared("Do sums", 1) is None
    assert await prepared("python.operator.add", 1) is None


async def test_an_editor_that_cannot_rename_files_learns_what_is_left_to_do(course, start):
    editor = await start(course, "emacs")
    assert not editor.capabilities.workspace.workspace_edit.resource_operations
    editor.open(BLOCKS)
    editor.open(LESSON)
    await editor.ready()
    assert await rename(editor, LESSON, "run-it", "try-it") == [LESSON]
    assert editor.client.messages == []
    assert sorted(await rename(editor, BLOCKS, "hello", "say-hello")) == [BLOCKS, LESSON, LATER]
    (message,) = editor.client.messages
    assert message.type == types.MessageType.Warning
    assert message.message == (
        "rename 'start/words/hello.yaml' to 'start/words/say-hello.yaml', which this editor leaves to you"
    )
    course.path(LESSON).rename(course.path("start/words/say-hello.yaml"))
    assert course.findings() == []


async def test_an_editor_that_knows_only_changes_of_texts_gets_them_alone(course, start):
    editor = await start(course, capabilities=types.ClientCapabilities())
    editor.open(LESSON)
    await editor.ready()
    at = editor.at(LESSON, "run-it", 1)
    edit = await editor.client.text_document_rename_async(types.RenameParams(**editor.place(LESSON, at), new_name="try"))
    assert edit.document_changes is None
    editor.apply(edit)
    assert editor.text(LESSON) == HELLO.replace("id: run-it\n", "id: try\n    formerly: [run-it]\n")


async def test_the_same_id_changes_nothing(course, editor):
    editor.open(BLOCKS)
    await editor.ready()
    at = editor.at(BLOCKS, "hello", 1)
    assert await editor.client.text_document_rename_async(
        types.RenameParams(**editor.place(BLOCKS, at), new_name="hello")
    ) is None


async def test_a_file_that_is_not_listed_is_not_overwritten(course, editor):
    course.write("start/words/say-hello.yaml", SUMS)
    editor.open(BLOCKS)
    await editor.ready()
    assert await refusal(editor, BLOCKS, "hello", "say-hello") == "there is a 'say-hello' already"


async def test_forty_files(folder, start):
    names = [f"lesson-{number}" for number in range(1, 41)]
    lessons = {
        f"start/words/{name}.yaml": SUMS.replace("[python.operator.add]", "[]").replace("Do sums", name.title())
        for name in names
    }
    block = BLOCK.replace("hello, sums", ", ".join(["hello", *names]))
    course = Course(folder, FILES_WITHOUT_SUMS | lessons | {BLOCKS: block})
    before = course.codes()
    editor = await start(course)
    for name in names[:10]:
        editor.open(f"start/words/{name}.yaml")
    editor.open(LESSON)
    await editor.ready()
    changed = await rename(editor, "start/words/lesson-1.yaml", "start/words/hello", "say-hello")
    assert len(changed) == 42
    after = course.files()
    assert "start/words/hello.yaml" not in after and "start/words/say-hello.yaml" in after
    for path, text in lessons.items():
        assert after[path] == text.replace("start/words/hello", "start/words/say-hello")
    assert course.codes() == before


FILES_WITHOUT_SUMS = {path: text for path, text in FILES.items() if path != LATER}
