import AnswerReading
import CurriculumBundle
import Execution
import Testing

@testable import Evidence

/// Answers about types in languages that tools run, and programs of which one run proves nothing.
@Suite("Types and chances in languages that tools run")
struct ToolTypeTests {
  @Test(
    "answers name a type as the language writes it, or else in words",
    arguments: [
      ("Integer", CodeLanguage.java, ["int", "long", "String"], [0]),
      ("Integer", .java, ["whole number", "text", "String"], [0]),
      ("Character", .java, ["char", "String", "int"], [0]),
      ("Double", .java, ["float", "double", "int"], [1]), ("Long", .java, ["int", "long", "String"], [1]),
      ("number", .javascript, ["number", "string", "boolean"], [0]), ("Array<Int>", .swift, ["[Int]", "Int"], [0]),
      ("Dictionary<String, Array<Int>>", .swift, ["[String: Int]", "[String: [Int]]"], [1]),
      ("Optional<Int>", .swift, ["Int", "Int?"], [1]), ("Double", .swift, ["Float", "Double", "Int"], [1]),
    ])
  func named(type: String, language: CodeLanguage, answers: [String], right: [Int]) {
    #expect(ToolType(type, in: language).answers(among: answers, .english) == right)
  }

  @Test(
    "a type of another kind is not right",
    arguments: [
      ("Character", CodeLanguage.java, ["String", "int", "boolean"]), ("Long", .java, ["int", "double", "String"]),
      ("Character", .swift, ["String", "Int", "Bool"]), ("object", .javascript, ["string", "number", "boolean"]),
    ])
  func wrong(type: String, language: CodeLanguage, answers: [String]) {
    #expect(ToolType(type, in: language).answers(among: answers, .english) == [])
  }

  @Test(
    "nothing is said where two names of a type are answers, or one that is not known",
    arguments: [
      ("Integer", CodeLanguage.java, ["int", "Integer", "String"]), ("object", .javascript, ["array", "object"]),
      ("ArrayList", .java, ["List<Integer>", "int", "String"]),
    ])
  func uncertain(type: String, language: CodeLanguage, answers: [String]) {
    #expect(ToolType(type, in: language).answers(among: answers, .english) == nil)
  }

  @Test(
    "one run proves nothing of a program that draws lots or looks at the clock",
    arguments: [
      (CodeLanguage.javascript, "console.log(Math.random())"), (.javascript, "console.log(new Date())"),
      (.java, "System.out.println(new java.util.Random().nextInt(6));"), (.java, "System.out.println(Set.of(1, 2));"),
      (.java, "System.out.println(java.time.LocalDate.now());"), (.swift, "print(Int.random(in: 1...6))"),
    ])
  func chance(language: CodeLanguage, source: String) {
    #expect(language.mayDifferBetweenRuns(source))
    #expect(!language.mayDifferBetweenRuns("int randomly = 3; print(dates, Sets)"))
  }

  @Test("an object of Java that is printed by where it is proves nothing")
  func address() {
    func outcome(_ text: String) -> Outcome {
      var transcript = Transcript()
      transcript.append(text, to: .standardOutput)
      return Outcome(transcript: transcript, ending: .finished(status: 0), steps: 0, peakMemory: 0)
    }
    #expect(CodeLanguage.java.mayDiffer(outcome("Dog@1b28cdfa\n")))
    #expect(!CodeLanguage.java.mayDiffer(outcome("ada@home.org\n")))
  }
}
