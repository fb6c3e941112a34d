/// What code does, lines and columns aside, as bytes: code with the same bytes does the same.
extension CompiledCode {
  /// The bytes.
  var meaning: [UInt8] {
    var bytes: [UInt8] = []
    for name in names.texts { bytes += Array(name.utf8) + [0] }
    appendMeaning(to: &bytes)
    return bytes
  }

  private func appendMeaning(to bytes: inout [UInt8]) {
    for instruction in instructions {
      bytes.append(instruction.opcode.rawValue)
      bytes.append(instruction.x)
      for part in [instruction.a, instruction.b, instruction.c] { bytes += [UInt8(part & 0xFF), UInt8(part >> 8)] }
    }
    for constant in constants { constant.appendMeaning(to: &bytes) }
    append(regions.flatMap { [$0.start, $0.end, $0.handler, $0.register] }, to: &bytes)
    append(captures + [firstCapture, classCell ?? -1, registerCount, Int(scope.rawValue)], to: &bytes)
    append((cacheNames + variableNames + parameters.names).map { Int($0.index) }, to: &bytes)
    append([parameters.positionalOnlyCount, parameters.positionalCount, parameters.keywordOnlyCount], to: &bytes)
    bytes += [parameters.hasVariadic, parameters.hasKeywordVariadic, isGenerator].map { $0 ? 1 : 0 }
    bytes += Array(qualifiedName.utf8) + [0] + (documentation?.bytes ?? [])
    for code in nested { code.appendMeaning(to: &bytes) }
  }

  private func append(_ numbers: [Int], to bytes: inout [UInt8]) {
    for number in [numbers.count] + numbers {
      for shift in stride(from: 0, to: 32, by: 8) { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
    }
  }
}

extension LinkConstant {
  fileprivate func appendMeaning(to bytes: inout [UInt8]) {
    switch self {
    case .literal(let constant): constant.appendMeaning(to: &bytes)
    case .text(let text): bytes += [1] + Array(text.utf8) + [0]
    case .tuple(let parts):
      bytes += [2, UInt8(truncatingIfNeeded: parts.count)]
      for part in parts { part.appendMeaning(to: &bytes) }
    }
  }
}

extension Constant {
  fileprivate func appendMeaning(to bytes: inout [UInt8]) {
    switch self {
    case .none: bytes.append(3)
    case .true: bytes.append(4)
    case .false: bytes.append(5)
    case .ellipsis: bytes.append(6)
    case .integer(let value): bytes += [7] + Array("\(value);".utf8)
    case .bigInteger(let value): bytes += [8] + Array("\(value);".utf8)
    case .float(let value): bytes += [9] + Array("\(value.bitPattern);".utf8)
    case .imaginary(let value): bytes += [10] + Array("\(value.bitPattern);".utf8)
    case .string(let text): bytes += [11] + text.bytes + [0]
    case .bytes(let value): bytes += [12] + Array("\(value.count);".utf8) + value
    }
  }
}
