"""Saves edits of a course while its pages are open: `saves.py FOLDER COURSES.json`.

What the pages show changes, and nothing else: neither what was entered nor the scroll, and no page is loaded anew.
"""
import pathlib
import sys

from browser import PHONE, Failure, opened
from courses import read_courses
from keyboard import Keyboard
from touch import Touch
from workbench import Workbench

EPISODE = "words/first/asking"
LOW = 420  # a screen so low that the card has to be scrolled


class Author:
    """Whoever edits the files of the course."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)

    def replace(self, file, old, new):
        path = self.folder / file
        text = path.read_text()
        if text.count(old) != 1:
            raise Failure(f"'{old}' is {text.count(old)} times in {file}")
        path.write_text(text.replace(old, new))


def keep_choice(browser, course, author):
    """A question that is reworded keeps the answer that is chosen, the hint that is open, the scroll and the focus."""
    hand = Touch(browser)
    browser.resize(PHONE[0], LOW, touches=True)
    browser.open(f"{course['address']}/learn?unlocked=1&path={EPISODE}/choose")
    hand.choose(".choice", [1])
    hand.press(".hint-button")
    browser.until("a hint is shown", "count", ".hint", gives=1)
    browser.probe("spot", ".hint-button", 0)
    scroll = browser.probe("mark")
    if scroll == 0:
        raise Failure("the card is too low to be scrolled")
    author.replace(f"{EPISODE}.yaml", "Which word prints?", "Which word writes?")
    browser.until("the new text is shown", "texts", ".card-text", gives=["Which word writes?"])
    expect(browser, "indices", ".choice input", ":checked", gives=[1])
    expect(browser, "count", ".hint", gives=1)
    expect(browser, "focusedIndex", ".hint-button", gives=0)
    expect(browser, "mark", gives=scroll)


def keep_words(browser, course, author):
    """A sentence that is reworded keeps the words in its blanks."""
    hand = Touch(browser)
    hand.take_up()
    browser.open(f"{course['address']}/learn?unlocked=1&path={EPISODE}/fill-sentence")
    hand.press(".word", 1)
    browser.until("a word is in its blank", "texts", ".blank", gives=["write", ""])
    browser.probe("mark")
    author.replace(f"{EPISODE}.yaml", "First __1__, then __2__.", "At first __1__, at last __2__.")
    browser.until("the new sentence is shown", "texts", ".blanks-sentence", gives=["At first write, at last \u00a0."])
    expect(browser, "texts", ".blank", gives=["write", ""])
    expect(browser, "isMarked", gives=True)


def keep_program(browser, course, author):
    """A task that is reworded keeps the program, and the caret in it."""
    hand = Keyboard(browser)
    hand.take_up()
    browser.open(f"{course['address']}/learn?unlocked=1&path=words/first/running/write-it")
    hand.type_program(".editor-area", 'print("Hi there")')
    browser.probe("mark")
    author.replace("words/first/running.yaml", "text: Print Hi.", "text: Print Hi, and nothing else.")
    browser.until("the new text is shown", "texts", ".card-text", gives=["Print Hi, and nothing else."])
    expect(browser, "values", ".editor-area", gives=['print("Hi there")'])
    expect(browser, "focusedIndex", ".editor-area", gives=0)
    expect(browser, "isMarked", gives=True)


def follow_starter(browser, course, author):
    """A program that nobody has changed is the new starter."""
    hand = Keyboard(browser)
    hand.take_up()
    browser.open(f"{course['address']}/learn?unlocked=1&path=words/first/running/echo")
    hand.reach(".editor-area")
    expect(browser, "values", ".editor-area", gives=["word = input()"])
    browser.probe("mark")
    author.replace("words/first/running.yaml", "starter: word = input()", "starter: echo = input()")
    browser.until("the new starter is shown", "values", ".editor-area", gives=["echo = input()"])
    expect(browser, "focusedIndex", ".editor-area", gives=0)
    expect(browser, "isMarked", gives=True)


def follow_input(browser, course, author):
    """A card's program and input that nobody has changed are the new ones, also where they are open to be changed."""
    hand = Touch(browser)
    hand.take_up()
    browser.open(f"{course['address']}/learn?unlocked=1&path=words/first/running/run-it")
    hand.press(".run-bar button", 2)
    browser.until("the program can be changed", "count", ".editor-area", gives=1)
    expect(browser, "values", ".input-lines", gives=["Ada"])
    browser.probe("mark")
    author.replace("words/first/running.yaml", "input: [Ada]", "input: [Bob]")
    browser.until("the new input is shown", "values", ".input-lines", gives=["Bob"])
    author.replace("words/first/running.yaml", 'print("Hello", name)', 'print("Howdy", name)')
    browser.until("the new program is shown", "has", ".editor-layer", "Howdy", gives=True)
    expect(browser, "values", ".editor-area", gives=['name = input("Who are you? ")\nprint("Howdy", name)'])
    hand.fill(".input-lines", 0, "Eve")
    author.replace("words/first/running.yaml", "input: [Bob]", "input: [Dan]")
    browser.until("the own input is marked as such", "indices", ".input-note", ":not([hidden])", gives=[0])
    author.replace("words/first/running.yaml", "text: Run it and look at the screen.", "text: Run it, and look.")
    browser.until("the new text is shown", "texts", ".card-text", gives=["Run it, and look."])
    expect(browser, "values", ".input-lines", gives=["Eve"])
    expect(browser, "isMarked", gives=True)


def keep_workbench(browser, course, author):
    """The workbench shows a change in the phone, in the outline and, where it is a fault, among the findings."""
    browser.resize(1400, 900)
    Workbench(browser, course["address"]).open(f"{EPISODE}/choose-output")
    browser.probe("mark")
    author.replace(f"{EPISODE}.yaml", "print(2 + 3)", "print(20 + 3)")
    browser.until("the new program is shown", "framed", "texts", ".code-block .code-lines", gives=["print(20 + 3)"])
    browser.until("the wrong key is found", "has", ".finding-code", "answer-key-wrong", gives=True)
    author.replace(f"{EPISODE}.yaml", "title: To answer", "title: To be asked")
    browser.until("the new title is in the outline", "has", "[role=treeitem]", "To be asked", gives=True)
    browser.until("the finding shows it too", "texts", ".finding-place button", gives=["To be asked › choose-output"])
    expect(browser, "isMarked", gives=True)


def expect(browser, name, *arguments, gives):
    value = browser.probe(name, *arguments)
    if value != gives:
        raise Failure(f"{name}{arguments} gives {value}, not {gives}")


def main():
    course, = read_courses()
    author = Author(sys.argv[1])
    with opened() as browser:
        for keep in (keep_choice, keep_words, keep_program, follow_starter, follow_input, keep_workbench):
            keep(browser, course, author)


main()
