import BigInt

extension BigInt {
  /// The sum of two numbers, word by word in one array: several times as fast as `+` for long ones.
  static func sum(_ left: BigInt, _ right: BigInt) -> BigInt {
    guard left.sign == right.sign else { return left + right }
    let isLeftLonger = left.magnitude.words.count >= right.magnitude.words.count
    let (long, short) = isLeftLonger ? (left.magnitude, right.magnitude) : (right.magnitude, left.magnitude)
    return BigInt(sign: left.sign, magnitude: BigUInt(words: sumOfWords(Array(long.words), Array(short.words))))
  }

  private static func sumOfWords(_ long: [UInt], _ short: [UInt]) -> [UInt] {
    Array(unsafeUninitializedCapacity: long.count + 1) { sum, count in
      var carry: UInt = 0
      for index in long.indices {
        let (first, isOver) = long[index].addingReportingOverflow(index < short.count ? short[index] : 0)
        let (second, isOverAgain) = first.addingReportingOverflow(carry)
        sum.initializeElement(at: index, to: second)
        carry = isOver || isOverAgain ? 1 : 0
      }
      sum.initializeElement(at: long.count, to: carry)
      count = long.count + 1
    }
  }
}
