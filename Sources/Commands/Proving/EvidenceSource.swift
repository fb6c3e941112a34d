import Authoring
import Evidence
import Remembering
import Synchronization

/// Where a run has evidence on cards from, and where it leaves what it finds out: the one place in which what finds out
/// about cards gets what is known of them.
///
/// A store is no more than help: where it does not answer, everything is found out here, and the run says so.
final class EvidenceSource: Sendable {
  private enum Origin {
    case nowhere
    case cache(root: String)
    /// The user's cache, of which only what tools found out is used.
    case toolCache(root: String)
    case store(OpenEvidenceStore)
  }

  private let origin: Origin
  /// True once the store has failed: then it is not asked again.
  private let hasFailed = Mutex(false)

  /// The tools of this machine; nil where they are not asked.
  private let tools: MachineToolchains?

  private init(_ origin: Origin, _ tools: MachineToolchains? = nil) { (self.origin, self.tools) = (origin, tools) }

  /// Nothing is known, and nothing kept.
  static var nowhere: EvidenceSource { EvidenceSource(.nowhere) }

  /// The user's cache of what is known about the curriculum in a folder.
  static func cache(of root: String, tools: MachineToolchains? = nil) -> EvidenceSource {
    EvidenceSource(.cache(root: root), tools)
  }

  /// The evidence of the tools of this machine, which they leave to the next run.
  ///
  /// - Parameter remembers: Whether what they found out before is used, and left.
  static func tools(_ tools: MachineToolchains, of root: String, remembers: Bool) -> EvidenceSource {
    EvidenceSource(remembers ? .toolCache(root: root) : .nowhere, tools)
  }

  /// A store that is shared with others.
  init(_ store: OpenEvidenceStore, tools: MachineToolchains?) {
    (origin, self.tools) = (.store(store), tools)
    store.tellIfUnread()
    if store.isNew { Terminal.writeError("note: there was no evidence store '\(store.shown)', so it was made\n") }
  }

  /// True where results of the evidence may be remembered and used where the store is not trusted.
  var mayBeRemembered: Bool { if case .store(let store) = origin { !store.isTrustedByWord } else { true } }

  /// Does something with what finds out about the cards of a curriculum; what it did not know is kept.
  ///
  /// - Parameters:
  ///   - memory: What the process has found out lately, and takes more; nil where it looks once.
  ///   - isWanted: Whether the episode of a file is looked at.
  ///   - isWhole: Whether all of the curriculum is looked at, so that a cache need not keep much of what is not used.
  /// - Returns: What was done, and where the evidence came from.
  func withPlanner<Result>(
    for authored: AuthoredCurriculum, remembering memory: Memory? = nil,
    where isWanted: (String) -> Bool = { _ in true }, isWhole: Bool = true,
    _ body: (EvidencePlanner) throws -> Result
  ) rethrows -> (result: Result, counts: (recalled: Int, computed: Int)) {
    var (memory, toolMemory) = (memory, tools.map { _ in Memory() })
    var cache: CurriculumCache?
    switch origin {
    case .nowhere: break
    case .cache(let root):
      cache = CurriculumCache(of: root, .evidence)
      memory = cache?.memory
      toolMemory = memory ?? toolMemory
    case .toolCache(let root):
      cache = CurriculumCache(of: root, .evidence)
      toolMemory = cache?.memory ?? toolMemory
    case .store(let store):
      let known = memory ?? Memory()
      ask(store, for: EvidenceSubject.all(in: authored, where: isWanted), known)
      (memory, toolMemory) = (known, known)
    }
    let planner = EvidencePlanner(memory, tools: toolMemory)
    if let tools { planner.proveWithTools(EvidenceSubject.all(in: authored, where: isWanted), by: tools) }
    _ = memory?.takeCounts()
    let result = try body(planner)
    let counts = memory?.takeCounts() ?? (0, 0)
    cache?.save(isWhole: isWhole)
    if case .store(let store) = origin, let memory { keep(memory, in: store) }
    return (result, counts)
  }

  private func ask(_ store: OpenEvidenceStore, for subjects: [EvidenceSubject], _ memory: Memory) {
    guard !hasFailed.withLock({ $0 }) else { return }
    do throws(EvidenceStoreFailure) {
      try store.recall(subjects, by: tools, into: memory)
    } catch {
      warn(store, "cannot be read, so all programs run here", error)
    }
  }

  private func keep(_ memory: Memory, in store: OpenEvidenceStore) {
    guard !hasFailed.withLock({ $0 }) else {
      // A process that checks again and again would collect what nobody takes.
      _ = memory.takeFound()
      return
    }
    do throws(EvidenceStoreFailure) {
      try store.keep(memory)
    } catch {
      warn(store, "did not store the new evidence", error)
    }
  }

  private func warn(_ store: OpenEvidenceStore, _ fact: String, _ failure: EvidenceStoreFailure) {
    hasFailed.withLock { $0 = true }
    Terminal.writeError("warning: the evidence store \(store.shown) \(fact): \(failure.reason)\n")
  }
}
