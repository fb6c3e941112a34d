import Execution
import POSIX

/// The runs of compiled programs of Java: those that share a process, and those that have one each.
struct JavaRun {
  /// A compiled program in its batch.
  struct Member {
    /// Its place in the batch.
    let index: Int
    /// Its classes.
    let classes: JavaClasses
    /// The lines that it reads.
    let input: [String]
    /// The whole program, which knows the lines of the text that was given.
    let source: JavaSource

    /// The bytes that it reads.
    var inputBytes: [UInt8] { input.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] } }
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

  /// Runs at least the first of some programs.
  private func some(_ members: [Member], _ runner: JavaClasses) -> [(Int, Run)] {
    var input = FrameWriter()
    input.add(members.count)
    for member in members { input.add(member) }
    let words = words + ["-cp", "driver", "RunBatch", "\(limits.seconds)", "\(limits.output)"]
    let process: SandboxedProcess
    switch toolchain.start(words, files: runner.files(in: "driver"), limits: sandboxLimits(count: members.count)) {
    case .failure(let reason): return members.map { ($0.index, .failure(reason)) }
    case .success(let started): process = started
    }
    defer { _ = process.end() }
    let patience = Duration.seconds(60 + 12 * limits.seconds)
    var results: [(Int, Run)] = []
    guard process.channel.write(input.bytes, until: ContinuousClock.now + patience * members.count) else {
      return members.map { ($0.index, .failure(.toolFailed("java", errors: process.errors))) }
    }
    for member in members {
      let reader = FrameReader(process.channel, limit: limits.output + 4096, until: ContinuousClock.now + patience)
      do throws(FrameReader.Failure) {
        let outcome = try outcome(of: member, reader)
        results.append((member.index, .success(ToolchainRun(outcome: outcome))))
      } catch {
        // The driver ends after a program that does not end: the next process says what is with this one.
        if !results.isEmpty { break }
        results.append((member.index, failure(process, isLate: error.reading == .late)))
        break
      }
    }
    return results
  }

  private func failure(_ process: SandboxedProcess, isLate: Bool) -> Run {
    if isLate { return .success(ToolchainRun(outcome: .stopped(.steps))) }
    if process.isOutOfMemory { return .success(ToolchainRun(outcome: .stopped(.memory))) }
    return .failure(.toolFailed("java", errors: process.errors))
  }

  /// The driver's report on a program.
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
    return toolchain.start(words, files: member.classes.files(in: "classes"), limits: sandboxLimits(count: 1)).map {
      let ending = $0.finish(
        input: member.inputBytes, within: .seconds(10 * limits.seconds + 10), outputLimit: limits.output)
      return ToolchainRun(outcome: outcome(of: member, ending))
    }
  }

  private func outcome(of member: Member, _ ending: SandboxedProcess.Ending) -> Outcome {
    var transcript = Transcript()
    transcript.append(String(decoding: ending.output, as: UTF8.self), to: .standardOutput)
    if ending.isTooLong { return Outcome(transcript, .stopped(.output, line: 0)) }
    let trace = JavaTrace(ending.errors, source: member.source)
    transcript.append(trace?.report ?? ending.errors, to: .standardError)
    // By these two signals the system ends a process whose time is over; any other status is the program's own.
    guard !ending.isLate, case .exited(let status) = ending.status, ![SIGKILL, SIGXCPU].contains(status - 128) else {
      return Outcome(transcript, .stopped(.steps, line: 0))
    }
    guard status == 1, let trace else { return Outcome(transcript, .finished(status: Int(status))) }
    if trace.error.type == "java.lang.OutOfMemoryError" { return Outcome(transcript, .stopped(.memory, line: 0)) }
    var outcome = Outcome(transcript, .raised(trace.error))
    outcome.errorLines = trace.frames.map(\.line)
    return outcome
  }
}

extension FrameWriter {
  /// Adds a program as the driver takes it.
  fileprivate mutating func add(_ member: JavaRun.Member) {
    add(member.classes.order.joined(separator: "\n"))
    add(member.inputBytes)
    add(member.classes.code.count)
    for one in member.classes.code {
      add(one.name)
      add(one.bytes)
    }
  }
}
