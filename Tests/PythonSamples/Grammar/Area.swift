/// A part of the language or of its library about which random programs are written.
struct Area {
  /// Expressions, each shown or its error.
  var expressions: [String] = []
  /// Statements of one line or many.
  var statements: [String] = []
  /// What the holes of this and of other areas stand for, by the name of the hole.
  var rules: [String: [String]] = [:]

  /// All of them.
  static let all: [Area] = [
    numbers, formats, texts, encodings, sequences, mappings, bytes, regex, iteration, collections, exact, dates,
    modules, classes, descriptors, operators, records, enumerations, generators, managers, functions, calls,
    exceptions, tracebacks, matching, unpacking, scopes, algorithms, containers,
  ]

  /// The texts for each hole, of all areas together.
  static let rules = all.reduce(into: values) { rules, area in rules.merge(area.rules) { $0 + $1 } }
}
