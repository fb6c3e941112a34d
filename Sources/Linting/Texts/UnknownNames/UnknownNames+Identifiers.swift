import AnswerReading
import Diagnostics
import Evidence
import Python
import Support

extension UnknownNames {
  /// The variable for whose value a question asks, or of which a statement says it, where the code does not have it.
  var missingVariable: [Finding] {
    guard text.key == .text, card.codeEvidence != nil else { return [] }
    if case .questionWithCode(let question) = card.content, question.asks == nil {
      return finding(UnstatedQuestion.missingName(in: question, card.answerReader), "asks for")
    }
    guard case .trueFalse(let statement) = card.content, statement.code != nil, statement.satisfies == nil,
      card.answerReader.hasWordForName(text.text)
    else { return [] }
    return finding(card.answerReader.missingVariable(statedIn: text.text, about: code), "names")
  }

  private func finding(_ name: Substring?, _ verb: String) -> [Finding] {
    guard let name else { return [] }
    let start = name.base.utf8.distance(from: name.base.startIndex, to: name.startIndex)
    return [
      Finding(
        at: text.location(of: start..<start + name.utf8.count),
        "\(text.name) \(verb) '\(name)', which is not in the card's code",
        help: "write a name that is in the code, or name it so in the code")
    ]
  }

  private static let signsOfNames = ASCIISet("_`'\"")

  /// Names that are no calls: with an underscore, which no word has, or next to a word such as `variable`.
  var identifiers: [Finding] {
    // Plain words count only next to such a word, which few texts have.
    let withPlain = card.answerReader.hasWordForName(text.text)
    guard withPlain || text.ascii.hasAny(of: Self.signsOfNames) else { return [] }
    let named = NamedInText.identifiers(in: text.text, withPlain: withPlain)
    guard !named.isEmpty else { return [] }
    let code = code
    let known = NamedInText.all(in: code)
    let strange = named.filter { !known.contains($0.name) }
    guard !strange.isEmpty, !known.isEmpty, !code.contains("import *") else { return [] }
    let own = known.filter { !PythonNames.has($0) }
    let candidates = own.sorted()
    return strange.compactMap { identifier -> Finding? in
      // Most words are near no name; whether one is denied takes longest to see.
      let meant = meant(by: identifier, among: candidates)
      guard meant != nil || isOfOtherCode(identifier, own), !PythonNames.has(identifier.name),
        !isDenied(identifier.bytes)
      else { return nil }
      let location = text.location(of: identifier.bytes)
      return Finding(
        at: location, "\(text.name) names '\(identifier.name)', which is not in the card's code",
        help: "write \(meant.map { "`\($0)`" } ?? "a name that is in the code"), or name it so in the code",
        fixes: meant.map { text.document.advice(toReplace: location, by: $0) } ?? [])
    }
  }

  /// True for a name in backticks; in quotes there may be any word: `the class 'inherits' from another`.
  private func isInBackticks(_ identifier: NamedInText) -> Bool {
    text.text.withBytes { $0[identifier.bytes.lowerBound - 1] == UInt8(ascii: "`") }
  }

  /// True for a name of which the text of a question, which is about its own code, says that it is one: in backticks or
  /// with an underscore, where the text has no name of the code besides, or in a script in which no word has Latin
  /// letters.
  private func isOfOtherCode(_ identifier: NamedInText, _ known: Set<String>) -> Bool {
    guard text.key == .text, card.codeEvidence != nil, card.isAboutItsCode else { return false }
    if identifier.isMarked {
      let isName = isSaidToBeName(identifier) || !namesSome(of: known) && !isTypedOrPrinted(identifier.name)
      return isInBackticks(identifier) && isName
    }
    let before = text.text[..<text.text.index(atByte: identifier.bytes.lowerBound)]
    if identifier.hasUnderscore { return card.answerReader.saysName(before: before) && !namesSome(of: known) }
    return identifier.name.utf8.count > 2 && card.answerReader.saysName(before: before)
      && text.text.unicodeScalars.contains { $0.value >= 0x370 && $0.properties.isAlphabetic }
      && identifier.name.utf8.allSatisfy { $0 < 0x80 }
  }

  /// True for a word that is typed while the code runs, or that it prints.
  private func isTypedOrPrinted(_ word: String) -> Bool {
    card.content.codeInput.contains { $0.contains(word) } || card.codeEvidence?.seen?.output.contains(word) ?? true
  }

  /// True for a text that has a name of the code.
  private func namesSome(of known: Set<String>) -> Bool {
    text.text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { known.contains(String($0)) }
  }

  private func isSaidToBeName(_ identifier: NamedInText) -> Bool {
    let whole = text.text
    return card.answerReader.saysName(
      before: whole[..<whole.index(atByte: identifier.bytes.lowerBound)],
      behind: whole[whole.index(atByte: identifier.bytes.upperBound)...])
  }

  /// The name of the code that a name in a text most likely means; nil for one that may be a word.
  private func meant(by identifier: NamedInText, among candidates: [String]) -> String? {
    let near = nearestName(to: identifier.name, among: candidates)
    guard identifier.hasUnderscore else {
      // `The variable names are short` speaks of names, whatever the code calls `name`.
      guard let near, !near.hasPrefix(identifier.name), !identifier.name.hasPrefix(near) else { return nil }
      let before = text.text[..<text.text.index(atByte: identifier.bytes.lowerBound)]
      let isName = identifier.isMarked ? isSaidToBeName(identifier) : card.answerReader.saysName(before: before)
      return isName ? near : nil
    }
    if let near { return near }
    let alike = candidates.filter { $0.contains("_") && identifier.sharesPart(with: $0) }
    return alike.count == 1 && isSaidToBeName(identifier) ? alike.first : nil
  }
}
