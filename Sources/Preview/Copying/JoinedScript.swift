/// Modules of the pages joined into one script that needs no server: browsers load no modules from a file.
///
/// The pages' modules keep to what this can join: an import names what it takes and stands on one line, nothing is
/// exported by another name, and no two modules have a name of the same spelling at their top.
struct JoinedScript {
  /// The script.
  private(set) var text = ""
  private let modules: [String: String]
  private let standIns: [String: String]
  private var joined: Set<String> = []

  /// The script that begins with a module.
  ///
  /// - Parameters:
  ///   - modules: The texts of all modules by their names.
  ///   - standIns: The modules that are taken in the place of others, by the names of those.
  init(from entry: String, of modules: [String: String], standIns: [String: String] = [:]) {
    self.modules = modules
    self.standIns = standIns
    text = "\"use strict\";\n(() => {\n"
    add(entry)
    text += "})();\n"
  }

  /// Adds a module after those that it imports.
  private mutating func add(_ name: String) {
    guard joined.insert(name).inserted else { return }
    guard let module = modules[name] else { preconditionFailure("a page imports '\(name)', which does not exist") }
    var lines: [Substring] = []
    for line in module.split(separator: "\n", omittingEmptySubsequences: false) {
      if let imported = Self.imported(line) {
        add(standIns[imported] ?? imported)
      } else {
        lines.append(line.hasPrefix("export ") ? line.dropFirst("export ".count) : line)
      }
    }
    text += lines.joined(separator: "\n")
  }

  /// The module that a line imports from; nil for other lines.
  private static func imported(_ line: Substring) -> String? {
    guard line.hasPrefix("import ") else { return nil }
    return line.split(separator: "\"").dropFirst().first.map { String($0.dropFirst("./".count)) }
  }
}
