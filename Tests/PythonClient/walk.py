"""Walks a learner through a release to its end, by the documentation alone.

    python3 Tests/PythonClient/walk.py dist --client 1.11.0 --code SPRING

It reads the channel `stable` of a published folder, checks the digest and the size of every file, and answers all
cards of all episodes rightly, each episode once it is unlocked. An exercise or a challenge is passed with its
`solution` where the release has one in Python, and else as by a client without an interpreter. It prints how far the
learner came and then, for each episode, its full id with what it unlocked. The exit status is 1 if something is left.
"""
import argparse
import sys

import cards
import draws
import grading
import progress
import releases
import stars
from locks import LessonMap


class Learner:
    """Somebody who does one episode after the other and is always right."""

    def __init__(self, index, modules, codes, kept=None):
        self.index = index
        self.modules = {module["id"]: module for module in modules}
        self.codes = codes
        self.progress = progress.read({}) if kept is None else kept
        self.passed = 0
        self.order = []

    @property
    def map(self):
        return LessonMap(self.index, self.progress)

    def walk(self):
        """Goes on for as long as an episode is unlocked and not finished."""
        self.enter_codes()
        while (path := self.map.next_episode()) is not None:
            before = {it.path for it in self.map.episodes if self.map.is_unlocked(it.path)}
            while path not in self.progress["finishedEpisodes"]:
                self.do_card()
            after = [it.path for it in self.map.episodes if self.map.is_unlocked(it.path)]
            self.order.append((path, [other for other in after if other not in before]))

    def enter_codes(self):
        """Enters each code that is right for a module."""
        accesses = [module["access"] for module in self.index["modules"] if module.get("access")]
        for access in accesses:
            if any(releases.is_right_code(access, code) for code in self.codes):
                self.progress["accessCodes"].append(access["sha256"])

    def do_card(self):
        """Does the next card, and finishes the episode whose last card it is."""
        path = self.map.next_episode()
        if path is None:
            return
        episode = self.episode(path)
        self.progress["currentEpisode"] = path
        left = [it for it in episode["cards"] if f'{path}/{it["id"]}' not in self.progress["finishedCards"]]
        if left:
            verdict = self.verdict(left[0])
            if not verdict["isRight"]:
                raise AssertionError(f'{path}/{left[0]["id"]} cannot be done')
            self.progress["finishedCards"].append(f'{path}/{left[0]["id"]}')
            self.earn(f'{path}/{left[0]["id"]}', verdict["stars"])
            if left[0].get("badge"):
                self.progress["badges"].append(f'{path}/{left[0]["id"]}')
        if len(left) <= 1:
            self.progress["finishedEpisodes"].append(path)
            self.earn(path, stars.finished(episode, path, self.progress["wrongAnswers"]))
            self.progress["badges"] = sorted({*self.progress["badges"], *self.map.badges()})

    def episode(self, path):
        """An episode of a module, once its outline fits it."""
        module, block, name = path.split("/")
        episode = part(part(self.modules[module]["blocks"], block)["episodes"], name)
        outline = self.map.items[path].outline
        if outline["cardCount"] != len(episode["cards"]) or outline.get("starCount", 0) != stars.star_count(episode):
            raise AssertionError(f"the outline of {path} has other counts")
        return episode

    def verdict(self, card):
        """What comes of doing a card rightly."""
        if card["type"] in {"exercise", "challenge"} and not can_solve(card):
            self.passed += 1
            return grading.answer(True)
        return grading.verdict(card, right_action(card))

    def earn(self, path, count):
        if count is not None:
            self.progress["stars"][path] = max(count, self.progress["stars"].get(path, 0))


def part(parts, name):
    return next(it for it in parts if it["id"] == name)


def can_solve(card):
    return card["language"] == "python" and card.get("solution") is not None


def right_action(card):
    """The action that is right on a card."""
    kind = card["type"]
    if not cards.is_known(card) or kind in grading.RIGHT_AS_READ:
        return {"kind": "read"}
    if kind == "quiz":
        questions = draws.drawn_questions(card, 1)
        return {"kind": "scored", "right": sum(grading.verdict(it, right_action(it))["isRight"] for it in questions)}
    return RIGHT[kind](card)


def shown_run(card):
    """What a client without an interpreter shows of an executor."""
    action = {"kind": "ran", "output": card["result"]}
    if card.get("raises") is None:
        return action
    name, _, message = card["raises"].partition(": ")
    return dict(action, error={"type": name, "message": message})


def choice(card):
    return {"kind": "chose", "index": card["correctAnswerIndex"]}


def program(card):
    return {"kind": "wrote", "program": card["solution"]}


RIGHT = {
    "question": choice, "questionWithCode": choice, "executor": shown_run, "exercise": program, "challenge": program,
    "multiSelect": lambda card: {"kind": "selected", "indices": card["correctAnswerIndices"]},
    "trueFalse": lambda card: {"kind": "said", "answer": card["answer"]},
    "dragAndDrop": lambda card: {"kind": "filled", "words": [fitting[0] for fitting in card["answers"]]},
    "codeBlocks": lambda card: {"kind": "laid", "lines": card["lines"]},
}


def main(arguments):
    """Walks; gives the exit status."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--client", default="1.11.0")
    parser.add_argument("--code", action="append", default=[])
    options = parser.parse_args(arguments)
    publication = releases.Publication(options.folder)
    release = releases.release_for(publication.channel(), options.client)
    index = publication.index(release)
    for asset in (index.get("assets") or {}).values():
        publication.asset(asset)
    learner = Learner(index, [publication.module(outline) for outline in index["modules"]], options.code)
    learner.walk()
    lessons = learner.map
    left = [path for path in lessons.items if not (lessons.is_finished(path) and lessons.is_unlocked(path))]
    print(
        f'{release["version"]}: {len(lessons.done)} of {len(lessons.episodes)} episodes,',
        f'{len(learner.progress["finishedCards"])} cards, {learner.passed} of them passed,',
        f"{sum(map(lessons.stars_of, lessons.episodes))} stars")
    for path, opened in learner.order:
        print(path, *opened)
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
