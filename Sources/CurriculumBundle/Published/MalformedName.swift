/// An id, or the path of an image, that nothing published can have.
///
/// Names of published content become parts of paths, of keys of progress, and of lines in logs. A client therefore
/// checks an index or a module for such a name first, and rejects the whole file if it has one.
///
///     MalformedName.isID("say-hello")              // true; "Say hello", "a/b" and "" are not
///     MalformedName.isAssetPath("assets/box.png")  // true; "/tmp/x" and "assets/../../x" are not
public struct MalformedName: Sendable, Hashable, CustomStringConvertible {
  /// The part that the name plays, for messages: `the id of a card`.
  public let role: String
  /// The name as it is in the file.
  public let name: String

  /// Lower-case ASCII letters and digits, in words joined by single hyphens: `say-hello`.
  public static func isID(_ text: some StringProtocol) -> Bool {
    var endsWord = false
    for byte in text.utf8 {
      if isSmallLetterOrDigit(byte) {
        endsWord = true
      } else {
        guard byte == UInt8(ascii: "-"), endsWord else { return false }
        endsWord = false
      }
    }
    return endsWord
  }

  /// Ids with `/` between them, from the module down: `training/printing/say-hello`.
  public static func isFullID(_ path: ItemPath) -> Bool { path.components.allSatisfy { isID($0) } }

  /// Names below `assets/` of ASCII letters, digits, hyphens, underscores and dots, none of which begins with a dot:
  /// `assets/robot/box.png`.
  public static func isAssetPath(_ text: String) -> Bool {
    let names = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard names.count > 1, names[0].elementsEqual("assets".utf8) else { return false }
    return names.allSatisfy { name in
      !name.isEmpty && name.first != UInt8(ascii: ".")
        && name.allSatisfy { isSmallLetterOrDigit($0) || isCapital($0) || "-_.".utf8.contains($0) }
    }
  }

  /// A fact for messages: `'a/b' cannot be the id of a card`.
  public var description: String { "'\(name)' cannot be \(role)" }

  private static func isSmallLetterOrDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  private static func isCapital(_ byte: UInt8) -> Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte }
}

/// Looks at names one after the other, and keeps the first that is malformed.
private struct NameCheck {
  private(set) var found: MalformedName?

  mutating func id(_ name: String, of kind: String) {
    note(name, "the id of \(kind)", MalformedName.isID(name))
  }

  mutating func fullIDs(_ paths: some Sequence<ItemPath>, _ role: String = "a full id") {
    for path in paths { note(path.description, role, MalformedName.isFullID(path)) }
  }

  mutating func former(_ ids: [String]) { fullIDs(ids.map { ItemPath($0) }, "a former id") }

  mutating func assets(_ paths: some Sequence<String>) {
    for path in paths { note(path, "the path of an image", MalformedName.isAssetPath(path)) }
  }

  private mutating func note(_ name: String, _ role: String, _ isFine: Bool) {
    if !isFine, found == nil { found = MalformedName(role: role, name: name) }
  }
}

extension BundleIndex {
  /// The first malformed name in the file; nil where all are valid.
  public var malformedName: MalformedName? {
    var check = NameCheck()
    for module in modules {
      check.id(module.id, of: "a module")
      check.add(module.lock, module.badge)
      for block in module.blocks {
        check.id(block.id, of: "a block")
        check.add(block.lock, block.badge)
        for episode in block.episodes {
          check.id(episode.id, of: "an episode")
          check.add(episode.lock, episode.badge)
          check.assets([episode.icon, episode.banner].compactMap { $0?.image })
        }
      }
    }
    check.assets((assets ?? [:]).keys.sorted())
    for (path, fate) in (ids ?? IDMap()).entries.sorted(by: { $0.key.description < $1.key.description }) {
      check.fullIDs([path], "a former id")
      check.fullIDs((fate.now ?? []) + (fate.successors ?? []))
    }
    return check.found
  }
}

extension ModuleContent {
  /// The first malformed name in the file; nil where all are valid.
  public var malformedName: MalformedName? {
    var check = NameCheck()
    check.id(module.id, of: "a module")
    check.former(module.formerly)
    check.fullIDs(module.requires + (module.opens ?? []))
    for block in module.blocks {
      check.id(block.id, of: "a block")
      check.former(block.formerly)
      check.fullIDs(block.requires + (block.opens ?? []))
      for episode in block.episodes {
        check.id(episode.id, of: "an episode")
        check.former(episode.formerly)
        check.fullIDs(episode.requires + (episode.opens ?? []))
        for card in episode.cards {
          check.add(card, as: "a card")
          for question in card.content.questions { check.add(question, as: "a question") }
        }
      }
    }
    check.assets(module.assetPaths)
    return check.found
  }
}

extension NameCheck {
  fileprivate mutating func add(_ lock: Lock, _ badge: Badge?) {
    fullIDs([lock.after].compactMap { $0 } + lock.allOf + (lock.oneOfEach ?? []).flatMap { $0 })
    fullIDs((lock.stars ?? []).map(\.before))
    assets([badge?.image].compactMap { $0 })
  }

  fileprivate mutating func add(_ card: Card, as kind: String) {
    id(card.id, of: kind)
    former(card.formerly)
  }
}
