internal import Diagnostics

/// A directive: `.. mchoice:: id`, its options, and what is indented below them.
struct RSTDirective {
  let name: String
  let argument: String
  let options: [Option]
  let body: [ForeignLine]
  let span: Span

  /// A line `:name: value` below a directive, those lines included that continue it.
  struct Option {
    let name: String
    let value: String
    let span: Span
  }

  /// The value of an option; empty for a flag, nil where it is left out.
  subscript(name: String) -> String? { options.first { $0.name == name }?.value }
}
