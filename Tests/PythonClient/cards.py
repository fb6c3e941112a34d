"""Reading cards, those that are newer than the client included, by the page "Clients in other languages"."""

QUESTIONS = {"question", "questionWithCode", "multiSelect", "trueFalse", "dragAndDrop", "codeBlocks"}
RUN = {"executor", "exercise", "challenge"}
KINDS = QUESTIONS | RUN | {"description", "descriptionWithCode", "quiz", "reading", "poll", "finished"}

# Pseudocode is not among them: this client has the features of format 4.5, so that what has to be run in pseudocode
# passes as other newer cards do; questions and puzzles about it are graded, since nothing has to be run for them.
RUN_LANGUAGES = {"python", "slang", "robot"}
WORDS = {
    "asks": {
        "output", "value", "type", "error", "occurrences", "lineCount", "outputLine", "lastLine", "position", "program",
        "fix", "expression", "concept",
    },
    "difficulty": {"easy", "medium", "hard"},
    "language": RUN_LANGUAGES | {"swift", "java", "javascript", "pseudocode"},
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
