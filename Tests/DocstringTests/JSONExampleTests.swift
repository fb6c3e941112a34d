import Authoring
import CurriculumBundle
import Evidence
import Foundation
import Grading
import TestSupport
import Testing

/// Values as comments show them, in JSON.
@Suite("Examples in JSON")
struct JSONExampleTests {
  private static let types: [any (Codable & Sendable).Type] = [
    AuthoredTask.self, InputLine.self, Block.self, AnswerFeedback.self, AnswerImage.self, Card.self, ChallengeCard.self,
    CodeBlocksCard.self, DescriptionCard.self, DescriptionWithCodeCard.self, DragAndDropCard.self, ExecutorCard.self,
    ExerciseCard.self, FinishedCard.self, MultiSelectCard.self, PollCard.self, QuestionCard.self,
    QuestionWithCodeCard.self, QuizCard.self, ReadingCard.self, ReadingPart.self, TrueFalseCard.self, Curriculum.self,
    Episode.self, RetiredItem.self,
    CardLibrary.self,
    Lock.self, Lock.StarGate.self, Module.self, Program.self, ProgramCheck.self, WrongProgram.self,
    Badge.self, EpisodeImage.self, Reminder.self, ElementHelp.self, PlaygroundCard.self, LearnerProgress.self,
    QuestionRecord.self,
    BundleIndex.self, BlockOutline.self,
    EpisodeOutline.self, Manifest.self,
    CardEvidence.self, CodeEvidence.self, CodeAnswers.self, AnswerOutcome.self, AnswerOutcome.Variable.self,
    ConceptEvidence.self, ConceptEvidence.Site.self, ConceptUse.self,
    AskedValue.self, ForbiddenUse.self,
    MutantCounts.self, MutantEvidence.self, MutantEvidence.DecisiveInput.self, MutantEvidence.Difference.self,
    MutantEvidence.Survivor.self, MutantEvidence.Constant.self, MutantEvidence.Stub.self,
    MutantEvidence.CommonMistake.self, BlankEvidence.self,
    BlankEvidence.Fit.self, MissingWord.self, OrderEvidence.self, OrderEvidence.Case.self,
    OrderEvidence.Completion.self,
    ConditionEvidence.self, ConditionEvidence.Problem.self,
    NamedSolutions.self,
    PuzzleEvidence.self, PuzzleEvidence.Solution.self, PuzzleEvidence.Refusal.self, PuzzleEvidence.Unstable.self,
    AnswerFindings.self,
    StatedValue.self, StatedCondition.self, StatementReading.self, StatementReading.Fact.self,
    CodeFact.self, KeyProof.self, KeyVerdict.self, UnprovableReason.self, UnprovableReason.Problem.self,
    Instability.self, MissingWord.self, RunEvidence.self, LevelEvidence.self, LevelEvidence.Practice.self,
    LevelEvidence.Program.self,
    OtherWritings.Refusal.self, OtherWritings.Change.self, CheckEvidence.self, CallEvidence.self, TaskProgramRole.self,
  ]

  @Test("an example is read as its type, and written again it is the same")
  func examplesAreRead() throws {
    let examples = try Self.examples
    for type in Self.types {
      let name = String(reflecting: type).split(separator: ".").dropFirst().joined(separator: ".")
      let example = Data(try #require(examples[name], "'\(name)' shows no JSON").utf8)
      let value = try JSONDecoder().decode(type, from: example)
      let written = try Self.object(JSONEncoder().encode(value))
      #expect(written == (try Self.object(example)), "\(name)")
    }
  }

  @Test("every example in JSON is one of these")
  func examplesAreKnown() throws {
    let known = Self.types.map { String(reflecting: $0).split(separator: ".").dropFirst().joined(separator: ".") }
    #expect(try Set(Self.examples.keys).subtracting(known) == [])
  }

  private static var examples: [String: String] {
    get throws {
      let types = try ["Authoring", "CurriculumBundle", "Evidence", "Execution", "Grading"].flatMap {
        try DocumentedType.all(in: "Sources/\($0)")
      }
      return Dictionary(
        types.filter(\.isJSON).map { ($0.name, $0.example.joined(separator: "\n")) }, uniquingKeysWith: { $1 })
    }
  }

  private static func object(_ json: Data) throws -> NSObject? {
    try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed) as? NSObject
  }
}
