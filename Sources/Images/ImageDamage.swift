/// Why an image is not whole: the first thing in its bytes that its format does not allow.
public struct ImageDamage: Error, Sendable, Hashable {
  /// What is wrong and where: `the file ends inside the chunk 'IDAT'`.
  public let fact: String

  init(_ fact: String) { self.fact = fact }

  /// The damage of a file that ends too early.
  static func end(inside part: String) -> ImageDamage { ImageDamage("the file ends inside \(part)") }
}
