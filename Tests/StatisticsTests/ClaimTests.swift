import Authoring
import AuthoringSamples
import Claims
import Evidence
import Linting
import Remembering
import Statistics
import Testing

@testable import LanguageServer

@Suite("What is counted as proven")
struct ClaimTests {
  @Test(
    "is the same in reports, statistics and editors",
    arguments: ["curriculum"]
      + [
        "ar-programming", "calls", "champion", "flaws", "pseudocode", "quicode", "slang", "sound", "swiftly",
        "vacuous-tasks", "fifth-author-questions/ar",
      ].map {
        "Tests/Samples/\($0)"
      })
  func counts(_ folder: String) throws {
    let authored = try SampleFolder.read(folder)
    // Each program runs once for all.
    let planner = EvidencePlanner(Memory([:], .heldHere))
    var options = Linter.Options()
    options.planner = planner
    let report = Linter(options).lint(authored).statistics.claims
    let statistics = CurriculumStatistics(authored, planner, countsDrafts: true).proofs
    #expect(statistics.counts.proven == report.all.proven && statistics.counts.disproven == report.all.disproven)
    #expect(statistics.unprovenSubjects.map(\.subject) == report.unprovenSubjects.map(\.subject.name))
    #expect(statistics.unprovenSubjects.map(\.count) == report.unprovenSubjects.map(\.count))
    #expect(statistics.counts.undecided + statistics.wordsAlone == report.unproven)
    let checked = CheckedCurriculum(root: "/course", authored, findings: [], planner: planner)
    let editor = authored.documents.reduce(into: ClaimCounts()) { counts, document in
      if let file = FileProofs(of: document.path, in: checked, unless: { false }) { counts += file.claims }
    }
    #expect(editor == report)
  }

  @Test("is said in words, the most first")
  func words() {
    var counts = ClaimCounts()
    #expect(counts.unprovenInWords == nil)
    counts[.code(.python)] = ProofCounts(proven: 3)
    counts[.code(.swift)] = ProofCounts(undecided: 1)
    #expect(counts.unprovenInWords == "1 claim not proven: 1 in swift")
    counts[.code(.java)] = ProofCounts(disproven: 2, undecided: 3)
    counts[.words] = ProofCounts(undecided: 1)
    counts[.unknownCode] = ProofCounts(undecided: 1)
    #expect(
      counts.unprovenInWords
        == "6 claims not proven: 3 in java, 1 in swift, 1 in unknown languages, 1 in words alone")
    #expect(counts.unproven == 6 && counts.all.count == 11)
  }
}
