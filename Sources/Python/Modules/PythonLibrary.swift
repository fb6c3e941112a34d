private import Synchronization

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
  static func names(in module: String) -> Set<String> {
    guard modules.contains(module) else { return [] }
    if let names = knownNames.withLock({ $0[module] }) { return names }
    let output = PythonProgram(source: "import \(module)\nprint(*dir(\(module)), sep='\\n')").run().standardOutput
    let names = Set(output.split(separator: "\n").map(String.init))
    knownNames.withLock { $0[module] = names }
    return names
  }

  /// The names of the modules that were asked for: constants, each worked out once.
  private static let knownNames = Mutex<[String: Set<String>]>([:])
}
