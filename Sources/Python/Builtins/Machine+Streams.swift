/// The values that a program has put in place of the standard streams.
struct ReplacedStreams {
  var input = Value.undefined
  var output = Value.undefined
}

extension Machine {
  /// Notes that a program has set `sys.stdin` or `sys.stdout`, which `input()` and `print()` then use.
  mutating func noteStream(_ module: Module, _ name: Text, _ new: Value) {
    guard module.pointee.name.swift == "sys" else { return }
    let kept = new.kind == .stream ? Value.undefined : new
    switch name.swift {
    case "stdin": replacedStreams.input = kept
    case "stdout": replacedStreams.output = new.kind == .stream && new.bits == 1 ? new : kept
    default: break
    }
  }

  /// Shows what `input()` asks.
  mutating func prompt(_ text: Value) throws(Raise) {
    let output = replacedStreams.output
    if output.isUndefined || output.kind == .stream { return try write(text.string, to: .standardOutput) }
    if !output.isNone { _ = try call(getAttribute(output, intern("write")), text) }
  }

  /// The line that `input()` gives, without its end.
  mutating func readInputLine() throws(Raise) -> Value {
    guard !replacedStreams.input.isUndefined else {
      flush()
      guard let line = try readLine() else { throw raise(.eofError, "EOF when reading a line") }
      return line
    }
    let line = try call(getAttribute(replacedStreams.input, intern("readline")))
    guard line.kind == .string else { throw typeError("object.readline() returned non-string") }
    let text = line.string
    if text.count == 0 { throw raise(.eofError, "EOF when reading a line") }
    return text[codePoint: text.count - 1] == 10 ? Value(substring(text, 0, text.count - 1)) : line
  }

  /// The next line of the console without its end; nil when there is none.
  mutating func readLine() throws(Raise) -> Value? {
    guard let line = door.readLine() else { return nil }
    try reserve(line.utf8.count * 4)
    return string(line)
  }

  /// Walks over the lines of `sys.stdin`.
  mutating func makeStreamIterator(_ stream: Value) throws(Raise) -> Value {
    guard stream.bits == 2 else { throw raise(.osError, "not readable") }
    return makeIterator(.callable, try getAttribute(stream, intern("readline")), extra: Value(emptyText()))
  }

  /// `stdin`, `stdout` or `stderr`.
  func streamName(_ stream: Value) -> String { stream.bits == 0 ? "stdout" : stream.bits == 1 ? "stderr" : "stdin" }
}
