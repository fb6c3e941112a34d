"""Plays a curriculum from its first card to its last, as a learner who is wrong first and right then."""
import itertools
import json
import urllib.parse
import urllib.request

from answers import Answers
from browser import Failure


class Learner:
    """`course`: its page, its access codes, and the keys of its cards and questions by path.

    Several hands play an episode each in turn. `watch(moment)` is called with "map", "card", "verdict" or "finish"
    whenever the page shows one of them."""

    def __init__(self, browser, hands, course, watch=lambda moment: None):
        self.browser = browser
        self.hands = itertools.cycle(hands)
        self.hand = None
        self.course = course
        self.watch = watch
        self.counts = {}
        self._take_turns()

    def finish_course(self):
        self.browser.open(self.course["page"])
        self._map()
        if self.course["codes"]:
            self._enter_codes()
        while self.browser.probe("count", OPEN_STOP):
            self._begin_episode()
            self._finish_episode()
            self.hand.press(".finish-buttons .button:last-child")
            self._map()
        self._check_map()

    def _map(self):
        screen = self.browser.until_screen("the map is shown", view="map")
        self.watch("map")
        return screen

    def _enter_codes(self):
        for code in self.course["codes"]:
            locked = self.browser.probe("count", ".code-form")
            self.hand.fill(".code-field", 0, "no code at all")
            self.hand.press(".code-form button")
            self.browser.until("a wrong code is refused", "indices", ".code-field", "[aria-invalid=true]", gives=[0])
            self.hand.fill(".code-field", 0, code)
            self.hand.press(".code-form button")
            self.browser.until("the right code is taken", "count", ".code-form", gives=locked - 1)

    def _take_turns(self):
        last, self.hand = self.hand, next(self.hands)
        if self.hand is not last:
            self.answers = Answers(self.browser, self.hand)
            self.hand.take_up()

    def _begin_episode(self):
        self._take_turns()
        self.hand.press(".go-on" if self.browser.probe("count", ".go-on") else OPEN_STOP)
        self.browser.until_screen("an episode begins", view="card")

    def _finish_episode(self):
        path = "/".join(self.browser.probe("screen")["path"].split("/")[:3])
        for card in self._cards(path):
            here = card["path"]
            self.browser.until_screen(f"{here} is shown", view="card", path=here)
            try:
                self.watch("card")
                self._finish_card(card)
            except Exception as error:
                raise Failure(f"{here}, by {self.hand.name}: {error}") from error
            self.counts[card["type"]] = self.counts.get(card["type"], 0) + 1
        self.browser.until_screen(f"{path} is finished", view="finish")
        self.watch("finish")

    def _cards(self, path):
        if not self.course["address"]:
            return self.browser.driver.execute_script("return hornbookCopy.episodes[arguments[0]].shown.cards", path)
        with urllib.request.urlopen(f"{self.course['address']}/api/episode?path={urllib.parse.quote(path)}") as answer:
            return json.load(answer)["cards"]

    def _finish_card(self, card):
        if card["type"] == "quiz":
            return self._finish_quiz(card)
        key = self.course["keys"][card["path"]]
        if key.get("wrong") and self._checks(card):
            self._answer(card, key["wrong"], is_right=False)
            if card["demand"] == "answer":
                self._press_primary("Try again")
        self._answer(card, key["right"], is_right=True)

    def _answer(self, card, action, is_right):
        """Enters an answer, has it graded and, if it is right, goes on."""
        self.answers.enter(card, action)
        if card["demand"] == "nothing":
            return self._press_primary("Continue")
        if card["demand"] == "answer":
            self._press_primary("Check")
        self._verdict(is_right, card)
        if is_right:
            self._press_primary("Continue")

    def _checks(self, card):
        """Whether the page finds out what is right: a copy runs no program."""
        return self.course["address"] or card["demand"] != "program"

    def _press_primary(self, label):
        self.browser.until_screen(f"the button '{label}' is ready", label=label, isReady=True)
        self.hand.press(".bar-primary")

    def _verdict(self, is_right, card):
        if not self._checks(card):
            return self.browser.until_screen("the copy says that it did not check", title="Not checked", isBusy=False)
        screen = self.browser.until_screen("a verdict is given", tone=["good", "bad", "warning"], isBusy=False)
        self.watch("verdict")
        if screen["tone"] != ("good" if is_right else "bad"):
            raise Failure(f"the verdict is '{screen['title']}: {screen['feedback']}'")
        if not is_right and not screen["feedback"]:
            raise Failure("a wrong answer gets no feedback")

    def _finish_quiz(self, card):
        """Fails a quiz with wrong answers, then passes it: each time it draws its questions."""
        for is_right in (False, True):
            for number in range(1, card["quiz"]["asked"] + 1):
                words = f"Question {number} of {card['quiz']['asked']}"
                self.browser.until_screen(f"'{words}' is asked", step=words)
                self._answer_question(card, is_right)
            self._verdict(is_right, card)
            self._press_primary("Continue" if is_right else "Try again")

    def _answer_question(self, card, is_right):
        question = self._asked_question(card)
        key = self.course["keys"][f"{card['path']}/{question['id']}"]
        self.answers.enter(question, key["right" if is_right else "wrong"])
        self._press_primary("Check")
        self._verdict(is_right, question)
        self._press_primary("Continue")

    def _asked_question(self, card):
        """The question of a quiz all of whose words are on the screen."""
        shown = squeezed(self.browser.probe("texts", ".quiz-stage")[0])
        asked = [each for each in card["quiz"]["questions"] if all(squeezed(text) in shown for text in texts(each))]
        if len(asked) != 1:
            raise Failure(f"{len(asked)} questions of the quiz are on the screen")
        return asked[0]

    def _check_map(self):
        screen = self._map()
        if self.browser.probe("count", ".drag-ghost"):
            raise Failure("something that was dragged is left over")
        unfinished = self.browser.probe("texts", ".trail-stop:not(.is-finished) .stop-title")
        if screen["percent"] != "100%" or unfinished:
            raise Failure(f"the map says {screen['percent']} and not finished: {unfinished}")


def texts(question):
    """What a question shows besides its buttons."""
    code = [question["code"]["text"]] if "code" in question else []
    lines = [line["text"] for line in question.get("lines", [])]
    return [question.get("text", ""), *code, *lines, *question.get("answers", []), *question.get("tokens", [])]


def squeezed(text):
    return "".join(text.replace("`", "").split())


OPEN_STOP = ".trail-stop:is(.is-open, .is-next) .stop"
