/// What is said of programs that import a module which is not available here.
enum MissingModule {
  /// What is so.
  static func fact(_ module: String) -> String {
    "the program cannot be run here, since the module '\(module)' is not available"
  }

  /// What to do.
  static let help = "write the program with the modules that `hornbook manual python` lists"
}
