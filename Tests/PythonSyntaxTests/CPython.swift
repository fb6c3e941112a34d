import TestSupport

/// What the real CPython 3.11, which `make test` puts into `.venv`, says of a program's syntax.
enum CPython {
  /// What it prints to standard error for a program that it is given as a file of this path.
  static func complain(about program: String, in folder: TemporaryDirectory) throws -> (file: String, report: String) {
    let file = try folder.write(program, to: "program.py")
    return (file, try Command(try Judge.path(of: "python3"), ["-W", "ignore", file]).run().errors)
  }

  /// The dumps of its trees, in the form of `SyntaxDump`, one a program.
  static func dump(_ programs: [String]) throws -> [String] {
    let input = programs.joined(separator: "\u{0}")
    let process = try Command(try Judge.path(of: "python3"), ["-W", "ignore", "-c", dumper], input: Array(input.utf8))
      .run()
    return process.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { String($0) }
  }

  /// Prints each program's `ast` on a line of its own.
  private static let dumper = """
    import ast, struct, sys

    LEFT_OUT = {"ctx", "kind", "type_comment", "type_ignores"}

    def show_constant(value):
        if value is None or value is True or value is False or value is Ellipsis:
            return str(value)
        if isinstance(value, int):
            return f"int:{value:x}"
        if isinstance(value, (float, complex)):
            part = value if isinstance(value, float) else value.imag
            return f"{type(value).__name__}:{struct.unpack('>Q', struct.pack('>d', part))[0]:x}"
        if isinstance(value, str):
            return "str:" + value.encode("utf8", "surrogatepass").hex()
        return "bytes:" + value.hex()

    def show(node):
        if node is None:
            return "-"
        if isinstance(node, list):
            return "[" + " ".join(map(show, node)) + "]"
        if not isinstance(node, ast.AST):
            return str(node)
        words = [type(node).__name__]
        if not node._fields and not hasattr(node, "lineno"):
            return words[0]
        if hasattr(node, "lineno"):
            words.append(f"{node.lineno}:{node.col_offset}-{node.end_lineno}:{node.end_col_offset}")
        if isinstance(node, (ast.Constant, ast.MatchSingleton)):
            words.append(show_constant(node.value))
        else:
            words += [show(getattr(node, name)) for name in node._fields if name not in LEFT_OUT]
        return "(" + " ".join(words) + ")"

    for program in sys.stdin.buffer.read().decode().split("\\0"):
        print(show(ast.parse(program).body))
    """
}
