extension Constant {
  /// The constant as `repr` shows it.
  package var representation: String {
    switch self {
    case .none: "None"
    case .true: "True"
    case .false: "False"
    case .ellipsis: "Ellipsis"
    case .integer(let number): "\(number)"
    case .bigInteger(let number): "\(number)"
    case .float(let number): representFloat(number)
    case .imaginary(let number): representComplex(0, number)
    case .string(let text): quoteText(text)
    case .bytes(let bytes): quoteBytes(bytes)
    }
  }
}
