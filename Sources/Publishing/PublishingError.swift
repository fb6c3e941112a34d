public import CurriculumBundle

/// Why a release cannot be published.
public enum PublishingError: Error, Sendable, Hashable {
  /// The curriculum's minimum client is not a version.
  case malformedMinimumClient(String)
  /// The version is not above all that are published; `free` can be published, and is nil where no version can.
  case doesNotRise(SemanticVersion, highest: SemanticVersion, free: SemanticVersion?)
  /// The version is published, with other content; `free` can be published, and is nil where no version can.
  case existsWithOtherContent(SemanticVersion, free: SemanticVersion?)
  /// A prerelease is published on `stable`; the content can be published as `free` there.
  case prereleaseOnStable(SemanticVersion, free: SemanticVersion)
  /// A prerelease of another channel cannot be promoted to `stable`; its content can be published as `free`.
  case prereleasePromoted(SemanticVersion, free: SemanticVersion)
  /// A new item has an id that another item, which is there today, had in an earlier release.
  case reusedID(ItemPath, owner: ItemPath)
  /// It has something that was withdrawn, an image perhaps at another path by now.
  case withdrawn(item: String, because: String, image: String? = nil)
  /// A manifest that is there already cannot be read; `copy` is the path of a file to restore it from, if there is one.
  case malformedManifest(path: String, reason: String, copy: String? = nil)
  /// The file that records what was deleted cannot be read.
  case malformedRemovals(path: String, reason: String)
  /// A file among the kept manifests is not named after a version.
  case misnamedFile(path: String)
  /// A file among those of channels is not named after a channel.
  case misnamedChannel(path: String)
  /// The file of a channel differs from the manifest that is kept under its version.
  case currentDiffers(path: String, from: SemanticVersion)
  /// What is there was published by a newer tool.
  case newerFormat(Int)

  /// Whether the version was refused; otherwise nothing could be decided at all.
  public var isRefusal: Bool {
    switch self {
    case .doesNotRise, .existsWithOtherContent, .prereleaseOnStable, .prereleasePromoted, .reusedID, .withdrawn: true
    case .malformedMinimumClient, .malformedManifest, .malformedRemovals, .misnamedFile, .misnamedChannel,
      .currentDiffers, .newerFormat:
      false
    }
  }

  /// The same with the path of a file from which to restore the one that is damaged.
  func cured(by copy: String?) -> PublishingError {
    guard case .malformedManifest(let path, let reason, _) = self else { return self }
    return .malformedManifest(path: path, reason: reason, copy: copy)
  }
}

extension PublishingError: CustomStringConvertible {
  /// The fact, without a full stop.
  public var message: String {
    switch self {
    case .malformedMinimumClient(let text): "the curriculum's minimum client '\(text)' is not a version"
    case .doesNotRise(let version, let highest, _): "version \(version) does not rise: \(highest) is published"
    case .existsWithOtherContent(let version, _):
      "version \(version) is published with other content, and a published version never changes"
    case .prereleaseOnStable(let version, _):
      "\(version) comes before a real version, and stable offers no version that does"
    case .prereleasePromoted(let version, _):
      "\(version) is a version of another channel, and stable offers no version that comes before a real one"
    case .reusedID(let id, let owner):
      "'\(id)' is the id of a new item, but '\(owner)' had it in an earlier release"
    case .withdrawn(let item, let reason, let image?) where image != item:
      "the content has '\(image)', the same picture as '\(item)', which was withdrawn because \(reason)"
    case .withdrawn(let item, let reason, _): "the content has '\(item)', which was withdrawn because \(reason)"
    case .malformedManifest(let path, let reason, _): "'\(path)' is not a manifest: \(reason)"
    case .malformedRemovals(let path, let reason):
      "'\(path)' does not record what was deleted: \(reason)"
    case .misnamedFile(let path): "'\(path)' is not named after a version"
    case .misnamedChannel(let path): "'\(path)' is not named after a channel"
    case .currentDiffers(let path, let version):
      "'\(path)' and '\(Manifest.historyPath(of: version))' differ, but both are version \(version)"
    case .newerFormat(let format):
      "what is published here has format \(format), and this tool writes format \(FormatVersion.current.major)"
    }
  }

  /// What to do, as an imperative.
  public var help: String {
    switch self {
    case .malformedMinimumClient: "write it with three numbers, as in `minimumClient: \"1.0.0\"`"
    case .doesNotRise(let version, let highest, let free):
      // A person may have meant a hotfix.
      Self.help(free: free)
        + (version < highest
          ? "; a version below \(highest) is for apps that cannot read \(highest), and only for them" : "")
    case .existsWithOtherContent(_, let free): Self.help(free: free)
    case .prereleaseOnStable(_, let free): "publish as \(free), or with `--channel beta` for those who try what is new"
    case .prereleasePromoted(_, let free): "publish the same content as \(free), or leave `--version` out"
    case .withdrawn(let item, _, let image):
      image != nil || item.hasPrefix("assets/")
        ? "leave the image out, under whatever path and however it is encoded, or take another one"
        : "leave the lesson out; what may be shown in its place needs another id"
    case .reusedID:
      "give the new item another id, since whoever finished the other one finds it finished; or give a reason with "
        + "`--because \"…\"`"
    // A copy of one release is not all that a channel offers.
    case .malformedManifest(let path, _, _?) where Channel(path: path) != nil, .currentDiffers(let path, _):
      "move '\(path)' elsewhere and publish the newest content again, which writes it from 'versions/'"
    case .malformedManifest(_, _, let copy?): "restore it as a copy of '\(copy)'"
    case .malformedManifest: "restore it from a copy of what was published, or publish into another folder"
    case .malformedRemovals(let path, _): "restore '\(path)' from a copy of what was published"
    case .misnamedFile: "move it elsewhere: each file there is the manifest of a version, as '1.0.0.json' is"
    case .misnamedChannel:
      "move it elsewhere: a channel's name has lower-case letters, digits and hyphens, and 'stable' is 'manifest.json'"
    case .newerFormat: "use a newer hornbook"
    }
  }

  private static func help(free: SemanticVersion?) -> String {
    free.map { "publish as \($0) or higher" } ?? "publish into another folder: no version is higher"
  }

  /// The fact and what to do.
  public var description: String { "\(message); \(help)" }
}
