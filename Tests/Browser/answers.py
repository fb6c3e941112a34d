"""Enters an answer on the card that is shown, whatever its kind: an action of its key, done by a hand."""
from blocks import DISTANCE, BlockEditor
from browser import Failure

LAID = ".laid-lines .line"
POOL = ".pool-lines .line"


class Answers:
    def __init__(self, browser, hand):
        self.browser = browser
        self.hand = hand
        self.blocks = BlockEditor(browser, hand)

    def enter(self, card, action):
        """Enters what the action says; a card that is only read needs nothing."""
        enter = getattr(self, f"_{action['kind']}", None)
        if enter:
            enter(card, action)

    def _read(self, card, action):
        if card["type"] == "poll":
            self.hand.choose(".choice", [0])

    def _chose(self, card, action):
        self.hand.choose(".choice", [action["index"]])

    def _selected(self, card, action):
        self.hand.choose(".choice", action["indices"])

    def _said(self, card, action):
        self.hand.choose(".side", [0 if action["answer"] else 1])

    def _filled(self, card, action):
        wanted = action["words"]
        held = self.browser.probe("texts", ".blank")
        for blank, (word, now) in enumerate(zip(wanted, held)):
            if now not in (word, ""):
                self.hand.press(".blank", blank)
                held[blank] = ""
                self._until_blanks(held)
        for blank, word in enumerate(wanted):
            if held[blank] != word:
                self._fill_blank(blank, word, held)

    def _fill_blank(self, blank, word, held):
        selector = ".word:not(.is-used)"
        place = self.browser.probe("texts", selector).index(word)
        if self.hand.name == "touch" and blank % 2 == 0:
            self.hand.drag(selector, place, self.hand.middle(".blank", blank))
        else:
            self._select_blank(blank, held)
            self.hand.press(selector, place)
        held[blank] = word
        self._until_blanks(held)

    def _select_blank(self, blank, held):
        """A word goes into the next empty blank by itself; only another one has to be pressed first."""
        chosen = self.browser.probe("indices", ".blank", ".is-selected")
        if (chosen or [held.index("")]) != [blank]:
            self.hand.press(".blank", blank)
            self.browser.until("the blank is selected", "indices", ".blank", ".is-selected", gives=[blank])

    def _until_blanks(self, words):
        self.browser.until("the words are in the blanks", "texts", ".blank", gives=words)

    def _laid(self, card, action):
        wanted = [line.strip() for line in action["lines"]]
        laid = self.browser.probe("texts", LAID) or self._lay(wanted)
        if self.hand.name == "touch":
            self._swipe_over_lines(laid)
        for place, line in enumerate(wanted):
            if laid[place] != line:
                start = laid.index(line, place)
                self.hand.move_line(LAID, start, place)
                laid.insert(place, laid.pop(start))
                self.browser.until("a line is moved", "texts", LAID, gives=laid)

    def _swipe_over_lines(self, laid):
        """A finger that moves down or up at once scrolls the page, if anything, and moves no line."""
        for distance in (DISTANCE, -DISTANCE):
            self.hand.swipe(LAID, 0, distance)
        if self.browser.probe("texts", LAID) != laid:
            raise Failure("a swipe over a line moves it")

    def _lay(self, lines):
        for count, line in enumerate(lines, 1):
            self.hand.press(POOL, self.browser.probe("texts", POOL).index(line))
            self.browser.until("a line is laid", "texts", LAID, gives=lines[:count])
        return list(lines)

    def _ran(self, card, action):
        lines = "\n".join(action.get("input", card.get("input", [])))
        if lines and self.browser.probe("values", ".input-lines") != [lines]:
            self.hand.fill(".input-lines", 0, lines)
        self.hand.press(".run-button")

    def _wrote(self, card, action):
        program = action["program"]
        if card["task"]["language"] in ("robot", "slang"):
            self.blocks.build(card["task"], program)
        else:
            self.hand.type_program(".editor-area", program)
            self.browser.until("the program is typed", "values", ".editor-area", gives=[program.rstrip("\n")])
        self.hand.press(".run-bar .button-primary")
