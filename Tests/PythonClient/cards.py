"""Reading cards, those that are newer than the client included, by the page "Clients in other languages"."""

QUESTIONS = {"question", "questionWithCode", "multiSelect", "trueFalse", "dragAndDrop", "codeBlocks"}
RUN = {"executor", "exercise", "challenge"}
KINDS = QUESTIONS | RUN | {"description", "descriptionWithCode", "quiz", "reading", "poll", "playground", "finished"}

# The app around this client runs programs in pseudocode, Slang and Robot; the client grades what a run showed.
RUN_LANGUAGES = {"python", "slang", "robot", "pseudocode"}
WORDS = {
    "asks": {
        "output", "value", "type", "error", "occurrences", "lineCount", "outputLine", "lastLine", "position", "program",
        "fix", "expression", "concept",
    },
    "difficulty": {"easy", "medium", "hard"},
    "language": RUN_LANGUAGES | {"swift", "java", "javascript"},
}
PARTS = ["text", "image", "code", "video"]


def is_known(card):
    """Whether the client can do with a card what it asks for; any other passes."""
    if card["type"] not in KINDS:
        return False
    language = card.get("language")
    return card["type"] not in RUN or language is None or language in RUN_LANGUAGES


def is_question(card):
    """Whether a card may be the question of the day."""
    return is_known(card) and card["type"] in QUESTIONS


def absent_words(card):
    """The keys of a known card whose word is not known or null, so that they are read as if left out."""
    return [key for key in WORDS if is_known(card) and key in card and card[key] not in WORDS[key]]


def shown_parts(card):
    """The parts of a reading that the client knows."""
    return [part for part in card["content"] if any(part.get(key) is not None for key in PARTS)]


def shown_code(card, chosen):
    """The code of a card that is shown to a learner who chose a language, and the language of that where it is said."""
    variants = card.get("variants") or {}
    if chosen in WORDS["language"] and chosen in variants:
        return {"code": variants[chosen], "language": chosen}
    return {"code": card["code"], "language": card.get("language")}
