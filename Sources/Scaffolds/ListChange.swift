import Authoring
import Diagnostics

/// Adds an element to a list of a file's own mapping, and keeps every comment and the layout around it.
struct ListChange {
  private let list: FieldKey
  private let document: Document
  private let value: SourceValue?
  private let elements: [SourceValue]

  init(list: FieldKey, of document: Document) {
    self.list = list
    self.document = document
    value = document.written?.value(of: list)
    elements = value?.elements ?? []
  }

  /// The bytes of a file with a value at the end of one of its lists, for a file that was changed since it was read.
  static func adding(
    _ value: WrittenValue, to list: FieldKey, in bytes: [UInt8], of document: Document
  ) throws(ScaffoldProblem) -> [UInt8] {
    let (changed, _) = Document.reading(SourceText(path: document.source.path, bytes: bytes), path: document.path)
    return Edit.apply(try ListChange(list: list, of: changed).inserting(value, at: nil), to: bytes).bytes
  }

  /// Returns whether an id is in the list.
  func contains(_ id: String) -> Bool { elements.contains { $0.text.utf8.elementsEqual(id.utf8) } }

  /// How many elements there are.
  var count: Int { elements.count }

  /// The texts of a key in each element.
  func texts(of key: FieldKey) -> [String] {
    elements.map { $0.value(of: key)?.text ?? "" }
  }

  /// The place after an id.
  func index(after id: String) throws(ScaffoldProblem) -> Int {
    guard let index = elements.firstIndex(where: { $0.text.utf8.elementsEqual(id.utf8) }) else {
      throw ScaffoldProblem(
        "'\(id)' is not in the list '\(list)' of '\(document.source.path)'", help: "name one that is")
    }
    return index + 1
  }

  /// The edits that put a value at an index, or at the end.
  ///
  /// Each way of writing it is tried out on the text: it counts only if the file then says the same as before, and the
  /// value stands in its place.
  func inserting(_ value: WrittenValue, at index: Int?) throws(ScaffoldProblem) -> [Edit] {
    let index = index ?? count
    for edit in candidates(value, at: index) where isRight(edit, at: index) { return [edit] }
    throw ScaffoldProblem(
      "the list '\(list)' in '\(document.source.path)' is written in a way that cannot be added to",
      help: "add `\(value.inBrackets)` to it by hand")
  }

  private func isRight(_ edit: Edit, at index: Int) -> Bool {
    let bytes = Edit.apply([edit], to: document.source.bytes).bytes
    let (changed, diagnostics) = Document.reading(SourceText(path: document.source.path, bytes: bytes))
    guard !diagnostics.contains(where: { $0.severity == .error }), let before = document.written else { return false }
    return changed.written?.says(sameAs: before, with: list, grownAt: index) ?? false
  }
}

extension ListChange {
  private var bytes: [UInt8] { document.source.bytes }
  private var lineEnd: String {
    let first = bytes.firstIndex(of: 0x0A) ?? 0
    return first > 0 && bytes[first - 1] == 0x0D ? "\r\n" : "\n"
  }

  private func candidates(_ value: WrittenValue, at index: Int) -> [Edit] {
    guard let old = self.value else { return [insertion(newList(value), at: bytes.count)] }
    guard old.isList else {
      let lines = lineEnd + adapted(WrittenValue.element(value, indent: 2), endsLine: false)
      return old.isNull ? [Edit(Location(document.source.path, span(ofNull: old)), lines)] : []
    }
    if old.isInBrackets { return [inBrackets(value, old, at: index)] }
    return index > 0 ? after(elements[index - 1], value) : elements.first.map { before($0, value) } ?? []
  }

  /// The bytes of a null and of the spaces before it.
  private func span(ofNull value: SourceValue) -> Span {
    var span = value.span
    while span.count > 0, span.start > 0, bytes[span.start - 1] == 0x20 { span.start -= 1 }
    return span
  }

  private func newList(_ value: WrittenValue) -> String {
    let start = bytes.isEmpty || bytes.last == 0x0A ? "" : lineEnd
    return start + "\(list):" + lineEnd + adapted(WrittenValue.element(value, indent: 2), endsLine: true)
  }

  private func inBrackets(_ value: WrittenValue, _ list: SourceValue, at index: Int) -> Edit {
    let text = value.inBrackets
    if elements.isEmpty { return insertion(text, at: list.span.start + 1) }
    if index == 0 { return insertion("\(text), ", at: elements[0].span.start) }
    return insertion(", \(text)", at: elements[index - 1].span.end)
  }

  /// On the lines after an element; after the empty lines that follow it if they belong to its text.
  private func after(_ element: SourceValue, _ value: WrittenValue) -> [Edit] {
    guard let indent = dashColumn(of: element) else { return [] }
    let near = endOfLine(from: element.span.end)
    var far = near
    while far < bytes.count, [0x0A, 0x0D, 0x20].contains(bytes[far]) { far += 1 }
    far = max(near, startOfLine(at: far))
    return [near, far].map { offset in
      let isLineStart = offset == 0 || bytes[offset - 1] == 0x0A
      let lines = adapted(WrittenValue.element(value, indent: indent), endsLine: isLineStart)
      return insertion(isLineStart ? lines : lineEnd + lines, at: offset)
    }
  }

  private func before(_ element: SourceValue, _ value: WrittenValue) -> [Edit] {
    guard let indent = dashColumn(of: element) else { return [] }
    let lines = adapted(WrittenValue.element(value, indent: indent), endsLine: true)
    return [insertion(lines, at: startOfLine(at: dash(of: element)))]
  }

  /// Lines with the file's own line ends.
  private func adapted(_ lines: String, endsLine: Bool) -> String {
    let parts = lines.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast()
    return parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: lineEnd) + (endsLine ? lineEnd : "")
  }

  private func insertion(_ text: String, at offset: Int) -> Edit {
    Edit(Location(document.source.path, .at(offset)), text)
  }

  private func dash(of element: SourceValue) -> Int {
    var offset = element.span.start - 1
    while offset > 0, [0x20, 0x0A, 0x0D].contains(bytes[offset]) { offset -= 1 }
    return offset
  }

  private func dashColumn(of element: SourceValue) -> Int? {
    let dash = dash(of: element)
    guard dash >= 0, bytes[dash] == UInt8(ascii: "-") else { return nil }
    let start = startOfLine(at: dash)
    return bytes[start..<dash].allSatisfy { $0 == 0x20 } ? dash - start : nil
  }

  private func startOfLine(at offset: Int) -> Int {
    document.lines.start(ofLine: document.lines.line(of: offset))
  }

  private func endOfLine(from offset: Int) -> Int {
    document.lines.span(ofLine: document.lines.line(of: offset)).end
  }
}
