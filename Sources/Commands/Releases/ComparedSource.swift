import Authoring
import CurriculumBundle
import Publishing

/// One side of a comparison, as a person names it: a published folder or URL, a version or channel in it, a curriculum,
/// or a git revision of one.
struct ComparedSource {
  /// What a person called it, with its version where it has one.
  let name: String
  /// What it holds.
  let content: Content
  /// The version that it was published as; nil for a curriculum.
  let version: SemanticVersion?

  /// What a side holds.
  enum Content {
    /// A release at a site, by its manifest.
    case published(any PublishedSite, Manifest)
    /// What a curriculum would publish, with its images.
    case curriculum(Curriculum, [PublishedAsset])
  }

  /// Reads what a person named.
  ///
  /// - Parameter curriculum: The curriculum of which a git revision is meant.
  /// - Throws: `CommandFailure` when there is no such thing.
  init(_ text: String, curriculum: String) throws {
    let (place, part) = Self.split(text)
    if EvidenceAddress.isURL(place) {
      self = try Self.release(at: RemoteSite(place), part, named: place)
    } else if PublishedFolder.isThere(at: place) {
      self = try Self.release(at: PublishedFolder(place), part, named: place)
    } else if part == nil, PathKind.exists(FilePath.absolute(text)) {
      self = try Self.curriculum(at: text)
    } else {
      self = try Self.revision(text, of: curriculum)
    }
  }

  /// A place, and after the last `@` a version or a channel in it.
  private static func split(_ text: String) -> (place: String, part: String?) {
    guard let mark = text.lastIndex(of: "@"), !PathKind.exists(FilePath.absolute(text)) else { return (text, nil) }
    let (place, part) = (String(text[..<mark]), String(text[text.index(after: mark)...]))
    return part.isEmpty || place.isEmpty || part.contains("/") ? (text, nil) : (place, part)
  }

  private static func release(
    at site: any PublishedSite, _ part: String?, named name: String
  ) throws -> ComparedSource {
    let path =
      part.flatMap(SemanticVersion.init).map(Manifest.historyPath)
      ?? part.map { Channel($0)?.path ?? "channels/\($0).json" } ?? Manifest.path
    guard let manifest = try site.manifest(at: path) else {
      throw CommandFailure(
        "'\(name)' has no '\(path)'",
        help: "name a version or a channel that it has\(try examples(of: site, named: name))")
    }
    return ComparedSource(
      name: "\(name) \(manifest.version)", content: .published(site, manifest), version: manifest.version)
  }

  /// How to name the newest version and a channel, as far as a site can be listed.
  private static func examples(of site: any PublishedSite, named name: String) throws -> String {
    let files = try site.names(in: "versions")?.filter { $0.hasSuffix(".json") } ?? []
    let newest = files.compactMap { SemanticVersion(String($0.dropLast(".json".count))) }.max()
    let parts = [newest?.description, try site.channels()?.first?.name].compactMap { $0 }
    return parts.isEmpty ? "" : ", as in " + parts.map { "'\(name)@\($0)'" }.joined(separator: " or ")
  }

  private static func curriculum(at path: String) throws -> ComparedSource {
    let folder = try CurriculumFolder(containing: path)
    let (authored, _) = try readOrFail(folder)
    return ComparedSource(
      name: path, content: .curriculum(authored.published, try assets(of: authored.published, in: folder)), version: nil
    )
  }

  private static func revision(_ text: String, of curriculum: String) throws -> ComparedSource {
    let folder = try CurriculumFolder(containing: curriculum)
    let git = GitQuery(in: folder.root)
    do throws(GitQuery.Failure) {
      if git.top != nil, let base = try MergeBase.named(text, git) {
        guard let path = try FormerFolder.find(of: folder, at: base, except: []),
          let files = try CommitFiles(of: base.commit, base.git, at: path, as: folder)
        else { throw GitQuery.Failure(reason: "the commit has no such curriculum", help: nil) }
        return try read(files, named: text)
      }
    } catch {
      throw CommandFailure("cannot read '\(curriculum)' at '\(text)': \(error.reason)", help: error.help)
    }
    throw unknown(text, curriculum: curriculum, git)
  }

  /// The failure for a text that names nothing; without a repository or a commit, no text names a revision.
  private static func unknown(_ text: String, curriculum: String, _ git: GitQuery) -> CommandFailure {
    let example = "hornbook diff dist \(curriculum.shellWord)"
    guard git.top != nil else {
      return CommandFailure(
        "'\(text)' is not a published folder, a URL or a curriculum, and there is no git repository here",
        help: "name one, as in `\(example)`; for a git revision, keep '\(curriculum)' in a git repository")
    }
    // Where git does not run, nothing is known of its commits.
    guard git.output("rev-parse", "--git-dir") == nil || git.commit(named: "HEAD") != nil else {
      return CommandFailure(
        "'\(text)' is not a published folder, a URL or a curriculum, and the git repository here has no commit",
        help: "name one, as in `\(example)`; for a git revision, commit first")
    }
    return CommandFailure(
      "'\(text)' is not a published folder, a URL, a curriculum or a git revision",
      help: "name one, as in `\(example)` or `hornbook diff HEAD`")
  }

  private static func read(_ files: CommitFiles, named name: String) throws(GitQuery.Failure) -> ComparedSource {
    do {
      let published = try CurriculumReader.read(files, threads: 1).authored.published
      return ComparedSource(
        name: name, content: .curriculum(published, try assets(of: published, in: files)), version: nil)
    } catch {
      throw GitQuery.Failure(reason: "\(error)", help: nil)
    }
  }

  private static func assets(of curriculum: Curriculum, in files: some CurriculumFiles) throws -> [PublishedAsset] {
    // One that is missing or cannot be read is reported by the linter.
    curriculum.assetPaths.compactMap { path in
      (try? files.read(path)).map { PublishedAsset(path: path, bytes: $0) }
    }
  }

  private init(name: String, content: Content, version: SemanticVersion?) {
    (self.name, self.content, self.version) = (name, content, version)
  }
}

extension ComparedSource {
  /// What a newer one does to those who learn with this one.
  ///
  /// - Throws: `CommandFailure` when something cannot be read.
  func difference(to newer: ComparedSource) throws -> ReleaseDifference {
    let old = try release(after: nil)
    switch newer.content {
    case .curriculum(let curriculum, let assets):
      let earlier = EarlierRelease(old.index, try old.curriculum())
      return try ReleaseDifference(old, ComparedRelease(curriculum, assets: assets, after: earlier))
    case .published(let site, let manifest):
      let new = try newer.release(after: nil)
      // The index of a later release of the same site knows all ids of the one before, which saves reading both.
      if case .published(let other, let older) = content, other.name == site.name,
        try other.number(of: older) <= site.number(of: manifest)
      {
        return try ReleaseDifference(old, new)
      }
      return try ReleaseDifference(old, new, ids: new.ids(after: old))
    }
  }

  private func release(after earlier: EarlierRelease?) throws -> ComparedRelease {
    switch content {
    case .curriculum(let curriculum, let assets):
      return try ComparedRelease(curriculum, assets: assets, after: earlier)
    case .published(let site, let manifest):
      let index = try site.index(of: manifest)
      return ComparedRelease(index, format: manifest.format) { try site.module(index.modules[$0]) }
    }
  }
}
