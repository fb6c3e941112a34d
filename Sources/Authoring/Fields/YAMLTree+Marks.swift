import Diagnostics
import YAMLSource

extension YAMLTree {
  /// The finding about keys below a `|`, which turns them into one text; nil for other values.
  func keysBelowMark(_ node: NodeID, _ form: String) -> Diagnostic? {
    guard let fix = fix(takingMarkOutOf: node, before: .mapping) else { return nil }
    var finding = WrongType.description.finding(
      at: location(of: node),
      "\(withArticle(form)) \(isPlural(form) ? "are" : "is") a group of keys, but this is one text",
      help: "take the `\(source.text(in: spanOfMark(node)))` out, so that the lines below it are keys")
    finding.fixes = [fix]
    return finding
  }

  /// The finding about a mapping without spaces after its colons, which YAML reads as one text; nil for other values.
  func keysWithoutSpaces(_ node: NodeID) -> Diagnostic? {
    guard kind(of: node) == .scalar, style(of: node) == .plain else { return nil }
    let lines = linesWritten(node)
    let colons = lines.compactMap { line -> Int? in
      let colon = source.bytes[line.start..<line.end].firstIndex(of: UInt8(ascii: ":"))
      let key = colon.map { source.text(in: Span(line.start, $0)) }
      return key.flatMap(FieldKey.init) == nil ? nil : colon
    }
    guard colons.count == lines.count, let first = colons.first else { return nil }
    var finding = Diagnostic(
      YAMLFinding.missingSpace.code, .error, at: Location(source.path, Span(first, first + 1)),
      "a space is missing after ':'\(lines.count > 1 ? ", here and in each line below" : "")",
      help: "write `\(source.text(in: Span(lines[0].start, first + 1))) "
        + "\(source.text(in: Span(first + 1, lines[0].end)))`"
        + (lines.count > 1 ? ", and the others in the same way" : ""))
    finding.fixes = [
      Fix("write the spaces", .needsChoice, colons.map { Edit(Location(source.path, .at($0 + 1)), " ") })
    ]
    return finding
  }
}
