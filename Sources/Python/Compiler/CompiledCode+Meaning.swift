import PythonSyntax

/// What code does, lines and columns aside, as bytes: code with the same bytes does the same.
extension CompiledCode {
  /// The bytes.
  var meaning: [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(count: names.texts.count)
    for name in names.texts { bytes.append(counted: name.utf8) }
    appendMeaning(to: &bytes)
    return bytes
  }

  private func appendMeaning(to bytes: inout [UInt8]) {
    for count in [instructions.count, constants.count, nested.count] { bytes.append(count: count) }
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
    bytes.append(counted: qualifiedName.utf8)
    bytes.append(counted: documentation?.bytes ?? [])
    for code in nested { code.appendMeaning(to: &bytes) }
  }

  private func append(_ numbers: [Int], to bytes: inout [UInt8]) {
    for number in [numbers.count] + numbers { bytes.append(count: number) }
  }
}

extension [UInt8] {
  /// A number of 32 bits.
  fileprivate mutating func append(count: Int) {
    for shift in stride(from: 0, to: 32, by: 8) { append(UInt8(truncatingIfNeeded: count >> shift)) }
  }

  /// Bytes with their number before them, so that they can be told from what follows.
  fileprivate mutating func append(counted bytes: some Collection<UInt8>) {
    append(count: bytes.count)
    self += bytes
  }
}

extension LinkConstant {
  fileprivate func appendMeaning(to bytes: inout [UInt8]) {
    switch self {
    case .literal(let constant): constant.appendMeaning(to: &bytes)
    case .text(let text):
      bytes.append(1)
      bytes.append(counted: text.utf8)
    case .tuple(let parts):
      bytes.append(2)
      bytes.append(count: parts.count)
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
    case .string(let text):
      bytes.append(11)
      bytes.append(counted: text.bytes)
    case .bytes(let value):
      bytes.append(12)
      bytes.append(counted: value)
    }
  }
}
