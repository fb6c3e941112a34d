"""Hashes, random numbers, the draw of a quiz and the question of the day, by the page "Stars, days and draws"."""
from cards import is_question

MASK = (1 << 64) - 1


def fnv_1a(data):
    """FNV-1a with 64 bits of some bytes."""
    value = 0xCBF29CE484222325
    for byte in data:
        value = (value ^ byte) * 0x00000100000001B3 & MASK
    return value


def mixed(value):
    """The last steps of SplitMix64."""
    value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9 & MASK
    value = (value ^ value >> 27) * 0x94D049BB133111EB & MASK
    return value ^ value >> 31


def random_numbers(seed):
    """The endless stream of SplitMix64."""
    state = seed
    while True:
        state = state + 0x9E3779B97F4A7C15 & MASK
        yield mixed(state)


def drawn_questions(quiz, seed):
    """The questions of one attempt at a quiz, in the order in which they are asked."""
    rest = list(quiz["questions"])
    draw = quiz.get("draw")
    if draw is None or draw >= len(rest):
        return rest
    numbers = random_numbers(seed)
    return [rest.pop(next(numbers) % len(rest)) for _ in range(draw)]


def daily_question(modules, finished, day, seed):
    """The full id of a day's question; None where nothing that is finished asks one."""
    best = None
    for candidate in candidates(modules, finished):
        score = mixed(fnv_1a(f"{seed}\n{day}\n{candidate}".encode()))
        if best is None or score > best[0]:
            best = (score, candidate)
    return best and best[1]


def candidates(modules, finished):
    """The full ids of all questions in finished episodes, in order."""
    for module in modules:
        for block in module["blocks"]:
            for episode in block["episodes"]:
                path = f'{module["id"]}/{block["id"]}/{episode["id"]}'
                if path not in finished:
                    continue
                for card in episode["cards"]:
                    if is_question(card):
                        yield f'{path}/{card["id"]}'
                    elif card["type"] == "quiz":
                        yield from (f'{path}/{card["id"]}/{it["id"]}' for it in card["questions"] if is_question(it))
