/// What stands under `alt` of an image that came from a system without such texts,
/// until an author writes what it shows.
package enum ImportedAlt {
  /// The text for an image of a lesson, by its place among the images, from 1.
  package static func text(_ number: Int, of lesson: String) -> String { "\(beginning)\(number)\(middle)\(lesson)" }

  /// Whether a text is one that an import wrote, whatever the lesson is called today.
  package static func isOne(_ alt: String) -> Bool {
    guard alt.hasPrefix(beginning) else { return false }
    let rest = alt.dropFirst(beginning.count)
    let number = rest.prefix { $0.isASCII && $0.isNumber }
    return !number.isEmpty && rest.dropFirst(number.count).hasPrefix(middle)
  }

  private static let (beginning, middle) = ("Image ", " of the lesson ")
}
