import Diagnostics

/// A part of a reStructuredText file, as far as Runestone's books need it.
indirect enum RSTBlock {
  /// A heading, and the sign of its line; one with a line above it, too, has another level.
  case heading(String, Span, line: String)
  case paragraph([ForeignLine])
  /// A table, in lines as they are written.
  case table([ForeignLine])
  /// A block of code below a line that ends in `::`.
  case literal([ForeignLine])
  case directive(RSTDirective)
  /// A footnote or a substitution: what it is called, and where it is.
  case definition(String, Span)
  /// What is indented below a paragraph or an item of a list.
  case nested([RSTBlock])
}

extension RSTBlock {
  /// Where it is; nil for what holds others.
  var place: Span? {
    switch self {
    case .heading(_, let span, _), .definition(_, let span): span
    case .paragraph(let lines), .table(let lines), .literal(let lines): lines.place
    case .directive(let directive): directive.span
    case .nested: nil
    }
  }
}
