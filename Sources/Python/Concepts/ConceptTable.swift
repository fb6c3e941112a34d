/// What a name of a concept means.
public struct ConceptDescription: Sendable, Hashable {
  /// What a concept is a part of.
  public enum Area: String, Sendable, CaseIterable {
    /// Constructs of the language.
    case values, names, operators, expressions, assignments, statements, exceptions, patterns, functions, classes
    /// What Python has from the start.
    case builtins = "built-in functions and types"
    /// What the built-in types can do.
    case methods = "methods of built-in types"
    /// Exceptions by kind.
    case raised = "raised and caught exceptions"
    /// What can be imported.
    case modules
  }

  /// Its stable name: `python.while`.
  public let id: String
  /// What it is a part of.
  public let area: Area
  /// What it is, as a few words.
  public let summary: String
  /// A program that uses it.
  public let example: String
}

/// Every name that a fact can have, and with it every name of Python that a lesson's `teaches:` can use.
///
/// Only what a program takes from a module has no row of its own: `python.MODULE.NAME`, for instance
/// `python.math.sqrt`.
public enum ConceptTable {
  /// All rows, area by area.
  public static let rows: [ConceptDescription] =
    values + names + operators + expressions + assignments + statements + exceptions + patterns + functions + classes
    + builtins + methods + raised + modules

  /// Whether a fact can have this name.
  public static func has(_ id: String) -> Bool { ids.contains(id) || isPartOfModule(id) }

  private static let ids = Set(rows.map(\.id))

  private static func isPartOfModule(_ id: String) -> Bool {
    guard let dot = id.lastIndex(of: "."), id.hasPrefix("python."), id.index(after: dot) < id.endIndex else {
      return false
    }
    return PythonLibrary.modules.contains { module in
      id[..<dot] == "python." + module && PythonLibrary.names(in: module).contains(String(id[id.index(after: dot)...]))
    }
  }

  static func row(
    _ concept: Concept, _ area: ConceptDescription.Area, _ summary: String, _ example: String
  ) -> ConceptDescription {
    ConceptDescription(id: concept.id, area: area, summary: summary, example: example)
  }

  private static let builtins = BuiltinNames.functions.sorted().map {
    ConceptDescription(id: "python.call.\($0)", area: .builtins, summary: "a call of \($0)()", example: "\($0)()")
  }

  private static let methods = ["str", "list", "dict", "set", "tuple", "int", "float", "bytes"].flatMap { type in
    (BuiltinNames.methods[type] ?? []).sorted().map { method in
      ConceptDescription(
        id: "python.\(type).\(method)", area: .methods, summary: "\(method)() of \(article(type))",
        example: "\(sample(type)).\(method)()")
    }
  }

  private static let raised = ["raise", "except"].flatMap { use in
    BuiltinNames.exceptions.sorted().map { name in
      ConceptDescription(
        id: "python.\(use).\(name)", area: .raised, summary: "\(use) \(name)",
        example: use == "raise" ? "raise \(name)('a')" : "try: a\nexcept \(name): b")
    }
  }

  private static let modules = PythonLibrary.modules.map {
    ConceptDescription(
      id: "python.module.\($0)", area: .modules, summary: "the module \($0)",
      example: $0 == "__future__" ? "from __future__ import annotations" : "import \($0)")
  }

  private static func article(_ type: String) -> String { type == "int" ? "an int" : "a \(type)" }

  private static func sample(_ type: String) -> String {
    switch type {
    case "str": "''"
    case "list": "[]"
    case "dict": "{}"
    case "set": "{1}"
    case "tuple": "()"
    case "int": "(1)"
    case "float": "1.5"
    default: "b''"
    }
  }
}
