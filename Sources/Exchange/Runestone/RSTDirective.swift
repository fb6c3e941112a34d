import Diagnostics

/// A directive: `.. mchoice:: id`, its options, and what is indented below them.
struct RSTDirective {
  let name: String
  let argument: String
  let options: [Option]
  let body: [ForeignLine]
  /// Whether its body goes on from the words on its own line.
  let isContinued: Bool
  let span: Span

  /// A line `:name: value` below a directive, those lines included that continue it.
  struct Option {
    let name: String
    let value: String
    let span: Span
  }

  /// The value of an option; empty for a flag, nil where it is left out.
  subscript(name: String) -> String? { options.first { $0.name == name }?.value }

  /// The parts of its body; of one whose first words are on its own line, with these.
  var blocks: [RSTBlock] {
    guard RunestoneDirectives.spoken.contains(name), !argument.isEmpty else { return RSTParser.blocks(of: body) }
    let words = ForeignLine(text: argument, content: span.start)
    return RSTParser.blocks(of: [words] + (isContinued ? [] : [ForeignLine(text: "", content: span.start)]) + body)
  }

  /// The title on its own line; nil for a directive that has none.
  var title: String? { RunestoneDirectives.titled.contains(name) && !argument.isEmpty ? argument : nil }
}
