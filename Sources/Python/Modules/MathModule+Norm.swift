// Lengths of vectors, rounded as CPython rounds them: squares split in two halves, sums with their lost bits kept.
extension MathModule {
  static let norms: [NativeDefinition] = [
    NativeDefinition("hypot", .positional(0, .max >> 1)) { (machine, arguments) throws(Raise) in
      var numbers: [Double] = []
      try machine.charge(arguments.count)
      for index in 0..<arguments.count { numbers.append(abs(try machine.real(arguments[index]))) }
      return Value(norm(numbers))
    },
    NativeDefinition("dist", .positional(2, 2)) { (machine, arguments) throws(Raise) in
      let first = try machine.listCopy(arguments[0])
      machine.roots.append(Value(first))
      defer { machine.roots.removeLast() }
      let second = try machine.listCopy(arguments[1])
      if first.count != second.count {
        throw machine.valueError("both points must have the same number of dimensions")
      }
      var numbers: [Double] = []
      try machine.charge(first.count)
      for index in 0..<first.count {
        numbers.append(abs(try machine.real(first.items[index]) - machine.real(second.items[index])))
      }
      return Value(norm(numbers))
    },
  ]

  private static func norm(_ numbers: [Double]) -> Double {
    let largest = numbers.max { $0 < $1 } ?? 0
    if numbers.contains(.infinity) { return .infinity }
    if numbers.contains(where: \.isNaN) { return .nan }
    if largest == 0 || numbers.count <= 1 { return largest }
    guard largest.exponent + 1 >= -1023 else { return largest * plainNorm(numbers.map { $0 / largest }) }
    let scale = Double(sign: .plus, exponent: -Int(largest.exponent) - 1, significand: 1)
    var squares = SquareSum()
    for number in numbers { squares.add(number * scale, sign: 1) }
    let root = (squares.total).squareRoot()
    squares.add(root, sign: -1)
    return (root + squares.total / (2 * root)) / scale
  }

  private static func plainNorm(_ numbers: [Double]) -> Double {
    var (sum, lost) = (1.0, 0.0)
    for number in numbers {
      let square = number * number
      let old = sum
      sum += square
      lost += (old - sum) + square
    }
    return (sum - 1 + lost).squareRoot()
  }
}

/// A sum of squares of numbers between -1 and 1, in about twice the precision.
private struct SquareSum {
  private var sum = 1.0
  private var (lostOfHigh, lostOfMixed, lostOfLow) = (0.0, 0.0, 0.0)

  var total: Double { sum - 1 + (lostOfHigh + lostOfMixed + lostOfLow) }

  mutating func add(_ number: Double, sign: Double) {
    let spread = number * 134_217_729
    let high = spread - (spread - number)
    let low = number - high
    lostOfHigh += add(sign * high * high)
    lostOfMixed += add(sign * 2 * high * low)
    lostOfLow += add(sign * low * low)
  }

  /// Adds a number; gives what got lost.
  private mutating func add(_ number: Double) -> Double {
    let old = sum
    sum += number
    return (old - sum) + number
  }
}
