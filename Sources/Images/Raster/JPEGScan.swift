/// The header of a scan (T.81, B.2.3).
struct JPEGScan {
  /// A color channel, and the tables with which it is coded.
  struct Component {
    let frame: JPEGFrame.Component
    let direct: Int
    let alternating: Int
  }

  let components: [Component]
  /// Whether it holds values of the lowest frequency, for which it needs a table unless it only refines them.
  let needsDirect: Bool
  /// Whether it holds values of other frequencies.
  let needsAlternating: Bool

  init(_ segment: inout ByteReader, of frame: JPEGFrame) throws(ImageDamage) {
    let count = Int(try segment.byte())
    var components: [Component] = []
    for _ in 0..<count {
      let (id, tables) = (try segment.big(1), try segment.big(1))
      let isSeen = components.contains { $0.frame.id == id }
      guard let component = frame.components.first(where: { $0.id == id }), !isSeen, tables >> 4 < 4, tables & 15 < 4
      else { throw ImageDamage("\(segment.part) is a scan of a color that cannot be") }
      components.append(Component(frame: component, direct: tables >> 4, alternating: tables & 15))
    }
    let (first, last, approximation) = (try segment.big(1), try segment.big(1), try segment.big(1))
    let (high, low) = (approximation >> 4, approximation & 15)
    let isLegal =
      frame.isProgressive
      ? first <= last && last < 64 && (first > 0 || last == 0) && (first == 0 || count == 1)
        && low <= 13 && (high == 0 || high == low + 1)
      : first == 0 && last == 63 && approximation == 0
    guard isLegal, count > 0 else { throw ImageDamage("\(segment.part) is a scan of frequencies that cannot be") }
    self.components = components
    needsDirect = first == 0 && high == 0
    needsAlternating = last > 0
  }
}
