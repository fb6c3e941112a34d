import JSON

extension JSONSchema {
  /// The size of a picture with the digest of its pixels.
  private static var picture: JSONValue {
    closed(
      "The size of a picture with the digest of its pixels.",
      [
        "width": ["description": "How many pixels it is wide.", "type": "integer", "minimum": 1],
        "height": ["description": "How many pixels it is high.", "type": "integer", "minimum": 1],
        "sha256": [
          "description":
            "The SHA-256 of its pixels, row by row: a byte each for red, green, blue and opacity.",
          "type": "string", "pattern": "^[0-9a-f]{64}$",
        ],
      ])
  }

  /// What was deleted from a place for good.
  static var removed: JSONValue {
    let withdrawal = closed(
      "A lesson or an image that may not be shown any more.",
      [
        "item": [
          "description": "The full id of an episode, or the path of an image such as `assets/box.png`.",
          "type": "string", "pattern": "\\S",
        ],
        "because": ["description": "Why.", "type": "string", "pattern": "\\S"],
        "content": [
          "description": "The files that had it; they are deleted, and nothing brings them back.", "type": "array",
          "items": ["type": "string", "pattern": "^content/[0-9a-f]{64}\\.[a-z0-9]+$"],
        ],
      ],
      optional: [
        "pixels": [
          "description":
            "The pictures of a PNG image, which stay withdrawn however they are encoded again; left out for none.",
          "type": "array", "items": picture,
        ]
      ])
    return closed(
      "What was deleted for good: `removed.json`, which is there once something was.", [:],
      optional: [
        "withdrawn": [
          "description": "What was withdrawn, the latest last; left out where nothing was.", "type": "array",
          "items": withdrawal,
        ],
        "pruned": [
          "description":
            "The versions whose content was deleted because nobody is offered them any more; left out for none.",
          "type": "array", "items": version,
        ],
      ])
  }
}
