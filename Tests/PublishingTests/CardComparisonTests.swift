import CurriculumBundle
import Foundation
import JSON
import Publishing
import TestSupport
import Testing

/// What a comparison of two releases knows of the keys of cards.
struct CardComparisonTests {
  /// The keys that every card has, which are not part of its content.
  private static let ofEveryCard: Set = ["id", "type", "formerly"]

  /// The language of a task decides how all of it is read, and an index is one of an answer.
  private static let judgedWithOthers: Set = ["language", "correctAnswerIndex", "correctAnswerIndices"]

  private static func read(_ path: String) throws -> JSONValue {
    try JSONReader.read([UInt8](Data(contentsOf: URL(fileURLWithPath: Repository.path(path))))).get()
  }

  /// The kinds of published cards with their keys, as the schema of bundles lists them.
  private static func keysByKind() throws -> [String: Set<String>] {
    let schema = try read("schemas/bundle.schema.json")
    var keys: [String: Set<String>] = [:]
    for form in ["card", "question"] {
      for rule in schema["definitions"]?[form]?["allOf"]?.array ?? [] {
        let kind = try #require(rule["if"]?["properties"]?["type"]?["const"]?.string)
        let properties = try #require(rule["then"]?["properties"]?.object)
        keys[kind, default: []].formUnion(properties.members.map(\.key))
      }
    }
    return keys
  }

  @Test("every key of every kind of card has a kind of change, and no other key has one")
  func everyKeyIsKnown() throws {
    let keys = try Self.keysByKind()
    #expect(Set(keys.keys) == Set(CardKind.allCases.map(\.rawValue)))
    let known = Set(CardComparison.kinds.keys).union(CardComparison.judgedByCard)
    for (kind, keys) in keys {
      #expect(keys.subtracting(Self.ofEveryCard).subtracting(known).sorted() == [], "\(kind)")
    }
    #expect(known.subtracting(keys.values.reduce([]) { $0.union($1) }).sorted() == [])
  }

  @Test("one key that differs is reported alone, as what it is about")
  func oneKeyDiffers() throws {
    var met: Set<String> = []
    for file in ["grading", "programs", "quiz-draw"] {
      for vector in try Self.read("schemas/vectors/\(file).json")["vectors"]?.array ?? [] {
        guard let written = vector["given"]?["card"]?.object else { continue }
        let card = try JSONValueDecoder().decode(Card.self, from: .object(written))
        guard card.content.kind != nil else { continue }
        for member in written.members {
          let (key, value) = (member.key, member.value)
          guard let kind = CardComparison.kinds[key], !Self.ofEveryCard.contains(key), let other = value.different,
            !Self.judgedWithOthers.contains(key)
          else { continue }
          var edited = written
          edited[key] = other
          guard let newer = try? JSONValueDecoder().decode(Card.self, from: .object(edited)) else { continue }
          let changes = CardComparison(card.content, newer.content).changes
          #expect(changes.map(\.kind) == [kind] && changes.map(\.keys) == [[key]], "\(key): \(changes)")
          met.insert(key)
        }
      }
    }
    #expect(met.count > 12, "\(met.sorted())")
  }
}

extension JSONValue {
  /// Another value that fits where this one does; nil where none is known.
  fileprivate var different: JSONValue? {
    switch self {
    case .string(let text): .string("\(text) more")
    case .integer(let number): .integer(number + 1)
    case .bool(let truth): .bool(!truth)
    case .array(let list): list.last.flatMap(\.different).map { .array(list.dropLast() + [$0]) }
    case .null, .double, .object: nil
    }
  }
}
