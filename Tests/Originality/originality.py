"""Compares our library of Python with CPython's, and fails where too many lines in a row are the same.

Argument: the folder of our library. Every file in it is compared with every file of the standard library of the
Python that runs this, but for its tests and applications. A line is a statement, or what a compound statement begins
with, as `ast.unparse` writes it, and all names of variables are one: comments, docstrings, indentation, quotes,
parentheses, line breaks and renamed variables make no difference. Lines that behavior and public names dictate
neither count nor end a run: signatures and decorators, imports, declarations, constants and tables of names, and what
is too small to be anyone's (`else`, `return self`, `self.width = width`).
"""
import ast
import builtins
import pathlib
import sys
import sysconfig

LIMIT = 5
STDLIB = pathlib.Path(sysconfig.get_paths()["stdlib"])
NOT_COMPARED = {
    "test", "tests", "site-packages", "ensurepip", "idlelib", "lib2to3", "pydoc_data", "turtledemo", "encodings"}

BODIES = ("body", "handlers", "orelse", "finalbody", "cases")
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
DECLARATIONS = FUNCTIONS + (
    ast.ClassDef, ast.Import, ast.ImportFrom, ast.Global, ast.Nonlocal, ast.Pass, ast.Break, ast.Continue, ast.Try,
    ast.TryStar)
LITERALS = (
    ast.Constant, ast.Name, ast.Attribute, ast.Tuple, ast.List, ast.Set, ast.Dict, ast.UnaryOp, ast.Starred,
    ast.expr_context, ast.unaryop)
TRIVIAL_RESULTS = {"self", "cls", "None", "True", "False", "NotImplemented"}


def is_trivial(statement, is_in_function):
    match statement:
        case ast.Return(value) | ast.Raise(exc=value):
            return value is None or ast.unparse(value) in TRIVIAL_RESULTS
        case ast.Expr(ast.Constant()) | ast.AnnAssign(value=None):
            return True
        case ast.Assign([ast.Attribute(ast.Name("self"), attribute)], ast.Name(name)):
            return attribute == name
        case ast.Assign(value=value):
            return not is_in_function and all(isinstance(part, LITERALS) for part in ast.walk(value))
    return isinstance(statement, DECLARATIONS)


def counted(tree, is_in_function=False):
    """The statements and cases that count, in order."""
    for child in [child for field in BODIES for child in getattr(tree, field, [])]:
        if isinstance(child, ast.match_case) or isinstance(child, ast.stmt) and not is_trivial(child, is_in_function):
            yield child
        is_inside = is_in_function and not isinstance(child, ast.ClassDef)
        yield from () if isinstance(child, ast.Expr) else counted(child, is_inside or isinstance(child, FUNCTIONS))


class Renaming(ast.NodeTransformer):
    """Gives all variables one name, but for those of the language."""

    def visit_Name(self, node):
        if not hasattr(builtins, node.id):
            node.id = "_"
        return node


def heading(node):
    """The line that a statement or case begins with, without what is nested in it."""
    if isinstance(node, ast.match_case):
        return ast.unparse(ast.Match(ast.Name("_"), [ast.match_case(node.pattern, node.guard, [])]))
    nested = {field: [] for field in BODIES if isinstance(getattr(node, field, None), list)}
    return ast.unparse(ast.copy_location(type(node)(**{**dict(ast.iter_fields(node)), **nested}), node))


def lines_of(text):
    """The lines of a file that count, each as its number and its code."""
    tree = ast.parse(text)
    statements = list(counted(tree))
    Renaming().visit(tree)
    return [(getattr(node, "pattern", node).lineno, heading(node)) for node in statements]


class Sources:
    """Files as rows of lines, in which the places of a line are found at once."""

    def __init__(self, files):
        self.names, self.rows, self.places = [], [], {}
        for name, text in files:
            row = lines_of(text)
            for index, (_, line) in enumerate(row):
                self.places.setdefault(line, []).append((len(self.rows), index))
            self.names.append(name)
            self.rows.append(row)

    def runs(self, text):
        """What a text has in common with these files, longest first: length, line number, place in the other."""
        row, ending, found = lines_of(text), {}, []
        for end, (_, line) in enumerate([*row, (0, None)]):
            longer = {(file, at): ending.get((file, at - 1), 0) + 1 for file, at in self.places.get(line, ())}
            for (file, at), length in ending.items():
                if (file, at + 1) not in longer:
                    place = f"{self.names[file]}:{self.rows[file][at - length + 1][0]}"
                    found.append((length, row[end - length][0], place))
            ending = longer
        return sorted(found, reverse=True)


def standard_library():
    for path in sorted(STDLIB.rglob("*.py")):
        name = path.relative_to(STDLIB)
        if not NOT_COMPARED.intersection(name.parts):
            yield str(name), path.read_bytes()


def finds_copies(sources):
    """Whether a copy is found, as it is and with other names, without comments and with other line breaks."""
    original = (STDLIB / "textwrap.py").read_text()
    copy = ast.unparse(ast.parse(original)).replace("cur_line", "words").replace("chunks", "pieces")
    return all(sources.runs(text)[0][0] > 40 for text in (original, copy))


def main(folder):
    if sys.version_info[:2] != (3, 11):
        sys.exit(f"originality is compared with Python 3.11, but this is {sys.version.split()[0]}")
    sources = Sources(standard_library())
    if not finds_copies(sources):
        sys.exit("the check does not find a copy of textwrap.py")
    files = sorted(pathlib.Path(folder).glob("*.py"))
    if not files:
        sys.exit(f"there is no library in '{folder}'")
    is_original = True
    print(f"{'module':16} lines  longest run of equal lines, of {LIMIT} at most")
    for path in files:
        text = path.read_bytes()
        runs = sources.runs(text)
        length, line, place = runs[0] if runs else (0, 1, "")
        print(f"{path.stem:16} {len(lines_of(text)):5}  {length:3}" + (f"  line {line} as {place}" if length > 2 else ""))
        for length, line, place in runs:
            if length > LIMIT:
                is_original = False
                print(f"{path}:{line}: error: {length} lines as in {place}", file=sys.stderr)
    sys.exit(not is_original)


if __name__ == "__main__":
    main(*sys.argv[1:])
