/// The registers of a program that is compiled: variables, constants, and what is needed for the time of one step.
struct Registers {
  /// What each register of numbers holds at the start.
  private(set) var numbers: [Double] = []
  /// What each register of other values holds at the start.
  private(set) var values: [SlangValue] = []
  private var constants: [UInt64: Int32] = [:]
  private var texts: [String: Int32] = [:]
  private var freeNumbers: [Int32] = []
  private var freeValues: [Int32] = []
  private var usedNumbers: [Int32] = []
  private var usedValues: [Int32] = []

  /// A register for numbers of its own.
  mutating func newNumber(_ value: Double = 0) -> Int32 {
    numbers.append(value)
    return Int32(numbers.count - 1)
  }

  /// A register for values of its own.
  mutating func newValue(_ value: SlangValue = .undefined) -> Int32 {
    values.append(value)
    return Int32(values.count - 1)
  }

  /// The register that holds a constant.
  mutating func constant(_ value: Double) -> Int32 {
    if let register = constants[value.bitPattern] { return register }
    let register = newNumber(value)
    constants[value.bitPattern] = register
    return register
  }

  mutating func constant(_ value: Bool) -> Int32 { newValue(.bool(value)) }

  mutating func constant(_ text: String) -> Int32 {
    if let register = texts[text], values[Int(register)].text.utf8.elementsEqual(text.utf8) { return register }
    let register = newValue(.text(text))
    texts[text] = register
    return register
  }

  /// A register for the time of one step.
  mutating func temporaryNumber() -> Int32 {
    let register = freeNumbers.popLast() ?? newNumber()
    usedNumbers.append(register)
    return register
  }

  mutating func temporaryValue() -> Int32 {
    let register = freeValues.popLast() ?? newValue()
    usedValues.append(register)
    return register
  }

  /// Gives back what was for the time of one step.
  mutating func releaseTemporaries() {
    freeNumbers += usedNumbers
    freeValues += usedValues
    (usedNumbers, usedValues) = ([], [])
  }
}
