/// What programs have of Python's library, for manuals.
public enum PythonLibrary {
  /// The names of the modules that programs can import, sorted.
  public static let modules: [String] =
    ModuleCatalogue.modules.keys.filter { !$0.hasPrefix("_") || $0 == "__future__" }.sorted()

  /// What is left out on purpose, each with what to write instead.
  public static let leftOut: [String] = Unsupported.allCases.map(\.message)

  /// What behaves a little differently from CPython.
  public static let differences: [String] = Unsupported.differences
}
