"""What a learner should practice, by the page "Practice"."""
from datetime import date, timedelta

from cards import is_question

MOST_MISSES = 99
RESTING_DAYS = 7
REASONS = ["missed", "related", "old"]
EXPLAINING = {"description", "descriptionWithCode", "reading"}


def after(progress, card, is_right, today):
    """What is known of a question after one more answer."""
    known = record(progress, card)
    misses = known["misses"]
    if not is_right:
        misses = min(misses + 1, MOST_MISSES)
    elif known.get("answered") != today:
        misses //= 2
    return {"answered": today, "misses": misses}


def record(progress, card):
    """What is known of a question; of an older app's progress by its wrong answers."""
    tried = len(progress["wrongAnswers"].get(card, []))
    return progress.get("questions", {}).get(card, {"misses": min(tried, MOST_MISSES)})


def practice(modules, progress, today, count):
    """The questions that are due, the weak points, and a lesson of at most so many cards."""
    lessons = [lesson for module in modules for lesson in finished_lessons(module, progress)]
    misses = {}
    for lesson in lessons:
        missed = sum(record(progress, card)["misses"] for card in lesson["questions"])
        for concept in lesson["concepts"]:
            misses[concept] = misses.get(concept, 0) + missed
    due = due_questions(lessons, misses, progress, today)
    # Sorting keeps the order of equal ones.
    weak = sorted((name for name in misses if misses[name] > 0), key=lambda name: -misses[name])
    return {
        "questions": [{key: entry[key] for key in ("card", "reason", "concept")} for entry in due],
        "weakPoints": [{"concept": name, "misses": misses[name]} for name in weak],
        "lesson": mini_lesson(lessons, weak, due, count),
    }


def finished_lessons(module, progress):
    """What each finished episode is about, what it asks and what explains it."""
    for block in module["blocks"]:
        holder = f'{module["id"]}/{block["id"]}'
        taught = [name for episode in block["episodes"] for name in episode.get("teaches") or []]
        for episode in block["episodes"]:
            path = f'{holder}/{episode["id"]}'
            if path in progress["finishedEpisodes"]:
                yield {
                    "concepts": list(dict.fromkeys(episode.get("teaches") or taught or [holder])),
                    "questions": list(questions(episode, path)),
                    "explanations": [f'{path}/{it["id"]}' for it in episode["cards"] if it["type"] in EXPLAINING],
                }


def questions(episode, path):
    for card in episode["cards"]:
        if is_question(card):
            yield f'{path}/{card["id"]}'
        elif card["type"] == "quiz":
            yield from (f'{path}/{card["id"]}/{it["id"]}' for it in card["questions"] if is_question(it))


def due_questions(lessons, misses, progress, today):
    """The questions that are due, the most urgent first."""
    due = []
    for lesson in lessons:
        concept = max(lesson["concepts"], key=lambda name: misses[name])
        for card in lesson["questions"]:
            known = record(progress, card)
            last = known.get("answered", "")
            last = "" if last > today else last
            reason = reason_for(known["misses"], misses[concept], last, today)
            if reason is not None:
                weight = {"missed": known["misses"], "related": misses[concept], "old": 0}[reason]
                due.append({
                    "card": card, "reason": reason, "concept": concept, "concepts": lesson["concepts"],
                    "rank": (REASONS.index(reason), -weight, last)})
    return sorted(due, key=lambda entry: entry["rank"])


def reason_for(misses, misses_around, last, today):
    """Why a question is due; None when it is not."""
    if last == today:
        return None
    if misses > 0:
        return "missed"
    if misses_around > 0:
        return "related"
    is_old = last == "" or date.fromisoformat(today) - date.fromisoformat(last) >= timedelta(days=RESTING_DAYS)
    return "old" if is_old else None


def mini_lesson(lessons, weak, due, count):
    """A lesson about the weakest concept of which a question is due; None where there is none."""
    for concept in weak if count > 0 else []:
        asked = [entry["card"] for entry in due if concept in entry["concepts"]]
        if asked:
            shown = [card for lesson in lessons if concept in lesson["concepts"] for card in lesson["explanations"]]
            shown = shown[:count // 2]
            return {"concept": concept, "explanations": shown, "questions": asked[:count - len(shown)]}
    return None
