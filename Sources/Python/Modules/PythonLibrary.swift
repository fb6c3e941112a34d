/// What programs have of Python's library, for manuals.
public enum PythonLibrary {
  /// The names of the modules that programs can import, sorted.
  public static let modules: [String] =
    ModuleCatalogue.modules.keys.filter { !$0.hasPrefix("_") || $0 == "__future__" }.sorted()

  /// What is left out on purpose, each with what to write instead.
  public static let leftOut: [String] = Unsupported.allCases.map(\.message)

  /// What behaves a little differently from CPython.
  public static let differences: [String] = Unsupported.differences

  /// The names that a program can take from a module; none for one that there is not.
  ///
  ///     PythonLibrary.names(in: "math").contains("sqrt")    // true
  static func names(in module: String) -> Set<String> { namesByModule[module] ?? [] }

  /// Worked out by the modules themselves, once they are asked for.
  private static let namesByModule: [String: Set<String>] = {
    let source = modules.map { "import \($0)\nprint('\($0)', *dir(\($0)))\n" }.joined()
    let lines = PythonProgram(source: source).run().standardOutput.split(separator: "\n")
    return lines.reduce(into: [:]) { names, line in
      let words = line.split(separator: " ").map(String.init)
      names[words[0]] = Set(words.dropFirst())
    }
  }()
}
