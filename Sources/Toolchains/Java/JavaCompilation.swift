import Execution

/// The compiling of a batch of programs of Java in one process, or in a few where one of them is too much for it.
struct JavaCompilation {
  /// The tool.
  let toolchain: JavaToolchain

  /// Seconds for one program: a hundred times what a long one takes.
  private static let patience = 10

  /// The programs and the driver that runs them, compiled.
  func compile(_ sources: [JavaSource]) -> (runner: JavaClasses?, programs: [JavaClasses.Result]) {
    let texts = [JavaToolchain.runner] + sources.map(\.text)
    var results: [JavaClasses.Result] = []
    while results.count < texts.count { results += compileSome(Array(texts[results.count...])) }
    let programs = zip(results.dropFirst(), sources).map { $0.place(in: $1) }
    guard case .compiled(let runner) = results[0] else { return (nil, programs) }
    return (runner, programs)
  }

  /// At least the first of some texts, compiled.
  private func compileSome(_ texts: [String]) -> [JavaClasses.Result] {
    var input = FrameWriter()
    input.add(texts.count)
    for text in texts { input.add(text) }
    let words = ["-Xmx512m", "-Xss16m", "driver.java", "\(Self.patience)"]
    let files = [SandboxedFile("driver.java", Array(JavaToolchain.compiler.utf8))]
    let process: SandboxedProcess
    switch toolchain.start(words, files: files, limits: .compiler) {
    case .failure(let reason): return texts.map { _ in .notRun(reason) }
    case .success(let started): process = started
    }
    defer { _ = process.end() }
    let start = ContinuousClock.now
    // A driver that has ended takes no more, but what it said before counts.
    _ = process.channel.write(input.bytes, until: start + .seconds(60 + 4 * texts.count))
    var results: [JavaClasses.Result] = []
    for _ in texts {
      let deadline = ContinuousClock.now + .seconds(60 + 3 * Self.patience)
      do throws(FrameReader.Failure) {
        results.append(try result(FrameReader(process.channel, limit: 32 << 20, until: deadline)))
      } catch {
        // The one before may have taken the process along: the next process says.
        if !results.isEmpty { break }
        let isLate = error.reading == .late || process.isOutOfMemory
        results.append(isLate ? .outcome(.stopped(.steps)) : .notRun(.toolFailed("javac", errors: process.errors)))
        break
      }
    }
    return results
  }

  /// The driver's report on a program.
  private func result(_ reader: FrameReader) throws(FrameReader.Failure) -> JavaClasses.Result {
    let (kind, line, message) = (try reader.number(), try reader.number(), try reader.text())
    let order = try reader.text().split(separator: "\n").map(String.init)
    var code: [(name: String, bytes: [UInt8])] = []
    for _ in 0..<(try reader.number()) { code.append((name: try reader.text(), bytes: try reader.bytes())) }
    switch kind {
    case 0: return .compiled(JavaClasses(order: order, code: code))
    case 1:
      let first = message.split(separator: "\n").first.map(String.init) ?? message
      var outcome = Outcome(
        Transcript(), .raised(RaisedError(type: "error", message: first, line: line, isStatic: true)))
      outcome.transcript.append(message, to: .standardError)
      return .outcome(outcome)
    case 2: return .outcome(.stopped(.steps))
    default:
      if message.hasSuffix("OutOfMemoryError") { return .outcome(.stopped(.memory)) }
      if message.contains("StackOverflowError") { return .outcome(.stopped(.depth)) }
      return .notRun(.toolFailed("javac", errors: message))
    }
  }
}

extension JavaClasses.Result {
  /// The same with the lines of an error as the text has them that was completed.
  fileprivate func place(in source: JavaSource) -> JavaClasses.Result {
    guard case .outcome(var outcome) = self, case .raised(var error) = outcome.ending else { return self }
    let message = outcome.standardError
    error.line = source.line(error.line)
    outcome.ending = .raised(error)
    outcome.transcript = Transcript()
    outcome.transcript.append("Main.java:\(error.line): error: \(message)\n", to: .standardError)
    return .outcome(outcome)
  }
}
