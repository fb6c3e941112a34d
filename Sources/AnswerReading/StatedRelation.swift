/// Something that a statement may say of one thing in code, or of two: that it is even, that one is greater.
///
/// In the files of `Languages`, sentences below `[says: greater]` say so, and those below `[denies: greater]` say that
/// it is not so. There <A> and <B> stand for the things.
enum Relation: String, CaseIterable {
  case greater, less, equal, identical, even, odd, divisible, positive, negative
  case atLeast = "at least"
  case atMost = "at most"
  case contains, empty, sorted, descending, longer, shorter
  case hasKey = "has key"
  case asLong = "as long"
  case hasElements = "has elements"
  case hasMoreElements = "has more elements"
  case hasFewerElements = "has fewer elements"
  case hasAtLeastElements = "has at least elements"
  case hasAtMostElements = "has at most elements"
  case startsWith = "starts with"
  case endsWith = "ends with"
  case isOfType = "is of type"
  case isTrue = "is true"
  case isFalse = "is false"

  /// The condition in Python, in which A and B stand for the things.
  var condition: String {
    switch self {
    case .greater: "A > B"
    case .less: "A < B"
    case .equal: "A == B"
    case .identical: "A is B"
    case .even: "A % 2 == 0"
    case .odd: "A % 2 == 1"
    case .divisible: "A % B == 0"
    case .positive: "A > 0"
    case .negative: "A < 0"
    case .atLeast: "A >= B"
    case .atMost: "A <= B"
    case .contains, .hasKey: "B in A"
    case .empty: "len(A) == 0"
    case .sorted: "[*A] == sorted(A)"
    case .descending: "[*A] == sorted(A, reverse=True)"
    case .longer: "len(A) > len(B)"
    case .shorter: "len(A) < len(B)"
    case .asLong: "len(A) == len(B)"
    case .hasElements: "len(A) == B"
    case .hasMoreElements: "len(A) > B"
    case .hasFewerElements: "len(A) < B"
    case .hasAtLeastElements: "len(A) >= B"
    case .hasAtMostElements: "len(A) <= B"
    case .startsWith: "A.startswith(B)"
    case .endsWith: "A.endswith(B)"
    case .isOfType: "type(A).__name__ in B"
    case .isTrue: "A is True"
    case .isFalse: "A is False"
    }
  }

  /// The condition in Python without which the words may mean something else.
  var premise: String {
    switch self {
    case .greater, .less, .atLeast, .atMost: "\(Self.isNumber("A")) and \(Self.isNumber("B"))"
    case .equal: "type(A) is type(B) or \(Self.isNumber("A")) and \(Self.isNumber("B"))"
    case .identical: Self.isOneOf("A", "list", "dict", "set")
    case .even, .odd: Self.isOneOf("A", "int")
    case .divisible: "\(Self.isOneOf("A", "int")) and \(Self.isOneOf("B", "int")) and B != 0"
    case .positive, .negative: Self.isNumber("A")
    case .contains:
      "\(Self.isOneOf("A", "list", "tuple", "set", "frozenset", "range")) or \(Self.isOneOf("A", "str"))"
        + " and \(Self.isOneOf("B", "str")) or \(Self.isOneOf("A", "dict")) and (B in A or B not in [*A.values()])"
    case .hasKey: Self.isOneOf("A", "dict")
    case .empty: "\(Self.isCollection("A")) or \(Self.isOneOf("A", "str"))"
    case .sorted, .descending: Self.isOneOf("A", "list", "tuple")
    case .longer, .shorter, .asLong:
      "(\(Self.isCollection("A")) or \(Self.isOneOf("A", "str"))) and type(A) is type(B)"
    case .hasElements, .hasMoreElements, .hasFewerElements, .hasAtLeastElements, .hasAtMostElements:
      "(\(Self.isCollection("A")) or \(Self.isOneOf("A", "str")) and A.isalpha()) and \(Self.isOneOf("B", "int"))"
    case .startsWith, .endsWith: "\(Self.isOneOf("A", "str")) and \(Self.isOneOf("B", "str"))"
    // Whether `True` is a number may be the very question.
    case .isOfType: "type(A).__name__ != \"bool\" or \"bool\" in B"
    case .isTrue, .isFalse: Self.isOneOf("A", "bool")
    }
  }

  /// One more premise for two values of which one is written in the text: numbers may be rounded, or of another type.
  static let premiseOfLiteral = "type(A) is type(B) and (type(A).__name__ != \"float\" or A == B)"

  /// The premise for two values that are told apart however they are written, and however numbers are rounded.
  static let premiseOfOther =
    "A != B and (abs(A - B) > 0.1 * max(abs(A), abs(B)) if \(isNumber("A")) and \(isNumber("B")) else str(A) != str(B))"

  private static func isNumber(_ thing: String) -> String { isOneOf(thing, "int", "float") }

  private static func isCollection(_ thing: String) -> String {
    isOneOf(thing, "list", "tuple", "set", "frozenset", "dict")
  }

  private static func isOneOf(_ thing: String, _ types: String...) -> String {
    "type(\(thing)).__name__ in (\(types.map { "\"\($0)\", " }.joined()))"
  }
}

/// Something that the text of a statement says of one thing in code, or of two.
///
///     AnswerReader.english.statedRelation(in: "x is not even", of: CodeNames(in: "x = 3"))?.condition()
///     // not x % 2 == 0
package struct StatedRelation: Hashable {
  /// A thing that the text names.
  enum Thing: Hashable {
    /// A variable, or an expression of the code.
    case expression(String)
    /// A value as Python writes it.
    case literal(String)
    /// The names of types, as a tuple.
    case types(String)
    /// The only list, dictionary or the like that the code has.
    case collection
  }

  let relation: Relation
  /// True where the text says that it is not so.
  let isDenied: Bool
  /// A and, for a relation between two things, B.
  let things: [Thing]
  /// True where words say that the code has run.
  package let isOfEnd: Bool

  /// True where the text names a list without its name.
  package var isOfOnlyCollection: Bool { things.contains(.collection) }

  /// The variables and other expressions that the text names.
  package var expressions: [String] {
    things.compactMap { if case .expression(let text) = $0 { text } else { nil } }
  }

  /// The condition in Python that is true where the text is.
  ///
  /// - Parameter collection: The only list, where the text speaks of that.
  package func condition(collection: String = "") -> String {
    (isDenied ? "not " : "") + filled(relation.condition, collection)
  }

  /// True for what is said of a value's type, where `True` is no number.
  package var isOfType: Bool { relation == .isOfType }

  /// The condition in Python without which the text may say something else.
  package func premise(collection: String = "") -> String {
    filled(isOfLiteral ? Relation.premiseOfLiteral : relation.premise, collection)
  }

  /// True for two values of which one is written in the text.
  private var isOfLiteral: Bool {
    relation == .equal && things.contains { if case .literal = $0 { true } else { false } }
  }

  /// The condition in Python without which a text may say something else of a value that it has: that it shows as the
  /// other one, as `"5"` shows 5, or is that when it is rounded.
  package var premiseWhereAsked: String {
    isOfLiteral ? filled("\(Relation.premiseOfLiteral) or \(Relation.premiseOfOther)", "") : premise()
  }

  private func filled(_ pattern: String, _ collection: String) -> String {
    let texts = things.map { thing in
      switch thing {
      case .expression(let text): text.contains(" ") ? "(\(text))" : text
      case .literal(let text), .types(let text): text
      case .collection: collection
      }
    }
    return pattern.reduce(into: "") { filled, sign in
      switch sign {
      case "A": filled += texts.first ?? ""
      case "B": filled += texts.dropFirst().first ?? ""
      default: filled.append(sign)
      }
    }
  }
}
