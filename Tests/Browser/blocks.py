"""Builds a program of blocks, an element of Slang or a card of the robot a line, with either hand."""
import re

from selenium.webdriver.common.keys import Keys

from browser import Failure

GRIP = ".block-grip"
OPENERS = {"repeat", "while", "if", "routine"}
DISTANCE = 120  # pixels of a swipe
COMPARISONS = ["==", "!=", "<", "<=", ">", ">="]


class BlockEditor:
    def __init__(self, browser, hand):
        self.browser = browser
        self.hand = hand
        self.swiped = set()  # the languages whose blocks a finger has been swiped over

    def build(self, task, program):
        """Clears the program and lays another, then moves a block away and back where two are side by side."""
        rows = [line.strip() for line in program.strip().split("\n")]
        # Where a robot's walk ends, words appear above the program, which moves down.
        self.browser.until("the robot is at rest", "count", '.robot-player [aria-label="Pause"]', gives=0)
        self._clear()
        laid = 0
        for place, row in enumerate(rows):
            if row == "end":
                self._leave_block(rows, place)
            else:
                laid += 2 if row.split()[0] in OPENERS else 1
                self._lay(task, row, place, laid)
        if self.hand.name == "touch" and task["language"] not in self.swiped:
            self.swiped.add(task["language"])
            self._swipe_over()
        if len(rows) > 1 and not {row.split()[0] for row in rows[:2]} & OPENERS:
            self._move_there_and_back()

    def _clear(self):
        """Removes the first block until none is left; the End of a block goes with it."""
        while count := self.browser.probe("count", GRIP):
            if self.hand.name == "keyboard":
                self.hand.reach(piece(0, GRIP), 0)
                self.hand.keys(Keys.DELETE)
            else:
                self.hand.press(piece(0, GRIP))
                self.hand.press('.block-tool[aria-label="Remove"]')
            left = self.browser.until("a block is removed", "count", GRIP, gives=[count - 1, count - 2, count - 3])
            focus = GRIP if left else ".palette-block"
            self.browser.until("the focus stays near what is removed", "focusedIndex", focus, gives=0)

    def _lay(self, task, row, place, laid):
        word = row.split()[0]
        names = {card["word"]: card["name"] for card in task.get("deck", [])}
        block = f'.palette-block[aria-label="Add {names.get(word, word.capitalize())}"]'
        if self.hand.name == "touch" and place == 0:
            self.hand.drag(block, 0, self.hand.middle(".block-root"), holds=True)
        elif self.hand.name == "touch" and place == 1:
            self.hand.press_long(block)
        else:
            self.hand.press(block)
        self.browser.until(f"'{row}' is laid", "count", GRIP, gives=laid)
        fields = robot_fields(row) if task["language"] == "robot" else slang_fields(row)
        for part, value in fields.items():
            self._set(task, place, part, value)

    def _leave_block(self, rows, place):
        """The End came with its block: it is selected, so that what follows goes behind it."""
        if place + 1 < len(rows) and rows[place + 1] != "end":
            self.hand.press(GRIP, place)
            self.browser.until("the End is selected", "indices", GRIP, "[aria-pressed=true]", gives=[place])

    def _set(self, task, place, part, value):
        field = piece(place, f'[data-focus$="-{part}"]')
        if part == "not":
            self.hand.press(field)
        elif part == "condition":
            self.hand.pick(field, 0, value, task["conditions"])
        elif part == "comparison":
            self.hand.pick(field, 0, value, COMPARISONS)
        elif task["language"] == "robot" and self.hand.name == "touch":
            self._step_count(place, int(value))
        else:
            self.hand.fill(field, 0, value)

    def _step_count(self, place, wanted):
        field = piece(place, ".count-field")
        now = int(self.browser.probe("values", field)[0])
        while now != wanted:
            step = 1 if now < wanted else -1
            self.hand.press(piece(place, f'[aria-label="{"More" if step > 0 else "Less"} often"]'))
            now += step
            self.browser.until("the count changes", "values", field, gives=[str(now)])

    def _move_there_and_back(self):
        before = self.browser.probe("labels", GRIP)
        first, second = (label.split(", ", 1)[1] for label in before[:2])
        moved = [f"1, {second}", f"2, {first}", *before[2:]]
        if self.hand.name == "keyboard":
            self.hand.press(GRIP, 0)
            self.hand.keys(Keys.DOWN)
            self.browser.until("the arrow key moves the block", "labels", GRIP, gives=moved)
            self.hand.keys(Keys.UP, Keys.ESCAPE)
            self._undo_and_undo(before, moved)
        else:
            self.hand.drag(GRIP, 0, lambda: self._beside(1, 0.9), holds=True)
            self.browser.until("the block is dragged behind the next", "labels", GRIP, gives=moved)
            self.hand.drag(GRIP, 1, lambda: self._beside(0, 0.1), holds=True)
        self.browser.until("the block comes back", "labels", GRIP, gives=before)

    def _undo_and_undo(self, before, moved):
        """Undoes both moves; the focus stays at its place in the program."""
        for labels in (moved, before):
            self.browser.until("the focus stays in the program", "focusedIndex", GRIP, gives=0)
            self.hand.keys("z", held=Keys.CONTROL)
            self.browser.until("a move is undone", "labels", GRIP, gives=labels)

    def _swipe_over(self):
        """A finger that does not hold a block first scrolls the page, and moves nothing."""
        before = self.browser.probe("labels", GRIP)
        tops = set()
        for distance in (DISTANCE, -DISTANCE):
            self.hand.swipe(GRIP, 0, distance)
            tops.add(self.browser.probe("box", GRIP, 0)["top"])
        if len(tops) == 1:
            raise Failure("a swipe over a block does not scroll the page")
        if self.browser.probe("labels", GRIP) != before:
            raise Failure("a swipe over a block moves it")

    def _beside(self, place, part):
        """A point of a block: near its beginning or, where the part is near 1, its end."""
        box = self.browser.probe("box", ".block-piece", place)
        width, height = box["right"] - box["left"], box["bottom"] - box["top"]
        return box["left"] + part * width, box["top"] + part * height


def piece(place, inside):
    return f'.block-piece[data-index="{place}"] {inside}'


def robot_fields(row):
    """The fields of a card: {"count": "6"}, or {"not": True, "condition": "wall ahead"}."""
    word, _, rest = row.partition(" ")
    if word == "repeat":
        return {"count": rest}
    if word not in ("while", "if"):
        return {}
    is_negated = rest.startswith("not ")
    return ({"not": True} if is_negated else {}) | {"condition": rest.removeprefix("not ")}


def slang_fields(row):
    """The fields of an element: {"name": "score", "value": "10"}."""
    word, _, rest = row.partition(" ")
    if word == "variable":
        name, _, value = rest.partition("=")
        return {"name": name.strip(), "value": value.strip()}
    if word == "if":
        left, comparison, right = re.split(r"([=!<>]=|[<>])", rest, maxsplit=1)
        return {"left": left.strip(), "comparison": comparison, "right": right.strip()}
    return {"repeat": {"count": rest}, "print": {"value": rest}}.get(word, {})
