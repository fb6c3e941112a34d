/// The lengths in which a drawing states its size (SVG 2, 8.2; CSS Values 3, 6.2).
enum SVGLength {
  /// The size of the outermost element, in pixels; nil when it states none in lengths.
  ///
  /// - Throws: `ImageDamage` when it is not `svg`, and for a size of nothing.
  static func size(of root: XMLElement) throws(ImageDamage) -> ImageSize? {
    guard root.name.local == "svg" else {
      throw ImageDamage("line \(root.line): the outermost element is '\(root.name.written)', not 'svg'")
    }
    guard root.name.namespace == XMLNamespaces.svg else {
      throw ImageDamage(
        "line \(root.line): 'svg' has no `xmlns=\"\(XMLNamespaces.svg)\"`, without which nothing is shown")
    }
    let value = { (name: String) in root.attributes.first { $0.name.prefix.isEmpty && $0.name.local == name }?.value }
    if let box = value("viewBox") {
      let numbers = box.split { $0 == " " || $0 == "," || $0.isWhitespace }.map { Double($0) }
      guard numbers.count == 4, let width = numbers[2], let height = numbers[3], width > 0, height > 0 else {
        throw ImageDamage("line \(root.line): the view box '\(shortened(box))' shows nothing")
      }
    }
    guard let width = try pixels(value("width"), root), let height = try pixels(value("height"), root) else {
      return nil
    }
    return ImageSize(width: width, height: height)
  }

  private static func pixels(_ length: String?, _ root: XMLElement) throws(ImageDamage) -> Int? {
    guard let length else { return nil }
    let text = length.split(whereSeparator: \.isWhitespace).joined()
    let unit = String(text.reversed().prefix { $0.isLetter || $0 == "%" }.reversed())
    guard let factor = perUnit[unit.lowercased()], let number = Double(text.dropLast(unit.count)) else { return nil }
    guard number > 0 else { throw ImageDamage("line \(root.line): the drawing states a width or height of '\(text)'") }
    return Int(min(number * factor, 1_000_000_000).rounded(.up))
  }

  /// Pixels in a unit.
  private static let perUnit: [String: Double] = [
    "": 1, "px": 1, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4, "pt": 96.0 / 72, "pc": 16,
  ]
}
