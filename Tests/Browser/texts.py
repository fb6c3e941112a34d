"""Looks at a course with script in every text: `texts.py COURSES.json`.

Nothing of it runs or becomes an element, in either page, and all of it is shown as text.
"""
from browser import Failure, opened
from courses import read_courses
from learner import Learner
from spoil import ATTACK
from touch import Touch
from workbench import COUNT, SOURCE, Workbench

WIDTH, HEIGHT = 1400, 900


def check(browser, moment):
    """Nothing of the attack is an element or was tried as one."""
    intruders = browser.probe("intruders")
    if intruders:
        raise Failure(f"{moment} at {browser.driver.current_url}: {intruders}")


def show_hints(browser, hand):
    while browser.probe("indices", ".hint-button", ":not([hidden])"):
        shown = browser.probe("count", ".hint")
        hand.press(".hint-button")
        browser.until("a hint is shown", "count", ".hint", gives=shown + 1)


def play(browser, course):
    """The learner's page, every card answered wrongly and rightly."""
    hand = Touch(browser)

    def watch(moment):
        if moment == "card":
            show_hints(browser, hand)
        check(browser, moment)
        if ATTACK.replace("`", "") not in browser.probe("texts", "main")[0].replace("`", ""):
            raise Failure(f"{moment} at {browser.driver.current_url}: the text is not shown")

    Learner(browser, [hand], course, watch).finish_course()


def look_at_workbench(browser, course):
    """The workbench at every card: the outline, the phone, findings, evidence and source."""
    workbench = Workbench(browser, course["address"])
    browser.resize(WIDTH, HEIGHT)
    cards = [path for path in course["keys"] if path.count("/") == 3]
    for path in cards:
        workbench.open(path)
        for tab in range(COUNT):
            workbench.choose_tab(tab)
            check(browser, "the workbench")
            if tab == SOURCE and not browser.probe("has", ".yaml", "<script>"):
                raise Failure(f"the source of {path} does not show its text")
    return len(cards)


def main():
    course, = read_courses()
    with opened() as browser:
        play(browser, course)
        cards = look_at_workbench(browser, course)
        print(f"{cards} cards of {course['name']}, each in both pages")


main()
