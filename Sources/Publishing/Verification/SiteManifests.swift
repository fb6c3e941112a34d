public import CurriculumBundle

/// The manifests of a place, as a client and the next publisher find them, with what is wrong with them.
public struct SiteManifests: Sendable {
  /// What the file of each channel names, as far as it can be read.
  public private(set) var channels: [Channel: Manifest] = [:]
  /// The manifests under `versions/` that can be read.
  public private(set) var kept: [SemanticVersion: Manifest] = [:]
  /// What is wrong, file by file.
  public private(set) var problems: [SiteProblem] = []
  /// Whether these are all channels and versions that there are.
  public let isWhole: Bool
  /// The versions whose files are there, whether or not they can be read.
  private var taken: Set<SemanticVersion> = []

  /// Looks at the manifests of a place.
  ///
  /// - Parameters:
  ///   - files: The files of channels.
  ///   - kept: The files under `versions/`: all of them, or those of the releases that the channels offer.
  ///   - isWhole: Whether these are all channels and versions that there are.
  public init(channels files: [PublishedFile], kept: [PublishedFile], isWhole: Bool) {
    self.isWhole = isWhole
    for file in files {
      guard let channel = Channel(path: file.path) else {
        problems.append(SiteProblem(file.path, .misnamedChannel(path: file.path)))
        continue
      }
      channels[channel] = read(file)
    }
    for file in kept { keep(file) }
    checkSequences()
    for (channel, manifest) in channels.sorted(by: { $0.key.name < $1.key.name }) { check(channel, manifest) }
    if isWhole { checkMissingChannels(besides: Set(files.map(\.path))) }
  }

  /// The releases that channels offer, each version once, the newest first.
  public var offered: [Manifest] {
    var seen: Set<SemanticVersion> = []
    return channels.values.flatMap(\.offered).sorted { $1.version < $0.version }
      .filter { seen.insert($0.version).inserted }
  }

  /// The releases that no channel offers, the newest first.
  public var unoffered: [Manifest] {
    let offered = Set(offered.map(\.version))
    return kept.values.filter { !offered.contains($0.version) }.sorted { $1.version < $0.version }
  }

  /// The manifest in a file; nil where it cannot be read, which is noted.
  private mutating func read(_ file: PublishedFile) -> Manifest? {
    do throws(PublishingError) {
      let manifest = try Manifest(reading: file)
      note(Self.irregularity(of: manifest, in: file), file.path)
      return manifest
    } catch {
      problems.append(SiteProblem(file.path, error))
      return nil
    }
  }

  private mutating func note(_ message: String?, _ path: String, help: String = SiteProblem.restore) {
    if let message { problems.append(SiteProblem(path, message, help: help)) }
  }

  /// Why bytes are not those that a publisher writes for what they say; nothing but a manifest's bytes holds them.
  private static func irregularity(of manifest: Manifest, in file: PublishedFile) -> String? {
    if manifest.offered.contains(where: { FormatVersion.current < $0.format }) { return nil }
    if (try? canonicalBytes(of: manifest)) != file.bytes {
      return "is not canonical JSON, or has keys that format \(manifest.format) does not have"
    }
    if let channel = manifest.channel, Channel(channel).map({ $0 == .stable }) ?? true {
      return "'channel' cannot be '\(channel)'"
    }
    return nil
  }

  private mutating func keep(_ file: PublishedFile) {
    guard let version = Manifest.version(ofHistoryPath: file.path) else {
      problems.append(SiteProblem(file.path, .misnamedFile(path: file.path)))
      return
    }
    taken.insert(version)
    guard let manifest = read(file) else { return }
    guard manifest.version == version else {
      return note("is the manifest of version \(manifest.version)", file.path)
    }
    if manifest.offers != nil { note("has 'offers', which only the file of a channel has", file.path) }
    kept[version] = manifest
  }

  private mutating func checkSequences() {
    var owners: [Int: SemanticVersion] = [:]
    for manifest in kept.values.sorted(by: { $0.version < $1.version }) {
      if let other = owners.updateValue(manifest.version, forKey: manifest.sequence) {
        note("has sequence \(manifest.sequence), and so has \(other)", manifest.keptPath)
      }
      if let restored = manifest.restores.flatMap({ kept[$0] }), restored.sequence >= manifest.sequence {
        note(
          "has sequence \(manifest.sequence), but brings back \(restored.version) with \(restored.sequence)",
          manifest.keptPath)
      }
    }
  }

  /// The file of a channel against what is kept, and its offers against each other.
  private mutating func check(_ channel: Channel, _ file: Manifest) {
    for release in file.offered {
      let isTop = release.version == file.version
      guard let twin = kept[release.version] else {
        if !taken.contains(release.version) {
          note(
            "is missing, but \(channel) offers \(release.version)", release.keptPath,
            help: "publish on \(channel), which restores it")
        }
        continue
      }
      if isTop ? !twin.isSameRelease(as: release) : twin != release {
        note(
          "differs from '\(twin.keptPath)' in what it says of \(release.version)", channel.path,
          help: "restore one of the two from a copy of what was published")
      }
      if file.sequence < twin.sequence {
        note("has sequence \(file.sequence), below \(twin.sequence) of \(twin.version)", channel.path)
      }
    }
    checkOffers(of: channel, file)
  }

  private mutating func checkOffers(of channel: Channel, _ file: Manifest) {
    let help = "publish on \(channel) again, as a new version"
    for (release, place) in zip(file.offered, 0...) {
      let before = file.offered.prefix(place)
      if let newer = before.last, !(release.version < newer.version) {
        note("offers \(release.version) behind \(newer.version): the newest comes first", channel.path, help: help)
      } else if let cover = before.first(where: { $0.covers(release) }) {
        note(
          "offers \(release.version), which no app takes: \(cover.version) is newer and for all its apps",
          channel.path, help: help)
      }
      if release.offers != nil { note("has 'offers' inside 'offers'", channel.path) }
    }
  }

  private mutating func checkMissingChannels(besides paths: Set<String>) {
    for channel in Set(kept.values.map(\.firstChannel)) where !paths.contains(channel.path) {
      let latest = kept.values.filter { $0.firstChannel == channel }.max { $0.sequence < $1.sequence }
      note(
        "is missing, though \(latest.map { "\($0.version)" } ?? "a release") was published on \(channel)", channel.path,
        help: "publish on \(channel), which writes it again")
    }
  }
}
