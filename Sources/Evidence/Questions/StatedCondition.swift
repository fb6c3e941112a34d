import AnswerReading
import Authoring
import CurriculumBundle
import Grading
import Python

/// The condition that the text of a statement states of things in its code, and whether it is true after the code.
///
///     {"condition": "x > y", "isTrue": false}
public struct StatedCondition: Sendable, Hashable, Codable {
  /// The condition in Python.
  public let condition: String
  /// True where it is true after the code.
  public let isTrue: Bool
}

extension StatedCondition {
  /// The condition that a statement states in words, beside one of its own; nil where a word is not read, where the
  /// text may say something else of values of these types, and where another moment of the run may be meant.
  ///
  /// - Parameters:
  ///   - program: The card's code, which came to its end.
  ///   - asked: The truth of the card's own condition: a text that agrees with it speaks of the end, too.
  init?(of subject: EvidenceSubject, after program: TaskProgram, _ runs: CardRuns, asked: Bool) {
    guard case .trueFalse(let card) = subject.content, let code = card.code, case .python(let python) = program,
      let stated = subject.reader.statedRelation(in: card.text, of: CodeNames(in: code))
    else { return nil }
    func ask(_ questions: [String]) -> [PythonAnswer]? {
      runs.ask(
        questions.map { PythonQuestion($0) }, atLeast: questions.count, after: python, for: .codeAnswers,
        input: subject.content.codeInput)
    }
    var collection = ""
    if stated.isOfOnlyCollection {
      guard let name = Self.onlyCollection(among: CodeNames(in: code).variables, ask) else { return nil }
      collection = name
    }
    condition = stated.condition(collection: collection)
    guard let answers = ask([stated.premise(collection: collection), condition]), case .value(let premise) = answers[0],
      premise.isTrue, case .value(let value) = answers[1], runs.chances.isEmpty
    else { return nil }
    isTrue = value.isTrue
    guard isTrue == asked || stated.isOfEnd || Self.areSettled(stated.expressions + [collection], code) else {
      return nil
    }
  }

  /// True for expressions of which no other moment can be meant: their variables are set once, and nothing is done to
  /// them.
  private static func areSettled(_ expressions: [String], _ code: String) -> Bool {
    let names = Set(expressions.flatMap { $0.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init) })
    return CodeNames.changing(in: code).isDisjoint(with: names)
      && names.allSatisfy { !code.contains("\($0).") && !code.contains("\($0)[") && !code.contains("\($0) +=") }
  }

  /// The variable that is a list, a dictionary or the like; nil for none or several.
  private static func onlyCollection(among variables: Set<String>, _ ask: ([String]) -> [PythonAnswer]?) -> String? {
    let names = variables.sorted()
    let types = "(\"list\", \"tuple\", \"set\", \"frozenset\", \"dict\")"
    guard (1...mostVariables).contains(names.count),
      let answers = ask(names.map { "type(\($0)).__name__ in \(types)" })
    else { return nil }
    let found = zip(names, answers).filter { if case .value(let value) = $0.1 { value.isTrue } else { false } }
    return found.count == 1 ? found[0].0 : nil
  }

  /// The most variables among which the list that a text means is looked for.
  private static let mostVariables = 12
}
