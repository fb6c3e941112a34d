internal import Authoring
internal import Evidence
internal import Images
internal import Preview

/// A curriculum's folder, as the preview's site sees it.
struct CurriculumHost: PreviewHost {
  let folder: CurriculumFolder
  private let source: any EvidenceSource

  init(folder: CurriculumFolder) {
    self.folder = folder
    source = EvidenceCache(of: folder.root) ?? NoEvidence()
  }

  func evidence(on authored: AuthoredCurriculum) -> EvidenceMemory { source.memory(for: authored) }

  func keep(_ evidence: EvidenceMemory) { source.keep(evidence) }

  func asset(at path: String) -> (bytes: [UInt8], mediaType: String)? {
    guard let format = ImageFormat(path: path),
      let file = try? folder.measure(path, readingAtMost: CurriculumAsset.mostBytes), let bytes = file.bytes
    else { return nil }
    return (bytes, format.mediaType)
  }

  func replace(_ changes: [FixedFile]) throws(PreviewResponse.Failure) {
    for change in changes {
      guard let bytes = try? folder.read(change.path), bytes == change.old else {
        throw PreviewResponse.Failure(
          status: 409, "'\(change.shownPath)' has changed since this was found", help: "look at it again")
      }
    }
    for change in changes {
      do throws(FileFailure) {
        try AtomicFile.write(change.new, to: try folder.boundary.target(of: "\(folder.root)/\(change.path)"))
      } catch {
        throw PreviewResponse.Failure(status: 500, "\(error)")
      }
    }
  }
}
