"""What is kept of a learner, and how it goes on with another release and another device, by the page "Locks and
progress"."""
import days
import practice

SETS = ["finishedEpisodes", "finishedCards", "badges", "accessCodes"]


def read(written):
    """Progress with all keys that have a default; lists that are sets are sorted."""
    progress = {key: value for key, value in written.items() if value is not None}
    if "lastActive" in progress and days.day(progress["lastActive"]) is None:
        del progress["lastActive"]
    progress["version"] = max(1, progress.get("version", 1))
    for key in SETS:
        progress[key] = sorted(set(progress.get(key, [])))
    progress["stars"] = dict(progress.get("stars", {}))
    progress["wrongAnswers"] = {key: sorted(set(value)) for key, value in progress.get("wrongAnswers", {}).items()}
    questions = {path: record(entry) for path, entry in progress.pop("questions", {}).items()}
    return {**progress, "questions": questions} if questions else progress


def record(written):
    """What is known of a question: a day, where it is one, and misses from 0 to 99."""
    answered = written.get("answered")
    known = {"answered": answered} if answered is not None and days.day(answered) else {}
    return {**known, "misses": min(max(0, written.get("misses") or 0), practice.MOST_MISSES)}


def later_record(one, other):
    """Of two records of a question the later one; on the same day the one with more misses."""
    return max(one, other, key=lambda record: (record.get("answered", ""), record["misses"]))


def wrong_answers(card, action):
    """The strings that are kept of a wrong action on a card."""
    kind, answers = action["kind"], card.get("answers")
    if kind == "chose":
        return [answers[action["index"]]] if 0 <= action["index"] < len(answers) else []
    if kind == "selected":
        return ["\n".join(sorted(answers[index] for index in set(action["indices"]) if 0 <= index < len(answers)))]
    if kind == "said":
        return ["true" if action["answer"] else "false"]
    return ["\n".join(action[key]) for key in ("words", "lines") if key in action]


def followed(ids, path):
    """What an item is called today, and what took its place."""
    old, names, successors = "", [""], []
    for part in path.split("/"):
        old = join(old, part)
        candidates = [old] if old in ids else [join(name, part) for name in names]
        fates = [ids.get(candidate) or {} for candidate in candidates]
        names = [name for fate, candidate in zip(fates, candidates) for name in now(fate, candidate)]
        successors = [name for fate in fates for name in fate.get("successors") or []]
    return names, successors


def now(fate, candidate):
    return [candidate] if fate.get("now") is None else fate["now"]


def join(holder, part):
    return f"{holder}/{part}" if holder else part


def following(written, ids):
    """Progress with the ids of a release."""
    progress, before = read(written), read(written)
    for key in ["finishedEpisodes", "badges"]:
        progress[key] += [heir for path in before[key] for heir in heirs(ids, path)]
    progress["finishedCards"] += [name for path in before["finishedCards"] for name in followed(ids, path)[0]]
    for path, count in before["stars"].items():
        for heir in heirs(ids, path):
            progress["stars"][heir] = max(count, progress["stars"].get(heir, count))
    progress["wrongAnswers"] = {}
    for path, answers in before["wrongAnswers"].items():
        for name in followed(ids, path)[0]:
            progress["wrongAnswers"].setdefault(name, []).extend(answers)
    progress["questions"] = {}
    for path, known in before.get("questions", {}).items():
        for name in followed(ids, path)[0]:
            progress["questions"][name] = later_record(progress["questions"].get(name, known), known)
    if "currentEpisode" in before:
        names, successors = followed(ids, before["currentEpisode"])
        progress["currentEpisode"] = [*successors[:1], *names[::-1], before["currentEpisode"]][0]
    return read(progress)


def heirs(ids, path):
    names, successors = followed(ids, path)
    return names + successors


def merged(first, second):
    """The progress of two devices."""
    first, second = read(first), read(second)
    later, earlier = (second, first) if day(second) > day(first) else (first, second)
    progress = {**earlier, **later, "version": max(first["version"], second["version"])}
    for key in SETS:
        progress[key] = first[key] + second[key]
    stars = [*first["stars"].items(), *second["stars"].items()]
    progress["stars"] = dict(sorted(stars, key=lambda entry: entry[1]))
    progress["wrongAnswers"] = {
        path: first["wrongAnswers"].get(path, []) + second["wrongAnswers"].get(path, [])
        for path in [*first["wrongAnswers"], *second["wrongAnswers"]]}
    progress["questions"] = dict(first.get("questions", {}))
    for path, known in second.get("questions", {}).items():
        progress["questions"][path] = later_record(progress["questions"].get(path, known), known)
    return read(progress)


def day(progress):
    return progress.get("lastActive", "")
