/// An element and the line in which it stands, from 0.
struct SourceElement {
  var line: ElementReader.Line
  let number: Int
}
