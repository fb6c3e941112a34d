"""Plays courses: `play.py touch|keyboard|touch,keyboard COURSES.json`; with both, an episode each in turn."""
import sys
import time

from browser import opened
from courses import read_courses
from keyboard import Keyboard
from learner import Learner
from touch import Touch

HANDS = {"touch": Touch, "keyboard": Keyboard}


def main():
    names = sys.argv[1]
    with opened() as browser:
        for course in read_courses():
            start = time.monotonic()
            learner = Learner(browser, [HANDS[name](browser) for name in names.split(",")], course)
            learner.finish_course()
            browser.check_logs()
            cards = ", ".join(f"{count} {kind}" for kind, count in sorted(learner.counts.items()))
            print(f"{course['name']} by {names} in {time.monotonic() - start:.1f} s: {cards}", flush=True)


main()
