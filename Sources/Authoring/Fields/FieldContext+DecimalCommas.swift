import CurriculumBundle
import Diagnostics
import YAMLSource

extension FieldType {
  /// The same list, in which a number with a decimal comma between brackets is reported instead of read as two entries.
  static func withoutDecimalCommas(_ list: FieldType) -> FieldType {
    let type = FieldType(name: list.name, schemas: list.schemas) { node, context in
      let numbers = context.numbersCutByCommas(in: node)
      guard numbers.isEmpty else {
        context.findings.report(.decimalCommas(numbers))
        return nil
      }
      return list.read(node, context)
    }
    return type.holding(list.form)
  }
}

extension FieldContext {
  /// The numbers with a decimal comma in a list in brackets, `2,5`, each of which is two entries to YAML.
  ///
  /// A comma without a space after it may just be typed in a hurry, so this needs further evidence: the right answer is
  /// such a number, one of its two parts is also an answer, all answers are such numbers, or there are as many blanks
  /// as numbers.
  func numbersCutByCommas(in list: YAMLTree.NodeID) -> [(text: String, location: Location)] {
    guard tree.isFlow(list), hasTightPair(list) else { return [] }
    let elements = Array(tree.elements(of: list))
    var pairs: [Int] = []
    for place in elements.indices.dropLast() where isDecimal(elements[place], elements[place + 1]) {
      if pairs.last != place - 1 { pairs.append(place) }
    }
    guard !pairs.isEmpty else { return [] }
    let groups = elements.count - pairs.count
    let isLoose = groups > 1 && elements.indices.dropLast().contains { !areTight(elements[$0], elements[$0 + 1]) }
    let texts = elements.map { tree.kind(of: $0) == .scalar ? tree.text(of: $0) : "" }
    let numbers = pairs.map { (texts[$0] + "," + texts[$0 + 1], texts[$0] + "." + texts[$0 + 1]) }
    let key = mapping.flatMap { tree.value(for: FieldKey.correctAnswer, in: $0) }.map { tree.text(of: $0) }
    let isKey = key.map { key in numbers.contains { $0.0 == key || $0.1 == key } && !texts.contains(key) } ?? false
    let isRepeated = pairs.contains { pair in
      [pair, pair + 1].contains { member in texts.count { $0 == texts[member] } > 1 }
    }
    let index = mapping.flatMap { tree.value(for: FieldKey.correctAnswerIndex, in: $0) }.flatMap {
      tree.wholeNumber(of: $0)
    }
    let areAll = pairs.count > 1 && pairs.count == groups && index.map { $0 < groups } ?? (key != nil)
    let isTwofold = pairs.contains { $0 + 2 < elements.count && areTight(elements[$0 + 1], elements[$0 + 2]) }
    let hasKeyWithoutComma = key.map(texts.contains) ?? false
    guard
      isKey || !isTwofold && blankCount == groups || isLoose && (isRepeated || areAll && !hasKeyWithoutComma)
    else { return [] }
    let hasPoint = key.map { key in numbers.contains { $0.1 == key } } ?? false
    return pairs.map { pair in
      let whole = Span(tree.span(of: elements[pair]).start, tree.span(of: elements[pair + 1]).end)
      let text = hasPoint ? texts[pair] + "." + texts[pair + 1] : texts[pair] + "," + texts[pair + 1]
      return (text, Location(tree.source.path, whole))
    }
  }

  /// How many blanks the answers of a puzzle are for; nil for other lists.
  private var blankCount: Int? {
    guard key == FieldKey.answers.rawValue, let mapping else { return nil }
    let texts = [FieldKey.sentence, .code].compactMap { tree.value(for: $0, in: mapping) }
    let blanks = Set(texts.filter { tree.kind(of: $0) == .scalar }.flatMap { BlankedText(tree.text(of: $0)).blanks })
    return blanks.isEmpty ? nil : blanks.count
  }

  /// True for `2,5` and `-2,5`: a whole number, then only digits, with just the comma between them.
  private func isDecimal(_ first: YAMLTree.NodeID, _ second: YAMLTree.NodeID) -> Bool {
    guard areTight(first, second) else { return false }
    let (left, right) = (tree.text(of: first).utf8, tree.text(of: second).utf8)
    let digits = left.first == UInt8(ascii: "-") ? left.dropFirst() : left[...]
    return !digits.isEmpty && digits.allSatisfy { 0x30...0x39 ~= $0 } && right.allSatisfy { 0x30...0x39 ~= $0 }
  }

  /// True for a list with two elements that are as near as that, which most lists in brackets do not have.
  private func hasTightPair(_ list: YAMLTree.NodeID) -> Bool {
    var last: YAMLTree.NodeID?
    for element in tree.elements(of: list) {
      if let last, areTight(last, element) { return true }
      last = element
    }
    return false
  }

  /// Plain scalars that are a single byte apart, which in a list in brackets can only be the comma.
  private func areTight(_ first: YAMLTree.NodeID, _ second: YAMLTree.NodeID) -> Bool {
    guard tree.kind(of: first) == .scalar, tree.kind(of: second) == .scalar, tree.style(of: first) == .plain,
      tree.style(of: second) == .plain, tree.span(of: second).count > 0
    else { return false }
    return tree.span(of: second).start == tree.span(of: first).end + 1
  }
}

extension Diagnostic {
  /// Numbers that commas cut into two answers each, reported at the first.
  static func decimalCommas(_ numbers: [(text: String, location: Location)]) -> Diagnostic {
    let isPoint = numbers[0].text.contains(".")
    let written = numbers.map { isPoint ? $0.text : "\"\($0.text)\"" }
    let first = numbers[0].text.replacing(".", with: ",")
    let pointed = isPoint ? "" : ", or with a point: `\(first.replacing(",", with: "."))`"
    let more = numbers.count > 1 ? ", and the \(numbers.count - 1 == 1 ? "other" : "others") in the same way" : ""
    var finding = CommaInText.description.finding(
      at: numbers[0].location, "between brackets '\(first)' is two entries, since a comma separates them",
      help: "\(isPoint ? "write" : "put it in quotes:") `\(written[0])`\(pointed)\(more)")
    finding.fixes = [
      Fix(
        isPoint ? "write a point" : "put quotes around it", .needsChoice,
        zip(numbers, written).map { Edit($0.location, $1) })
    ]
    return finding
  }
}
