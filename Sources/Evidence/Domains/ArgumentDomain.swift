/// The values that may be given in one place of a call, learned from those that the checks of a task give there.
///
///     ArgumentDomain(of: [LiteralValue("[1, 2]"), LiteralValue("[5]")], knowing: knowledge)
///       .remoteness(of: LiteralValue("[]"))    // nil: no check gives an empty list
struct ArgumentDomain {
  /// One of the kinds of values that are given, each with its own bounds.
  private indirect enum Shape {
    case number(NumberDomain)
    case text(TextDomain)
    case sequence(SequenceDomain)
    case dictionary(DictionaryDomain)
    /// Values that nothing can be made of but these.
    case choice([LiteralValue])
  }

  private let shapes: [Shape]

  /// The domain of some values.
  ///
  /// - Parameter isRow: True for rows of a table, whose order tells nothing.
  init(of given: [LiteralValue], knowing knowledge: DomainKnowledge, isRow: Bool = false) {
    let kinds = given.filter { $0.items?.isEmpty != true }.map(\.kind).unique
    let empty = given.filter { $0.items?.isEmpty == true }
    let all = kinds.isEmpty ? [given] : kinds.map { kind in given.filter { $0.kind == kind } + empty }
    shapes = all.filter { !$0.isEmpty }.map { Self.shape(of: $0, knowledge, isRow) }
  }

  private static func shape(of given: [LiteralValue], _ knowledge: DomainKnowledge, _ isRow: Bool) -> Shape {
    switch given[0] {
    case .number: return .number(NumberDomain(given.map { $0.written() }, knowing: knowledge))
    case .text:
      let texts = given.compactMap { if case .text(let text) = $0 { text } else { nil } }
      return .text(TextDomain(texts, knowing: knowledge))
    case .sequence(let brackets, _):
      return .sequence(SequenceDomain(brackets, given.compactMap(\.items), knowing: knowledge, isRow: isRow))
    case .dictionary:
      let all = given.compactMap { if case .dictionary(let entries) = $0 { entries } else { nil } }
      return .dictionary(DictionaryDomain(all, knowing: knowledge))
    case .other(let text):
      let truths = [LiteralValue.other("True"), .other("False")]
      return .choice(truths.contains(.other(text)) ? truths : given.unique)
    }
  }

  /// How far a value is from those that are given; nil for one that is never tried.
  func remoteness(of value: LiteralValue) -> DomainDistance? {
    shapes.compactMap { shape in
      switch (shape, value) {
      case (.number(let domain), .number(let text)): domain.remoteness(of: text)
      case (.text(let domain), .text(let text)): domain.remoteness(of: text)
      case (.sequence(let domain), .sequence(let brackets, let items)):
        domain.brackets == brackets ? domain.remoteness(of: items) : nil
      case (.dictionary(let domain), .dictionary(let entries)): domain.remoteness(of: entries)
      case (.choice(let values), _): values.contains(value) ? .inside : nil
      case (.number, _), (.text, _), (.sequence, _), (.dictionary, _): nil
      }
    }.min()
  }

  /// Values that may be given, those that tell most first; as many of each kind.
  func candidates(most: Int) -> [LiteralValue] {
    shapes.flatMap { shape -> ArraySlice<LiteralValue> in
      let values: [LiteralValue] =
        switch shape {
        case .number(let domain): domain.candidates.map(LiteralValue.number)
        case .text(let domain): domain.candidates.map(LiteralValue.text)
        case .sequence(let domain): domain.candidates.map { .sequence(domain.brackets, $0) }
        case .dictionary(let domain): domain.candidates.map(LiteralValue.dictionary)
        case .choice(let values): values
        }
      return values.prefix(max(1, most / shapes.count))
    }
  }

  /// Values that differ a little from one of those that are given: the next numbers, and the first candidates.
  func neighbors(of value: LiteralValue) -> [LiteralValue] {
    shapes.flatMap { shape -> [LiteralValue] in
      switch (shape, value) {
      case (.number(let domain), .number(let text)): domain.neighbors(of: text).map(LiteralValue.number)
      case (.text(let domain), .text(let text)):
        domain.candidates.lazy.filter { $0 != text }.prefix(2).map(LiteralValue.text)
      case (.sequence(let domain), .sequence(let brackets, let items)):
        domain.brackets == brackets
          ? domain.changes(ofItemsIn: items).prefix(3).map { .sequence(brackets, $0) } : []
      case (.dictionary(let domain), .dictionary(let entries)):
        domain.changes(of: entries).prefix(3).map(LiteralValue.dictionary)
      case (.choice(let values), _): values.filter { $0 != value }
      case (.number, _), (.text, _), (.sequence, _), (.dictionary, _): []
      }
    }
  }
}

extension LiteralValue {
  /// The kind of a value; of a list also the kinds of its items.
  enum Kind: Hashable {
    case number
    case text
    case sequence(Brackets, Set<Kind>)
    case dictionary
    case truth
    case other
  }

  /// The kind of the value.
  var kind: Kind {
    switch self {
    case .number: .number
    case .text: .text
    case .sequence(let brackets, let items):
      .sequence(brackets, Set(items.filter { $0.items?.isEmpty != true }.map(\.kind)))
    case .dictionary: .dictionary
    case .other(let text): text == "True" || text == "False" ? .truth : .other
    }
  }
}
