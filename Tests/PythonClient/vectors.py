"""A client of Hornbook in Python's standard library, written from the documentation alone, against all test vectors.

    python3 Tests/PythonClient/vectors.py schemas/vectors

It reports each vector that does not hold, and how many were tried. The exit status is 1 if one does not hold, or if a
file of vectors is not known here.
"""
import json
import os
import sys

import cards
import days
import draws
import grading
import practice
import progress
import releases
import robot
import stars
import texts
from locks import LessonMap


def episode_stars(given):
    """An episode's stars before and after it is finished."""
    episode, path, kept = given["episode"], "m/b/e", dict(given["stars"])
    count = stars.star_count(episode)
    own = stars.finished(episode, path, given["wrongAnswers"])
    if own is not None:
        kept[path] = max(own, kept.get(path, 0))
    earned = stars.earned(episode, path, kept)
    return {
        "starCount": count, "mistakes": stars.mistakes(path, given["wrongAnswers"]), "stars": own, "earned": earned,
        "rating": stars.rating(earned, count),
    }


def program_size(given):
    """A program's size, and its stars if it is right."""
    size = stars.program_size(given["language"], given["program"])
    thresholds = given["stars"]
    return {
        "size": size, "isTooLong": stars.is_too_long(size, given["cardLimit"]),
        "stars": stars.by_thresholds(thresholds, size) if thresholds and size is not None else None,
    }


def unknown(given):
    """What is made of a card that may be newer."""
    card = given["card"]
    read = {"isKnown": cards.is_known(card), "absent": cards.absent_words(card)}
    return dict(read, parts=len(cards.shown_parts(card))) if card["type"] == "reading" else read


def hashes(given):
    value = draws.fnv_1a(given["text"].encode())
    return {"hash": f"{value:016x}", "mixed": f"{draws.mixed(value):016x}"}


def random_numbers(given):
    numbers = draws.random_numbers(int(given["seed"]))
    return {"numbers": [str(next(numbers)) for _ in range(given["count"])]}


def daily_question(given):
    return {"card": draws.daily_question(given["modules"], given["finishedEpisodes"], given["day"], given["seed"])}


def quiz_draw(given):
    return {"questions": [card["id"] for card in draws.drawn_questions(given["card"], int(given["seed"]))]}


def practiced(given):
    """What is due on a day."""
    return practice.practice(given["modules"], progress.read(given["progress"]), given["day"], given["count"])


def answered(given):
    """What is known of a question after an answer."""
    return {"record": practice.after(progress.read(given["progress"]), given["card"], given["isRight"], given["day"])}


def output(given):
    return {"visible": texts.visible(given["output"]), "matches": texts.matches(given["output"], given["result"])}


def blanks(given):
    return {"parts": texts.parts(given["text"]), "filled": texts.filled(given["text"], given["words"])}


def graded(given):
    return grading.verdict(given["card"], given["action"])


def access_code(given):
    return {"isRight": releases.is_right_code(given["access"], given["typed"])}


def channel(given):
    """Whether a channel's file is newer than what the client had, and the version that it takes of it."""
    release = releases.release_for(given["file"], given["client"])
    is_newer = releases.is_newer(given["file"], given["sequence"])
    return {"isNewer": is_newer, "version": release["version"] if release else None}


def names(given):
    """What a text can be the name of."""
    name = given["name"]
    return {
        "isID": releases.is_id(name), "isFullID": releases.is_full_id(name), "isAssetPath": releases.is_asset_path(name),
    }


def ids(given):
    names, successors = progress.followed(given["ids"], given["id"])
    return {"names": names, "successors": successors}


def locks(given):
    """What a learner sees of all items of an index."""
    lessons = LessonMap(given["index"], progress.read(given["progress"]))
    return {
        "finished": [path for path in lessons.items if lessons.is_finished(path)],
        "unlocked": [path for path in lessons.items if lessons.is_unlocked(path)],
        "why": {path: lessons.why_locked(path) for path in lessons.items if not lessons.is_unlocked(path)},
        "badges": lessons.badges(), "next": lessons.next_episode(),
    }


# What comes out for what is given, by the file of the vectors.
FILES = {
    "access-codes.json": access_code,
    "blanks.json": blanks,
    "calendar.json": lambda given: {"day": days.day(given["text"])},
    "channel.json": channel,
    "daily-question.json": daily_question,
    "episode-stars.json": episode_stars,
    "errors.json": lambda given: {"matches": texts.raises(given["raises"], given["error"])},
    "grading.json": graded,
    "hashes.json": hashes,
    "ids.json": ids,
    "level-score.json": lambda given: {"score": stars.score(given["leastCards"], given["size"])},
    "locks.json": locks,
    "names.json": names,
    "output.json": output,
    "paragraphs.json": lambda given: {"paragraphs": texts.paragraphs(given["text"])},
    "practice.json": practiced,
    "practice-answers.json": answered,
    "program-size.json": program_size,
    "programs.json": graded,
    "progress-follow.json": lambda given: {"progress": progress.following(given["progress"], given["ids"])},
    "progress-merge.json": lambda given: {"progress": progress.merged(given["first"], given["second"])},
    "quiz-draw.json": quiz_draw,
    "random.json": random_numbers,
    "reminders.json": lambda given: days.reminders(given["reminders"], given["lastOpened"], given["today"]),
    "rating.json": lambda given: {"rating": stars.rating(given["earned"], given["possible"])},
    "robot-runs.json": robot.run,
    "shown-code.json": lambda given: cards.shown_code(given["card"], given["language"]),
    "unknown.json": unknown,
    "wrong-answers.json": lambda given: {"answers": progress.wrong_answers(given["card"], given["action"])},
}


def main(folder):
    """Tries all vectors of a folder; gives the exit status."""
    tried, failures = 0, []
    for name in sorted(os.listdir(folder)):
        if name not in FILES:
            failures.append(f"{name}: nothing is known of this file")
            continue
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            vectors = json.load(file)["vectors"]
        for vector in vectors:
            tried += 1
            found = FILES[name](vector["given"])
            # As texts, since Python calls 1 and True equal.
            if json.dumps(found, sort_keys=True) != json.dumps(vector["expected"], sort_keys=True):
                failures.append(f'{name}: {vector["name"]}: {found} in place of {vector["expected"]}')
    for failure in failures:
        print(failure)
    print(f"{tried} vectors, {len(failures)} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
