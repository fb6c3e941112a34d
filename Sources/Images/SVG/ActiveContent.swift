/// A place in a drawing that would do something by itself: run code, fetch another file, style it from elsewhere.
public struct ActiveContent: Sendable, Hashable {
  /// The line in the image, from 1.
  public let line: Int
  /// What there is: `the attribute 'onload' of 'svg' runs a script`.
  public let fact: String
  /// What to take out: `the attribute 'onload'`.
  public let subject: String
}
