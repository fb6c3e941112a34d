import Diagnostics
public import JSON
import Support

// Checks of the curricula whose texts change.
extension LanguageServer {
  /// The check that is to be made next; nil while nothing has changed.
  public mutating func takeJob() -> CheckJob? {
    guard let root = stale.next() else { return nil }
    checking.insert(root)
    return CheckJob(
      root: root, overlay: overlay(of: root), learners: learners[root],
      known: wantedCurricula.union([root]))
  }

  /// Whether a check that is being made is to be given up, since texts of its curriculum have changed meanwhile.
  ///
  /// Of three checks in a row at least one is made to its end.
  public func givesUp(_ job: CheckJob) -> Bool { stale.givesUp(job.root) }

  /// Takes in that a check was given up: the curriculum is to be checked again.
  public mutating func cancel(_ job: CheckJob) {
    checking.remove(job.root)
    proving.remove(job.root)
    stale.noteCancelled(job.root)
  }

  /// Takes in what a check found; what runs found out about the open files comes after it.
  ///
  /// - Returns: The findings of files whose findings have changed. In a text that has changed since, those are left out
  ///   that touch what changed, and the places of the others are those of the new text; the next check finds the rest.
  public mutating func finish(_ job: CheckJob, _ curriculum: CheckedCurriculum) -> [JSONValue] {
    stale.noteFinished(job.root)
    guard wantedCurricula.contains(job.root) else { return leave(job.root) + leaveUnwanted() }
    checking.remove(job.root)
    proving.insert(job.root)
    curricula[job.root] = curriculum
    var byFile: [DocumentURI: FileFindings] = [:]
    var addresses: [String: DocumentURI] = [:]
    for finding in curriculum.findings {
      let file = finding.location.file
      guard let uri = addresses[file] ?? curriculum.path(of: file).map({ DocumentURI(path: $0) }) else { continue }
      addresses[file] = uri
      byFile[uri, default: FileFindings(file, in: curriculum)].all.append(finding)
    }
    return publish(byFile, of: job.root) + answersToWaiting()
  }

  /// Takes in that a check could not be made.
  public mutating func fail(_ job: CheckJob, _ reason: String) -> [JSONValue] {
    stale.noteFinished(job.root)
    checking.remove(job.root)
    guard wantedCurricula.contains(job.root) else { return leave(job.root) + leaveUnwanted() }
    return [Self.logged("cannot check '\(job.root)': \(reason)")] + answersToWaiting()
  }

  /// What the client has open in a curriculum, by the path inside of it.
  private func overlay(of root: String) -> [String: [UInt8]] {
    var overlay: [String: [UInt8]] = [:]
    for (uri, open) in texts {
      guard let path = uri.path, let inside = path.dropPrefix(root + "/") else { continue }
      overlay[String(inside)] = open.text.source.bytes
    }
    return overlay
  }
}
