"""Looks with axe-core at every moment of a course, and at the workbench: `audit.py COURSES.json`.

Each card, the map and the end of an episode are looked at in both color schemes and three widths, as the course is
played; verdicts in both schemes on a phone.
"""
import importlib.util
import pathlib

from browser import PHONE, opened
from courses import read_courses
from learner import Learner
from touch import Touch
from workbench import COUNT, Workbench

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
WIDTHS = [320, PHONE[0], 1200]
WITH_EVIDENCE = ["words/first/asking/choose-output", "robots/garden/coins/level"]
HEIGHT = PHONE[1]
FIXABLE = "training/printing/say-hello/run-it"
DIALOGS = [
    (".keys-dialog[open]", lambda hand: hand.keys("?")),
    (".popover:popover-open", lambda hand: hand.press("[popovertarget][title='The learner in the phone']")),
    (".fix-dialog[open]", lambda hand: hand.press(".fix-button")),
]
ASK = """
const [tags, done] = arguments;
const nodes = (violation) => violation.nodes.map((node) => node.target.join(" ") + " " + node.html.slice(0, 160));
const violations = (results) => results.violations.map((violation) => [violation.id, violation.help, nodes(violation)]);
const options = {runOnly: tags, resultTypes: ["violations"]};
const look = () => axe.run(document, options).then((results) => done(violations(results)));
// A page that was resized just now first adapts.
requestAnimationFrame(() => setTimeout(look, 0));
"""


class Audit:
    def __init__(self, browser):
        self.browser = browser
        self.looks = 0
        browser.inject(axe_source())

    def watch(self, moment):
        """Looks at what a learner sees, then makes the page a phone in daylight again."""
        for width in [PHONE[0]] if moment == "verdict" else WIDTHS:
            self.look(moment, width, touches=True)
        self.browser.resize(*PHONE, touches=True)
        self.browser.prefer("light")

    def look(self, moment, width, touches):
        self.browser.resize(width, HEIGHT, touches)
        for scheme in ("light", "dark"):
            self.browser.prefer(scheme)
            self.looks += 1
            for rule, help, nodes in self.browser.driver.execute_async_script(ASK, TAGS):
                path = self.browser.driver.current_url.split("/", 3)[3]
                self.browser.problems.append(f"{path} ({moment}, {width}, {scheme}): {rule}: {help}: {nodes}")

    def workbench(self, address, paths):
        """Looks at the workbench with the map in its phone, then with each card, a tab of its panel after the other."""
        workbench = Workbench(self.browser, address)
        for path in ["", *paths]:
            self.browser.resize(WIDTHS[-1], HEIGHT)
            workbench.open(path)
            for tab in range(COUNT):
                self.browser.resize(WIDTHS[-1], HEIGHT)
                workbench.choose_tab(tab)
                for width in WIDTHS:
                    self.look(f"workbench, tab {tab}", width, touches=False)

    def dialogs(self, address, path):
        """Looks at each dialog of the workbench at a card with a finding that has a fix."""
        workbench = Workbench(self.browser, address)
        for dialog, open_it in DIALOGS:
            self.browser.resize(WIDTHS[-1], HEIGHT)
            workbench.open(path)
            self.browser.until("the fix of the finding is there", "count", ".fix-button", gives=1)
            open_it(workbench.hand)
            self.browser.until("the dialog is open", "count", dialog, gives=1)
            self.browser.until("all of it is there", "count", f"{dialog} .waiting", gives=0)
            for width in WIDTHS:
                self.look(f"workbench, {dialog}", width, touches=False)


def axe_source():
    """axe-core as its package for Python has it; only the file is read, its driver is not loaded."""
    package = pathlib.Path(importlib.util.find_spec("axe_playwright_python").origin).parent
    return (package / "axe.min.js").read_text()


def main():
    course, fixable = read_courses()
    with opened() as browser:
        audit = Audit(browser)
        Learner(browser, [Touch(browser)], course, audit.watch).finish_course()
        audit.workbench(course["address"], WITH_EVIDENCE)
        audit.dialogs(fixable["address"], FIXABLE)
        print(f"{audit.looks} looks at {course['name']}")


main()
