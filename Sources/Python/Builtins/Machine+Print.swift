import Execution
import PythonSyntax

extension Machine {
  /// Does `print(…)`.
  mutating func print(_ arguments: Arguments) throws(Raise) {
    if depth + levels + 2 > recursionLimit { throw printedTooDeep(arguments) }
    var separator: Text?
    var end: Text?
    var file = Value.none
    var isFlushed = false
    if let keywords = arguments.keywords {
      try checkNames(ofPrint: keywords)
      for index in 0..<keywords.count {
        let value = arguments.base[arguments.count + index]
        switch keywords.items[index].string.swift {
        case "sep": separator = try optionalText(value, "sep")
        case "end": end = try optionalText(value, "end")
        case "file": file = value
        default: isFlushed = try isTrue(value)
        }
      }
    }
    if file.isNone, !replacedStreams.output.isUndefined {
      file = replacedStreams.output
      if file.isNone { return }
    }
    if !file.isNone, file.kind != .stream {
      try print(arguments, separator, end, to: file)
      if isFlushed { _ = try call(getAttribute(file, intern("flush"))) }
      return
    }
    let stream: Transcript.Stream = file.kind == .stream && file.bits == 1 ? .standardError : .standardOutput
    for index in 0..<arguments.count {
      if index > 0 { if let separator { try write(separator, to: stream) } else { try write(byte: 32, to: stream) } }
      try write(text(of: arguments[index]).string, to: stream)
    }
    if let end { try write(end, to: stream) } else { try write(byte: 10, to: stream) }
    if stream == .standardError {
      try charge(20)
      flush()
    }
    if isFlushed { try flushThrough() }
  }

  /// The error of printing in the deepest call or the one before, where CPython has no room for its own calls.
  private mutating func printedTooDeep(_ arguments: Arguments) -> Raise {
    guard arguments.count > 0, arguments[0].kind != .string else {
      return recursionError(" while calling a Python object")
    }
    if depth + levels >= recursionLimit { return recursionError(" while getting the str of an object") }
    switch arguments[0].kind {
    case .list, .tuple, .dict, .set: return recursionError(" while getting the repr of an object")
    default: return recursionError(" while calling a Python object")
    }
  }

  private mutating func checkNames(ofPrint keywords: Tuple) throws(Raise) {
    for keyword in keywords.buffer where !["sep", "end", "file", "flush"].contains(keyword.string.swift) {
      throw typeError("'\(keyword.string.swift)' is an invalid keyword argument for print()")
    }
  }

  private mutating func optionalText(_ value: Value, _ name: String) throws(Raise) -> Text? {
    if value.isNone { return nil }
    let plain = unwrap(value)
    guard plain.kind == .string else { throw typeError("\(name) must be None or a string, not \(typeName(value))") }
    return plain.string
  }

  /// Prints to a value with a `write` method.
  private mutating func print(_ arguments: Arguments, _ separator: Text?, _ end: Text?, to file: Value) throws(Raise) {
    let method = try getAttribute(file, intern("write"))
    for index in 0..<arguments.count {
      if index > 0 { _ = try call(method, separator.map { Value($0) } ?? string(" ")) }
      _ = try call(method, text(of: arguments[index]))
    }
    _ = try call(method, end.map { Value($0) } ?? string("\n"))
  }

  /// Adds a text to the output, within the budget.
  mutating func write(_ text: Text, to stream: Transcript.Stream) throws(Raise) {
    prepareOutput(stream)
    let before = output.bytes.count
    if text.isASCII {
      output.bytes.append(contentsOf: text.latin)
    } else {
      for index in 0..<text.count {
        let unit = text[codePoint: index]
        if (0xD800...0xDFFF).contains(unit) { throw surrogateError(text, index) }
        appendGeneralizedUTF8(unit, to: &output.bytes)
      }
    }
    try chargeOutput(output.bytes.count - before)
  }

  private mutating func surrogateError(_ text: Text, _ index: Int) -> Raise {
    let shown = quote(makeText(text[codePoint: index]))
    return raise(
      .unicodeEncodeError, "'utf-8' codec can't encode character \(shown) in position \(index): surrogates not allowed")
  }

  mutating func write(byte: UInt8, to stream: Transcript.Stream) throws(Raise) {
    prepareOutput(stream)
    output.bytes.append(byte)
    try chargeOutput(1)
  }

  private mutating func prepareOutput(_ stream: Transcript.Stream) {
    if output.stream != stream {
      flush()
      output.stream = stream
    }
  }

  private mutating func chargeOutput(_ count: Int) throws(Raise) {
    outputLeft -= count
    if outputLeft < 0 {
      output.bytes.removeLast(min(output.bytes.count, -outputLeft))
      throw outOf(.output)
    }
    try charge(count >> 4)
    if output.bytes.count > 1 << 14 || door.isWatched && output.bytes.last == 10 { flush() }
  }

  /// Passes buffered output to the console and flushes it.
  mutating func flushThrough() throws(Raise) {
    try charge(20)
    flush()
    door.flush()
  }

  /// Hands waiting output to the console; a code point is never cut.
  mutating func flush() {
    if output.bytes.isEmpty { return }
    door.write(String(decoding: output.bytes, as: UTF8.self), output.stream)
    output.bytes.removeAll(keepingCapacity: true)
  }
}
