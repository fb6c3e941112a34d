"""Runs programs that loop for ever, in the page and beside it, while the page is used: `loops.py COURSES.json`."""
import concurrent.futures
import json
import threading
import urllib.request

from browser import Failure, opened
from courses import read_courses
from touch import Touch

CARD = "training/printing/say-hello/run-it"
NEXT = "training/printing/say-hello/quiz"
PROGRAM = "while True: pass"
OTHERS = 3  # as many programs of others as run in a loop beside the page


def use_page(browser, hand, address):
    """A learner who does not wait for the end goes to the map, to another card, and answers it."""
    browser.open(f"{address}/learn?unlocked=1&path={CARD}")
    hand.press(".run-button")
    hand.press(".bar-close")
    browser.until_screen("the map is shown", view="map")
    hand.press(".go-on")
    browser.until_screen("a card is shown", view="card")
    browser.open(f"{address}/learn?unlocked=1&path={NEXT}")
    hand.choose(".choice", [1])
    hand.press(".bar-primary")
    browser.until_screen("an answer is graded", tone="good")


def wait_for_its_end(browser, hand, address):
    """One who waits is told that it was stopped, and changes the program into one that ends."""
    browser.open(f"{address}/learn?unlocked=1&path={CARD}")
    hand.press(".run-button")
    browser.until_screen("the run is stopped", tone="bad", isBusy=False)
    hand.press(".run-bar button", 2)
    browser.until("the program can be changed", "count", ".editor-area", gives=1)
    hand.type_program(".editor-area", 'print("over")')
    hand.press(".run-button")
    browser.until("the changed program runs", "has", ".console", "over", gives=True)


def run_again_and_again(address, token, is_over):
    """Runs the program until the test is over; answers how often it was stopped."""
    stopped = 0
    while not is_over.is_set():
        body = json.dumps({"path": CARD, "program": PROGRAM}).encode()
        request = urllib.request.Request(f"{address}/api/run", body, {"X-Hornbook-Token": token})
        with urllib.request.urlopen(request) as answer:
            if json.load(answer)["ending"]["kind"] != "stopped":
                raise Failure("a program that loops for ever was not stopped")
        stopped += 1
    return stopped


def main():
    course, = read_courses()
    address = course["address"]
    with opened() as browser, concurrent.futures.ThreadPoolExecutor(OTHERS) as others:
        browser.open(f"{address}/learn")
        token = browser.probe("token")
        is_over = threading.Event()
        runs = [others.submit(run_again_and_again, address, token, is_over) for _ in range(OTHERS)]
        try:
            hand = Touch(browser)
            hand.take_up()
            use_page(browser, hand, address)
            wait_for_its_end(browser, hand, address)
        finally:
            is_over.set()
        print(f"{sum(run.result() for run in runs)} programs of others were stopped meanwhile")


main()
