import CurriculumBundle
public import JSON

extension JSONSchema {
  /// The schemas of what is published, by their file names in `schemas/`.
  ///
  /// One schema takes every file of a bundle, told apart by a key that only that file has: `manifest.json`, the index,
  /// a module's content, `removed.json`, and the bundle in a single file.
  public static var published: [(name: String, schema: JSONValue)] {
    [("bundle.schema.json", bundle), ("progress.schema.json", progress)]
  }

  private static var bundle: JSONValue {
    [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "Hornbook bundle",
      "description":
        "Any file of a published bundle: manifest, index, a module's content, what was deleted, or all in one file.",
      "type": "object",
      "if": ["required": ["manifest"]],
      "then": reference("singleFile"),
      "else": [
        "if": ["required": ["sequence"]],
        "then": reference("manifest"),
        "else": [
          "if": ["required": ["module"]],
          "then": reference("moduleContent"),
          "else": [
            "if": ["anyOf": [["required": ["withdrawn"]], ["required": ["pruned"]]]],
            "then": reference("removed"),
            "else": reference("index"),
          ],
        ],
      ],
      "definitions": definitions,
    ]
  }

  private static var definitions: JSONValue {
    var definitions = JSONObject()
    for (name, schema) in ProgramSchema.definitions { definitions.append(name, schema) }
    return bundleParts.merging(.object(definitions))
  }

  private static var bundleParts: JSONValue {
    let files: JSONValue = [
      "singleFile": closed(
        "Everything in one file.",
        [
          "manifest": reference("manifest").described("The manifest of the version, as `versions/` keeps it."),
          "index": reference("index").described("The outline, with locks, access codes and former ids."),
          "curriculum": reference("curriculum").described("All content, cards included."),
        ],
        optional: [
          "assets": byAsset(["type": "string", "pattern": "^[A-Za-z0-9+/]*={0,2}$"])
            .described("The bytes of each image in Base64 (RFC 4648), by its path; left out where there are none.")
        ]),
      "manifest": manifest,
      "removed": removed,
    ]
    let moduleFile: JSONValue = [
      "moduleContent": closed(
        "A module with all its cards.",
        ["formatVersion": formatVersion, "module": reference("module").described("The module.")])
    ]
    let parts: JSONValue = [
      "card": publishedCard(CardKind.allCases),
      "question": publishedCard(CardKind.allCases.filter(\.isQuestion)),
      "lock": lock,
      "content": content,
      "asset": asset,
    ]
    return files.merging(indexParts).merging(moduleFile).merging(curriculumParts).merging(parts)
  }

  /// The index and what it holds, without cards.
  private static var indexParts: JSONValue {
    [
      "index": outline(
        CurriculumForm.self, "The outline of a curriculum, without its cards.", leavingOut: [],
        [
          "minimumClient": version.described("The oldest app that can show it, as a semantic version."),
          "modules": modules("moduleOutline"),
        ],
        optional: [
          "assets": byAsset(reference("asset"))
            .described("Where each image is, by the path that cards and badges name; left out where there are none."),
          "ids": ids,
        ]),
      "moduleOutline": outline(
        ModuleForm.self, "A module as the index shows it.", leavingOut: locking.union(["overview", "formerly"]),
        [
          "id": moduleID,
          "number": count("Its place among the modules, from 1, as a learner counts chapters.", atLeast: 1),
          "lock": reference("lock").described("What it waits for, besides its access code."),
          "content": reference("content").described("Its file, with all its cards."),
          "blocks": list(of: "blockOutline").described("Its blocks, first to last."),
        ], optional: ["access": access]),
      "blockOutline": outline(
        BlockForm.self, "A block as the index shows it.", leavingOut: locking.union(["overview", "formerly"]),
        [
          "id": blockID,
          "lock": reference("lock").described("What it waits for, besides what its module does."),
          "episodes": list(of: "episodeOutline").described("Its episodes, first to last."),
        ]),
      "episodeOutline": outline(
        EpisodeForm.self, "An episode as the index shows it.",
        leavingOut: locking.union(["stars", "teaches", "cards", "formerly"]),
        [
          "id": episodeID,
          "lock": reference("lock").described("All that it waits for, what its block and its module do included."),
          "cardCount": count("How many cards it has.", atLeast: 1),
        ],
        optional: [
          "starCount": count("The most stars that it earns; left out where it earns none.", atLeast: 1)
        ]),
    ]
  }

  /// The curriculum and what it holds, with cards.
  private static var curriculumParts: JSONValue {
    [
      "curriculum": outline(
        CurriculumForm.self, CurriculumForm.documentation, leavingOut: [], ["modules": modules("module")]),
      "module": outline(
        ModuleForm.self, ModuleForm.documentation, leavingOut: ["access"],
        [
          "id": moduleID,
          "blocks": list(of: "block").described("Its blocks, first to last."),
        ],
        optional: [
          "cardLibrary": reference("cardLibrary").described(
            "The cards with which its robot programs are laid; left out for those that every app has.")
        ]),
      "cardLibrary": outline(CardLibraryForm.self, CardLibraryForm.documentation, leavingOut: [], [:]),
      "block": outline(
        BlockForm.self, BlockForm.documentation, leavingOut: [],
        [
          "id": blockID,
          "episodes": list(of: "episode").described("Its episodes, first to last."),
        ]),
      "episode": outline(
        EpisodeForm.self, EpisodeForm.documentation, leavingOut: [],
        [
          "id": episodeID,
          "cards": list(of: "card").described(
            "Its cards, first to last; each opens when the one before it is finished."),
        ],
        optional: [
          "finishStars": count("How many stars finishing it earns; left out for none, and beside `stars`.", atLeast: 1)
        ]),
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
      properties.append(field.key, publishedProperty(field))
      if field.publication == .always { required.append(.string(field.key)) }
    }
    return [
      "description": .string(description), "type": "object", "properties": .object(properties),
      "required": .array(required), "additionalProperties": false,
    ]
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
      "properties": [
        "id": slug.described("The card's slug, unique in its episode or its quiz; it never changes."),
        "type": [
          "description": "The kind of card; one of a kind that an app does not know is right whatever a learner does.",
          "enum": names,
        ],
      ],
      "allOf": .array(branches),
    ]
  }

  private static var manifest: JSONValue {
    closed(
      "Which version is current, and where it begins.",
      [
        "formatVersion": formatVersion,
        "formatMinor": count("The minor number of the format: the newest that the content uses.", atLeast: 0),
        "version": version.described("The version of the content, as a semantic version."),
        "sequence": count(
          "Counts publications from 1; in a channel's file it always rises, so that comparing it is enough.", atLeast: 1
        ),
        "index": reference("content").described("The index, with which reading begins."),
        "minimumClient": version.described("The oldest app that can show the content, as a semantic version."),
        "toolVersion": [
          "description": "The version of the tool that published it.", "type": "string", "pattern": "\\S",
        ],
      ],
      optional: [
        "sourceRevision": [
          "description": "The commit that the content was made from; left out where it is not known.", "type": "string",
          "pattern": "\\S",
        ],
        "created": [
          "description": "When it was made, in UTC to the second; left out where it is not known.", "type": "string",
          "pattern": "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$",
        ],
        "channel": [
          "description": "The channel on which it was published first; left out for `stable`.", "type": "string",
          "pattern": "^[a-z0-9][a-z0-9-]*$",
        ],
        "restores": version.described("The version whose content it brings back; left out for new content."),
        "because": [
          "description": "Why it was published so; left out where that needs no reason.", "type": "string",
          "pattern": "\\S",
        ],
        "offers": [
          "description": "In a channel's file, releases for apps that cannot read this one, the newest first.",
          "type": "array", "minItems": 1, "items": reference("manifest"),
        ],
      ])
  }

  private static var content: JSONValue {
    closed(
      "Names a file by what is in it: `content/SHA256.json`.",
      [
        "sha256": digest,
        "size": count("How many bytes the file has.", atLeast: 2),
      ])
  }

  private static var asset: JSONValue {
    closed(
      "Names an image by what is in it: `content/SHA256.FORMAT`.",
      [
        "sha256": digest,
        "size": count("How many bytes the file has.", atLeast: 1),
        "format": [
          "description": "What kind of image it is, which is the ending of the file's name.",
          "enum": ["png", "jpg", "gif", "svg", "webp"],
        ],
      ])
  }

  private static var digest: JSONValue {
    [
      "description": "The SHA-256 of the file's bytes, as 64 small hexadecimal digits.", "type": "string",
      "pattern": "^[0-9a-f]{64}$",
    ]
  }

  /// An object with a value of this kind for each path of an image.
  private static func byAsset(_ value: JSONValue) -> JSONValue {
    let path: JSONValue = ["pattern": .string(NamePattern.asset.regularExpression)]
    return ["type": "object", "minProperties": 1, "propertyNames": path, "additionalProperties": value]
  }

  static var path: JSONValue {
    ["type": "string", "pattern": .string(NamePattern.path.regularExpression)]
  }

  private static var paths: JSONValue { ["type": "array", "items": path] }

  private static var somePaths: JSONValue { ["type": "array", "items": path, "minItems": 1] }

  private static var ids: JSONValue {
    let fate = closed(
      "What became of an item: without keys, it is gone.", [:],
      optional: [
        "now": somePaths.described("The full ids that it has today; left out where it went under the id of the entry."),
        "successors": somePaths.described(
          "The episodes that took its place: whoever finished it has finished these; left out where nothing did."),
      ])
    return [
      "description": "What became of the ids of earlier releases, by their full ids; left out where nothing changed.",
      "type": "object", "minProperties": 1, "propertyNames": path, "additionalProperties": fate,
    ]
  }

  private static var access: JSONValue {
    closed(
      "What the access code that unlocks it must come to; left out where it needs none.",
      [
        "salt": [
          "description": "What is hashed before the code, with a line feed between them.", "type": "string",
          "pattern": "^[0-9a-f]+$",
        ],
        "sha256": [
          "description": "The SHA-256 of salt, line feed and code in UTF-8, as 64 small hexadecimal digits.",
          "type": "string", "pattern": "^[0-9a-f]{64}$",
        ],
      ])
  }

  private static var lock: JSONValue {
    let gate = closed(
      "Stars to earn before a place in the order.",
      [
        "count": count("How many stars must be earned.", atLeast: 1),
        "before": path.described("The item that they unlock; only stars of episodes that come before it count."),
      ])
    return closed(
      "What an item waits for.",
      ["allOf": paths.described("Items that must all be finished, anywhere in the curriculum.")],
      optional: [
        "after": path.described("The item before it, which must be finished; left out where it waits for none."),
        "oneOfEach": [
          "description": "Lists of items, of each of which one must be finished; of an empty list none ever is.",
          "type": "array", "items": paths,
        ],
        "stars": ["description": "Stars that must be earned; all of them.", "type": "array", "items": gate],
      ])
  }

  /// The keys of authors that an index tells as locks.
  private static let locking: Set<String> = ["requires", "requiresStars", "opens"]

  private static var formatVersion: JSONValue {
    [
      "description": "The shape of the file; an app reads only those that it knows.",
      "const": .integer(FormatVersion.current.major),
    ]
  }

  private static var moduleID: JSONValue {
    slug.described("The module's slug, unique in the curriculum; it never changes.")
  }
  private static var blockID: JSONValue { slug.described("The block's slug, unique in its module; it never changes.") }
  private static var episodeID: JSONValue {
    slug.described("The episode's slug, unique in its block; it never changes.")
  }

  /// A whole number.
  private static func count(_ words: String, atLeast minimum: Int) -> JSONValue {
    ["description": .string(words), "type": "integer", "minimum": .integer(minimum)]
  }

  private static func modules(_ name: String) -> JSONValue {
    list(of: name).described("The modules, first to last.")
  }

  private static var slug: JSONValue { ["type": "string", "pattern": .string(NamePattern.slug.regularExpression)] }

  /// Semantic Versioning 2.0.0.
  static var version: JSONValue {
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
  static func closed(
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
