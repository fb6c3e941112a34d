/// A mistake in the file of a language, with its place.
struct LanguageFileError: Error, Hashable {
  /// Where it begins, in bytes.
  let offset: Int
  let message: String

  /// A mistake that begins with some bytes of the file.
  init(_ bytes: ArraySlice<UInt8>, _ message: String) { (offset, self.message) = (bytes.startIndex, message) }

  /// The line and the column in bytes, both from 1, with what is wrong: `12:5: '(' without its ')'`.
  func description(in text: String) -> String {
    let lines = text.utf8.prefix(offset).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return "\(lines.count):\((lines.last?.count ?? 0) + 1): \(message)"
  }
}
