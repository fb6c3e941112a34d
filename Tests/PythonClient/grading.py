"""Verdicts on what learners do, by the page "How cards are graded"."""
from cards import is_known
from programs import judged
from texts import matches, raises

RIGHT_AS_READ = {"description", "descriptionWithCode", "reading", "finished", "poll", "playground"}
ACTIONS = {
    "question": "chose", "questionWithCode": "chose", "multiSelect": "selected", "trueFalse": "said",
    "dragAndDrop": "filled", "codeBlocks": "laid", "quiz": "scored", "executor": "ran", "exercise": "wrote",
    "challenge": "wrote",
}


def verdict(card, action):
    """`{isRight, feedback, stars}`; feedback is the author's, or None."""
    kind = card["type"]
    if not is_known(card) or kind in RIGHT_AS_READ:
        return answer(True)
    if action["kind"] != ACTIONS[kind]:
        return answer(False)
    return GRADERS[kind](card, action)


def answer(is_right, feedback=None, stars=None):
    return {"isRight": is_right, "feedback": feedback, "stars": stars}


def graded(card, is_right, wrong_parts):
    """The verdict on a card with an explanation for who is right, and feedback for who is wrong."""
    if is_right:
        return answer(True, card.get("explanation"))
    for part in wrong_parts:
        for entry in card.get("feedback") or []:
            if entry["answer"] == part:
                return answer(False, entry["text"])
    return answer(False)


def choice(card, action):
    index, answers = action["index"], card["answers"]
    parts = [answers[index]] if 0 <= index < len(answers) else []
    return graded(card, index == card["correctAnswerIndex"], parts)


def choices(card, action):
    chosen, right, answers = set(action["indices"]), set(card["correctAnswerIndices"]), card["answers"]
    return graded(card, chosen == right, [answers[i] for i in sorted(chosen - right) if 0 <= i < len(answers)])


def statement(card, action):
    return graded(card, action["answer"] == card["answer"], [])


def blanks(card, action):
    words, answers = action["words"], card["answers"]
    if len(words) != len(answers):
        return answer(False)
    wrong = [word for word, fitting in zip(words, answers) if word not in fitting]
    return graded(card, not wrong, wrong)


def order(card, action):
    laid, lines = action["lines"], card["lines"]
    others = [order for order in card.get("alsoAccepted") or [] if sorted(order) == list(range(len(lines)))]
    right = [lines] + [[lines[index] for index in order] for order in others]
    return graded(card, laid in right, [line for line in laid if line not in lines])


def quiz(card, action):
    return answer(action["right"] >= card["passMark"])


def executor(card, action):
    if card.get("neverEnds"):
        return answer(bool(action.get("isStopped")))
    error, wanted = action.get("error"), card.get("raises")
    ends = not error if wanted is None else bool(error) and raises(wanted, error, card.get("language"))
    return answer(not action.get("isStopped") and matches(action["output"], card["result"]) and ends)


def program(card, action):
    return answer(*judged(card, action["program"]))


GRADERS = {
    "question": choice, "questionWithCode": choice, "multiSelect": choices, "trueFalse": statement,
    "dragAndDrop": blanks, "codeBlocks": order, "quiz": quiz, "executor": executor, "exercise": program,
    "challenge": program,
}
