/// One thing that a program uses, and where.
public struct SlangFact: Sendable, Hashable {
  /// Its stable name: `slang.repeat`.
  public let concept: String
  /// The place of the element in the program, from 1.
  public let element: Int
}

/// What a program uses: elements, values and operators.
///
///     SlangFacts(of: program).concepts   // ["slang.int", "slang.print", "slang.repeat", "slang.string"]
///
/// `SlangConcept` documents every name. A program with errors has the facts of what can be read of it.
public struct SlangFacts: Sendable, Hashable {
  /// All facts in the order of their elements; each concept once an element.
  public private(set) var facts: [SlangFact] = []

  /// The facts of a program.
  public init(of program: SlangProgram) {
    var depth = 0
    var assigned: Set<String> = []
    for (index, element) in program.elements.enumerated() {
      var concepts = [SlangConcept(element)]
      if element.opensBlock {
        if depth > 0 { concepts.append(.nesting) }
        depth += 1
      }
      if element == .end { depth = max(0, depth - 1) }
      if case .variable(let name?, let value) = element {
        if !assigned.insert(name).inserted { concepts.append(.reassignment) }
        if value?.names.contains(name) == true { concepts.append(.update) }
      }
      if case .if(_, let comparison?, _) = element { concepts.append(SlangConcept(comparison)) }
      for (_, expression) in element.expressions { concepts += expression.concepts }
      for (place, concept) in concepts.enumerated() where concepts.firstIndex(of: concept) == place {
        facts.append(SlangFact(concept: concept.id, element: index + 1))
      }
    }
  }

  /// The names of all that is used, each once, sorted.
  public var concepts: [String] { Set(facts.map(\.concept)).sorted() }

  /// The places where something is used.
  public func facts(of concept: String) -> [SlangFact] { facts.filter { $0.concept == concept } }
}

extension SlangExpression {
  /// What the expression uses.
  fileprivate var concepts: [SlangConcept] {
    switch self {
    case .integer: [.integer]
    case .double: [.double]
    case .bool: [.boolean]
    case .string: [.string]
    case .name: [.name]
    case .negative(let value): [.negate] + value.concepts
    case .binary(let left, let operation, let right): [SlangConcept(operation)] + left.concepts + right.concepts
    case .unreadable: []
    }
  }
}
