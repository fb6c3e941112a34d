import Diagnostics
import POSIX
import Synchronization

/// What `hornbook explain` says about rules, as files to which findings in an editor link.
///
/// They are in the user's cache folder, each written when a finding first links to it; one that cannot be written is
/// not linked to.
final class RulePages: Sendable {
  private let paths = Mutex<[Diagnostic.Code: String?]>([:])

  /// The absolute path of the page about a rule; nil without one.
  func path(of code: Diagnostic.Code) -> String? {
    paths.withLock { paths in
      if let known = paths[code] { return known }
      let path = Self.write(code)
      paths[code] = .some(path)
      return path
    }
  }

  private static func write(_ code: Diagnostic.Code) -> String? {
    guard let cache = CurriculumCache.folder, let rule = Explanations.explanation(of: code) else { return nil }
    let path = "\(cache)/rules/\(code).md"
    let page = Array(RuleManual(style: .plain).page(rule).utf8)
    if let there = try? InputFile(path).bytes(atMost: page.count + 1), there == page { return path }
    do {
      try DurableFolder.make(FilePath.folder(of: path))
      try AtomicFile.write(page, to: path, isLasting: false)
    } catch {
      return nil
    }
    return path
  }
}
