public import Diagnostics
import Images
public import Support
import YAMLSource

/// Reads a curriculum's files and puts them together in the order that their lists give.
///
///     let (_, findings) = try CurriculumReader.read(FilesInMemory(["curriculum.yaml": "titel: First steps\n"]))
///     findings.map(\.code).contains("unknown-key") == true
public enum CurriculumReader {
  /// Reads all files, on several threads at once, and reports everything that is wrong with them in one go.
  ///
  /// - Parameters:
  ///   - memory: What was read before, so that only files that changed are parsed; nil to parse all.
  ///   - isCancelled: Whether nobody waits for the result any more, asked before each file. Once it is true it has to
  ///     stay true, and the result is worth nothing; nil where somebody always waits.
  /// - Throws: `UnreadableFile` when a folder cannot be listed; a file that cannot be read is a finding.
  public static func read(
    _ files: some CurriculumFiles, threads: Int = processorCount, remembering memory: ReadingMemory? = nil,
    isCancelled: (@Sendable () -> Bool)? = nil
  ) throws(UnreadableFile) -> (authored: AuthoredCurriculum, diagnostics: [Diagnostic]) {
    let listing = try files.listing(threads: threads)
    let paths = listing.paths
    var parsed = paths.concurrentMap(threads: threads) {
      isCancelled?() == true ? nil : read($0, of: files, memory)
    }.compactMap { $0 }
    if isCancelled?() == true {
      memory?.add(parsed)
      parsed = []
    } else {
      memory?.keep(parsed)
    }
    let refused = listing.refused.map { file in
      (file: file, finding: Diagnostic.refused(files.shownPath(of: file.path), file.refusal))
    }
    let assets = paths.filter(CurriculumAsset.isAsset).concurrentMap(threads: threads) {
      isCancelled?() == true ? nil : inspect($0, of: files)
    }.compactMap { $0 }
    var assembly = Assembly(
      parsed, assets: assets.map(\.asset), imagesElsewhere: paths.filter(CurriculumAsset.isImageElsewhere),
      refused: listing.refused.map(\.path), shownPath: files.shownPath)
    let (authored, diagnostics) = assembly.assemble()
    let repositories = GitRepositoryInContent.findings(in: files, paths: paths)
    return (authored, diagnostics + refused.map(\.finding) + assets.compactMap(\.finding) + repositories)
  }

  /// The most bytes of a file of a curriculum, an image included; more are not read.
  public static let mostFileBytes = YAMLLimits.standard.fileBytes

  /// A file under `assets/`, and what is wrong if it cannot be read.
  private static func inspect(
    _ path: String, of files: some CurriculumFiles
  ) -> (asset: CurriculumAsset, finding: Diagnostic?) {
    let shown = files.shownPath(of: path)
    let most = CurriculumAsset.mostBytes(of: path)
    do throws(UnreadableFile) {
      let file = try files.measure(path, readingAtMost: most)
      guard most == 0 || file.bytes != nil else {
        throw UnreadableFile(path: shown, .tooLarge(size: file.size, limit: most))
      }
      let image = most == 0 ? nil : file.bytes.map { ImageInspection($0) }
      let digest = most == 0 ? nil : file.bytes.map(hexDigest)
      return (CurriculumAsset(path: path, shownPath: shown, size: file.size, image: image, digest: digest), nil)
    } catch {
      return (CurriculumAsset(path: path, shownPath: shown, size: nil, image: nil, digest: nil), .unread(shown, error))
    }
  }

  /// A file by itself; nil when it is not content.
  private static func read(_ path: String, of files: some CurriculumFiles, _ memory: ReadingMemory?) -> ParsedFile? {
    let role = FileRole(path: path)
    guard role != .other else { return nil }
    let shown = files.shownPath(of: path)
    do throws(UnreadableFile) {
      let source = SourceText(path: shown, bytes: try files.read(path))
      return memory?.recall(path, source) ?? ParsedFile(path: path, role: role, source: source)
    } catch {
      return ParsedFile(path: path, role: role, unread: shown, finding: .unread(shown, error))
    }
  }
}
