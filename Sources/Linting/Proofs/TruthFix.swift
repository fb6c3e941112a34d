internal import Authoring
internal import CurriculumBundle
internal import Diagnostics
internal import Grading
internal import YAMLSource

/// Writes what a program really does into its executor card: `result`, `raises` or both; comments and layout stay.
enum TruthFix {
  /// The repair of a card that says something else; none where the layout leaves no safe way.
  static func fixes(for executor: ExecutorCard, _ seen: Observation, _ card: CardContext) -> [Fix] {
    let entries = CardEntries(card.authored)
    var edits: [Edit?] = []
    let wantsResult = seen.error == nil || !seen.output.isEmpty
    if wantsResult, !seen.prints(executor.result) || !entries.has("result") {
      edits.append(entries.set("result", to: seen.output, insteadOf: seen.error == nil ? "raises" : nil))
    }
    if let error = seen.error, !(executor.raises.map(seen.raises) ?? false) {
      edits.append(entries.set("raises", to: error.summary, insteadOf: wantsResult ? nil : "result"))
    }
    if seen.error == nil, entries.has("raises"), entries.has("result") { edits.append(entries.remove("raises")) }
    if !wantsResult, entries.has("raises"), entries.has("result"), !executor.result.isEmpty {
      edits.append(entries.remove("result"))
    }
    guard !edits.isEmpty, !edits.contains(where: { $0 == nil }) else { return [] }
    return [Fix("write what really happens", .acceptsTruth, edits.compactMap { $0 })]
  }
}

/// The keys of a card in its file, ready to be changed.
private struct CardEntries {
  private let card: AuthoredCard
  private var tree: YAMLTree { card.document.tree }
  private var path: String { card.document.source.path }

  init(_ card: AuthoredCard) { self.card = card }

  /// Whether a key is there.
  func has(_ key: String) -> Bool { tree.entry(for: key, in: card.node) != nil }

  /// Gives a key a text: in its place, in the place of another key, or on a new line below the code.
  func set(_ key: String, to text: String, insteadOf other: String?) -> Edit? {
    if let entry = tree.entry(for: key, in: card.node) {
      return Edit(tree.location(of: entry.value), written(text, at: entry.key))
    }
    if let other, let entry = tree.entry(for: other, in: card.node) {
      let span = tree.span(of: entry.key).union(tree.span(of: entry.value))
      return Edit(Location(path, span), "\(key): \(written(text, at: entry.key))")
    }
    return insert("\(key): ", text)
  }

  /// Takes a key with its value away, its line with it; nil where other things stand on the line.
  func remove(_ key: String) -> Edit? {
    guard let entry = tree.entry(for: key, in: card.node), !tree.isFlow(card.node) else { return nil }
    let lines = LineIndex(tree.source)
    let span = tree.span(of: entry.key).union(tree.span(of: entry.value))
    let start = lines.start(ofLine: lines.line(of: span.start))
    let before = tree.source.text(in: Span(start, span.start))
    guard before.allSatisfy({ $0 == " " }) else { return nil }
    return Edit(Location(path, Span(start, lines.start(ofLine: lines.line(of: span.end) + 1))), "")
  }

  /// A new line below the value of `code`, in the column of its key.
  private func insert(_ prefix: String, _ text: String) -> Edit? {
    guard let code = tree.entry(for: "code", in: card.node) else { return nil }
    let end = tree.span(of: code.value).end
    if tree.isFlow(card.node) {
      return Edit(Location(path, .at(end)), ", \(prefix)\(written(text, at: code.key))")
    }
    let lines = LineIndex(tree.source)
    let lineEnd = lines.span(ofLine: lines.line(of: end)).end
    let indent = String(repeating: " ", count: column(of: code.key))
    return Edit(Location(path, .at(lineEnd)), "\n\(indent)\(prefix)\(written(text, at: code.key))")
  }

  private func written(_ text: String, at key: YAMLTree.NodeID) -> String {
    ScalarText.written(text, indent: column(of: key), in: tree.isFlow(card.node) ? .flow : .block)
  }

  private func column(of key: YAMLTree.NodeID) -> Int {
    LineIndex(tree.source).position(of: tree.span(of: key).start).column - 1
  }
}
