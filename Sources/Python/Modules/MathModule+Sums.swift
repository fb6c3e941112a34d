// Sums of floats that lose nothing (Shewchuk, 1997).
extension MathModule {
  static let sums: [NativeDefinition] = [
    NativeDefinition("fsum", .one) { (machine, arguments) throws(Raise) in
      var partials: [Double] = []
      var special = 0.0
      var hasSpecial = false
      var (isInfinite, isOppositeInfinite) = (false, false)
      try machine.forEach(arguments[0]) { (machine, item) throws(Raise) in
        let number = try machine.real(item)
        guard number.isFinite else {
          hasSpecial = true
          special += number
          isInfinite = isInfinite || number == .infinity
          isOppositeInfinite = isOppositeInfinite || number == -.infinity
          return
        }
        partials = add(number, to: partials)
        if partials.last?.isFinite == false { throw machine.raise(.overflowError, "intermediate overflow in fsum") }
      }
      if isInfinite, isOppositeInfinite { throw machine.valueError("-inf + inf in fsum") }
      return Value(hasSpecial ? special : exactSum(partials))
    }
  ]

  private static func add(_ number: Double, to partials: [Double]) -> [Double] {
    var number = number
    var kept: [Double] = []
    for var partial in partials {
      if abs(number) < abs(partial) { swap(&number, &partial) }
      let high = number + partial
      let low = partial - (high - number)
      if low != 0 { kept.append(low) }
      number = high
    }
    return kept + [number]
  }

  /// The rounded sum of floats that do not overlap.
  private static func exactSum(_ partials: [Double]) -> Double {
    var partials = partials
    guard var high = partials.popLast() else { return 0 }
    var low = 0.0
    while let next = partials.popLast() {
      let sum = high + next
      low = next - (sum - high)
      high = sum
      if low != 0 { break }
    }
    if let next = partials.last, (low < 0 && next < 0) || (low > 0 && next > 0) {
      let twice = low * 2
      if high + twice - high == twice { high += twice }
    }
    return high
  }
}
