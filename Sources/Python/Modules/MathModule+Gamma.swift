// The gamma function and its logarithm by Lanczos' approximation, with the coefficients and in the order of operations
// that CPython uses, so that the last bit agrees.
extension Real {
  private static let shift = 6.024680040776729583740234375
  private static let shiftMinusHalf = 5.524680040776729583740234375
  private static let numerator = [
    23531376880.410759688572007674451636754734846804940, 42919803642.649098768957899047001988850926355848959,
    35711959237.355668049440185451547166705960488635843, 17921034426.037209699919755754458931112671403265390,
    6039542586.3520280050642916443072979210699388420708, 1439720407.3117216736632230727949123939715485786372,
    248874557.86205415651146038641322942321632125127801, 31426415.585400194380614231628318205362874684987640,
    2876370.6289353724412254090516208496135991145378768, 186056.26539522349504029498971604569928220784236328,
    8071.6720023658162106380029022722506138218516325024, 210.82427775157934587250973392071336271166969580291,
    2.5066282746310002701649081771338373386264310793408,
  ]
  private static let denominator: [Double] = [
    0, 39_916_800, 120_543_840, 150_917_976, 105_258_076, 45_995_730, 13_339_535, 2_637_558, 357_423, 32_670, 1925, 66,
    1,
  ]

  /// The gamma function; not a number where it has a pole.
  static func gamma(_ number: Double) -> Double {
    guard number.isFinite else { return number == -.infinity ? .nan : number }
    let size = abs(number)
    if number == number.rounded(.down) {
      if number <= 0 { return .nan }
      if number <= 23 { return (1..<Int(number)).reduce(1) { $0 * Double($1) } }
    }
    if size < 1e-20 { return 1 / number }
    if size > 200 { return number < 0 ? 0 / sineOfTurns(number) : .infinity }
    let y = size + shiftMinusHalf
    let lost = size > shiftMinusHalf ? y - size - shiftMinusHalf : y - shiftMinusHalf - size
    return number < 0
      ? reflectedGamma(size, y, correction: lost * shift / y) : plainGamma(size, y, correction: lost * shift / y)
  }

  private static func plainGamma(_ x: Double, _ y: Double, correction: Double) -> Double {
    var result = lanczosSum(x) / exponential(y)
    result += correction * result
    if x < 140 { return result * power(y, x - 0.5) }
    let half = power(y, x / 2 - 0.25)
    return result * half * half
  }

  private static func reflectedGamma(_ x: Double, _ y: Double, correction: Double) -> Double {
    var result = -Double.pi / sineOfTurns(x) / x * exponential(y) / lanczosSum(x)
    result -= correction * result
    if x < 140 { return result / power(y, x - 0.5) }
    let half = power(y, x / 2 - 0.25)
    return result / half / half
  }

  /// The logarithm of the gamma function's size; not a number where it has a pole.
  static func logGamma(_ number: Double) -> Double {
    guard number.isFinite else { return number.isNaN ? number : .infinity }
    if number == number.rounded(.down), number <= 2 { return number <= 0 ? .nan : 0 }
    let size = abs(number)
    if size < 1e-20 { return -logarithm(size) }
    var result = logarithm(lanczosSum(size)) - shift
    result += (size - 0.5) * (logarithm(size + shift - 0.5) - 1)
    if number < 0 {
      result = 1.144729885849400174143427351353058711647 - logarithm(abs(sineOfTurns(size))) - logarithm(size) - result
    }
    return result
  }

  private static func lanczosSum(_ x: Double) -> Double {
    var (top, bottom) = (0.0, 0.0)
    if x < 5 {
      for index in numerator.indices.reversed() {
        top = top * x + numerator[index]
        bottom = bottom * x + denominator[index]
      }
    } else {
      for index in numerator.indices {
        top = top / x + numerator[index]
        bottom = bottom / x + denominator[index]
      }
    }
    return top / bottom
  }

  /// The sine of pi times a number.
  private static func sineOfTurns(_ number: Double) -> Double {
    let turn = remainder(abs(number), 2)
    let result =
      switch Int((2 * turn).rounded()) {
      case 0: sine(.pi * turn)
      case 1: cosine(.pi * (turn - 0.5))
      case 2: sine(.pi * (1 - turn))
      case 3: -cosine(.pi * (turn - 1.5))
      default: sine(.pi * (turn - 2))
      }
    return number.sign == .minus ? -result : result
  }
}
