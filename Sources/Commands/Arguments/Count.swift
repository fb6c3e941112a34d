import ArgumentParser

/// A whole number above 0, as the value of an option.
struct Count: ExpressibleByArgument {
  private let text: String

  /// What a person wrote; the command itself checks it, so that it can say what it wants instead.
  init(argument: String) { text = argument }

  /// The number; nil where it is none, which `check` refuses.
  var value: Int? { Int(text).flatMap { $0 > 0 ? $0 : nil } }

  /// Refuses anything but a whole number above 0.
  ///
  /// - Throws: `ValidationError` that names the option.
  func check(_ option: String) throws {
    guard value == nil else { return }
    let written = Int(text).map(String.init) ?? "'\(text)'"
    throw ValidationError("\(option) takes a whole number above 0, not \(written)")
  }
}
