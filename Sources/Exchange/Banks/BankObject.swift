/// An object of a JSON bank, whose keys are found by the names that they usually have.
struct BankObject {
  let origin: ForeignValue
  private let values: [String: (key: String, value: ForeignValue)]

  /// Nil for a value that is not an object.
  init?(_ value: ForeignValue) {
    guard let members = value.value.object?.members else { return nil }
    origin = value
    values = Dictionary(
      members.filter { $0.value != .null }.map { member in
        let child = ForeignValue(value: member.value, path: value.path.key(member.key), document: value.document)
        return (BankNames.plain(member.key), (member.key, child))
      }
    ) { first, _ in first }
  }

  /// The value at the first of some names that is there.
  subscript(names: [String]) -> ForeignValue? { names.lazy.compactMap { values[$0]?.value }.first }

  /// The first of some names that is there.
  func name(among names: [String]) -> String? { names.first { values[$0] != nil } }

  /// All values by their names.
  var members: [(name: String, value: ForeignValue)] { values.map { ($0.key, $0.value.value) } }

  /// True where it asks something: it has a text, and more than that.
  var isQuestion: Bool {
    guard let text = self[BankNames.text], text.value.string != nil else { return false }
    return self[BankNames.choices + BankNames.keys + BankNames.wrong + ["answers"]] != nil || letteredAnswers.count > 1
  }

  /// The right answer, with the name of its key; next to choices `answers` holds it, too.
  ///
  /// An index counts from 0 in all banks.
  var rightAnswer: (value: ForeignValue, isIndex: Bool)? {
    let names = BankNames.keys + (self[BankNames.choices] == nil ? [] : ["answers"])
    guard let name = name(among: names), let value = self[[name]] else { return nil }
    return (value, name.contains("ind"))
  }

  /// The answers to choose from, with the keys that they have in an object.
  var listedAnswers: [(key: String?, value: ForeignValue)] {
    let list = self[BankNames.choices] ?? (self[BankNames.wrong] == nil ? self[["answers"]] : nil)
    return (list?.children ?? letteredAnswers.map { ($0.label, $0.value) }).filter { $0.value.value != .null }
  }

  /// The answers that have keys of their own: `A`, `optionB`, `choice_3`, with labels as they are written.
  var letteredAnswers: [(label: String, value: ForeignValue)] {
    for prefix in ["", "option", "choice", "answer"] {
      let found = answers(prefix, "abcdefgh".map(String.init))
      if found.count > 1 { return found }
    }
    for prefix in ["option", "choice", "answer"] {
      let found = answers(prefix, (1...9).map(String.init))
      if found.count > 1 { return found }
    }
    return []
  }

  private func answers(_ prefix: String, _ labels: [String]) -> [(label: String, value: ForeignValue)] {
    let found = labels.map { values[prefix + $0] }.prefix { $0 != nil }
    return found.compactMap { member in member.map { (String($0.key.suffix(1)), $0.value) } }
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
