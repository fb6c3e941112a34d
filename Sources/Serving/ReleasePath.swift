import CurriculumBundle
import Images

/// The path of a file that a release place has: all others are not served, whatever is in its folder.
///
///     ReleasePath("/versions/1.0.0.json")?.file == "versions/1.0.0.json"
///     ReleasePath("/versions/../notes.json") == nil
struct ReleasePath: Sendable, Hashable {
  /// The path inside the folder.
  let file: String
  /// What kind of file it is.
  let kind: Kind

  /// The kinds of files.
  enum Kind: Sendable, Hashable {
    /// `manifest.json` or one of `channels/`, which name the current release, or `removed.json`: it changes.
    case pointer
    /// A manifest under `versions/`, kept for good.
    case keptManifest
    /// A file named by the digest of its bytes, which it never changes, and its media type.
    case content(sha256: String, type: String)
  }

  /// What was deleted for good, where something was.
  private static let removed = "removed.json"

  /// The file at the path of an address; nil where a release place has none.
  init?(_ path: String) {
    guard path.hasPrefix("/") else { return nil }
    file = String(path.dropFirst())
    let names = file.split(separator: "/", omittingEmptySubsequences: false)
    guard names.count == 2 else {
      guard file == Manifest.path || file == Self.removed else { return nil }
      kind = .pointer
      return
    }
    guard let kind = Self.kind(folder: names[0], name: names[1]) else { return nil }
    self.kind = kind
  }

  private static func kind(folder: Substring, name: Substring) -> Kind? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let (stem, ending) = (name[..<dot], name[name.index(after: dot)...])
    switch folder {
    // The file of the channel `stable` is `manifest.json`.
    case "channels": return ending == "json" && stem != "stable" && Manifest.isChannelName(stem) ? .pointer : nil
    case "versions": return ending == "json" && SemanticVersion(String(stem)) != nil ? .keptManifest : nil
    case "content":
      guard isDigest(stem), let type = mediaType(ofEnding: ending) else { return nil }
      return .content(sha256: String(stem), type: type)
    default: return nil
    }
  }

  private static func isDigest(_ name: Substring) -> Bool {
    name.utf8.count == 64
      && name.utf8.allSatisfy {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0
      }
  }

  private static func mediaType(ofEnding ending: Substring) -> String? {
    if ending == "json" { return "application/json" }
    guard let format = ImageFormat(path: "x.\(ending)"), format.fileEnding == ending else { return nil }
    return format.mediaType
  }
}
