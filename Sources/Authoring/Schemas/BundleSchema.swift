internal import CurriculumBundle
public import JSON

extension JSONSchema {
  /// The schemas of what is published, by their file names in `schemas/`.
  ///
  /// One schema takes every file of a bundle, told apart by a key that only that file has: `manifest.json`, the index,
  /// a module's content, and the bundle in a single file.
  public static var published: [(name: String, schema: JSONValue)] { [("bundle.schema.json", bundle), ("progress.schema.json", progress)] }

  private static var bundle: JSONValue {
    [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "Hornbook bundle",
      "description": "Any file of a published bundle: manifest, index, a module's content, or all in a single file.",
      "type": "object",
      "if": ["required": ["manifest"]],
      "then": reference("singleFile"),
      "else": [
        "if": ["required": ["sequence"]],
        "then": reference("manifest"),
        "else": [
          "if": ["required": ["module"]],
          "then": reference("moduleContent"),
          "else": reference("index"),
        ],
      ],
      "definitions": definitions,
    ]
  }

  private static var definitions: JSONValue {
    var definitions = JSONObject()
    for (name, schema) in ProgramSchema.definitions { definitions.append(name, schema) }
    return bundleParts.merging(indexParts).merging(.object(definitions))
  }

  private static var bundleParts: JSONValue {
    [
      "singleFile": closed(
        "Everything in one file.",
        ["manifest": reference("manifest"), "index": reference("index"), "curriculum": reference("curriculum")],
        optional: ["assets": byAsset(["type": "string", "pattern": "^[A-Za-z0-9+/]*={0,2}$"])]),
      "manifest": manifest,
      "moduleContent": closed(
        "A module with all its cards.", ["formatVersion": formatVersion, "module": reference("module")]),
      "curriculum": outline(
        CurriculumForm.self, CurriculumForm.documentation, leavingOut: [], ["modules": list(of: "module")]),
      "module": outline(
        ModuleForm.self, ModuleForm.documentation, leavingOut: ["access"], ["id": slug, "blocks": list(of: "block")]),
      "block": outline(
        BlockForm.self, BlockForm.documentation, leavingOut: [], ["id": slug, "episodes": list(of: "episode")]),
      "episode": outline(
        EpisodeForm.self, EpisodeForm.documentation, leavingOut: [], ["id": slug, "cards": list(of: "card")]),
      "card": publishedCard(CardKind.allCases),
      "question": publishedCard(CardKind.allCases.filter(\.isQuestion)),
      "lock": lock,
      "content": content,
      "asset": asset,
    ]
  }

  /// The index and what it holds.
  private static var indexParts: JSONValue {
    [
      "index": outline(
        CurriculumForm.self, "The outline of a curriculum, without its cards.", leavingOut: [],
        ["minimumClient": version, "modules": list(of: "moduleOutline")],
        optional: [
          "assets": byAsset(reference("asset")),
          "ids": [
            "description": "What became of the ids of earlier releases, by their full ids.", "type": "object",
            "minProperties": 1, "propertyNames": path, "additionalProperties": fate,
          ],
        ]),
      "moduleOutline": outline(
        ModuleForm.self, "A module as the index shows it.", leavingOut: locking.union(["overview", "formerly"]),
        [
          "id": slug, "number": ["type": "integer", "minimum": 1], "lock": reference("lock"),
          "content": reference("content"), "blocks": list(of: "blockOutline"),
        ], optional: ["access": access]),
      "blockOutline": outline(
        BlockForm.self, "A block as the index shows it.", leavingOut: locking.union(["overview", "formerly"]),
        ["id": slug, "lock": reference("lock"), "episodes": list(of: "episodeOutline")]),
      "episodeOutline": outline(
        EpisodeForm.self, "An episode as the index shows it.",
        leavingOut: locking.union(["stars", "teaches", "cards", "formerly"]),
        ["id": slug, "lock": reference("lock"), "cardCount": ["type": "integer", "minimum": 1]],
        optional: ["starCount": ["type": "integer", "minimum": 3]]),
    ]
  }

  /// What is published of a form, with other schemas at some keys; they must be there like every required key.
  private static func outline(
    _ form: any Form.Type, _ description: String, leavingOut left: Set<String>,
    _ others: KeyValuePairs<String, JSONValue>, optional: KeyValuePairs<String, JSONValue> = [:]
  ) -> JSONValue {
    var properties = JSONObject()
    var required: [JSONValue] = []
    for (key, schema) in optional { properties.append(key, schema) }
    for (key, schema) in others {
      properties.append(key, schema)
      required.append(.string(key))
    }
    for field in form.fields where field.isPublished && !left.contains(field.key) && properties[field.key] == nil {
      properties.append(field.key, described(field))
      if field.publication == .always { required.append(.string(field.key)) }
    }
    return [
      "description": .string(description), "type": "object", "properties": .object(properties),
      "required": .array(required), "additionalProperties": false,
    ]
  }

  private static func described(_ field: FieldDeclaration) -> JSONValue {
    let heading: JSONValue = ["description": .string(field.documentation)]
    return heading.merging(field.schemas.published())
  }
}

extension JSONSchema {
  /// A card is narrowed by its `type`, as in the schema for authors; a kind that is not known is newer than the schema.
  private static func publishedCard(_ kinds: [CardKind]) -> JSONValue {
    let branches = kinds.map { kind -> JSONValue in
      [
        "if": ["properties": ["type": ["const": .string(kind.rawValue)]], "required": ["type"]],
        "then": outline(
          CardForms.form(of: kind), CardForms.form(of: kind).documentation, leavingOut: [], [:],
          optional: CardForms.form(of: kind).publishedBesides),
      ]
    }
    let names = JSONValue.array(kinds.map { .string($0.rawValue) })
    return [
      "description": "One screen of an episode.", "type": "object", "required": ["id", "type"],
      "properties": ["id": slug, "type": ["enum": names]], "allOf": .array(branches),
    ]
  }

  private static var manifest: JSONValue {
    closed(
      "Which version is current, and where it begins.",
      [
        "formatVersion": formatVersion, "formatMinor": ["type": "integer", "minimum": 0], "version": version,
        "sequence": ["type": "integer", "minimum": 1],
        "index": reference("content"), "minimumClient": version, "toolVersion": ["type": "string", "pattern": "\\S"],
      ],
      optional: [
        "sourceRevision": ["type": "string", "pattern": "\\S"],
        "created": ["type": "string", "pattern": "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$"],
        "channel": ["type": "string", "pattern": "^[a-z0-9][a-z0-9-]*$"], "restores": version,
        "because": ["type": "string", "pattern": "\\S"],
        "offers": ["type": "array", "minItems": 1, "items": reference("manifest")],
      ])
  }

  private static var content: JSONValue {
    closed(
      "Names a file by what is in it: `content/SHA256.json`.",
      ["sha256": digest, "size": ["type": "integer", "minimum": 2]])
  }

  private static var asset: JSONValue {
    closed(
      "Names an image by what is in it: `content/SHA256.FORMAT`.",
      [
        "sha256": digest, "size": ["type": "integer", "minimum": 1],
        "format": ["enum": ["png", "jpg", "gif", "svg", "webp"]],
      ])
  }

  private static var digest: JSONValue { ["type": "string", "pattern": "^[0-9a-f]{64}$"] }

  /// An object with a value of this kind for each path of an image.
  private static func byAsset(_ value: JSONValue) -> JSONValue {
    let path: JSONValue = ["pattern": .string(NamePattern.asset.regularExpression)]
    return ["type": "object", "minProperties": 1, "propertyNames": path, "additionalProperties": value]
  }

  static var path: JSONValue {
    ["type": "string", "pattern": .string(NamePattern.path.regularExpression)]
  }

  private static var paths: JSONValue { ["type": "array", "items": path] }

  private static var fate: JSONValue {
    closed("What became of an item: without keys, it is retired.", [:], optional: ["now": paths, "successors": paths])
  }

  private static var access: JSONValue {
    closed(
      "What the access code that unlocks it must come to.",
      ["salt": ["type": "string", "pattern": "^[0-9a-f]+$"], "sha256": digest])
  }

  private static var lock: JSONValue {
    let gate = closed(
      "Stars to earn before a place in the order.", ["count": ["type": "integer", "minimum": 1], "before": path])
    return closed(
      "What an item waits for.", ["allOf": paths],
      optional: [
        "after": path, "oneOfEach": ["type": "array", "items": paths], "stars": ["type": "array", "items": gate],
      ])
  }

  /// The keys of authors that an index tells as locks.
  private static let locking: Set<String> = ["requires", "requiresStars", "opens"]

  private static var formatVersion: JSONValue { ["const": .integer(FormatVersion.current.major)] }

  private static var slug: JSONValue { ["type": "string", "pattern": .string(NamePattern.slug.regularExpression)] }

  /// Semantic Versioning 2.0.0.
  private static var version: JSONValue {
    let number = "(0|[1-9][0-9]{0,8})"
    let prerelease = "(0|[1-9][0-9]*|[0-9]*[A-Za-z-][0-9A-Za-z-]*)"
    let build = "[0-9A-Za-z-]+"
    let pattern =
      "^\(number)\\.\(number)\\.\(number)(-\(prerelease)(\\.\(prerelease))*)?(\\+\(build)(\\.\(build))*)?$"
    return ["type": "string", "pattern": .string(pattern)]
  }

  private static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/definitions/\(name)")] }

  private static func list(of name: String) -> JSONValue {
    ["type": "array", "minItems": 1, "items": reference(name)]
  }

  /// An object with these keys and no others.
  private static func closed(
    _ description: String, _ required: KeyValuePairs<String, JSONValue>,
    optional: KeyValuePairs<String, JSONValue> = [:]
  ) -> JSONValue {
    var properties = JSONObject()
    for (key, schema) in required { properties.append(key, schema) }
    for (key, schema) in optional { properties.append(key, schema) }
    return [
      "description": .string(description), "type": "object", "properties": .object(properties),
      "required": .array(required.map { .string($0.key) }), "additionalProperties": false,
    ]
  }
}

extension FieldDeclaration {
  fileprivate var isPublished: Bool { publication != .never }
}
