import Authoring
import Evidence
import Images
import Preview
import Serving
import Synchronization

/// A curriculum's folder, as the preview's site sees it.
struct CurriculumHost: PreviewHost {
  let folder: CurriculumFolder
  /// Held while files are compared and written, so that of two repairs none undoes the other.
  private let writing = Writing()

  private final class Writing: Sendable { let lock = Mutex(()) }

  init(folder: CurriculumFolder) { self.folder = folder }

  func withPlanner<Result>(for authored: AuthoredCurriculum, _ body: (EvidencePlanner) -> Result) -> Result {
    EvidenceSource.cache(of: folder.root).withPlanner(for: authored, body).result
  }

  func asset(at path: String) -> (bytes: [UInt8], mediaType: String)? {
    guard let format = ImageFormat(path: path),
      let file = try? folder.measure(path, readingAtMost: CurriculumAsset.mostBytes), let bytes = file.bytes
    else { return nil }
    return (bytes, format.mediaType)
  }

  func replace(_ changes: [FixedFile]) throws(HTTPResponse.Failure) {
    let failure = writing.lock.withLock { _ -> HTTPResponse.Failure? in
      do throws(HTTPResponse.Failure) {
        try write(changes)
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
  }

  private func write(_ changes: [FixedFile]) throws(HTTPResponse.Failure) {
    for change in changes {
      guard let bytes = try? folder.read(change.path), bytes == change.old else {
        throw Self.changed(change.shownPath)
      }
    }
    do throws(FileFailure) {
      try changes.map { ContentChange(file: ContentFile($0.path, in: folder), old: $0.old, new: $0.new) }.make()
    } catch {
      guard error.isOvertaken else { throw HTTPResponse.Failure(status: 500, "\(error)") }
      let file = changes.first { "\(folder.root)/\($0.path)" == error.path }
      throw Self.changed(file?.shownPath ?? error.path)
    }
  }

  private static func changed(_ path: String) -> HTTPResponse.Failure {
    HTTPResponse.Failure(status: 409, "'\(path)' has changed since this was found", help: "look at it again")
  }
}
