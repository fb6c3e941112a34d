/// A text with marks: `↓` stands right before a place and is no part of the text.
struct MarkedText {
  /// The text without its marks.
  let text: String
  /// The offsets in bytes before which a mark stood, in order.
  let offsets: [Int]

  init(_ marked: String) {
    var text = ""
    var offsets: [Int] = []
    for part in marked.split(separator: "↓", omittingEmptySubsequences: false) {
      text += part
      offsets.append(text.utf8.count)
    }
    self.text = text
    self.offsets = offsets.dropLast()
  }
}
