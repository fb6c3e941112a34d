import Authoring
import CurriculumBundle
import POSIX
import Support
import Synchronization

/// The previews that an editor has asked for, each served until the process ends.
final class OpenPreviews: Sendable {
  /// The addresses by the folders of curricula; nil for one that is being read.
  private let addresses = Mutex<[String: String?]>([:])

  /// Opens a curriculum in the browser at an item; what goes wrong is written to standard error.
  ///
  /// - Returns: Whether the system had room for the thread that it takes.
  func show(_ root: String, at item: ItemPath) -> Bool {
    let isNew = addresses.withLock { addresses in
      defer { if addresses[root] == nil { addresses[root] = .some(nil) } }
      return addresses[root] == nil
    }
    if !isNew {
      if let address = addresses.withLock({ $0[root] ?? nil }) { Browser.open("\(address)#\(item)") }
      return true
    }
    let isStarted = startThread { self.serve(root, at: item) }
    if !isStarted { addresses.withLock { $0[root] = nil } }
    return isStarted
  }

  private func serve(_ root: String, at item: ItemPath) {
    do {
      let server = try SiteServer(ports: ServedPreview.usualPorts + [0])
      var preview = try ServedPreview(
        try CurriculumFolder(containing: root), on: server, editors: [.visualStudioCode, .intelliJ])
      addresses.withLock { $0[root] = preview.address }
      Browser.open("\(preview.address)#\(item)")
      try preview.follow { _ in }
    } catch {
      addresses.withLock { $0[root] = nil }
      Terminal.writeError("hornbook: the preview of '\(root)' ended: \("\(error)")\n")
    }
  }
}
