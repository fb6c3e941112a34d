#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// The few functions of the C library that the interpreter needs, under names of our own.

@inline(__always)
func compareMemory(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ count: Int) -> Int {
  Int(memcmp(left, right, count))
}

/// How two sequences of bytes are ordered: below zero, zero or above, as the first is less, equal or greater.
func compareBytes(_ left: [UInt8], _ right: [UInt8]) -> Int {
  let order = left.withUnsafeBytes { left in
    right.withUnsafeBytes { right in
      guard let first = left.baseAddress, let second = right.baseAddress else { return 0 }
      return compareMemory(first, second, Swift.min(left.count, right.count))
    }
  }
  return order != 0 ? order : left.count - right.count
}

/// Where a byte first stands, or nil.
@inline(__always)
func findByte(_ byte: UInt8, in start: UnsafeRawPointer, count: Int) -> Int? {
  guard let found = memchr(start, Int32(byte), count) else { return nil }
  return UnsafeRawPointer(found) - start
}

@inline(__always)
func copyMemory(_ target: UnsafeMutableRawPointer, _ source: UnsafeRawPointer, _ count: Int) {
  memcpy(target, source, count)
}

/// Memory of the system's own, which `resizeBlock` can make larger without a copy where it is large.
func allocateBlock(_ size: Int) -> UnsafeMutableRawPointer {
  guard let memory = malloc(size) else { preconditionFailure("the system has no memory left") }
  return memory
}

func resizeBlock(_ memory: UnsafeMutableRawPointer, to size: Int) -> UnsafeMutableRawPointer {
  guard let larger = realloc(memory, size) else { preconditionFailure("the system has no memory left") }
  return larger
}

func freeBlock(_ memory: UnsafeMutableRawPointer) { free(memory) }

/// So many bytes that are all zero and take no room before they are used; `freeZeroed` gives them back.
func allocateZeroed(_ size: Int) -> UnsafeMutableRawPointer {
  guard let memory = calloc(1, size) else { preconditionFailure("the system has no memory left") }
  return memory
}

func freeZeroed(_ memory: UnsafeMutableRawPointer) { free(memory) }

/// The C functions of real numbers.
enum Real {
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
  static func remainder(_ left: Double, _ right: Double) -> Double { fmod(left, right) }
  static func floor(_ number: Double) -> Double { number.rounded(.down) }
  static func exponentialMinusOne(_ number: Double) -> Double { expm1(number) }
  static func cubeRoot(_ number: Double) -> Double { cbrt(number) }
  static func tangent(_ number: Double) -> Double { tan(number) }
  static func arcSine(_ number: Double) -> Double { asin(number) }
  static func arcCosine(_ number: Double) -> Double { acos(number) }
  static func arcTangent(_ number: Double) -> Double { atan(number) }
  static func hyperbolicSine(_ number: Double) -> Double { sinh(number) }
  static func hyperbolicCosine(_ number: Double) -> Double { cosh(number) }
  static func hyperbolicTangent(_ number: Double) -> Double { tanh(number) }
  static func areaSine(_ number: Double) -> Double { asinh(number) }
  static func areaCosine(_ number: Double) -> Double { acosh(number) }
  static func areaTangent(_ number: Double) -> Double { atanh(number) }
  static func errorFunction(_ number: Double) -> Double { erf(number) }
  static func complementaryErrorFunction(_ number: Double) -> Double { erfc(number) }
  static func logarithmOfOnePlus(_ number: Double) -> Double { log1p(number) }
  static func logarithm2(_ number: Double) -> Double { log2(number) }
  static func logarithm10(_ number: Double) -> Double { log10(number) }
  static func hypotenuse(_ left: Double, _ right: Double) -> Double { hypot(left, right) }
  static func angle(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
  static func exponential(_ number: Double) -> Double { exp(number) }
  static func logarithm(_ number: Double) -> Double { log(number) }
  static func sine(_ number: Double) -> Double { sin(number) }
  static func cosine(_ number: Double) -> Double { cos(number) }
  static func parse(_ text: String) -> Double { strtod(text, nil) }

  /// Does `%#.*g`, which the host's library gets wrong where a number is rounded up to a power of ten.
  static func formatAlternate(_ number: Double, precision: Int) -> String {
    let digits = max(1, precision)
    let scientific = print(number, pattern: "%#.\(digits - 1)e", capacity: digits + 330)
    let exponent = scientific.split(separator: "e").last.flatMap { Int($0) } ?? 0
    if exponent < -4 || exponent >= digits { return scientific }
    return print(number, pattern: "%#.\(digits - 1 - exponent)f", capacity: digits + 330)
  }

  /// `printf` of one number with a precision: `%.*f` and its kin.
  static func format(_ number: Double, precision: Int, style: Character) -> String {
    print(number, pattern: "%.\(precision)\(style)", capacity: precision + 330)
  }

  private static func print(_ number: Double, pattern: String, capacity: Int) -> String {
    withVaList([number]) { arguments in
      String(unsafeUninitializedCapacity: capacity) { buffer in
        buffer.withMemoryRebound(to: CChar.self) { Int(vsnprintf($0.baseAddress, capacity, pattern, arguments)) }
      }
    }
  }
}
