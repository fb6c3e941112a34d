import AnswerReading
import Evidence
import Foundation
import TestSupport
import Testing

@Suite("Answers in words")
struct AnswerClaimTests {
  @Test(
    "marked phrases are understood, and nothing else is",
    arguments: [
      "en", "en-held-out", "en-outsider", "de", "de-held-out", "de-outsider", "tr", "tr-held-out", "tr-outsider",
    ])
  func markedPhrases(list: String) throws {
    let reader = AnswerReader(locale: String(list.prefix(2)))
    let phrases = try MarkedPhrase.all(in: list)
    var (claimed, marked, right) = (0, 0, 0)
    for phrase in phrases {
      let claim = reader.claim(of: phrase.text).map(words)
      if claim != nil { claimed += 1 }
      if phrase.claim != nil { marked += 1 }
      if claim != nil, claim == phrase.claim { right += 1 }
      if claim != phrase.claim { print("\(list): '\(phrase.text)' is \(claim ?? "no claim")") }
    }
    let (precision, recall) = (Double(right) / Double(claimed), Double(right) / Double(marked))
    print("\(list): \(phrases.count) phrases, \(marked) claims, precision \(precision), recall \(recall)")
    #expect(precision >= 0.98 && recall >= 0.98)
    #expect(phrases.count - marked >= phrases.count / 4)
  }

  @Test("there are as many marked phrases as were promised, each once")
  func numberOfPhrases() throws {
    for (language, least) in [("en", 300), ("de", 60), ("tr", 60)] {
      let phrases = try MarkedPhrase.all(in: language) + MarkedPhrase.all(in: "\(language)-held-out")
      #expect(phrases.count { $0.claim != nil } >= least, "\(language)")
      #expect(Set(phrases.map(\.text)).count == phrases.count, "\(language)")
    }
  }

  @Test(
    "an error is understood with its line and its message",
    arguments: [
      ("en", "A TypeError on line 2", "TypeError", nil, 2),
      ("en", "TypeError: cannot add", "TypeError", "cannot add", nil),
      ("en", "NameError (x is not defined)", "NameError", "x is not defined", nil),
      ("en", "TypeError, because one is a string", "TypeError", "because one is a string", nil),
      ("en", "It raises a KeyError in the third line", "KeyError", nil, 3),
      ("en", "A TypeError on line 2: cannot add", "TypeError", "cannot add", 2),
      ("en", "TypeError", "TypeError", nil, nil),
      ("de", "Ein TypeError in Zeile 3", "TypeError", nil, 3),
      ("tr", "TypeError: toplanamaz", "TypeError", "toplanamaz", nil),
    ] as [(String, String, String, String?, Int?)])
  func errorWithLineAndMessage(locale: String, text: String, type: String, message: String?, line: Int?) {
    let claim = AnswerReader(locale: locale).claim(of: text)
    #expect(claim == .error(type: type, message: message, line: line))
  }

  private func words(_ claim: AnswerClaim) -> String {
    switch claim {
    case .anyError: "any error"
    case .errorAtRunTime: "error while running"
    case .error(let type, _, let line): "error \(type)" + (line.map { " on line \($0)" } ?? "")
    case .errorOnLine(let line): "error on line \(line)"
    case .nothing: "nothing"
    case .emptyLines(let count): "empty lines \(count)"
    case .nothingAndError: "nothing and an error"
    case .noError: "no error"
    case .neverEnds: "never ends"
    case .endlessRecursion: "endless recursion"
    case .noneOfTheOthers: "none of the others"
    case .allOfTheOthers: "all of the others"
    case .someOfTheOthers: "some of the others"
    case .count(let count): "count \(count)"
    case .position(let position): "position \(position)"
    }
  }
}

/// An answer, and what it claims; nil for one that claims nothing.
struct MarkedPhrase {
  let text: String
  let claim: String?

  /// The phrases of a file, each below the claim that it makes.
  static func all(in list: String) throws -> [MarkedPhrase] {
    let file = Repository.root + "/Tests/EvidenceTests/AnswerReading/\(list).txt"
    var (claim, phrases): (String?, [MarkedPhrase]) = (nil, [])
    for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("# ") {
      if line.hasPrefix("## ") {
        claim = line == "## no claim" ? nil : String(line.dropFirst(3))
      } else {
        phrases.append(MarkedPhrase(text: String(line), claim: claim))
      }
    }
    return phrases
  }
}
