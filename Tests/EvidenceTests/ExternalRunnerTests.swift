import CurriculumBundle
import Evidence
import Execution
import Remembering
import Testing

/// Cards whose programs a tool runs, and a tool that fails.
@Suite("Tools that fail")
struct ExternalRunnerTests {
  private let puzzle = EvidenceSubject(
    .codeBlocks(
      CodeBlocksCard(text: "Print 5.", lines: ["int n = 4;", "n = n + 1;", "System.out.println(n);"], result: "5")),
    language: .java, steps: 1_000_000)

  @Test("what a tool that failed at trials left open is not remembered, and asked again")
  func failedTrials() {
    let (memory, broken) = (Memory([:], .heldHere), StubRunner(outcomeOfTrials: .failed))
    let planner = EvidencePlanner(nil, tools: memory)
    #expect(planner.proveWithTools([puzzle], by: broken) == 1)
    #expect(planner.evidence(on: puzzle).unproven == [.orders])
    #expect(planner.evidence(on: puzzle).puzzle != nil)
    #expect(EvidencePlanner(nil, tools: memory).evidence(on: puzzle).orders == nil)
    let working = StubRunner(outcomeOfTrials: .outcome(StubRunner.outcome("other\n")))
    let next = EvidencePlanner(nil, tools: memory)
    #expect(next.proveWithTools([puzzle], by: working) == 1)
    #expect(next.evidence(on: puzzle).unproven == [])
    #expect(next.proveWithTools([puzzle], by: working) == 0)
  }

  @Test("what is tried on no machine is remembered as undecided")
  func untriedTrials() {
    let (memory, runner) = (Memory([:], .heldHere), StubRunner(outcomeOfTrials: .notTried))
    #expect(EvidencePlanner(nil, tools: memory).proveWithTools([puzzle], by: runner) == 1)
    let next = EvidencePlanner(nil, tools: memory)
    #expect(next.proveWithTools([puzzle], by: runner) == 0)
    #expect(next.evidence(on: puzzle).unproven == [.orders])
  }

  @Test("code that tools did not run is not said to be in a language that is only shown")
  func reasons() {
    let question = EvidenceSubject(
      .questionWithCode(
        QuestionWithCodeCard(
          code: "System.out.println(5);", text: "What is printed?", answers: ["5", "6"], correctAnswerIndex: 0)),
      language: .java, steps: 1_000_000)
    #expect(EvidencePlanner().evidence(on: question).unproven == [.shownOnly])
    #expect(EvidencePlanner(nil, tools: Memory()).evidence(on: question).unproven == [.notRun])
  }
}

/// A tool that prints 5 for each program that is no trial.
private struct StubRunner: ExternalRunner {
  let outcomeOfTrials: ExternalOutcome

  static func outcome(_ text: String) -> Outcome {
    var transcript = Transcript()
    transcript.append(text, to: .standardOutput)
    return Outcome(transcript: transcript, ending: .finished(status: 0), steps: 0, peakMemory: 0)
  }

  func key(of language: CodeLanguage) -> String? { "stub" }

  func outcomes(of runs: [WantedRun], in language: CodeLanguage) -> [ExternalOutcome] {
    runs.map { $0.isTrial ? outcomeOfTrials : .outcome(Self.outcome("5\n")) }
  }
}
