public import JSON

/// The JSON Schema of what `hornbook diff --format json` writes.
public enum DifferenceSchema {
  /// The schema (draft-07); `schemas/diff.schema.json` is its text.
  public static var schema: JSONValue {
    var schema = JSONObject()
    schema.append("$schema", "http://json-schema.org/draft-07/schema#")
    schema.append("title", "Hornbook difference")
    schema.append(
      "description", "What a newer release does to learners: what `hornbook diff --format json` writes.")
    for member in whole.object?.members ?? [] { schema.append(member.key, member.value) }
    return .object(schema)
  }

  private static var whole: JSONValue {
    SchemaPart.object(
      [
        ("version", SchemaPart.number("The version of this shape.", from: 1)),
        ("old", SchemaPart.text("The older release, as it was named.")),
        ("new", SchemaPart.text("The newer one, as it was named.")),
        (
          "verdict",
          SchemaPart.word(
            "What it means for those who learn with the older one.",
            ReleaseDifference.Verdict.allCases.map(\.rawValue))
        ),
        ("step", step), ("learners", learners),
        ("changes", SchemaPart.list("What is other, in the order of the course.", of: change)),
      ],
      optional: [
        ("nextVersion", SchemaPart.text("The lowest version that the newer one may have; left out where it has one."))
      ])
  }

  private static var step: JSONValue {
    SchemaPart.word("By which part the version rises at least.", ReleaseChange.Step.allCases.map(\.name))
  }

  private static var learners: JSONValue {
    let locked = SchemaPart.object([
      ("episode", SchemaPart.text("An episode's full id in the newer release.")),
      ("learners", SchemaPart.number("How many had it unlocked and find it locked.", from: 1)),
    ])
    return SchemaPart.object([
      ("count", SchemaPart.number("How many learners were simulated.", from: 1)),
      ("lostCards", SchemaPart.number("How many lose a finished card.", from: 0)),
      ("lostStars", SchemaPart.number("How many lose stars.", from: 0)),
      ("lostBadges", SchemaPart.number("How many lose a badge.", from: 0)),
      ("lostPlaces", SchemaPart.number("How many lose the place where they go on.", from: 0)),
      ("metLocks", SchemaPart.number("How many meet a lock that was open.", from: 0)),
      ("locked", SchemaPart.list("The episodes that learners find locked.", of: locked)),
    ])
  }

  private static var change: JSONValue {
    SchemaPart.object(
      [
        ("kind", SchemaPart.word("What kind of change it is.", ReleaseChange.Kind.allCases.map(\.rawValue))),
        ("item", SchemaPart.text("The full id, of the newer release where it has one; empty for the curriculum.")),
        (
          "level",
          SchemaPart.word("What the item is.", ["curriculum", "module", "block", "episode", "card", "question"])
        ),
        ("effect", SchemaPart.word("What it does to learners.", ReleaseChange.Effect.allCases.map(\.name))),
        ("step", step),
      ],
      optional: [
        (
          "others",
          SchemaPart.list(
            "Former ids of what was renamed, moved or merged; successors of what is retired.", of: ["type": "string"])
        ),
        ("detail", SchemaPart.text("What is other, in a few words or keys.")),
        ("texts", SchemaPart.list("What was there, and what is; left out where the kind says all.", of: text)),
      ])
  }

  private static var text: JSONValue {
    let most = ChangedText.mostCharacters
    return SchemaPart.object(
      [("key", SchemaPart.text("The key that has it; a list or a number is as in a file."))],
      optional: [
        ("old", SchemaPart.text("The text before, of a long one \(most) characters; left out where there was none.")),
        ("new", SchemaPart.text("The text now, of a long one \(most) characters; left out where there is none.")),
      ])
  }
}
