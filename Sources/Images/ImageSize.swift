/// The width and height of an image, in pixels; of a drawing, those that it asks for.
public struct ImageSize: Sendable, Hashable, CustomStringConvertible {
  /// How many pixels a row has.
  public let width: Int
  /// How many rows there are.
  public let height: Int

  /// A size from its parts.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The size as it is written: `640 x 480`.
  public var description: String { "\(width) x \(height)" }
}
