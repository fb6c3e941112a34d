import CurriculumBundle
import JSON

/// Where the outline of a module in an index is other than its content.
struct OutlineComparison {
  /// Each as a fact: `'cardCount' of 'a/b/c' is 4, in its module's file 5`.
  private(set) var differences: [String] = []

  /// Compares what both know: not locks, access and the number, which only an index has.
  init(_ index: ModuleOutline, _ content: ModuleOutline) {
    guard index.withoutLocks != content.withoutLocks else { return }
    let path = ItemPath(index.id)
    compare(index.fields, content.fields, path)
    guard compareIDs(index.blocks.map(\.id), content.blocks.map(\.id), "blocks", path) else { return }
    for (block, other) in zip(index.blocks, content.blocks) {
      let path = path.appending(block.id)
      compare(block.fields, other.fields, path)
      guard compareIDs(block.episodes.map(\.id), other.episodes.map(\.id), "episodes", path) else { continue }
      for (episode, other) in zip(block.episodes, other.episodes) {
        compare(episode.fields, other.fields, path.appending(episode.id))
      }
    }
  }

  private mutating func compareIDs(_ index: [String], _ content: [String], _ kind: String, _ path: ItemPath) -> Bool {
    guard index != content else { return true }
    differences.append(
      "'\(path)' has the \(kind) \(index.joined(separator: ", ")), in its module's file "
        + content.joined(separator: ", "))
    return false
  }

  private mutating func compare(_ index: JSONValue, _ content: JSONValue, _ path: ItemPath) {
    let (one, other) = (index.object?.members ?? [], content.object?.members ?? [])
    let keys = Set((one + other).map(\.key)).sorted()
    for key in keys where index[key] != content[key] {
      differences.append(
        "'\(key)' of '\(path)' is \(Self.text(of: index[key])), in its module's file \(Self.text(of: content[key]))")
    }
  }

  private static func text(of value: JSONValue?) -> String {
    value.map { String(decoding: CanonicalJSON.bytes(of: $0), as: UTF8.self) } ?? "left out"
  }
}

extension ModuleOutline {
  fileprivate var withoutLocks: ModuleOutline {
    var outline = self
    (outline.number, outline.access, outline.lock) = (nil, nil, Lock(after: nil, allOf: []))
    for place in blocks.indices {
      outline.blocks[place].lock = outline.lock
      for episode in blocks[place].episodes.indices { outline.blocks[place].episodes[episode].lock = outline.lock }
    }
    return outline
  }

  /// Its own keys that content has, too.
  fileprivate var fields: JSONValue {
    var outline = withoutLocks
    outline.blocks = []
    return encoded(outline)
  }
}

extension BlockOutline {
  fileprivate var fields: JSONValue {
    var outline = self
    (outline.lock, outline.episodes) = (Lock(after: nil, allOf: []), [])
    return encoded(outline)
  }
}

extension EpisodeOutline {
  fileprivate var fields: JSONValue {
    var outline = self
    outline.lock = Lock(after: nil, allOf: [])
    return encoded(outline)
  }
}

/// A value as JSON; outlines have nothing that JSON cannot say.
private func encoded(_ outline: some Encodable) -> JSONValue { (try? JSONValueEncoder().encode(outline)) ?? .null }
