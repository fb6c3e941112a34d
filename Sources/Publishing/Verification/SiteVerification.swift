import CurriculumBundle
import Diagnostics
import Support

/// The check of a published site: all that a client would check, of all that it may be offered.
///
/// Of a folder also what nobody is offered any more, as far as its content was not deleted on purpose.
public struct SiteVerification {
  /// What is wrong, in the order of manifests, releases and other files.
  public private(set) var problems: [SiteProblem] = []
  /// Problems that do not make the content wrong, such as bad caching, in the same order.
  public private(set) var warnings: [SiteProblem] = []
  /// How many channels were looked at.
  public private(set) var channelCount = 0
  /// How many releases were looked at with all their content.
  public private(set) var releaseCount = 0
  /// How many releases were pruned, so that there is nothing to look at.
  public private(set) var prunedCount = 0
  /// How many files were read.
  public private(set) var fileCount = 0
  /// How many bytes they have.
  public private(set) var byteCount = 0

  private let site: any PublishedSite
  private var removed = RemovedContent()
  /// The versions that channels offer.
  private var offered: Set<SemanticVersion> = []
  /// The versions that name each file.
  private var owners: [String: [SemanticVersion]] = [:]
  private var caches = CacheCheck()

  /// Checks a site.
  ///
  /// - Parameter named: Channels that must be there besides `stable`; of a folder all are looked at in any case.
  /// - Throws: `SiteFailure` when nothing is published there, and what fetching throws.
  public init(_ site: any PublishedSite, channels named: [Channel] = []) throws {
    self.site = site
    let manifests = try readManifests(named)
    problems += manifests.problems
    try readRemoved(manifests)
    offered = Set(manifests.offered.map(\.version))
    let unoffered = manifests.unoffered.filter { !removed.isPruned($0.version) }
    prunedCount = manifests.unoffered.count - unoffered.count
    try check(manifests.offered + unoffered)
    try checkNames()
    warnings += caches.all
  }

  /// The files of channels, and those of versions: all that there are, or those that the channels offer.
  private mutating func readManifests(_ named: [Channel]) throws -> SiteManifests {
    let listed = try site.jsonFiles(in: "channels")
    var paths = [Manifest.path]
    for channel in named where !paths.contains(channel.path) { paths.append(channel.path) }
    let alone = paths.filter { path in !(listed ?? []).contains { $0.path == path } }
    var files = listed ?? []
    for (path, file) in zip(alone, try site.fetch(alone.map { WantedFile($0) })) {
      if let bytes = try site.whole(file, at: path) {
        caches.checkChanging(path, file.cacheControl)
        files.insert(PublishedFile(path: path, bytes: bytes), at: path == Manifest.path ? 0 : files.endIndex)
      } else if named.contains(where: { $0.path == path }) {
        throw SiteFailure.missingChannel(path: path, site: site.name)
      }
    }
    let whole = try site.jsonFiles(in: "versions")
    guard !files.isEmpty || !(whole ?? []).isEmpty else {
      throw SiteFailure.empty(site: site.name)
    }
    let kept = try whole ?? keptFiles(offeredBy: files)
    for file in files + kept { count(file.bytes) }
    channelCount = files.count
    let manifests = SiteManifests(channels: files, kept: kept, isWhole: whole != nil)
    if let whole, manifests.problems.isEmpty { noteSetBack(files, whole) }
    if manifests.problems.isEmpty { noteLeftBehind(manifests) }
    return manifests
  }

  /// Notes channels for those who try what is new, but that offer an older version than `stable`.
  private mutating func noteLeftBehind(_ manifests: SiteManifests) {
    warnings += PublishedHistory.channelsLeftBehind(manifests.channels).map { channel, newest, stable in
      SiteProblem(
        channel.path, "offers \(newest), which is older than \(stable) on stable",
        help: "publish the content of \(stable) with `--channel \(channel)`, too")
    }
  }

  /// Notes channels whose file does not offer what was published on them last: it was set back, or not written.
  private mutating func noteSetBack(_ files: [PublishedFile], _ kept: [PublishedFile]) {
    // What cannot be read is reported for itself.
    guard let history = try? PublishedHistory(channels: files, kept: kept) else { return }
    for channel in history.channels.keys.sorted(by: { $0.name < $1.name }) where history.lags(channel) {
      guard let latest = history.latest(of: channel) else { continue }
      problems.append(
        SiteProblem(
          channel.path, "does not offer what was published on '\(channel)' last: \(latest.version) is the newest",
          help: "publish the content of \(latest.version) again, which writes the file; `hornbook rollback` goes back"))
    }
  }

  private func keptFiles(offeredBy files: [PublishedFile]) throws -> [PublishedFile] {
    let paths = SiteManifests(channels: files, kept: [], isWhole: false).offered.map(\.keptPath)
    return try zip(paths, site.read(paths)).compactMap { path, bytes in
      bytes.map { PublishedFile(path: path, bytes: $0) }
    }
  }

  private mutating func readRemoved(_ manifests: SiteManifests) throws {
    let placed = try site.fetch([WantedFile(RemovedContent.path)])[0]
    guard let bytes = try site.whole(placed, at: RemovedContent.path) else { return }
    caches.checkChanging(RemovedContent.path, placed.cacheControl)
    count(bytes)
    let file = PublishedFile(path: RemovedContent.path, bytes: bytes)
    do throws(PublishingError) { removed = try RemovedContent(reading: file) } catch {
      problems.append(SiteProblem(file.path, error))
      return
    }
    if !removed.isCanonical(in: file) { note("is not canonical JSON, or has unknown keys", file.path) }
    for version in removed.pruned ?? [] where manifests.isWhole && manifests.kept[version] == nil {
      note("records \(version) as pruned, but there is no '\(Manifest.historyPath(of: version))'", file.path)
    }
  }

  private mutating func count(_ bytes: [UInt8]?) {
    guard let bytes else { return }
    fileCount += 1
    byteCount += bytes.count
  }

  private mutating func check(_ releases: [Manifest]) throws {
    releaseCount = releases.count
    for release in releases { owners[release.index.path, default: []].append(release.version) }
    let indexes = try indexes(of: releases)
    for release in releases {
      for content in indexes[release.index]?.contents ?? [] {
        owners[content.file.path, default: []].append(release.version)
      }
    }
    let facts = try facts(of: releases.compactMap { indexes[$0.index] })
    let checked = releases.concurrentMap(chunk: 1) { release in
      indexes[release.index].map { IndexCheck(release, $0) { facts[$0] }.problems } ?? []
    }
    problems += checked.flatMap { $0 }
  }

  /// The indexes of releases, but for those that cannot be read, which are noted.
  private mutating func indexes(of releases: [Manifest]) throws -> [ContentReference: BundleIndex] {
    var seen: Set<ContentReference> = []
    let references = releases.map(\.index).filter { seen.insert($0).inserted }
    let found = try readIntact(references.map { NamedContent($0) }) { _, bytes throws(UnreadableContent) in
      try BundleIndex(reading: bytes)
    }
    var indexes: [ContentReference: BundleIndex] = [:]
    for (reference, index) in zip(references, found) { indexes[reference] = index }
    return indexes
  }

  /// What the modules of indexes say, but for those that cannot be read; these, and images, are noted.
  private mutating func facts(of indexes: [BundleIndex]) throws -> [ContentReference: ModuleFacts] {
    var seen: Set<ContentKind> = []
    let contents = indexes.flatMap(\.contents).filter { seen.insert($0).inserted }
    let kinds = Dictionary(contents.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
    let found = try readIntact(contents.map(\.file)) { file, bytes throws(UnreadableContent) in
      try kinds[file]?.facts(in: bytes)
    }
    var facts: [ContentReference: ModuleFacts] = [:]
    for (content, fact) in zip(contents, found) {
      if case .module(let reference) = content, let fact { facts[reference] = fact }
    }
    return facts
  }

  /// What intact files hold, in their order; nil for one that is not intact or not what it should be, which is noted.
  private mutating func readIntact<Value: Sendable>(
    _ files: [NamedContent],
    _ read: @escaping @Sendable (NamedContent, [UInt8]) throws(UnreadableContent) -> Value
  ) throws -> [Value?] {
    let found = try site.examine(files) { file, placed in
      let fault = placed.fault(as: file)
      guard let bytes = placed.bytes, fault == nil else {
        return Examined<Value>(size: placed.size, cacheControl: nil, fault: fault, value: nil)
      }
      let value = Result { () throws(UnreadableContent) in try read(file, bytes) }
      return Examined(size: bytes.count, cacheControl: placed.cacheControl, fault: nil, value: value)
    }
    var values: [Value?] = []
    for (file, examined) in zip(files, found) {
      if let size = examined.size {
        fileCount += 1
        byteCount += size
      }
      caches.checkContent(file.path, examined.cacheControl)
      note(examined.fault, of: file, isThere: examined.size != nil)
      switch examined.value {
      case .success(let value): values.append(value)
      case .failure(let error):
        note("is not what it should be: \(error.reason)", file.path, help: SiteProblem.publishAgain)
        values.append(nil)
      case nil: values.append(nil)
      }
    }
    return values
  }

  /// What was found of a file.
  private struct Examined<Value: Sendable>: Sendable {
    let size: Int?
    let cacheControl: String?
    let fault: String?
    let value: Result<Value, UnreadableContent>?
  }

  private mutating func note(_ fault: String?, of file: NamedContent, isThere: Bool) {
    let versions = owners[file.path] ?? []
    guard let withdrawal = removed.withdrawal(of: file.path) else {
      if let fault { note("\(fault); \(Self.text(of: versions)) it", file.path) }
      return
    }
    let reason = "'\(withdrawal.item)' is withdrawn, because \(withdrawal.because)"
    if isThere {
      note("is there, but \(reason)", file.path, help: "withdraw it again, which deletes the file")
    } else if versions.contains(where: offered.contains) {
      note("is deleted: \(reason); \(Self.text(of: versions)) it", file.path, help: "publish a release without it")
    }
  }

  private mutating func note(_ message: String, _ path: String, help: String = SiteProblem.restore) {
    problems.append(SiteProblem(path, message, help: help))
  }

  /// Who names a file: `1.0.0 and 2 other releases name`.
  private static func text(of versions: [SemanticVersion]) -> String {
    guard let first = versions.first else { return "a release names" }
    return versions.count == 1 ? "\(first) names" : "\(first) and \(counted(versions.count - 1, "other release")) name"
  }
}

extension SiteVerification {
  /// Of a folder also the files of content that no release names: they may have been left by a publisher that was
  /// killed, but a later one takes them for what their names say.
  private mutating func checkNames() throws {
    let names = try site.names(in: ContentPath.folder) ?? []
    let unnamed = names.map { "\(ContentPath.folder)/\($0)" }.filter { owners[$0] == nil }
    for path in unnamed where ContentPath(path) == nil {
      note("is not named by a digest, so no release can name it", path, help: "move it elsewhere")
    }
    for content in unnamed.compactMap({ ContentPath($0) }) {
      let bytes = try site.read(content.path)
      count(bytes)
      if let withdrawal = removed.withdrawal(of: content.path) {
        note(
          "is there, but '\(withdrawal.item)' is withdrawn, because \(withdrawal.because)", content.path,
          help: "withdraw it again, which deletes the file")
      } else if let bytes, ContentDigest.sha256(of: bytes) != content.sha256 {
        note("has other bytes than its digest says, though no release that can be read names it", content.path)
      }
    }
  }
}
