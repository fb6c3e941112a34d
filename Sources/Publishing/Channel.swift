public import CurriculumBundle
import JSON

/// A line of releases that apps follow, by its name: `stable`, which `manifest.json` names, or one under `channels/`.
///
///     Channel("beta")?.path == "channels/beta.json"
public struct Channel: Sendable, Hashable, CustomStringConvertible {
  /// Its name: lower-case letters, digits and hyphens.
  public let name: String

  /// The channel that apps follow when they name none.
  public static let stable = Channel(known: "stable")

  private init(known name: String) { self.name = name }

  /// The channel with a name; nil for a name that no channel can have.
  public init?(_ name: String) {
    guard Manifest.isChannelName(name) else { return nil }
    self.name = name
  }

  /// The channel whose file has a path; nil for any other path.
  init?(path: String) {
    if path == Manifest.path {
      self = .stable
      return
    }
    let parts = path.split(separator: "/")
    guard parts.count == 2, parts[0] == "channels", parts[1].hasSuffix(".json") else { return nil }
    self.init(String(parts[1].dropLast(".json".count)))
    guard self != .stable else { return nil }
  }

  /// Where its file is, relative to the bundle.
  public var path: String { self == .stable ? Manifest.path : "channels/\(name).json" }

  /// Its name.
  public var description: String { name }
}

extension Manifest {
  /// The channel on which it was published first.
  public var firstChannel: Channel { channel.flatMap { Channel($0) } ?? .stable }

  /// The manifest that is kept for good, of one that a channel's file holds.
  var asKept: Manifest {
    var manifest = self
    manifest.offers = nil
    return manifest
  }

  /// Whether two manifests name the same release; a channel's file may have a higher sequence number.
  func isSameRelease(as other: Manifest) -> Bool {
    var (one, two) = (asKept, other.asKept)
    one.sequence = 0
    two.sequence = 0
    return one == two
  }

  /// The releases that a channel has to offer, the newest first: each that shows more apps the newest content that they
  /// can read.
  static func offers(among releases: [Manifest]) -> [Manifest] {
    var kept: [Manifest] = []
    for release in releases.map(\.asKept).sorted(by: { $1.version < $0.version }) {
      if !kept.contains(where: { $0.covers(release) }) { kept.append(release) }
    }
    return kept
  }

  /// The file of a channel that offers these releases, as far as any app needs them.
  ///
  /// - Parameter sequence: The number of this publication.
  static func channelFile(offering releases: [Manifest], sequence: Int) -> Manifest? {
    let offers = offers(among: releases)
    guard var top = offers.first else { return nil }
    top.sequence = sequence
    top.offers = offers.count == 1 ? nil : Array(offers.dropFirst())
    return top
  }

  /// Whether every app that can read another release can read this one, so that none takes the other where this comes
  /// before it.
  func covers(_ other: Manifest) -> Bool {
    formatVersion == other.formatVersion && !(other.minimumClient < minimumClient)
  }

  /// The releases that a channel's file offers, the newest first.
  public var offered: [Manifest] { [asKept] + (offers ?? []) }
}
