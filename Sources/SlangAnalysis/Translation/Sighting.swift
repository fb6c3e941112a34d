import Slang

/// What a value, or what was worked out, was like in a run: all that decides whether other languages agree.
///
/// A program reads nothing, so that one run shows all that it ever does.
struct Sighting: OptionSet {
  let rawValue: UInt16
  /// A whole number that is exact, and not the negative zero.
  static let whole = Sighting(rawValue: 1)
  /// Another number that all languages print alike.
  static let fraction = Sighting(rawValue: 2)
  static let negativeZero = Sighting(rawValue: 4)
  /// Any other number: very large, very small, infinite or none.
  static let odd = Sighting(rawValue: 8)
  static let bool = Sighting(rawValue: 16)
  static let text = Sighting(rawValue: 32)
  static let undefined = Sighting(rawValue: 64)
  /// A division by zero.
  static let zeroDivisor = Sighting(rawValue: 128)
  /// A remainder that is not of a number from 0 on by one above 0.
  static let signedRemainder = Sighting(rawValue: 256)

  /// It never ran, and was only looked at as if it did.
  static let imagined = Sighting(rawValue: 512)

  /// Whether nothing but whole numbers was seen.
  var isWhole: Bool { isSubset(of: .whole) }
  /// Whether nothing but numbers with something behind the point was seen.
  var isFraction: Bool { isSubset(of: .fraction) }

  /// Whether only numbers were seen that all languages write alike, but for a point behind whole ones.
  var isOrdinary: Bool { isSubset(of: [.whole, .negativeZero, .fraction]) }

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// What one value is like.
  init(_ value: SlangValue) {
    self =
      switch value {
      case .undefined: .undefined
      case .bool: .bool
      case .text: .text
      case .number(let value): Self.sighting(of: value)
      }
  }

  /// All that values of some types can be like.
  init(_ types: ValueTypes) {
    self = []
    if types.contains(.number) {
      formUnion([.whole, .fraction, .negativeZero, .odd, .zeroDivisor, .signedRemainder])
    }
    if types.contains(.bool) { formUnion(.bool) }
    if types.contains(.text) { formUnion(.text) }
    if types.contains(.undefined) { formUnion(.undefined) }
  }

  private static func sighting(of number: Double) -> Sighting {
    if number == 0 { return number.sign == .minus ? .negativeZero : .whole }
    guard number.magnitude <= Double(SlangExpression.largestInteger) else { return .odd }
    if number == number.rounded(.towardZero) { return .whole }
    return number.magnitude >= 1e-4 ? .fraction : .odd
  }

  /// What is seen at the nodes of a program; where a run takes too long, all that can be.
  static func notes(of outline: Outline) -> NodeNotes {
    var observer = Observer(outline)
    return observer.watch() ? observer.notes : Observer.anything(in: outline)
  }
}
