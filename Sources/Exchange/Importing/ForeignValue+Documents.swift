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
  func documents(_ name: String, keys: [String], in record: ExchangeRecord) -> [ForeignItem]? {
    guard value.object != nil else {
      guard isLaidOut(as: .lists, record) else { return nil }
      return all { element in
        guard let object = element.object(name, keys: ["id"] + keys) else { return nil }
        guard let id = object["id"] else { return ForeignItem(id: nil, object: object) }
        return id.text.map { ForeignItem(id: $0, object: object) }
      }
    }
    guard isLaidOut(as: .maps, record), let all = anyObject("a collection")?.all else { return nil }
    let items = all.compactMap { id, value -> ForeignItem? in
      guard !isBlank(id) else {
        value.reportWrong("this document has an id without a visible character", help: "give it an id")
        return nil
      }
      return value.object(name, keys: keys).map { ForeignItem(id: id, object: $0) }
    }
    return items.count == all.count ? items : nil
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
