import Execution
import POSIX

/// A program of Swift that was built, by itself or with others.
struct SwiftExecutable {
  /// The file to run.
  let bytes: [UInt8]
  /// The number of the program in it; nil where it is the only one.
  let number: Int?
}

/// The compiling of a batch of programs of Swift.
struct SwiftBatch {
  /// The result of compiling a program.
  enum Build {
    /// It was built.
    case built(SwiftExecutable)
    /// It has an error, or was too much for the compiler.
    case outcome(Outcome)
    /// The compiler did not do its work.
    case notRun(NotRun)
  }

  /// The compiler.
  let toolchain: SwiftToolchain

  /// Programs with errors in the way of others are taken out so many times, before each is compiled alone.
  private static let rounds = 3

  /// The most programs in one module: each is a file that is open twice, and systems let a process open 1024.
  private static let mostTogether = 240

  /// Where so many compilers had to be ended, no more are started for the rest of the batch.
  private static let mostEnded = 12

  /// Options for many programs: of errors a line or two each, without the variables of other programs that have the
  /// name that is not found, which are many.
  private static let words = [
    "-whole-module-optimization", "-diagnostic-style", "llvm", "-Xfrontend", "-suppress-notes",
  ]

  private var ended = 0

  /// A batch for a compiler.
  init(toolchain: SwiftToolchain) { self.toolchain = toolchain }

  /// The places of the programs that are trials.
  private var trials: Set<Int> = []

  /// Compiles programs, those together that may be.
  ///
  /// No trial is compiled alone: one that certainly names a variable before it is there is an error at once, as a
  /// beginner sees it, and any other one that needs a compiler of its own is not run.
  mutating func build(_ programs: [ToolchainProgram]) -> [Build] {
    trials = Set(programs.indices.filter { programs[$0].isTrial })
    let members = programs.indices.compactMap { SwiftMember(programs[$0].source, number: $0) }
    var builds: [Int: Build] = [:]
    for needsFoundation in [false, true] {
      for group in Self.groups(of: members.filter { $0.needsFoundation == needsFoundation }) {
        builds.merge(together(group, rounds: Self.rounds)) { $1 }
      }
    }
    return programs.indices.map { index in
      if let build = builds[index] { return build }
      guard trials.contains(index) else { return alone(programs[index].source) }
      guard let name = SwiftMember.certainlyEarlyName(in: programs[index].source) else {
        return .notRun(.notTriedAlone)
      }
      let message = "cannot find '\(name)' in scope"
      return .outcome(
        Outcome(Transcript(), .raised(RaisedError(type: "error", message: message, line: 0, isStatic: true))))
    }
  }

  /// Programs in groups of nearly one size, none too large for one module.
  static func groups<Member>(of members: [Member]) -> [[Member]] {
    let count = (members.count + mostTogether - 1) / mostTogether
    return (0..<count).map { Array(members[$0 * members.count / count..<($0 + 1) * members.count / count]) }
  }

  /// The programs of a group that could be compiled in one module.
  private mutating func together(_ members: [SwiftMember], rounds: Int) -> [Int: Build] {
    guard rounds > 0, members.count > 1, ended < Self.mostEnded else { return [:] }
    let files = members.map { SandboxedFile($0.file, Array($0.text.utf8)) }
    let entry = SandboxedFile("main.swift", Array(SwiftMember.entry(members.map(\.number)).utf8))
    guard case .success(let ending) = toolchain.compile([entry] + files, words: Self.words) else { return [:] }
    if ending.status == .exited(0) {
      let builds = members.map {
        ($0.number, Build.built(SwiftExecutable(bytes: ending.output, number: $0.number)))
      }
      return Dictionary(uniqueKeysWithValues: builds)
    }
    let errors = Dictionary(SwiftError.all(in: ending.errors).map { ($0.file, $0.error) }) { first, _ in first }
    let rest = members.filter { errors[$0.file] == nil }
    if rest.count < members.count {
      let refused = members.compactMap { member in
        errors[member.file].flatMap { error in
          trials.contains(member.number)
            ? (member.number, Build.outcome(Outcome(Transcript(), .raised(error)))) : nil
        }
      }
      return together(rest, rounds: rounds - 1).merging(refused) { $1 }
    }
    // The compiler itself gave up, and does not say over which.
    ended += 1
    let half = members.count / 2
    let builds = together(Array(members[..<half]), rounds: rounds)
    return builds.merging(together(Array(members[half...]), rounds: rounds)) { $1 }
  }

  /// A program that is compiled as it is.
  private mutating func alone(_ source: String) -> Build {
    guard ended < Self.mostEnded else {
      return .notRun(.toolFailed("swiftc", errors: "too many programs of the batch are too much for it"))
    }
    switch toolchain.compile([SandboxedFile("main.swift", Array(source.utf8))]) {
    case .failure(let reason): return .notRun(reason)
    case .success(let ending):
      if ending.status == .exited(0) { return .built(SwiftExecutable(bytes: ending.output, number: nil)) }
      if let error = SwiftError.all(in: ending.errors).first(where: { $0.file == "main.swift" }) {
        var outcome = Outcome(Transcript(), .raised(error.error))
        outcome.transcript.append("main.swift:\(error.error.line): \(error.error.summary)\n", to: .standardError)
        return .outcome(outcome)
      }
      ended += 1
      // The driver of the compiler says how its parts ended.
      if ending.isLate || ending.errors.contains("signal \(SIGXCPU)") { return .outcome(.stopped(.steps)) }
      if ending.hasNoMemory { return .outcome(.stopped(.memory)) }
      if ending.errors.contains("signal \(SIGKILL)") {
        return .notRun(.toolFailed("swiftc", errors: "the system ended it"))
      }
      let signs = ["tack dump", "LLVM ERROR", "out of memory", "failed due to signal"]
      if signs.contains(where: { ending.errors.contains($0) }) { return .outcome(.stopped(.memory)) }
      return .notRun(.toolFailed("swiftc", errors: ending.errors.split(separator: "\n").first.map(String.init) ?? ""))
    }
  }
}

/// An error that the compiler of Swift reports: `main.swift:3:5: error: cannot find 'x' in scope`.
struct SwiftError {
  /// The name of the file, without its folder.
  let file: String
  /// The error.
  let error: RaisedError

  /// The errors in what the compiler wrote, in its order.
  static func all(in text: String) -> [SwiftError] {
    text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
      guard parts.count == 5, parts[3] == " error", let row = Int(parts[1]), let column = Int(parts[2]) else {
        return nil
      }
      let file = parts[0].split(separator: "/").last.map(String.init) ?? ""
      let message = String(parts[4].dropFirst())
      let error = RaisedError(type: "error", message: message, line: row, column: column, isStatic: true)
      return SwiftError(file: file, error: error)
    }
  }
}
