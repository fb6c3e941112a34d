public import CurriculumBundle

/// Why a release cannot be published.
public enum PublishingError: Error, Sendable, Hashable {
  /// The curriculum's minimum client is not a version.
  case malformedMinimumClient(String)
  /// The version is not above the one that is published.
  case doesNotRise(SemanticVersion, current: SemanticVersion)
  /// The version is published, with other content.
  case existsWithOtherContent(SemanticVersion, current: SemanticVersion)
  /// A manifest that is there already cannot be read.
  case malformedManifest(path: String, reason: String)
  /// What is there was published by a newer tool.
  case newerFormat(Int)
  /// Versions were published, but the manifest is gone.
  case lostManifest(latest: SemanticVersion)
}

extension PublishingError: CustomStringConvertible {
  /// The fact, without a full stop.
  public var message: String {
    switch self {
    case .malformedMinimumClient(let text): "the curriculum's minimum client '\(text)' is not a version"
    case .doesNotRise(let version, let current): "version \(version) does not rise: \(current) is published"
    case .existsWithOtherContent(let version, _):
      "version \(version) is published with other content, and a published version never changes"
    case .malformedManifest(let path, let reason): "'\(path)' is not a manifest: \(reason)"
    case .newerFormat(let format):
      "what is published here has format \(format), and this tool writes format \(FormatVersion.current)"
    case .lostManifest(let latest):
      "'\(Manifest.path)' is gone, but versions up to \(latest) are published here"
    }
  }

  /// What to do, as an imperative.
  public var help: String {
    switch self {
    case .malformedMinimumClient: "write it with three numbers, as in `minimumClient: \"1.0.0\"`"
    case .doesNotRise(_, let current), .existsWithOtherContent(_, let current):
      "publish as \(current.nextPatch) or higher"
    case .malformedManifest: "restore it from a copy, or publish to another folder"
    case .newerFormat: "use a newer hornbook"
    case .lostManifest(let latest): "restore it as a copy of '\(Manifest.historyPath(of: latest))'"
    }
  }

  /// The fact and what to do.
  public var description: String { "\(message); \(help)" }
}
