import Diagnostics
import JSON

/// Compares JSON that came in with what would go out again, so that nothing is lost without a word.
struct RoundTrip {
  private let document: ForeignDocument

  /// Reports everything in documents that an export of the draft would not give back.
  static func report<Format: DraftFormat>(_ draft: ExchangeDraft, _ roots: [ForeignValue], _ format: Format.Type) {
    var export = ExchangeExport(draft.record, of: format, asset: { draft.assets[$0] })
    let json = Format.Writer.write(draft.curriculum, &export)
    guard let origins = draft.origins else {
      if let root = roots.first { RoundTrip(document: root.document).compare(root.value, json, root.path) }
      return
    }
    // Several documents are files, or the elements of one.
    let parts = roots.count == 1 && roots[0].value.array != nil ? roots[0].elements ?? [] : roots
    for (place, origin) in origins.enumerated() where parts.indices.contains(origin) {
      let part = parts[origin]
      json[place].map { RoundTrip(document: part.document).compare(part.value, $0, part.path) }
    }
  }

  private func compare(_ given: JSONValue, _ written: JSONValue, _ path: JSONPath) {
    if let given = given.object, let written = written.object { return compare(given, written, path) }
    if let given = given.array, let written = written.array {
      let kept = given.indices.filter { !document.isLeftOut(path.index($0)) }
      if kept.count == written.count {
        for (index, value) in zip(kept, written) { compare(given[index], value, path.index(index)) }
        return
      }
    }
    guard CanonicalJSON.bytes(of: given) != CanonicalJSON.bytes(of: written) else { return }
    tell(path, "this cannot be kept as it is: an export would write \(Self.shown(written))")
  }

  private func compare(_ given: JSONObject, _ written: JSONObject, _ path: JSONPath) {
    for member in given.members {
      let place = path.key(member.key)
      if document.isLeftOut(place) { continue }
      if let other = written[member.key] {
        compare(member.value, other, place)
      } else {
        tell(place, "this cannot be kept: an export would leave it out")
      }
    }
    for key in written.keys where given[key] == nil { tell(path, "an export would add '\(shortened(key))' to this") }
  }

  private func tell(_ path: JSONPath, _ message: String) {
    document.reportLoss(path, message, help: "change it in the JSON, or see to it where the export goes")
  }

  /// A value in a few words.
  private static func shown(_ value: JSONValue) -> String {
    switch value {
    case .null, .bool, .integer, .double: CanonicalJSON.text(of: value)
    case .string(let text): "'\(shortened(text))'"
    case .array(let elements): elements.count == 1 ? "an array of one" : "an array of \(elements.count)"
    case .object: "an object"
    }
  }
}
