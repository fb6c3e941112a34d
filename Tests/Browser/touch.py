"""The hand of a learner with a touch screen: taps and drags, as touch events of which Chromium makes gestures."""
import time

from selenium.webdriver import ActionChains
from selenium.webdriver.common.keys import Keys

from browser import PHONE, Failure

STEP = 24  # pixels between two events of a drag
EDGE = 12  # a finger stays so many pixels inside the screen; the page scrolls under it before
REST = 0.05  # seconds for which a finger is still before it is lifted
LONG = 0.7  # seconds of a long press, more than Chromium takes for a tap
CLICK = 2  # seconds after a tap in which its click comes
MOST_TAPS = 3


class Touch:
    name = "touch"

    def __init__(self, browser):
        self.browser = browser

    def take_up(self):
        """Makes the page one on a phone."""
        self.browser.resize(*PHONE, touches=True)

    def press(self, selector, index=0):
        """Taps, and once more where no click came of it, as a learner does.

        On a busy machine a finger may rest too long for a tap, or the page move under it."""
        for _ in range(MOST_TAPS):
            self._hold(selector, index, seconds=0)
            if self._is_clicked():
                return
        raise Failure(f"{MOST_TAPS} taps on '{selector}' {index} click nothing there")

    def press_long(self, selector, index=0):
        self._hold(selector, index, seconds=LONG)

    def choose(self, label, indices):
        """Taps what is to be chosen, and among checkboxes what is not to be any longer."""
        chosen = self.browser.probe("indices", f"{label} input", ":checked")
        is_radio = self.browser.probe("count", f"{label} input[type=radio]") > 0
        for index in sorted(set(indices) ^ set(chosen)):
            if index in indices or not is_radio:
                self.press(label, index)

    def fill(self, selector, index, text):
        self.press(selector, index)
        self.type_over(text)

    def type_over(self, text):
        """Puts text in place of what is in the field, as the keyboard on a screen commits it."""
        chain = ActionChains(self.browser.driver)
        chain.key_down(Keys.CONTROL).send_keys("a").key_up(Keys.CONTROL).send_keys(Keys.DELETE).perform()
        self.browser.command("Input.insertText", text=text)

    def type_program(self, selector, text):
        self.fill(selector, 0, text.rstrip("\n"))

    def pick(self, selector, index, value, options):
        """Taps a select. Its list is the system's, which no touch event of the page reaches: keys choose from it."""
        now = self.browser.probe("values", selector)[index]
        steps = options.index(value) - options.index(now)
        self.press(selector, index)
        self.browser.until("the list of choices opens", "indices", selector, ":open", gives=[index])
        keys = [Keys.DOWN if steps > 0 else Keys.UP] * abs(steps)
        ActionChains(self.browser.driver).send_keys("".join(keys) + Keys.ENTER).perform()
        self.browser.until("a choice is picked", "values", selector, gives=[value])

    def drag(self, selector, index, goal, holds=False):
        """Drags an element by its middle until the finger is at `goal()`, a point `(x, y)` of the viewport.

        `holds` makes the finger hold it first, until it comes along."""
        spot = self._spot(selector, index)
        x, y = spot["x"], spot["y"]
        self._send("touchStart", x, y)
        if holds:
            self.browser.until(f"'{selector}' {index} is held", "count", ".drag-ghost", gives=1)
        for _ in range(400):
            wanted_x, wanted_y = goal()
            near_y = min(max(wanted_y, EDGE), spot["height"] - EDGE)
            if (x, y) == (wanted_x, near_y) and near_y == wanted_y:
                break
            # No finger at the edge of the screen is quite still, and each of its moves scrolls the page.
            jitter = 1 if (x, y) == (wanted_x, near_y) else 0
            x, y = toward(x, wanted_x), toward(y, near_y) + jitter
            self._send("touchMove", x, y)
        else:
            raise Failure(f"a drag of '{selector}' {index} does not arrive")
        self._lift(x, y)

    def swipe(self, selector, index, distance):
        """Moves a finger up or down at once, from an element on, as one does who scrolls."""
        spot = self._spot(selector, index)
        x, y = spot["x"], spot["y"]
        self._send("touchStart", x, y)
        for _ in range(abs(distance) // STEP):
            y += STEP if distance > 0 else -STEP
            self._send("touchMove", x, y)
        self._lift(x, y)

    def middle(self, selector, index=0):
        """The goal of a drag onto an element."""
        def goal():
            box = self.browser.probe("box", selector, index)
            return (box["left"] + box["right"]) / 2, (box["top"] + box["bottom"]) / 2
        return goal

    def move_line(self, lines, start, end):
        """Drags a laid line up to just above another, straight, so that it keeps its indentation."""
        x = self._spot(lines, start)["x"]
        self.drag(lines, start, lambda: (x, self.browser.probe("box", lines, end)["top"] + 4), holds=True)

    def _hold(self, selector, index, seconds):
        spot = self._spot(selector, index)
        self.browser.probe("awaitClick", selector)
        self._send("touchStart", spot["x"], spot["y"])
        time.sleep(seconds)
        self._send("touchEnd")

    def _is_clicked(self):
        """Whether the awaited click has come, or a new page, which awaits none."""
        limit = time.monotonic() + CLICK
        while self.browser.probe("awaitsClick"):
            if time.monotonic() > limit:
                return False
            time.sleep(0.01)
        return True

    def _spot(self, selector, index):
        what = f"a finger would touch '{selector}' {index}"
        return self.browser.until(what, "spot", selector, index, gives={"isFree": True})

    def _lift(self, x, y):
        """Lifts the finger. One that is lifted on the move flings, and a tap soon after only stops the fling."""
        time.sleep(REST)
        self._send("touchMove", x, y + 1)
        self._send("touchEnd")

    def _send(self, kind, *point):
        points = [{"x": point[0], "y": point[1]}] if point else []
        self.browser.command("Input.dispatchTouchEvent", type=kind, touchPoints=points)


def toward(value, goal):
    return goal if abs(goal - value) <= STEP else value + (STEP if goal > value else -STEP)
