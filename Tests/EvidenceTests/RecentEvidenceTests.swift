import CurriculumBundle
import Testing

@testable import Evidence

@Suite("Evidence that was found out lately")
struct RecentEvidenceTests {
  private func subject(_ number: Int, text: String = "Run it.") -> EvidenceSubject {
    let card = ExecutorCard(text: text, code: "print(\(number))", result: "\(number)")
    return EvidenceSubject(.executor(card), language: .python, steps: 1_000)
  }

  @Test("a card is run once, and again when something of it has changed")
  func once() {
    let recent = RecentEvidence()
    let planner = EvidencePlanner(recent: recent)
    let first = planner.evidence(on: subject(1))
    #expect(first.code?.run?.output == "1")
    var runs = 0
    for subject in [subject(1), subject(1, text: "Press Run."), subject(2), subject(1)] {
      let evidence = recent.evidence(on: subject) {
        runs += 1
        return EvidencePlanner().evidence(on: subject)
      }
      #expect(evidence == EvidencePlanner().evidence(on: subject))
    }
    #expect(runs == 2)
  }

  @Test("no more than some thousand cards are kept, those that were looked at last")
  func bound() {
    let recent = RecentEvidence()
    func isKnown(_ number: Int) -> Bool {
      var isKnown = true
      _ = recent.evidence(on: subject(number)) {
        isKnown = false
        return .none
      }
      return isKnown
    }
    for number in 0..<2_400 {
      _ = isKnown(number)
      // One is looked at again and again.
      #expect(number == 0 || isKnown(0))
    }
    #expect(isKnown(2_399) && isKnown(2_000) && !isKnown(1))
  }
}
