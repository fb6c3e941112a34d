import Execution

/// The runs of compiled programs of Java: those that share a process, and those that have one each.
struct JavaRun {
  /// A compiled program in its batch.
  struct Member {
    /// Its place in the batch.
    let index: Int
    /// Its classes.
    let classes: JavaClasses
    /// The program as it was given.
    let program: ToolchainProgram
    /// The whole program, which knows the lines of the text that was given.
    let source: JavaSource

    /// The bytes that it reads.
    var inputBytes: [UInt8] { program.input.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] } }
  }

  /// The tool.
  let toolchain: JavaToolchain
  /// The limits of each.
  let limits: ToolchainLimits
  /// The driver; nil where it was not compiled.
  let runner: JavaClasses?

  typealias Run = Result<ToolchainRun, NotRun>

  private var words: [String] { ["-Xmx\(limits.mebibytes)m"] }

  private func sandboxLimits(count: Int) -> SandboxLimits {
    // Java's own parts, the code that it makes and the stacks of its threads take room, too.
    let seconds = (limits.seconds + 1) * count + (count > 1 ? 10 : 1)
    return SandboxLimits(seconds: seconds, memory: limits.memory + (768 << 20), processes: 96)
  }

  /// Runs programs in one process, or in a few where one of them had to be ended with its process.
  func together(_ members: [Member]) -> [(Int, Run)] {
    guard let runner else { return members.map { ($0.index, .failure(.toolFailed("javac", errors: ""))) } }
    var results: [(Int, Run)] = []
    while results.count < members.count { results += some(Array(members[results.count...]), runner) }
    return results
  }

  /// Runs at least the first of some programs, of which trials are the last.
  private func some(_ members: [Member], _ runner: JavaClasses) -> [(Int, Run)] {
    let words = words + ["-cp", "driver", "RunBatch", "\(limits.output)"]
    let process: SandboxedProcess
    switch toolchain.start(words, files: runner.files(in: "driver"), limits: sandboxLimits(count: members.count)) {
    case .failure(let reason): return members.map { ($0.index, .failure(reason)) }
    case .success(let started): process = started
    }
    defer { _ = process.end() }
    var count = FrameWriter()
    count.add(members.count)
    _ = process.channel.write(count.bytes, until: ContinuousClock.now + patience)
    var results: [(Int, Run)] = []
    // How long trials may take is known when the others have run.
    let trials = members.firstIndex { $0.program.isTrial } ?? members.endIndex
    for part in [members[..<trials], members[trials...]] where results.count == part.startIndex {
      results += ask(process, part)
    }
    return results
  }

  /// The driver's reports on some programs of a batch, up to the first on which there is none; where that is the first
  /// of the batch, with what is to be said of it.
  private func ask(_ process: SandboxedProcess, _ members: ArraySlice<Member>) -> [(Int, Run)] {
    var input = FrameWriter()
    for member in members { input.add(member, milliseconds: toolchain.times.limit(of: member.program, limits)) }
    // A driver that has ended takes no more, but what it said before counts.
    _ = process.channel.write(input.bytes, until: ContinuousClock.now + patience * max(1, members.count))
    var results: [(Int, Run)] = []
    for member in members {
      let reader = FrameReader(process.channel, limit: limits.output + 4096, until: ContinuousClock.now + patience)
      do throws(FrameReader.Failure) {
        let run = try run(of: member, reader)
        toolchain.times.note(.success(run), of: member.program)
        results.append((member.index, .success(run)))
      } catch {
        // The driver ends after a program that it cannot end: the next process says what is with this one.
        if results.isEmpty, members.startIndex == 0 {
          results.append((member.index, failure(process, isLate: error.reading == .late)))
        }
        break
      }
    }
    return results
  }

  private var patience: Duration { .seconds(60 + 12 * limits.seconds) }

  private func failure(_ process: SandboxedProcess, isLate: Bool) -> Run {
    if isLate { return .success(ToolchainRun(outcome: .stopped(.steps))) }
    if process.isOutOfMemory { return .success(ToolchainRun(outcome: .stopped(.memory))) }
    return .failure(.toolFailed("java", errors: process.errors))
  }

  /// The driver's report on a program, which begins with its time.
  private func run(of member: Member, _ reader: FrameReader) throws(FrameReader.Failure) -> ToolchainRun {
    let milliseconds = try reader.number()
    return ToolchainRun(outcome: try outcome(of: member, reader), milliseconds: milliseconds)
  }

  private func outcome(of member: Member, _ reader: FrameReader) throws(FrameReader.Failure) -> Outcome {
    let kind = try reader.number()
    var transcript = Transcript()
    for _ in 0..<(try reader.number()) {
      let part = try reader.bytes()
      let text = String(decoding: part.dropFirst(), as: UTF8.self)
      transcript.append(text, to: part.first == 1 ? .standardOutput : .standardError)
    }
    guard try reader.number() == 1 else { return Outcome(transcript, ending(kind, nil)) }
    let (type, message) = (try reader.text(), try reader.text())
    var frames: [JavaTrace.Frame] = []
    for _ in 0..<(try reader.number()) {
      frames.append(JavaTrace.Frame(name: try reader.text(), line: member.source.line(try reader.number())))
    }
    let trace = JavaTrace(type: type, message: message, frames: frames)
    if kind == 1 { transcript.append(trace.report, to: .standardError) }
    var outcome = Outcome(transcript, ending(kind, trace.error))
    if kind == 1 { outcome.errorLines = frames.map(\.line) }
    return outcome
  }

  private func ending(_ kind: Int, _ error: RaisedError?) -> Ending {
    switch kind {
    case 1: error.map { .raised($0) } ?? .finished(status: 1)
    case 2: .stopped(.steps, line: 0)
    case 3: .stopped(.memory, line: 0)
    case 4: .stopped(.output, line: 0)
    default: .finished(status: 0)
    }
  }

  /// Runs a program in a process of its own.
  func alone(_ member: Member) -> Run {
    guard let main = member.classes.main else {
      return .success(ToolchainRun(outcome: Outcome(Transcript(), .finished(status: 0))))
    }
    let words = words + ["-cp", "classes", main]
    let limits = sandboxLimits(count: 1)
    return toolchain.start(words, files: member.classes.files(in: "classes"), limits: limits).flatMap {
      let ending = $0.finish(
        input: member.inputBytes, within: .seconds(10 * self.limits.seconds + 10), outputLimit: self.limits.output)
      let run = outcome(of: member, ending).map { ToolchainRun(outcome: $0, milliseconds: ending.milliseconds) }
      toolchain.times.note(run, of: member.program)
      return run
    }
  }

  private func outcome(of member: Member, _ ending: SandboxedProcess.Ending) -> Result<Outcome, NotRun> {
    var transcript = Transcript()
    transcript.append(String(decoding: ending.output, as: UTF8.self), to: .standardOutput)
    let trace = JavaTrace(ending.errors, source: member.source)
    if !ending.isTooLong { transcript.append(trace?.report ?? ending.errors, to: .standardError) }
    switch ending.verdict(seconds: sandboxLimits(count: 1).seconds) {
    case .stopped(let limit): return .success(Outcome(transcript, .stopped(limit, line: 0)))
    case .killed: return .failure(.toolFailed("java", errors: "the system ended it"))
    case .exited(1) where trace?.error.type == "java.lang.OutOfMemoryError":
      return .success(Outcome(transcript, .stopped(.memory, line: 0)))
    case .exited(let status):
      guard status == 1, let trace else { return .success(Outcome(transcript, .finished(status: Int(status)))) }
      var outcome = Outcome(transcript, .raised(trace.error))
      outcome.errorLines = trace.frames.map(\.line)
      return .success(outcome)
    }
  }
}

extension FrameWriter {
  /// Adds a program as the driver takes it.
  ///
  /// - Parameter milliseconds: The processor time that it has.
  fileprivate mutating func add(_ member: JavaRun.Member, milliseconds: Int) {
    add(milliseconds)
    add(member.classes.order.joined(separator: "\n"))
    add(member.inputBytes)
    add(member.classes.code.count)
    for one in member.classes.code {
      add(one.name)
      add(one.bytes)
    }
  }
}
