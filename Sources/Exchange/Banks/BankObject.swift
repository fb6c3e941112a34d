/// An object of a JSON bank, whose keys are found by the names that they usually have.
struct BankObject {
  let origin: ForeignValue
  private let values: [String: ForeignValue]

  /// Nil for a value that is not an object.
  init?(_ value: ForeignValue) {
    guard let members = value.value.object?.members else { return nil }
    origin = value
    values = Dictionary(
      members.filter { $0.value != .null }.map { member in
        let path = value.path.key(member.key)
        return (
          BankNames.plain(member.key), ForeignValue(value: member.value, path: path, document: value.document)
        )
      }
    ) { first, _ in first }
  }

  /// The value at the first of some names that is there.
  subscript(names: [String]) -> ForeignValue? { names.lazy.compactMap { values[$0] }.first }

  /// The first of some names that is there.
  func name(among names: [String]) -> String? { names.first { values[$0] != nil } }

  /// All values by their names.
  var members: [(name: String, value: ForeignValue)] { values.map { ($0.key, $0.value) } }

  /// Whether it asks something: it has a text, and more than that.
  var isQuestion: Bool {
    guard let text = self[BankNames.text], text.value.string != nil else { return false }
    return self[BankNames.choices + BankNames.keys + BankNames.wrong + ["answers"]] != nil || letteredAnswers.count > 1
  }

  /// The answers that have keys of their own: `A`, `optionB`, `choice_3`.
  var letteredAnswers: [(label: String, value: ForeignValue)] {
    for prefix in ["", "option", "choice", "answer"] {
      let found = "abcdefgh".map(String.init).prefix { values[prefix + $0] != nil }
      if found.count > 1 { return found.map { ($0, values[prefix + $0]) }.compactMap { l, v in v.map { (l, $0) } } }
    }
    for prefix in ["option", "choice", "answer"] {
      let found = (1...9).map(String.init).prefix { values[prefix + $0] != nil }
      if found.count > 1 { return found.map { ($0, values[prefix + $0]) }.compactMap { l, v in v.map { (l, $0) } } }
    }
    return []
  }
}

extension ForeignValue {
  /// A text, a number or a truth as it is shown; nil for other values.
  var shownText: String? {
    switch value {
    case .string(let text): text
    case .integer(let number): "\(number)"
    case .double(let number): "\(number.value)"
    case .bool(let truth): truth ? "True" : "False"
    case .null, .array, .object: nil
    }
  }

  /// The elements of an array, or the members of an object by their keys, without reporting anything.
  var children: [(key: String?, value: ForeignValue)] {
    if let array = value.array {
      return array.enumerated().map { (nil, ForeignValue(value: $1, path: path.index($0), document: document)) }
    }
    return (value.object?.members ?? []).map {
      ($0.key, ForeignValue(value: $0.value, path: path.key($0.key), document: document))
    }
  }
}
