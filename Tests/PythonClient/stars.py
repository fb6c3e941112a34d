"""Counting stars, by the page "Stars, days and draws"."""


def by_thresholds(thresholds, number):
    """The stars for a size or for a number of mistakes."""
    return 3 if number <= thresholds["three"] else 2 if number <= thresholds["two"] else 1


def program_size(language, program):
    """How many elements or cards a program has; None in a language whose programs have no size."""
    if language == "slang":
        return sum(element["type"] != "blank" for element in program)
    return len(program) if language == "robot" else None


def is_too_long(size, limit):
    """Whether a program has more elements or cards than it may."""
    return size is not None and limit is not None and size > limit


def score(least_cards, size):
    """The points of a right program in a level whose least number of cards is known."""
    return max(1, min(100, 100 * least_cards // size))


def star_count(episode):
    """The most stars that an episode can earn."""
    own = 3 if "stars" in episode else episode.get("finishStars", 0)
    return own + 3 * sum("stars" in card for card in episode["cards"])


def mistakes(path, wrong_answers):
    """How many different wrong answers were tried in an episode."""
    return sum(len(set(answers)) for key, answers in wrong_answers.items() if key.startswith(path + "/"))


def finished(episode, path, wrong_answers):
    """The stars of its own that an episode earns when it is finished; None where it has none."""
    if "stars" not in episode:
        return episode.get("finishStars")
    return by_thresholds(episode["stars"], mistakes(path, wrong_answers))


def earned(episode, path, kept):
    """The stars earned in an episode, from the best stars that are kept by full id."""
    return earned_of(star_count(episode), path, kept)


def earned_of(possible, path, kept):
    """The stars earned in an episode that can earn so many."""
    own = (count for key, count in kept.items() if key == path or key.rpartition("/")[0] == path)
    return min(sum(min(count, 3) for count in own if count > 0), possible)


def rating(count, possible):
    """Stars as a rating from 0 to 3."""
    return max(1, count * 3 // possible) if count > 0 and possible > 0 else 0
