/// The pixels of a PNG image, so that two files are known to show the same picture however they are compressed.
///
/// Each pixel is red, green, blue and opacity in 8 bits; of 16 bits the higher ones count, and a pixel that is not seen
/// has no color.
public struct PNGPixels: Sendable, Equatable {
  /// Its size.
  public let size: ImageSize
  /// Four bytes a pixel, row by row.
  package private(set) var bytes: [UInt8] = []

  /// The most pixels of an image that is compared.
  public static let mostPixels = 40_000_000

  /// The pixels of a file; nil where it is not a PNG image that can be decoded, or has too many.
  public init?(_ file: [UInt8]) {
    guard ImageFormat(beginning: file) == .png, let header = Header(file) else { return nil }
    size = header.size
    guard size.width > 0, size.height > 0, size.width <= Self.mostPixels / size.height else { return nil }
    let passes = header.passes
    let count = passes.reduce(0) { $0 + $1.byteCount(of: header) }
    guard var data = try? Inflate.bytes(of: header.data, count: count) else { return nil }
    bytes = [UInt8](repeating: 0, count: size.width * size.height * 4)
    var start = 0
    for pass in passes {
      guard Self.unfilter(&data, at: start, pass, header) else { return nil }
      guard place(data, at: start, pass, header) else { return nil }
      start += pass.byteCount(of: header)
    }
  }

  /// Puts the pixels of a pass in their places; false for a color that the palette does not have.
  private mutating func place(_ data: [UInt8], at start: Int, _ pass: Pass, _ header: Header) -> Bool {
    let rowLength = header.rowLength(of: pass.width) + 1
    for row in 0..<pass.height {
      for column in 0..<pass.width {
        guard let pixel = header.pixel(column, of: data, at: start + row * rowLength + 1) else { return false }
        let target = ((pass.top + row * pass.rowStep) * size.width + pass.left + column * pass.columnStep) * 4
        guard pixel.alpha > 0 else { continue }
        (bytes[target], bytes[target + 1]) = (pixel.red, pixel.green)
        (bytes[target + 2], bytes[target + 3]) = (pixel.blue, pixel.alpha)
      }
    }
    return true
  }

  /// Undoes the filter of each row (PNG, 9.2); false for a filter that there is not.
  private static func unfilter(_ data: inout [UInt8], at start: Int, _ pass: Pass, _ header: Header) -> Bool {
    let (length, step) = (header.rowLength(of: pass.width), header.bytesPerPixel)
    for row in 0..<pass.height {
      let own = start + row * (length + 1) + 1
      let filter = data[own - 1]
      guard filter <= 4 else { return false }
      guard filter > 0 else { continue }
      for column in 0..<length {
        let left = column >= step ? Int(data[own + column - step]) : 0
        let up = row > 0 ? Int(data[own + column - length - 1]) : 0
        let corner = row > 0 && column >= step ? Int(data[own + column - length - 1 - step]) : 0
        let predicted =
          switch filter {
          case 1: left
          case 2: up
          case 3: (left + up) / 2
          default: paeth(left, up, corner)
          }
        data[own + column] &+= UInt8(truncatingIfNeeded: predicted)
      }
    }
    return true
  }

  private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let estimate = left + up - corner
    let (a, b, c) = (abs(estimate - left), abs(estimate - up), abs(estimate - corner))
    return a <= b && a <= c ? left : b <= c ? up : corner
  }
}

/// Every so many pixels of every so many rows: the whole of an image, or one of the seven passes of an interlaced one.
private struct Pass {
  let left: Int
  let top: Int
  let columnStep: Int
  let rowStep: Int
  let width: Int
  let height: Int

  init(_ left: Int, _ top: Int, _ columnStep: Int, _ rowStep: Int, of size: ImageSize) {
    (self.left, self.top, self.columnStep, self.rowStep) = (left, top, columnStep, rowStep)
    width = max(0, (size.width - left + columnStep - 1) / columnStep)
    height = width == 0 ? 0 : max(0, (size.height - top + rowStep - 1) / rowStep)
  }

  /// Includes the filter byte at the start of each row.
  func byteCount(of header: Header) -> Int { height * (header.rowLength(of: width) + 1) }
}

/// The fields of `IHDR`, the palette and the transparent color, with the compressed bytes of all `IDAT` chunks.
private struct Header {
  let size: ImageSize
  private let depth: Int
  private let colorType: UInt8
  private let isInterlaced: Bool
  private var palette: [UInt8] = []
  private var transparency: [UInt8] = []
  private(set) var data: [UInt8] = []

  init?(_ file: [UInt8]) {
    func number(_ place: Int) -> Int { file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    guard file.count >= 33 else { return nil }
    size = ImageSize(width: number(16), height: number(20))
    (depth, colorType, isInterlaced) = (Int(file[24]), file[25], file[28] == 1)
    guard [1, 2, 4, 8, 16].contains(depth), [0, 2, 3, 4, 6].contains(colorType), file[28] <= 1 else { return nil }
    var place = 8
    while place + 12 <= file.count {
      let end = place + 8 + number(place)
      guard end + 4 <= file.count else { return nil }
      switch String(decoding: file[place + 4..<place + 8], as: UTF8.self) {
      case "PLTE": palette = Array(file[place + 8..<end])
      case "tRNS": transparency = Array(file[place + 8..<end])
      case "IDAT": data += file[place + 8..<end]
      default: break
      }
      place = end + 4
    }
  }

  /// Samples a pixel (PNG, 11.2.2); 1 for a color type that there is not, which is refused elsewhere.
  private var channels: Int {
    switch colorType {
    case 2: 3
    case 4: 2
    case 6: 4
    default: 1
    }
  }
  /// The distance for filters: whole bytes, and 1 for pixels smaller than a byte (PNG, 9.2).
  var bytesPerPixel: Int { max(1, channels * depth / 8) }

  /// In bytes, without the filter byte; the last byte of a row may be partly unused.
  func rowLength(of width: Int) -> Int { (width * channels * depth + 7) / 8 }

  /// The whole image, or the passes of Adam7 (PNG, 8.2) that have pixels.
  var passes: [Pass] {
    guard isInterlaced else { return [Pass(0, 0, 1, 1, of: size)] }
    let steps = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
    ]
    return steps.map { Pass($0.0, $0.1, $0.2, $0.3, of: size) }.filter { $0.height > 0 }
  }

  /// A pixel of a row that begins somewhere in the data; nil for a color that the palette does not have.
  func pixel(
    _ column: Int, of data: [UInt8], at row: Int
  ) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)? {
    let samples = (0..<channels).map { sample(column * channels + $0, of: data, at: row) }
    let levels = samples.map { depth == 16 ? UInt8($0 >> 8) : UInt8($0 * 255 / ((1 << depth) - 1)) }
    switch colorType {
    case 3:
      let place = samples[0] * 3
      guard place + 2 < palette.count else { return nil }
      let alpha = samples[0] < transparency.count ? transparency[samples[0]] : 255
      return (palette[place], palette[place + 1], palette[place + 2], alpha)
    case 0: return (levels[0], levels[0], levels[0], isKey(samples) ? 0 : 255)
    case 2: return (levels[0], levels[1], levels[2], isKey(samples) ? 0 : 255)
    case 4: return (levels[0], levels[0], levels[0], levels[1])
    default: return (levels[0], levels[1], levels[2], levels[3])
    }
  }

  private func sample(_ number: Int, of data: [UInt8], at row: Int) -> Int {
    switch depth {
    case 16: return Int(data[row + number * 2]) << 8 | Int(data[row + number * 2 + 1])
    case 8: return Int(data[row + number])
    default:
      let bit = number * depth
      return Int(data[row + bit / 8]) >> (8 - depth - bit % 8) & ((1 << depth) - 1)
    }
  }

  /// True for the one color that `tRNS` makes transparent, compared before samples are scaled to 8 bits.
  private func isKey(_ samples: [Int]) -> Bool {
    guard transparency.count >= samples.count * 2, !transparency.isEmpty else { return false }
    return samples.enumerated().allSatisfy { place, sample in
      Int(transparency[place * 2]) << 8 | Int(transparency[place * 2 + 1]) == sample
    }
  }
}
