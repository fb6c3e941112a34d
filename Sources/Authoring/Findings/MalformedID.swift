import Diagnostics
import YAMLSource

/// A name that does not have the shape it must have.
enum MalformedID {
  static let description = RuleDescription(
    "malformed-id", .identity, .error, "a name that does not have the shape it must have",
    explanation: """
      Ids are for ever: a learner's progress is kept under them, and they stand in paths and links. So they are made of
      lower-case letters and digits, in words joined by hyphens, which no phone, file system or server ever changes.
      Concept names, versions and language tags have their own fixed shapes for the same reason. Three names are taken:
      no module can be `assets`, where the images are, or `reviews`, where approvals are, and no episode `block`, since
      `block.yaml` is the block itself.
      """,
    wrong: [.cards("- id: ↓Meet Print\n  type: description\n  header: Instructions\n  text: Follow my lead.\n")],
    right: [.cards("- id: meet-print\n  type: description\n  header: Instructions\n  text: Follow my lead.\n")])
}

extension Diagnostic {
  /// An item with a name that is taken, in a list or, where no list names it, in its file.
  static func reservedName(_ name: ReservedName, hasFile: Bool, at location: Location) -> Diagnostic {
    let help =
      switch name {
      case .assets where hasFile, .reviews where hasFile:
        "move '\(name.moduleFile)' and the blocks beside it to a folder of another name, and list that name in "
          + "'curriculum.yaml'"
      case .assets: "take it out, since images are not listed"
      case .reviews: "take it out, since approvals are not listed"
      case .block: "write another id here, and give the episode's file that name"
      }
    return MalformedID.description.finding(at: location, name.fact, help: help)
  }

  /// A file or folder whose name cannot be an id.
  static func malformedFileName(
    _ id: String, kind: String, file: String, in list: ItemList, at location: Location
  ) -> Diagnostic {
    let (folder, name) = FileRole.split(file)
    let isFolder = !name.hasPrefix(id)
    let old = isFolder ? folder : file
    return MalformedID.description.finding(
      at: location, "'\(old)' cannot be the name of \(withArticle(kind)), since '\(id)' is not an id",
      help: helpToRename(id, old, kind: kind, ending: isFolder ? "" : ".yaml", in: list))
  }

  private static func helpToRename(
    _ id: String, _ old: String, kind: String, ending: String, in list: ItemList
  ) -> String {
    let wanted = Slugs.slug(from: id) ?? NamePattern.slug.example
    if let name = FieldKey(rawValue: "\(kind)s").flatMap({ ReservedName(wanted, in: $0) }) {
      return "give '\(old)' another name: \(name.fact)"
    }
    if list.isTaken(wanted, besides: id) { return "take '\(old)' away, or give it a name of its own" }
    let renaming = "rename it to `\(wanted)\(ending)`"
    return list.listed.contains(wanted)
      ? renaming : "\(renaming), and add `\(wanted)` to the list in '\(list.location.file)'"
  }

  static func malformedName(
    _ name: String, key: String, _ pattern: NamePattern, at location: Location
  ) -> Diagnostic {
    let meant = pattern.meant(name)
    if let meant, let taken = FieldKey(rawValue: key).flatMap({ ReservedName(meant, in: $0) }) {
      return MalformedID.description.finding(
        at: location, "'\(shortened(name))' is not \(withArticle(pattern.typeName)), and \(taken.fact)",
        help: "give it another name, here and its file or folder")
    }
    // An id such as `no` or `12` is a boolean or a number to some readers, so it goes in quotes.
    let written = meant.map { ScalarText.written($0, indent: 0, in: .flow) }
    let isFile = pattern.isFile && name.contains(" ")
    let isRenaming = ["modules", "blocks", "episodes"].contains(key) && !name.hasSuffix(".yaml") || isFile
    let advice = written.map {
      isRenaming ? "name it `\($0)` here, and its file\(isFile ? "" : " or folder"), too" : "write `\($0)`"
    }
    var finding = MalformedID.description.finding(
      at: location, "'\(shortened(name))' is not \(withArticle(pattern.typeName))",
      label: isFile
        ? "the name has a space"
        : withoutTypographicQuotes(name) == name ? nil : "these quotes are letters to YAML",
      help: advice ?? (pattern.shape.map { "\($0), as in" } ?? "write it like") + " `\(pattern.example)`")
    finding.fixes = isRenaming ? [] : written.map { [Fix("write `\($0)`", .needsChoice, [Edit(location, $0)])] } ?? []
    return finding
  }
}
