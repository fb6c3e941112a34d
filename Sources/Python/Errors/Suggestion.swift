extension Machine {
  /// `. Did you mean: 'append'?`, or nothing.
  mutating func suggestion(for exception: Value) -> String {
    let serial = exception.object.pointee.serial
    if let known = suggested, known.serial == serial { return known.text }
    // Looking for names may run code of the program: once is enough.
    let text = findSuggestion(for: exception)
    suggested = (serial, text)
    return text
  }

  private mutating func findSuggestion(for exception: Value) -> String {
    let body = exception.exception
    guard let attributes = body.pointee.attributes else { return "" }
    let name = attributes.find(intern("name"))
    guard name.kind == .string else { return "" }
    let type = body.pointee.type
    var candidates: [[String]] = []
    if type == self.type(.attributeError) {
      let owner = attributes.find(intern("obj"))
      if owner.isUndefined { return "" }
      candidates = [namesForSuggestion(owner)]
    } else if isSubtype(type, self.type(.nameError)), !isSubtype(type, self.type(.unboundLocalError)) {
      candidates = visibleNames(body)
    } else {
      return ""
    }
    let wanted = name.string.swift
    let found = candidates.lazy.compactMap { Suggestion.best(for: wanted, among: $0) }.first
    return found.map { ". Did you mean: '\($0)'?" } ?? ""
  }

  private mutating func namesForSuggestion(_ owner: Value) -> [String] {
    do throws(Raise) {
      let names = try listNames(owner)
      return names.list.buffer.compactMap { $0.kind == .string ? $0.string.swift : nil }
    } catch {
      pending = .none
      return []
    }
  }

  /// The names that the innermost frame of an exception could see: locals, then globals, then built-ins.
  private mutating func visibleNames(_ exception: Exception) -> [[String]] {
    var locals: [String] = []
    if exception.pointee.traceCount > 0, let entry = exception.pointee.trace?[0] {
      let compiled = entry.code.pointee.compiled.takeUnretainedValue()
      locals = compiled.variableNames.map { compiled.names[$0] }
    }
    let globals = mainGlobals.liveEntries.compactMap { $0.key.kind == .string ? $0.key.string.swift : nil }
    return [locals, globals, Suggestion.builtinNames]
  }
}

/// CPython's search for a similar name: a weighted edit distance with a limit.
enum Suggestion {
  /// CPython's built-in names in its order, which decides between names that are equally near.
  static let builtinNames = """
    __name__ __doc__ __package__ __loader__ __spec__ __build_class__ __import__ abs all any ascii bin breakpoint
    callable chr compile delattr dir divmod eval exec format getattr globals hasattr hash hex id input isinstance
    issubclass iter aiter len locals max min next anext oct ord pow print repr round setattr sorted sum vars None
    Ellipsis NotImplemented False True bool memoryview bytearray bytes classmethod complex dict enumerate filter
    float frozenset property int list map object range reversed set slice staticmethod str super tuple type zip
    __debug__ BaseException BaseExceptionGroup Exception GeneratorExit KeyboardInterrupt SystemExit ArithmeticError
    AssertionError AttributeError BufferError EOFError ImportError LookupError MemoryError NameError OSError
    ReferenceError RuntimeError StopAsyncIteration StopIteration SyntaxError SystemError TypeError ValueError
    Warning FloatingPointError OverflowError ZeroDivisionError BytesWarning DeprecationWarning EncodingWarning
    FutureWarning ImportWarning PendingDeprecationWarning ResourceWarning RuntimeWarning SyntaxWarning
    UnicodeWarning UserWarning BlockingIOError ChildProcessError ConnectionError FileExistsError FileNotFoundError
    InterruptedError IsADirectoryError NotADirectoryError PermissionError ProcessLookupError TimeoutError
    IndentationError IndexError KeyError ModuleNotFoundError NotImplementedError RecursionError UnboundLocalError
    UnicodeError BrokenPipeError ConnectionAbortedError ConnectionRefusedError ConnectionResetError TabError
    UnicodeDecodeError UnicodeEncodeError UnicodeTranslateError ExceptionGroup EnvironmentError IOError open quit
    exit copyright credits license help
    """.split { $0 == " " || $0 == "\n" }.map(String.init)

  private static let moveCost = 2
  private static let caseCost = 1

  static func best(for name: String, among candidates: [String]) -> String? {
    let wanted = Array(name.utf8)
    if candidates.count > 750 { return nil }
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate != name {
      let other = Array(candidate.utf8)
      var limit = (wanted.count + other.count + 3) * moveCost / 6
      if let best { limit = min(limit, best.distance - 1) }
      let distance = distance(wanted, other, limit: limit)
      if distance > limit { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
    }
    return best?.name
  }

  private static func cost(_ left: UInt8, _ right: UInt8) -> Int {
    if left == right { return 0 }
    return left | 32 == right | 32 && (97...122).contains(left | 32) ? caseCost : moveCost
  }

  private static func distance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int {
    var (first, second) = (left[...], right[...])
    while let one = first.first, one == second.first { (first, second) = (first.dropFirst(), second.dropFirst()) }
    while let one = first.last, one == second.last { (first, second) = (first.dropLast(), second.dropLast()) }
    if first.isEmpty || second.isEmpty { return (first.count + second.count) * moveCost }
    if first.count > 40 || second.count > 40 { return limit + 1 }
    if abs(first.count - second.count) * moveCost > limit { return limit + 1 }
    let (short, long) = first.count < second.count ? (Array(first), Array(second)) : (Array(second), Array(first))
    var row = (0..<short.count).map { ($0 + 1) * moveCost }
    var result = 0
    for (index, letter) in long.enumerated() {
      result = index * moveCost
      var previous = result
      for (position, other) in short.enumerated() {
        let substitution = previous + cost(letter, other)
        previous = row[position]
        result = min(substitution, min(result, previous) + moveCost)
        row[position] = result
      }
      if (row.min() ?? 0) > limit { return limit + 1 }
    }
    return result
  }
}
