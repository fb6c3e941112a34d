import Authoring
import CurriculumBundle
import JSON

/// A document of a collection.
struct ForeignItem {
  /// Its id; nil when it has none.
  let id: String?
  let object: ForeignObject
}

extension ForeignValue {
  /// The documents of a collection: an array of objects that may have an `id`, or an object with each under its id.
  ///
  /// - Parameters:
  ///   - name: What a document is, as a message calls it.
  ///   - keys: The keys that a document may have besides `id`.
  ///   - part: What is left out where a document is wrong, so that the others come in: `question`.
  func documents(
    _ name: String, keys: [String], in record: ExchangeRecord, each part: String? = nil
  ) -> [ForeignItem]? {
    guard value.object != nil else {
      guard isLaidOut(as: .lists, record) else { return nil }
      return elements.flatMap { Self.whole($0.map { $0.asPart(part).item(name, keys) }, isWholeAlone: part == nil) }
    }
    guard isLaidOut(as: .maps, record), let all = anyObject("a collection")?.all else { return nil }
    let items = all.map { id, value -> ForeignItem? in
      let value = value.asPart(part)
      guard !isBlank(id) else {
        value.reportWrong("this document has an id without a visible character", help: "give it an id")
        value.leaveOut()
        return nil
      }
      guard let object = value.object(name, keys: keys) else {
        value.leaveOut()
        return nil
      }
      return ForeignItem(id: id, object: object)
    }
    return Self.whole(items, isWholeAlone: part == nil)
  }

  /// True for a collection without documents, and for what is no collection.
  var isEmptyCollection: Bool { value.array?.isEmpty ?? value.object?.members.isEmpty ?? true }

  /// A document of an array; nil where it is none, or its id is none.
  private func item(_ name: String, _ keys: [String]) -> ForeignItem? {
    guard let object = object(name, keys: ["id"] + keys) else {
      leaveOut()
      return nil
    }
    guard let id = object["id"] else { return ForeignItem(id: nil, object: object) }
    guard let text = id.text else {
      leaveOut()
      return nil
    }
    return ForeignItem(id: text, object: object)
  }

  /// The documents that could be read; nil where all must be and one could not.
  private static func whole(_ items: [ForeignItem?], isWholeAlone: Bool) -> [ForeignItem]? {
    let read = items.compactMap { $0 }
    return isWholeAlone && read.count != items.count ? nil : read
  }

  private func isLaidOut(as collections: ExchangeRecord.Collections, _ record: ExchangeRecord) -> Bool {
    guard record.collections != collections else { return true }
    let usual =
      switch record.collections {
      case .lists: "arrays"
      case .maps: "objects"
      }
    reportWrong(
      "this is \(value.kind), but the collections before it are \(usual)", help: "write all collections alike")
    return false
  }
}

extension JSONValue {
  /// Texts in a row.
  static func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
}
