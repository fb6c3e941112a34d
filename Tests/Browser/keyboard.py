"""The hand of a learner without a mouse: Tab, Enter, Space, the arrow keys and what can be typed."""
from selenium.webdriver import ActionChains
from selenium.webdriver.common.keys import Keys

from browser import PHONE, Failure

MOST_STOPS = 300  # so many presses of Tab are more than any page has places to stop at
MOST_GUESSES = 6  # after so many guesses how far a place is, one press of Tab follows another
INDENTATION = 4  # what Enter after a colon adds in the text editor


class Keyboard:
    name = "keyboard"

    def __init__(self, browser):
        self.browser = browser

    def take_up(self):
        """Makes the page one in a narrow window, without a touch screen."""
        self.browser.resize(*PHONE, touches=False)

    def press(self, selector, index=0):
        self.reach(selector, index)
        self.keys(Keys.ENTER)

    def choose(self, label, indices):
        """Chooses among radio buttons by the arrow keys, or among checkboxes by Space; `label` finds their labels."""
        inputs = f"{label} input"
        for index in sorted(set(indices) ^ set(self.browser.probe("indices", inputs, ":checked"))):
            if self.browser.probe("count", f"{label} input[type=radio]") == 0:
                self.reach(inputs, index)
                self.keys(Keys.SPACE)
            elif index in indices:
                self._choose_radio(inputs, index)

    def fill(self, selector, index, text):
        self.reach(selector, index)
        self.type_over(text)

    def type_over(self, text):
        self.keys("a", held=Keys.CONTROL)
        self.keys(Keys.DELETE, *text.replace("\n", Keys.ENTER))

    def type_program(self, selector, text):
        """Types a program into the text editor, which indents by itself."""
        self.reach(selector)
        self.keys("a", held=Keys.CONTROL)
        keys, offered = [Keys.DELETE], 0
        for number, line in enumerate(text.rstrip("\n").split("\n")):
            if number:
                keys.append(Keys.ENTER)
            wanted = len(line) - len(line.lstrip())
            while offered > wanted:
                keys.append(Keys.BACKSPACE)
                offered -= offered % INDENTATION or INDENTATION
            keys += " " * (wanted - offered) + line.strip()
            code = line.split("#")[0].rstrip() or line.rstrip()
            offered = wanted + (INDENTATION if code.endswith(":") else 0)
        # In the editor Tab indents, until Escape gives it back.
        self.keys(*keys, Keys.ESCAPE)

    def pick(self, selector, index, value, options):
        """Picks from a select by the arrow keys."""
        self.reach(selector, index)
        now = self.browser.probe("values", selector)[index]
        steps = options.index(value) - options.index(now)
        if steps:
            self.keys(*[Keys.DOWN if steps > 0 else Keys.UP] * abs(steps))

    def move_line(self, lines, start, end):
        """Moves a laid line up from place to place."""
        self.press(lines, start)
        self.keys(*[Keys.UP] * (start - end), Keys.ESCAPE)

    def reach(self, selector, index=None):
        """Presses Tab until the element has the focus, or any that the selector finds where no index is given."""
        for presses in range(MOST_STOPS):
            away = self.browser.probe("tabsTo", selector, index)
            if away == 0:
                return
            if away is None or presses >= MOST_GUESSES:
                self.keys(Keys.TAB)
            else:
                self.keys(*[Keys.TAB] * abs(away), held=Keys.SHIFT if away < 0 else None)
        raise Failure(f"Tab never comes to '{selector}' {index}")

    def keys(self, *keys, held=None):
        chain = ActionChains(self.browser.driver)
        if held:
            chain.key_down(held)
        chain.send_keys("".join(keys))
        if held:
            chain.key_up(held)
        chain.perform()

    def _choose_radio(self, inputs, index):
        self.reach(inputs)
        for _ in range(self.browser.probe("count", inputs)):
            if self.browser.probe("indices", inputs, ":checked") == [index]:
                return
            is_there = self.browser.probe("focusedIndex", inputs) == index
            self.keys(Keys.SPACE if is_there else Keys.DOWN)
        raise Failure(f"no key chooses '{inputs}' {index}")
