import Diagnostics
import Support
import YAMLSource

// What an author most likely meant by a key that has run into its value, or whose value does not fit.
extension FieldReader {
  /// The keys that have run into their values, `three:0`, `two 2` or `three：0，two：2` between braces, with both.
  func tightKeys(at entry: Int) -> [(key: String, value: String)] {
    guard tree.isFlow(node), tree.source.text(in: tree.span(of: keys.value(at: entry))).isEmpty else { return [] }
    let parts = tree.text(of: keys.key(at: entry)).split { wideCommas.contains($0) }
    let signs: Set<Character> = [":", " ", "=", "："]
    let entries = parts.compactMap { part -> (String, String)? in
      let part = String(part).trimmingWhitespace()
      guard let sign = part.firstIndex(where: signs.contains) else { return nil }
      return (String(part[..<sign]), String(part[sign...].drop(while: signs.contains)))
    }
    return entries.count == parts.count ? entries : []
  }

  /// Reports keys that have run into their values, all at the first of them.
  func reportTightKeys(_ entries: [Int]) {
    guard let first = entries.first else { return }
    let meant = entries.map { entry in tightKeys(at: entry).map { "\($0.key): \($0.value)" }.joined(separator: ", ") }
    for entry in entries {
      for key in tightKeys(at: entry) { findings.addUnread(key: key.key) }
    }
    var finding = Diagnostic.tightKey(
      tree.text(of: keys.key(at: first)), meant: meant, in: formName, at: tree.location(of: keys.key(at: first)))
    let edits = zip(entries, meant).map { Edit(tree.location(of: keys.key(at: $0)), $1) }
    finding.fixes = [Fix("write a colon and a space", .needsChoice, edits)]
    findings.report(finding)
  }

  /// The answers of the card as they are written; nil without a list of texts.
  private var answers: [String]? {
    guard let list = tree.value(for: FieldKey.answers, in: node), tree.kind(of: list) == .sequence else { return nil }
    return tree.elements(of: list).map { tree.kind(of: $0) == .scalar ? tree.text(of: $0) : "" }
  }

  /// The answers that the number at an entry may mean, in words, where it is not an answer itself.
  func answersMeantByPlace(at entry: Int) -> String? {
    guard let answers, let place = tree.wholeNumber(of: keys.value(at: entry)),
      !answers.contains(tree.text(of: keys.value(at: entry)))
    else { return nil }
    return Diagnostic.answersMeant(byPlace: place, among: answers)
  }

  /// The places of several answers that are listed, or written with commas between them, by themselves or by their
  /// numbers; nil where one of them is neither.
  private func indices(ofAnswersIn value: YAMLTree.NodeID) -> [Int]? {
    guard let answers, tree.kind(of: value) != .mapping else { return nil }
    let isList = tree.kind(of: value) == .sequence
    let whole = isList ? [] : [tree.text(of: value)].filter(answers.contains)
    let parts =
      isList
      ? tree.elements(of: value).map { tree.text(of: $0) }
      : whole.isEmpty ? tree.text(of: value).split(separator: ",").map { String($0).trimmingWhitespace() } : whole
    let places = parts.compactMap { answers.firstIndex(of: $0) }
    if places.count == parts.count { return places }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count, !numbers.isEmpty else { return nil }
    // Whoever names the number of answers counts from 1, and whoever names 0 does not.
    if numbers.allSatisfy((1...answers.count).contains), numbers.contains(answers.count) {
      return numbers.map { $0 - 1 }
    }
    return numbers.contains(0) && numbers.allSatisfy(answers.indices.contains) ? numbers : nil
  }

  /// What to write for a key and its value where the value does not fit the key that is meant: `hints: […]` for one
  /// hint.
  func entryMeant(by near: String, at entry: Int, _ fields: [FieldDeclaration]) -> String? {
    let value = keys.value(at: entry)
    if near == FieldKey.correctAnswerIndices.rawValue {
      return indices(ofAnswersIn: value).map { "\(near): \($0)" }
    }
    if near == FieldKey.given.rawValue, tree.kind(of: value) == .sequence {
      let lines = tree.elements(of: value).map { tree.text(of: $0) }
      return "\(near): " + QuotedScalar.written(lines.joined(separator: "\n"))
    }
    guard tree.kind(of: value) == .scalar, let field = fields.first(where: { $0.key == near }) else { return nil }
    let written = tree.source.text(in: tree.span(of: value))
    guard !written.isEmpty, !written.contains("\n") else { return nil }
    if field.typeName.hasPrefix("list of") {
      let element = written.contains { "[]{},:".contains($0) } ? QuotedScalar.written(written) : written
      return "\(near): [\(element)]"
    }
    if near == FieldKey.correctAnswer.rawValue, answers == nil, let index = tree.wholeNumber(of: value) {
      return "\(FieldKey.correctAnswerIndex): \(index)"
    }
    guard field.typeName == FieldType<Int>.integer(0...1).name else { return nil }
    let text = withoutTypographicQuotes(tree.text(of: value))
    let meant = near == "correctAnswerIndex" ? MeantAnswer.index(of: value, in: node, tree) : Int(text)
    return meant.flatMap { $0 == tree.wholeNumber(of: value) ? nil : "\(near): \($0)" }
  }
}
