/// A value's text, written until it has as many characters as it may have.
struct ValuePicture {
  /// Values inside one another are shown so deep.
  static let mostLevels = 12

  let limit: Int
  /// How another language than Python writes its values; nil for Python.
  let spelling: ValueSpelling?
  /// The containers around what is being shown, so that cycles are seen.
  var around: [UInt64] = []
  private var scalars = String.UnicodeScalarView()
  private var count = 0

  init(limit: Int, spelling: ValueSpelling? = nil) {
    self.limit = limit
    self.spelling = spelling
  }

  /// Whether nothing more can be seen.
  var isFull: Bool { count > limit }

  /// What was written; what does not fit is an ellipsis at its end.
  var text: String {
    guard isFull else { return String(scalars) }
    return limit < 1 ? "" : String(String.UnicodeScalarView(scalars.prefix(limit - 1))) + "…"
  }

  mutating func write(_ text: String) {
    for scalar in text.unicodeScalars where !isFull {
      scalars.append(scalar)
      count += 1
    }
  }
}
