/// An element and the line in which it stands, from 0.
package struct SourceElement {
  /// What the line says.
  package var line: ElementReader.Line
  /// The number of the line.
  package let number: Int

  /// An element of a line.
  package init(line: ElementReader.Line, number: Int) {
    self.line = line
    self.number = number
  }
}
