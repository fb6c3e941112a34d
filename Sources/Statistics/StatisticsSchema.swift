import CurriculumBundle
import Evidence
public import JSON

/// The JSON Schema of the statistics of a curriculum.
public enum StatisticsSchema {
  /// The schema (draft-07); `schemas/statistics.schema.json` is its text.
  public static var schema: JSONValue {
    var definitions = JSONObject()
    for (name, part) in parts { definitions.append(name, part) }
    var schema: JSONValue = [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "Hornbook statistics",
      "description": "What a curriculum holds and what is known of it: what `hornbook stats --format json` writes.",
    ]
    guard case .object(var object) = schema, case .object(let whole) = curriculum else { return schema }
    for member in whole.members { object.append(member.key, member.value) }
    object.append("definitions", .object(definitions))
    schema = .object(object)
    return schema
  }

  private static var curriculum: JSONValue {
    SchemaPart.object([
      ("version", ["const": .integer(CurriculumStatistics.currentVersion)]),
      ("title", SchemaPart.text("What the curriculum is called.")),
      ("locale", SchemaPart.text("The language of its texts.")),
      ("isComplete", SchemaPart.flag("Whether every file was read without an error.")),
      ("drafts", drafts), ("totals", totals), ("cards", SchemaPart.reference("cards")), ("minutes", minutes),
      ("reading", reading), ("proofs", proofs), ("mutants", mutants),
      ("concepts", SchemaPart.list("The concepts, those first that a learner meets first.", of: concept)),
      ("modules", SchemaPart.list("The modules, in order.", of: module)), ("unlocks", unlocks),
    ])
  }

  private static var drafts: JSONValue {
    SchemaPart.object([
      ("areCounted", SchemaPart.flag("Whether all other numbers count them.")),
      ("modules", count("Modules that are not published yet.")), ("episodes", count("Episodes in them.")),
      ("cards", count("Cards in them.")),
    ])
  }

  private static var totals: JSONValue {
    SchemaPart.object([
      ("modules", count("Modules.")), ("blocks", count("Blocks.")), ("episodes", count("Episodes.")),
      ("cards", count("Cards; the questions of a quiz are one card.")), ("questions", count("Questions in quizzes.")),
    ])
  }

  private static var minutes: JSONValue {
    SchemaPart.object([
      ("stated", count("The sum of what modules state.")), ("statingModules", count("Modules that state it.")),
      ("silentModules", count("Modules that do not.")), ("estimated", count("What all cards take by estimate.")),
    ])
  }

  private static var reading: JSONValue {
    SchemaPart.object([
      ("isMeasured", SchemaPart.flag("Whether it is measured: the formula is made for English.")),
      ("limit", SchemaPart.number("The grade that an episode may reach.", from: 1)),
      ("whole", SchemaPart.reference("grade")),
      (
        "hardest",
        SchemaPart.list(
          "The episodes that are the hardest to read, the hardest first.",
          of: SchemaPart.object(
            place("episode") + [
              ("title", SchemaPart.text("What a learner sees it called.")),
              ("grade", number("The school grade, to a tenth.")), ("words", count("Words.")),
            ]))
      ),
    ])
  }

  private static var proofs: JSONValue {
    SchemaPart.object(
      [
        ("counts", SchemaPart.reference("proofs")),
        ("wordsAlone", count("Questions about words alone, which no program can decide.")),
        (
          "notProven",
          SchemaPart.list(
            "What the claims are about of which some are not proven, the most first.",
            of: SchemaPart.object([
              ("subject", SchemaPart.text("The language of the code: `java`, `unknown`; or `words`.")),
              ("count", count("How many.")),
            ]))
        ),
        (
          "kinds",
          SchemaPart.list(
            "The same by kind of card.",
            of: SchemaPart.object([
              ("kind", kind), ("counts", SchemaPart.reference("proofs")),
              ("wordsAlone", count("Questions about words alone.")),
            ]))
        ),
        (
          "open",
          SchemaPart.list(
            "The cards that are not proven.",
            of: SchemaPart.object(
              place("card") + [
                ("kind", kind), ("line", line),
                ("verdict", SchemaPart.word("How it came out.", ["disproven", "undecided"])),
              ]))
        ),
      ], optional: [("share", share("The part that is proven; left out where nothing is claimed."))])
  }

  private static var mutants: JSONValue {
    SchemaPart.object([
      ("whole", SchemaPart.reference("mutants")),
      (
        "tasks",
        SchemaPart.list(
          "The tasks that have mutants, those with the lowest score first.",
          of: SchemaPart.object(place("card") + [("line", line), ("mutants", SchemaPart.reference("mutants"))]))
      ),
    ])
  }

  private static var concept: JSONValue {
    SchemaPart.object(
      [
        ("concept", SchemaPart.text("Its stable name.")),
        (
          "modules",
          SchemaPart.list(
            "What each module does with it; modules that do nothing with it are left out.",
            of: SchemaPart.object([
              ("module", SchemaPart.text("The module's full id.")),
              ("marks", SchemaPart.list("What its episodes do.", of: mark)),
              ("episodes", SchemaPart.number("How many of them do something with it.", from: 1)),
            ]))
        ),
      ], optional: [("taughtFirst", SchemaPart.text("The first episode that teaches it."))])
  }

  private static var mark: JSONValue {
    SchemaPart.word("Something that is done with a concept.", ConceptMark.allCases.map(\.rawValue))
  }
}

extension StatisticsSchema {
  private static var parts: [(String, JSONValue)] {
    [("cards", cards), ("grade", gradeOfTexts), ("proofs", proofCounts), ("mutants", mutantScore)]
  }

  private static var module: JSONValue {
    SchemaPart.object([
      ("module", SchemaPart.text("Its full id.")), ("title", SchemaPart.text("What a learner sees it called.")),
      ("language", SchemaPart.text("The language of its code.")),
      ("isDraft", SchemaPart.flag("Whether it is not published yet.")), ("blocks", count("Blocks.")),
      ("episodes", count("Episodes.")), ("cards", SchemaPart.reference("cards")),
      (
        "minutes",
        SchemaPart.object(
          [
            ("estimated", count("What its cards take by estimate.")),
            ("hasVideos", SchemaPart.flag("Whether it has videos, which the estimate leaves out.")),
          ], optional: [("stated", count("What its author states."))])
      ),
      ("reading", SchemaPart.reference("grade")),
      (
        "concepts",
        SchemaPart.object([
          ("taughtFirst", count("Concepts that are taught in it, and nowhere before.")),
          ("used", count("Concepts that its programs use.")),
        ])
      ),
      ("proofs", SchemaPart.reference("proofs")), ("mutants", SchemaPart.reference("mutants")),
    ])
  }

  private static var cards: JSONValue {
    SchemaPart.object([
      ("total", count("All of them.")),
      (
        "kinds",
        SchemaPart.list(
          "Those of each kind.", of: SchemaPart.object([("kind", kind), ("cards", count("How many."))]))
      ),
      (
        "languages",
        SchemaPart.list(
          "Those with code, by its language; a card may have several.",
          of: SchemaPart.object([("language", SchemaPart.text("The language.")), ("cards", count("How many."))]))
      ),
    ])
  }

  private static var gradeOfTexts: JSONValue {
    SchemaPart.object(
      [("words", count("Words that were measured."))],
      optional: [("grade", number("The school grade, to a tenth; left out for few words."))])
  }

  private static var proofCounts: JSONValue {
    SchemaPart.object([
      ("proven", count("What the card says holds.")), ("disproven", count("What it says does not hold.")),
      ("undecided", count("No run decides, or not within the budget.")),
    ])
  }

  private static var mutantScore: JSONValue {
    let counts = SchemaPart.object([
      ("killed", count("They fail a check.")), ("survived", count("They pass all checks, and are wrong.")),
      ("equivalent", count("They do the same wherever they were run.")),
      ("timedOut", count("They were stopped before a check could fail.")), ("notRun", count("They were not run.")),
    ])
    return SchemaPart.object(
      [("counts", counts)],
      optional: [("score", share("The part that is killed of those that are not equivalent."))])
  }

  private static var unlocks: JSONValue {
    let item = SchemaPart.object(
      [
        ("item", SchemaPart.text("Its full id.")), ("title", SchemaPart.text("What a learner sees it called.")),
        ("level", SchemaPart.word("What it is.", UnlockGraph.Level.allCases.map(\.rawValue))),
        ("isOptional", SchemaPart.flag("Whether later items do not require it.")),
        ("needsCode", SchemaPart.flag("Whether an access code unlocks it.")),
      ], optional: [("stars", SchemaPart.number("Stars that must be earned before it is unlocked.", from: 1))])
    let edge = SchemaPart.object([
      ("from", SchemaPart.text("What must be finished.")), ("to", SchemaPart.text("What requires it.")),
      ("kind", SchemaPart.word("Why it is required.", UnlockGraph.EdgeKind.allCases.map(\.rawValue))),
    ])
    return SchemaPart.object([
      ("items", SchemaPart.list("The items, containers before what they hold.", of: item)),
      ("edges", SchemaPart.list("What each of them requires.", of: edge)),
      ("unlockedAtStart", count("Episodes that are unlocked at the start.")),
      ("neverUnlocked", SchemaPart.list("Episodes that no learner ever gets to.", of: ["type": "string"])),
    ])
  }

  private static func count(_ description: String) -> JSONValue { SchemaPart.number(description, from: 0) }

  private static func number(_ description: String) -> JSONValue {
    ["type": "number", "description": .string(description)]
  }

  private static func share(_ description: String) -> JSONValue {
    ["type": "number", "minimum": 0, "maximum": 1, "description": .string(description)]
  }

  private static var kind: JSONValue { SchemaPart.text("The word at `type`.") }

  private static var line: JSONValue { SchemaPart.number("The line on which the card begins.", from: 1) }

  private static func place(_ item: String) -> [(String, JSONValue)] {
    [(item, SchemaPart.text("Its full id.")), ("file", SchemaPart.text("The path of its file."))]
  }
}
