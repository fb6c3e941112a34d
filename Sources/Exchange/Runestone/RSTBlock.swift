internal import Diagnostics

/// A part of a reStructuredText file, as far as Runestone's books need it.
indirect enum RSTBlock {
  case heading(String, Span)
  case paragraph([ForeignLine])
  /// A block of code below a line that ends in `::`.
  case literal([ForeignLine])
  case directive(RSTDirective)
  /// A footnote or a substitution: what it is called, and where it is.
  case definition(String, Span)
  /// What is indented below a paragraph or an item of a list.
  case nested([RSTBlock])
}
