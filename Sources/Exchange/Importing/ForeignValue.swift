import Authoring
import Diagnostics
import JSON
import Support

/// A value in another system's JSON, with its place; whoever asks it for something else than it is gets nil, and the
/// author a finding.
struct ForeignValue {
  let value: JSONValue
  let path: JSONPath
  let document: ForeignDocument
  /// The item that is left out where this value is wrong, so that the rest comes in: `question`; nil for none.
  var part: String?

  /// Reports that this value cannot be here.
  func reportWrong(_ message: String, help: String) {
    guard let part else { return document.reportWrong(path, message, help: help) }
    document.reportLoss(path, "\(message), so this \(part) is left out", help: help)
  }

  /// Reports that the curriculum has no place for this value.
  func reportLoss(_ message: String, help: String) { document.reportLoss(path, message, help: help) }

  /// An object of which these keys are known; others are reported and kept out.
  func object(_ name: String, keys: [String]) -> ForeignObject? {
    guard let object = anyObject(name) else { return nil }
    object.reportUnknown(besides: keys)
    return object
  }

  /// An object whose keys are not looked at yet.
  func anyObject(_ name: String) -> ForeignObject? {
    if let object = value.object { return ForeignObject(name: name, members: object, origin: self) }
    reportWrong("this is \(value.kind), but \(name) is an object", help: "put it in braces")
    return nil
  }

  /// The elements of an array.
  var elements: [ForeignValue]? {
    if let array = value.array {
      return array.enumerated().map { ForeignValue(value: $1, path: path.index($0), document: document, part: part) }
    }
    reportWrong("this is \(value.kind), but an array is wanted", help: "put it in square brackets")
    return nil
  }

  /// Notes that this value does not come in, which was reported.
  func leaveOut() { document.leaveOut(path) }

  /// The value of a member of this one.
  fileprivate func member(_ key: String, _ value: JSONValue) -> ForeignValue {
    ForeignValue(value: value, path: path.key(key), document: document, part: part)
  }

  /// The same as a part of the whole that is left out where anything in it is wrong.
  func asPart(_ part: String?) -> ForeignValue {
    ForeignValue(value: value, path: path, document: document, part: part)
  }

  /// A text that a learner can see.
  var text: String? {
    guard let text = anyText else { return nil }
    if !isBlank(text) { return text }
    reportWrong("this text has no visible character", help: "write the text, or take it out")
    return nil
  }

  /// A text, which may be empty.
  var anyText: String? {
    if let text = value.string { return text }
    reportWrong("this is \(value.kind), but text is wanted", help: "put it in double quotes")
    return nil
  }

  /// Code that a learner can see, its lines ended as those of a curriculum's files are.
  var code: String? { text.map(withPlainLineEnds) }

  /// Code, which may be empty, its lines ended as those of a curriculum's files are.
  var anyCode: String? { anyText.map(withPlainLineEnds) }

  private func withPlainLineEnds(_ code: String) -> String {
    guard code.contains("\r\n" as Character), !code.contains("\r" as Character) else { return code }
    reportLoss("the line ends of this code are written as \\n alone", help: "end its lines with \\n")
    return code.replacing("\r\n", with: "\n")
  }

  /// Texts that a learner can see.
  var texts: [String]? { all { $0.text } }

  /// The values of all elements; nil when one of them has none.
  func all<Value>(_ read: (ForeignValue) -> Value?) -> [Value]? {
    guard let elements else { return nil }
    let values = elements.compactMap(read)
    return values.count == elements.count ? values : nil
  }

  /// `true` or `false`.
  var truth: Bool? {
    if let truth = value.bool { return truth }
    reportWrong("this is \(value.kind), but true or false is wanted", help: "write true or false without quotes")
    return nil
  }

  /// A whole number within limits; a text in digits is one, too, which is reported.
  func wholeNumber(_ limits: ClosedRange<Int>) -> Int? {
    let written = value.string.flatMap(\.wholeNumber)
    if let written, limits.contains(written) {
      reportLoss("the text '\(written)' is read as a number", help: "write it without quotes")
    }
    guard let number = value.integer ?? value.number.flatMap({ Int(exactly: $0) }) ?? written else {
      reportWrong("this is \(value.kind), but a whole number is wanted", help: "write digits without quotes")
      return nil
    }
    if limits.contains(number) { return number }
    let bounds =
      limits.upperBound == .max
      ? "from \(limits.lowerBound)" : "from \(limits.lowerBound) to \(limits.upperBound)"
    reportWrong("\(number) is out of range", help: "write a whole number \(bounds)")
    return nil
  }

  /// One of some words, in any capitals; others than the system's are reported.
  func word(_ what: String, among words: [String]) -> String? {
    guard let word = anyText else { return nil }
    if words.contains(where: { $0.utf8.elementsEqual(word.utf8) }) { return word }
    if let known = words.first(where: { $0.lowercased() == word.lowercased() }) {
      reportLoss("'\(shortened(word))' is read as '\(known)'", help: "write \"\(known)\", as an export does")
      return known
    }
    let near = nearestName(to: word, among: words)
    reportWrong(
      "there is no \(what) '\(shortened(word))'",
      help: near.map { "write \"\($0)\"" } ?? "write one of \(words.joined(separator: ", "))")
    return nil
  }
}

/// An object in another system's JSON.
struct ForeignObject {
  /// What it is, as a message calls it: `a chapter`.
  let name: String
  let members: JSONObject
  let origin: ForeignValue

  /// The value at a key; nil when it is left out, or null.
  subscript(key: String) -> ForeignValue? { member(key).flatMap { $0.value == .null ? nil : $0 } }

  /// The value at a key, null included; nil when it is left out.
  func member(_ key: String) -> ForeignValue? {
    members[key].map { origin.member(key, $0) }
  }

  /// The value at a key that must be there.
  func required(_ key: String) -> ForeignValue? {
    if let value = self[key] { return value }
    origin.reportWrong("'\(key)' is missing in \(name)", help: "add \"\(key)\"")
    return nil
  }

  /// The list at a key; one that is missing is empty, which is reported, since an export writes it.
  func list(_ key: String) -> ForeignValue? {
    if self[key] == nil {
      origin.reportLoss(
        "'\(key)' is missing, so that an export writes an empty list of them", help: "add \"\(key)\": []")
    }
    return self[key]
  }

  /// All members with their values.
  var all: [(key: String, value: ForeignValue)] {
    members.members.map { ($0.key, origin.member($0.key, $0.value)) }
  }

  /// Reports the keys that are not known.
  func reportUnknown(besides known: [String]) {
    for key in members.keys where !known.contains(where: { $0.utf8.elementsEqual(key.utf8) }) {
      let near = nearestName(to: key, among: known)
      origin.document.reportUnknownKey(
        origin.path.key(key), "'\(shortened(key))' is not a key of \(name)",
        help: near.map { "write \"\($0)\"" }
          ?? "rename it or take it out; the keys are \(known.joined(separator: ", "))")
    }
  }
}
