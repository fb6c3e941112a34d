import Diagnostics
import JSON

extension ReviewedContent {
  /// A file or an image that is not what it was.
  public struct Change: Sendable, Hashable {
    /// Its path, inside the module for a file and inside the curriculum for an image.
    public let path: String
    /// Its change.
    public let kind: Kind
    /// The values taken out and put in, a line each, with `-` or `+` before it; none for an image.
    public let lines: [String]
  }

  /// The change of a file.
  public enum Kind: String, Sendable, Hashable {
    case added, removed, changed
  }

  /// The differences from an earlier content, in the order of paths, files before images; all of it for nil.
  public func changes(since earlier: ReviewedContent?) -> [Change] {
    ["files", "images"].flatMap { part -> [Change] in
      let (old, new) = (earlier?.part(part) ?? JSONObject(), self.part(part))
      let paths: [String] = Array(Set(old.keys + new.keys)).sortedByBytes()
      return paths.compactMap { path in Self.change(at: path, old[path], new[path]) }
    }
  }

  private func part(_ key: String) -> JSONObject { value[key]?.object ?? JSONObject() }

  private static func change(at path: String, _ old: JSONValue?, _ new: JSONValue?) -> Change? {
    guard old != new else { return nil }
    let kind: Kind = old == nil ? .added : new == nil ? .removed : .changed
    let isFile = (new ?? old)?.string == nil
    return Change(path: path, kind: kind, lines: isFile ? lines(from: old, to: new) : [])
  }

  private static func lines(from old: JSONValue?, to new: JSONValue?) -> [String] {
    let texts = [old, new].map { value -> String in
      var lines: [String] = []
      value?.write(to: &lines, under: "")
      return lines.map { "\($0)\n" }.joined()
    }
    return UnifiedDiff(from: texts[0], to: texts[1], context: 0).hunks.split(separator: "\n")
      .filter { !$0.hasPrefix("@") }.map(String.init)
  }
}

extension JSONValue {
  /// Writes each scalar on a line, or on as many as its text has, behind the way to it: `cards/quiz/answers[1]: 5`.
  fileprivate func write(to lines: inout [String], under path: String) {
    switch self {
    case .object(let object):
      // What an item is called comes first; the rest is in the order of the copy.
      let names = ["id", "type", "title"]
      let members = object.members.filter { names.contains($0.key) } + object.members.filter { !names.contains($0.key) }
      for member in members {
        member.value.write(to: &lines, under: path.isEmpty ? member.key : "\(path)/\(member.key)")
      }
    case .array(let elements):
      for (place, element) in elements.enumerated() {
        element.write(to: &lines, under: element["id"]?.string.map { "\(path)/\($0)" } ?? "\(path)[\(place)]")
      }
    case .string(let text):
      lines += text.split(separator: "\n", omittingEmptySubsequences: false).map { "\(path): \($0)" }
    case .null: lines.append("\(path):")
    case .bool, .integer, .double: lines.append("\(path): \(CanonicalJSON.text(of: self))")
    }
  }
}
