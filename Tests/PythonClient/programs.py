"""Judging programs in Python, by the page "How cards are graded".

Each check is a process of its own, which `run_check.py` is. It is not a sandbox: only programs of the vectors run here.
"""
import ast
import io
import json
import os
import subprocess
import sys
import tokenize

from stars import by_thresholds, is_too_long, program_size

RUNNER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "run_check.py")
FIRST_SEED = 20231111
DRAWS = 20
SECONDS = 20


def judged(card, program):
    """Whether a program is right, the author's feedback on it, and its stars."""
    if card["language"] != "python":
        raise NotImplementedError(f'programs in {card["language"]} are not run here')
    checks = card.get("checks") or [{key: card[key] for key in ("input", "result", "satisfies") if key in card}]
    look = look_of(card, program, checks)
    size = program_size("python", program)
    if look["passes"] and not look["isTooLong"] and not look["missing"] and not look["forbidden"]:
        stars = by_thresholds(card["stars"], size) if size is not None and "stars" in card else None
        return True, card.get("success"), stars
    for wrong in card.get("wrongPrograms") or []:
        if looks_the_same(look_of(card, wrong["program"], checks), look):
            return False, wrong["feedback"], None
    return False, failure_text(card, checks, look), None


def looks_the_same(one, other):
    """Whether a learner cannot tell two programs from each other."""
    return all(one[key] == other[key] for key in one if key != "passed")


def failure_text(card, checks, look):
    """The author's words on the first check that fails, or else on any."""
    failed = [check for check, passes in zip(checks, look["passed"]) if not passes]
    return (failed[0].get("failure") or card.get("failure")) if failed else None


def look_of(card, program, checks):
    """What a learner sees of a program on all checks."""
    runs = []
    for check in checks:
        runs.append(run(program, check))
        if runs[-1]["passes"] and forbidden(check, program):
            runs[-1] |= {"passes": False, "seen": ["forbidden", forbidden(check, program)]}
        if runs[-1]["seen"] == "stopped":
            break
    passes = len(runs) == len(checks) > 0 and all(run["passes"] for run in runs)
    return {
        "seen": [run["seen"] for run in runs], "passes": passes,
        "passed": [run["passes"] for run in runs],
        "isTooLong": is_too_long(program_size("python", program), card.get("cardLimit")),
        "missing": [name for name in card.get("uses") or [] if not is_used(name, program)] if passes else [],
        "forbidden": forbidden(card, program) if passes else [],
    }


def run(program, check):
    """What a program does on a check: in the first draw that does not pass, or else in the first of all."""
    first = run_once(program, check, FIRST_SEED)
    if "satisfies" in check and first["passes"] and first["draws"]:
        for draw in range(1, DRAWS):
            other = run_once(program, check, FIRST_SEED + draw)
            if not other["passes"]:
                return other
    return first


def run_once(program, check, seed):
    task = json.dumps({"program": program, "check": check, "seed": seed})
    environment = dict(os.environ, PYTHONHASHSEED="0", PYTHONIOENCODING="utf-8")
    try:
        finished = subprocess.run(
            [sys.executable, "-s", RUNNER], input=task, capture_output=True, text=True, encoding="utf-8",
            env=environment, timeout=SECONDS, check=True)
    except subprocess.TimeoutExpired:
        return {"passes": False, "draws": False, "seen": "stopped"}
    return json.loads(finished.stdout)


def forbidden(holder, program):
    """What a program uses of what a card or a check forbids."""
    return [name for name in holder.get("avoids") or [] if has_word(name, program) or is_known_and_used(name, program)]


def has_word(word, program):
    """Whether a word is in a program outside comments: a name, a keyword, a sign, a number, or a text in quotes."""
    wanted = words_of(word, unreadable=[])
    return len(wanted) == 1 and wanted[0] in words_of(program)


def words_of(program, unreadable=None):
    """The words of a program, those in the fields of f-strings too; of one that cannot be read `unreadable`, or else
    those before its mistake."""
    words = []
    try:
        for token in tokenize.generate_tokens(io.StringIO(program).readline):
            if token.type == tokenize.NUMBER:
                words.append(token.string.replace("_", "").lower())
            elif token.type == tokenize.STRING and "f" in token.string.lower().split(token.string[-1])[0]:
                tree = ast.parse(token.string, mode="eval")
                for field in (node.value for node in ast.walk(tree) if isinstance(node, ast.FormattedValue)):
                    words += words_of(ast.unparse(field))
            elif token.type == tokenize.STRING:
                words.append(repr(ast.literal_eval(token.string)))
            elif token.type in (tokenize.NAME, tokenize.OP):
                words.append(token.string)
            elif token.type == tokenize.ERRORTOKEN and token.string.strip():
                raise ValueError(token.string)
    except (tokenize.TokenError, SyntaxError, ValueError):
        return words if unreadable is None else unreadable
    return words


def is_known_and_used(name, program):
    """Whether a program certainly uses what a name stands for."""
    return name.startswith("python.") and is_used(name, program, unknown=False)


def is_used(name, program, unknown=True):
    """Whether a program uses what a name stands for; one that is not known counts as `unknown` says."""
    try:
        nodes = list(ast.walk(ast.parse(program)))
    except SyntaxError:
        return False
    statements = {
        "python.for": ast.For, "python.while": ast.While, "python.if": ast.If, "python.def": ast.FunctionDef,
        "python.class": ast.ClassDef,
    }
    if name in statements:
        return any(isinstance(node, statements[name]) for node in nodes)
    kind, _, last = name.rpartition(".")
    if kind == "python.call":
        calls = (node.func for node in nodes if isinstance(node, ast.Call))
        return any(isinstance(function, ast.Name) and function.id == last for function in calls)
    if kind == "python.module":
        imported = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
        imported += [node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module]
        return last in imported
    return unknown
