public import CurriculumBundle

/// Something that a task forbids, and where a program uses it first.
///
///     {"name": "sorted", "part": 2}
public struct ForbiddenUse: Sendable, Hashable, Codable {
  /// Its name, as `avoids` has it: `python.for`, `sorted`.
  public let name: String
  /// The line, the element or the card, from 1.
  public let part: Int

  /// A use from its parts.
  public init(name: String, part: Int) {
    self.name = name
    self.part = part
  }

  /// The feedback for a learner whose program does everything else right.
  var inWords: String { "Your program works, but it should not use \(conceptInWords(name)) (\(partName) \(part))." }

  /// The noun for the part, `line`, `element` or `card`: a concept's name begins with its language.
  public var partName: String {
    let language = ProgramLanguage(rawValue: String(name.prefix { $0 != "." }))
    return (language ?? .python).partName(1)
  }
}

extension TaskProgram {
  /// The uses of some names, in their order.
  ///
  /// A name with a language before it is a concept, `python.for`; another is a word of a program in Python as it is
  /// written there, outside comments: a name, a keyword, a sign, a number, or a text in quotes.
  func uses(of names: [String]) -> [ForbiddenUse] {
    guard !names.isEmpty else { return [] }
    return program.firstParts(of: names).map { ForbiddenUse(name: $0.name, part: $0.part) }
  }
}

extension ProgramTask {
  /// The uses that the whole task forbids.
  public func forbiddenUses(in program: TaskProgram) -> [ForbiddenUse] { program.uses(of: avoids) }
}
