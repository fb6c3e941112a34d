import Authoring
import CurriculumBundle
import Evidence
import Execution
import Synchronization
import Toolchains

/// The Node.js, JDK and Swift of this machine, each looked for when the first card needs it.
final class MachineToolchains: ExternalRunner, Sendable {
  private let path: String
  private let found = Mutex<[CodeLanguage: Result<any Toolchain, NotRun>]>([:])
  private let told = Mutex<Set<String>>([])
  /// How many programs are being run in each language.
  private let running = Mutex<[CodeLanguage: Int]>([:])
  private let progress = Mutex<(note: ProgressNote, work: String)?>(nil)

  /// The tools in some folders, as `PATH` has them.
  init(path: String = Environment.variables["PATH"] ?? "/usr/bin:/bin") { self.path = path }

  func key(of language: CodeLanguage) -> String? { tool(of: language)?.tool.key }

  func outcomes(of runs: [WantedRun], in language: CodeLanguage) -> [ExternalOutcome] {
    guard let tool = tool(of: language) else { return runs.map { _ in .failed } }
    showProgress(runs.count, language)
    defer { showProgress(0, language) }
    var outcomes = runs.map { _ in ExternalOutcome.failed }
    for (steps, places) in Dictionary(grouping: runs.indices, by: { runs[$0].run.steps }) {
      var budget = Budget.lesson
      budget.steps = steps
      let programs = places.map {
        ToolchainProgram(
          runs[$0].run.source, input: runs[$0].run.input, question: runs[$0].run.check.question,
          isTrial: runs[$0].isTrial)
      }
      for (place, result) in zip(places, tool.run(programs, budget: budget, options: RunOptions())) {
        switch result {
        case .success(let run):
          let question = runs[place].run.check.question
          outcomes[place] = .outcome(question.map { run.outcome(asked: $0) } ?? run.outcome)
        case .failure(.notTriedAlone): outcomes[place] = .notTried
        case .failure(let reason): if !runs[place].isTrial { tell(reason, language) }
        }
      }
    }
    return outcomes
  }

  /// Says on a note what is run, next to the name of the work for which it is.
  func show(on note: ProgressNote, of names: String) { progress.withLock { $0 = (note, "checking \(names)") } }

  private func showProgress(_ count: Int, _ language: CodeLanguage) {
    let parts = running.withLock { running in
      running[language] = count > 0 ? count : nil
      return CodeLanguage.allCases.compactMap { language in running[language].map { "\($0) in \(language.title)" } }
    }
    guard let (note, work) = progress.withLock({ $0 }) else { return }
    note.change(to: "\(parts.isEmpty ? work : "\(work): running programs, \(parts.joined(separator: ", "))")")
  }

  /// How often a compiler or an engine was started to run programs in a language.
  func starts(of language: CodeLanguage) -> Int {
    found.withLock { found in if case .success(let tool) = found[language] { tool.starts } else { 0 } }
  }

  /// The outcome of one program; nil, with a note on standard error, where it cannot be run.
  func outcome(of source: String, in language: CodeLanguage, input: [String], budget: Budget) -> Outcome? {
    guard let tool = tool(of: language) else { return nil }
    let result = tool.run([ToolchainProgram(source, input: input)], budget: budget, options: RunOptions())[0]
    if case .failure(let reason) = result { tell(reason, language) }
    return try? result.get().outcome
  }

  /// The tool for a language; nil, with a note on standard error, where there is none.
  private func tool(of language: CodeLanguage) -> (any Toolchain)? {
    let result = found.withLock { found -> Result<any Toolchain, NotRun>? in
      if let known = found[language] { return known }
      let result = Self.find(language, path)
      found[language] = result
      return result
    }
    switch result {
    case .success(let tool): return tool
    case .failure(let reason):
      tell(reason, language)
      return nil
    case nil: return nil
    }
  }

  private static func find(_ language: CodeLanguage, _ path: String) -> Result<any Toolchain, NotRun>? {
    switch language {
    case .javascript: NodeToolchain.find(path: path).map { $0 }
    case .java: JavaToolchain.find(path: path).map { $0 }
    case .swift: SwiftToolchain.find(path: path).map { $0 }
    case .python, .slang, .robot, .pseudocode: nil
    }
  }

  /// Says once why programs in a language are not run.
  private func tell(_ reason: NotRun, _ language: CodeLanguage) {
    let name: String
    switch reason {
    case .noSandbox, .sandboxRefused: name = "JavaScript, Java and Swift"
    case .noTool, .notTriedAlone, .toolFailed: name = language.title
    }
    let words = "programs in \(name) are not run: \(reason.reason)"
    guard told.withLock({ $0.insert(words).inserted }) else { return }
    Terminal.writeError("note: \(words)\n")
  }
}

extension ProgramCheck {
  /// The question to a program that has ended; nil where only what it prints is looked at.
  fileprivate var question: ProgramQuestion? {
    guard call != nil || satisfies != nil else { return nil }
    return ProgramQuestion(setup: setup ?? [], call: call, returns: returns, raises: raises, condition: satisfies)
  }
}
