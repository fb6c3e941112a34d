import Authoring
import JSON

extension SwiftlyFormat {
  static func plain(_ root: ForeignValue) -> ForeignValue {
    var reading = FirestoreReading()
    let plain = reading.plain(root.value)
    let read = root.document.root(plain, places: reading.places, isTyped: reading.isTyped)
    let written = reading.isTyped ? FirestoreWriting.typed(plain) : plain
    guard !reading.places.isEmpty, CanonicalJSON.bytes(of: written) != CanonicalJSON.bytes(of: root.value) else {
      return read
    }
    root.reportLoss(
      "the layout around the documents cannot be kept: an export would write {\"chapters\": …}",
      help: "lay it out for Firestore where the export goes")
    return read
  }

  static func laidOut(_ json: JSONValue, _ record: ExchangeRecord) -> JSONValue {
    switch record.firestore {
    case .typed: FirestoreWriting.typed(json)
    case .plain, nil: json
    }
  }

  /// How the JSON says what Firestore's documents say; nil where its questions have keys of their own.
  ///
  /// Firestore has no empty collections, choices are under `codeBlocks`, and lines to bring in order have no `answers`.
  ///
  /// - Parameter root: The whole as it is read.
  static func firestore(_ root: ForeignValue) -> ExchangeRecord.Firestore? {
    if root.document.isTyped { return .typed }
    let chapters = documents(root.value["chapters"])
    // Firestore's questions have no key for choices alone, so that one missing collection does not make it Firestore's.
    let questions = chapters.flatMap { documents($0["playground"]) }
    guard !questions.contains(where: { $0["mcqOptions"] != nil }) else { return nil }
    let isFirestore = chapters.contains { chapter in
      guard chapter["lessons"] != nil, let playground = chapter["playground"] else { return true }
      return documents(playground).contains { question in
        guard question["mcqOptions"] == nil, let blocks = question["codeBlocks"]?.array, !blocks.isEmpty else {
          return false
        }
        let type = question["type"]?.string.flatMap(SwiftlyQuestionType.init(foreign:))
        return type == .mcq || type == .codeBlocks && question["answers"] == nil
      }
    }
    return isFirestore ? .plain : nil
  }

  private static func documents(_ collection: JSONValue?) -> [JSONValue] {
    collection?.array ?? collection?.object?.members.map(\.value) ?? []
  }
}
