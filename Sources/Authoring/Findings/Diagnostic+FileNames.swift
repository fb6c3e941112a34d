import Diagnostics

extension Diagnostic {
  static func fileNameNotUTF8(_ path: String) -> Diagnostic {
    badName(of: path, "is not UTF-8", NonUTF8FileName.description)
  }

  static func unprintableFileName(_ path: String) -> Diagnostic {
    badName(of: path, "has characters that cannot be shown", UnprintableFileName.description)
  }

  private static func badName(of path: String, _ fact: String, _ rule: RuleDescription) -> Diagnostic {
    rule.finding(
      at: Location(path, .at(0)), "the name of '\(path)' \(fact)",
      help: "give it a name of lower-case letters, digits and hyphens")
  }
}
