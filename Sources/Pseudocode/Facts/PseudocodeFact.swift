/// One thing that a program uses, and where.
///
///     PseudocodeProgram(source: "DISPLAY(1 + 2)").facts.map(\.concept)
///     // ["pseudocode.display", "pseudocode.operator.add", "pseudocode.number"]
public struct PseudocodeFact: Sendable, Hashable {
  /// Its stable name, one of `PseudocodeConcept`: `pseudocode.repeat`.
  public let concept: String
  /// The line on which it begins, from 1.
  public let line: Int
}

extension PseudocodeProgram {
  /// The names of all that is used, each once, sorted.
  public var concepts: [String] { Set(facts.map(\.concept)).sorted() }
}
