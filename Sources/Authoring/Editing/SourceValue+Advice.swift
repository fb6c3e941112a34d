package import Diagnostics
import YAMLSource

// What a help advises, as a fix that an editor offers and the tests try; none where the file is written in a way that
// an edit could break.
extension Document {
  /// Another text in the place of a scalar, quoted where YAML wants quotes.
  package func advice(toWrite text: String, at location: Location, _ effect: Fix.Effect = .needsChoice) -> [Fix] {
    let written = ScalarText.written(text, indent: 0, in: .flow, isContent: true)
    return advice(toReplace: location, by: written, title: text.contains("\n") ? written : text, effect)
  }

  /// Other bytes in the place of some, on one line; none where an alias or a block of lines is there.
  package func advice(
    toReplace location: Location, by written: String, title: String? = nil, _ effect: Fix.Effect = .needsChoice
  ) -> [Fix] {
    let bytes = source.bytes[location.span.start..<location.span.end]
    guard location.file == source.path, let first = bytes.first, !bytes.contains(0x0A),
      ![UInt8(ascii: "*"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: ">")].contains(first)
    else { return [] }
    return [Fix("write `\(title ?? written)`", effect, [Edit(location, written)])]
  }

  /// The words of a file without some of its bytes, where these are written as they are read.
  package func advice(toTakeOut part: String, at location: Location) -> [Fix] {
    guard !part.isEmpty, source.text(in: location.span).utf8.elementsEqual(part.utf8) else { return [] }
    return [Fix("take it out", .needsChoice, [Edit(location, "")])]
  }

  /// A line below the value of a key of the file's own mapping.
  package func advice(toAdd line: String, below key: FieldKey) -> [Fix] {
    guard let root, !tree.isFlow(root), let entry = tree.ownEntry(for: key, in: root) else { return [] }
    let end = lines.span(ofLine: lines.line(of: tree.span(of: entry.value).end)).end
    return [Fix("add `\(line)`", .needsChoice, [Edit(Location(source.path, .at(end)), "\(lines.lineEnd)\(line)")])]
  }

  /// A key of the file's own mapping taken out with its value.
  package func advice(toTakeOutEntry key: FieldKey) -> [Fix] { written?.advice(toTakeOutEntry: key) ?? [] }

  /// An element taken out of a list of the file's own mapping.
  package func advice(toTakeOut index: Int, of key: FieldKey) -> [Fix] {
    written?.advice(toTakeOut: index, of: key) ?? []
  }
}

extension SourceValue {
  /// A key of a mapping taken out with its value.
  package func advice(toTakeOutEntry key: FieldKey) -> [Fix] {
    removal(ofEntry: key).map { [Fix("take '\(key)' out", .needsChoice, [$0])] } ?? []
  }

  /// An element of a list taken out; the only one takes its list along, and of a very long list nothing is taken.
  package func advice(toTakeOut index: Int, of key: FieldKey) -> [Fix] {
    guard let list = tree.value(for: key, in: node) else { return [] }
    var count = 0
    for _ in tree.elements(of: list) {
      count += 1
      if count > Self.mostElements { return [] }
    }
    guard count > 1 else { return advice(toTakeOutEntry: key) }
    return removal(ofElement: index, of: key).map { [Fix("take it out", .needsChoice, [$0])] } ?? []
  }

  /// The most elements of a list of which one is taken out by a fix: each fix walks its list, so long ones would cost
  /// too much.
  package static var mostElements: Int { 100 }

  /// Another element at the end of a list.
  package func advice(toAdd element: String, to key: FieldKey) -> [Fix] {
    guard let list = tree.ownEntry(for: key, in: node)?.value, tree.isFreeOfAliases(list),
      let last = tree.elements(of: list).map({ $0 }).last
    else { return [] }
    let (source, lines) = (document.source, document.lines)
    let written = ScalarText.written(element, indent: 0, in: .flow, isContent: true)
    let span = tree.span(of: last)
    let title = "add `\(element)` to '\(key)'"
    if tree.isFlow(list) {
      return [Fix(title, .needsChoice, [Edit(Location(source.path, .at(span.end)), ", \(written)")])]
    }
    guard tree.kind(of: last) == .scalar, !tree.style(of: last).isBlock else { return [] }
    let line = lines.span(ofLine: lines.line(of: span.start))
    let before = source.text(in: Span(line.start, span.start))
    guard before.allSatisfy({ $0 == " " || $0 == "-" }) else { return [] }
    return [
      Fix(title, .needsChoice, [Edit(Location(source.path, .at(line.end)), "\(lines.lineEnd)\(before)\(written)")])
    ]
  }
}
