/// The frame header of a JPEG (T.81, B.2.2).
struct JPEGFrame {
  /// A color channel.
  struct Component {
    let id: Int
    let quantizationTable: Int
  }

  let size: ImageSize
  let components: [Component]
  let isProgressive: Bool

  init(_ segment: inout ByteReader, isProgressive: Bool) throws(ImageDamage) {
    self.isProgressive = isProgressive
    let precision = try segment.byte()
    let (height, width) = (try segment.big(2), try segment.big(2))
    size = ImageSize(width: width, height: height)
    guard precision == 8 else { throw ImageDamage("\(segment.part) states \(precision) bits a color, not 8") }
    guard width > 0, height > 0 else { throw ImageDamage("\(segment.part) states the size \(size)") }
    let count = Int(try segment.byte())
    guard [1, 3, 4].contains(count) else { throw ImageDamage("\(segment.part) states \(count) colors") }
    var components: [Component] = []
    for _ in 0..<count {
      let (id, sampling, table) = (try segment.big(1), try segment.big(1), try segment.big(1))
      guard 1...4 ~= sampling >> 4, 1...4 ~= sampling & 15, table < 4, !components.contains(where: { $0.id == id })
      else { throw ImageDamage("\(segment.part) states a color that cannot be") }
      components.append(Component(id: id, quantizationTable: table))
    }
    self.components = components
  }
}
