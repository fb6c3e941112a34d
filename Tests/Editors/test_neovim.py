"""An author at Debian's Neovim, set up as the documentation shows it, who types keys."""

import pytest

from course import BLOCK, FILES, HELLO, SUMS, Course
from neovim import Neovim, processes

LESSON = "start/words/hello.yaml"
LATER = "start/words/sums.yaml"
BLOCKS = "start/words/block.yaml"


@pytest.fixture
def start():
    """Starts Neovim in a course; at the end the server must have gone with it, and nothing gone wrong."""
    started = []

    def start(course, **settings):
        started.append(Neovim(course, **settings))
        return started[-1]

    yield start
    for neovim in started:
        try:
            (server,) = neovim.servers()
            assert neovim.quit() == 0
            neovim.until(lambda: server not in processes(), "the server is still there")
            assert neovim.log() == ""
        finally:
            neovim.kill()


@pytest.fixture
def neovim(course, start):
    return start(course)


def test_a_finding_is_shown_and_its_fix_is_made(course, neovim):
    course.write(LESSON, HELLO.replace("correctAnswerIndex: 0", "correctAnswerIndex: 2"))
    neovim.edit(LESSON)
    neovim.finds("answer-key-wrong")
    (finding,) = neovim.lua("vim.diagnostic.get(0)")
    assert finding["message"] == (
        "the program prints 'Hi', but the answer at index 2 is 'hi'\nhelp: write `correctAnswerIndex: 0`"
    )
    assert (finding["source"], finding["severity"]) == ("hornbook", 1)
    neovim.keys("]d")
    line, column = neovim.lua("vim.api.nvim_win_get_cursor(0)")
    assert HELLO.splitlines()[line - 1][:column] == "    correctAnswerIndex: "
    neovim.keys("gra")
    assert "1: write the right index" in neovim.asks("Type number and <Enter>")
    neovim.keys("1<CR>")
    neovim.until(lambda: neovim.text() == HELLO, lambda: neovim.text() + neovim.messages())
    neovim.finds()
    neovim.keys(":wall<CR>")
    neovim.until(lambda: course.read(LESSON) == HELLO, "the file is not written")
    assert course.findings() == []


def test_findings_come_and_go_while_somebody_types(neovim):
    neovim.edit(LESSON)
    neovim.keys("/result: Ada<CR>")
    neovim.keys("A Lovelace")
    neovim.finds("wrong-result")
    neovim.keys("<Esc>u")
    neovim.finds()


def test_a_key_and_a_kind_are_completed(course, neovim):
    neovim.edit(LESSON)
    neovim.ready()
    neovim.keys("/result: Ada<CR>o<C-u>    <C-x><C-o>")
    words = neovim.offered()
    assert sorted(words) == ["formerly", "input", "language", "neverEnds", "raises", "variants"]
    neovim.keys("<C-e>in<C-x><C-o>")
    neovim.until(lambda: neovim.line() == "    input: ", neovim.line)
    neovim.keys("[Bob]<Esc>")
    neovim.keys("/type: finished<CR>C" + "type: fin<C-x><C-o>")
    neovim.until(lambda: neovim.line() == "    type: finished", neovim.line)
    neovim.keys("<Esc>")
    assert neovim.text() == HELLO.replace("    result: Ada\n", "    result: Ada\n    input: [Bob]\n")


def test_an_id_is_renamed_across_forty_files(folder, start):
    names = [f"lesson-{number}" for number in range(1, 41)]
    lessons = {f"start/words/{name}.yaml": SUMS.replace("Do sums", name.title()) for name in names}
    lessons = {path: text.replace("[python.operator.add]", "[]") for path, text in lessons.items()}
    block = BLOCK.replace("hello, sums", ", ".join(["hello", *names]))
    files = {path: text for path, text in FILES.items() if path != LATER} | lessons | {BLOCKS: block}
    course = Course(folder, files)
    before = course.codes()
    neovim = start(course)
    neovim.edit("start/words/lesson-1.yaml")
    neovim.ready()
    neovim.keys("/hello<CR>grn")
    neovim.mode("c")
    assert neovim.lua("vim.fn.getcmdline()") == "hello"
    neovim.keys("<C-u>say-hello<CR>")
    neovim.until(lambda: "start/words/say-hello" in neovim.text(), lambda: neovim.text() + neovim.messages())
    neovim.keys(":wall<CR>")
    neovim.until(lambda: not neovim.unsaved(), neovim.unsaved)
    after = course.files()
    changed = [path for path in files if after.get(path) != files[path]]
    assert sorted(changed) == sorted([BLOCKS, LESSON, *lessons])
    for path, text in lessons.items():
        assert after[path] == text.replace("start/words/hello", "start/words/say-hello")
    assert after[BLOCKS] == block.replace("hello", "say-hello")
    renamed = HELLO.replace("title: Say hello\n", "title: Say hello\nformerly: [hello]\n")
    assert after["start/words/say-hello.yaml"] == renamed
    assert course.codes() == before


def test_a_key_is_explained(neovim):
    neovim.edit(LESSON)
    neovim.ready()
    neovim.keys("/correctAnswerIndex<CR>K")
    words = neovim.until(neovim.floating, "nothing is explained")
    assert words.startswith("The place of the right answer, counted from 0, in the place of `correctAnswer`.")


def test_an_id_leads_to_its_file_and_to_all_that_name_it(course, neovim):
    neovim.edit(LATER)
    neovim.ready()
    neovim.keys("/words.hello<CR><C-]>")
    neovim.until(lambda: neovim.name() == str(course.path(LESSON)), neovim.name)
    neovim.keys("<C-o>")
    neovim.until(lambda: neovim.name() == str(course.path(LATER)), neovim.name)
    neovim.keys("/words.hello<CR>grr")
    found = neovim.until(lambda: neovim.lua("vim.fn.getqflist()"), "nothing names it")
    places = sorted((item["lnum"], item["col"], item["text"]) for item in found)
    assert places == [(3, 12, "episodes: [hello, sums]"), (3, 12, "requires: [start/words/hello]")]


def test_the_outline_is_a_list(neovim):
    neovim.edit(LESSON)
    neovim.ready()
    neovim.keys("gO")
    found = neovim.until(lambda: neovim.lua("vim.fn.getqflist()"), "there is no outline")
    assert [(item["lnum"], item["text"].split("] ")[1]) for item in found] == [
        (5, "meet-print"),
        (10, "run-it"),
        (17, "quiz"),
        (23, "done"),
    ]


def test_a_text_is_laid_out(neovim):
    neovim.edit(LESSON)
    neovim.ready()
    neovim.keys("/answers: <CR>A  <Esc>:s/\\[Hi, /[ Hi,  /<CR>")
    neovim.until(lambda: "[ Hi,  " in neovim.text(), neovim.text)
    neovim.keys("grf")
    neovim.until(lambda: neovim.text() == HELLO, neovim.text)


def test_a_card_is_run_by_the_lens_above_it(neovim):
    neovim.edit(LESSON)
    neovim.ready()
    neovim.until(
        lambda: neovim.lua("#vim.lsp.codelens.get(0)") > 3 or neovim.keys("i<Esc>"), "there are no lenses"
    )
    neovim.keys("/id: run-it<CR>grx")
    assert "1: Run" in neovim.asks("Type number and <Enter>")
    neovim.keys("1<CR>")
    neovim.until(lambda: "it came to its end after 12 steps" in neovim.messages(), neovim.messages)


def test_a_program_is_explained_by_what_it_prints(neovim):
    neovim.edit(LESSON)
    neovim.ready()
    neovim.keys("/print(name)<CR>K")
    words = neovim.until(neovim.floating, "nothing is explained")
    assert "it came to its end after 12 steps" in words and "Ada" in words
    assert len(words.splitlines()) < 12


def test_what_a_person_sees_in_a_terminal(course, start):
    course.write(LESSON, HELLO.replace("correctAnswerIndex: 0", "correctAnswerIndex: 2"))
    neovim = start(course, terminal=True)
    neovim.edit(LESSON)
    neovim.finds("answer-key-wrong")
    neovim.shows("the program prints 'Hi', but the answer at index 2 is 'hi'")
    neovim.keys("]dgra")
    assert "1: write the right index" in neovim.shows("Type number and <Enter>")
    neovim.keys("1<CR>")
    neovim.until(lambda: neovim.text() == HELLO, neovim.text)
    neovim.keys("/type: executor<CR>cctype: <C-x><C-o>")
    neovim.shows("trueFalse")
    neovim.keys("<C-e><Esc>u")
