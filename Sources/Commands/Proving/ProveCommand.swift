import ArgumentParser
import Authoring
import Diagnostics
import Evidence
import Remembering
import Support

/// `hornbook prove`.
struct ProveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prove",
    abstract: "Run the programs of a curriculum, and store the evidence for `hornbook lint`.",
    discussion: """
      Several machines share the work: each takes a shard, and one `hornbook lint` collects what they found out.

      Examples:
        hornbook prove --evidence-store evidence
        hornbook prove --shard 3/8 --evidence-store http://cache.example:8080/evidence
        hornbook lint --evidence-store http://cache.example:8080/evidence --trust

      Files that cannot be read are skipped; `hornbook lint` reports them.

      Exit status: 0 all stored, 2 could not run, or not all could be stored.
      """)

  @OptionGroup
  var named: CurriculumArgument

  @Option(
    help: "Which part of the cards: the 3rd of 8 is 3/8; all machines name the same number of parts.")
  var shard = "\(Shard.whole)"

  @OptionGroup
  var store: EvidenceStoreOptions

  @Option(help: ArgumentHelp("How many threads to use.", visibility: .hidden))
  var threads: Count?

  func validate() throws {
    if store.evidenceStore == nil {
      throw ValidationError("--evidence-store is missing: where to keep the evidence")
    }
    try threads?.check("--threads")
  }

  func run() throws {
    let shard = try Shard.parse(shard)
    let folder = try CurriculumFolder(containing: named.path)
    try refuseStore(among: folder)
    guard let store = try store.open() else { return }
    store.tellIfUnread()
    let threads = threads?.value ?? processorCount
    let authored = try read(folder, threads)
    let subjects = Self.part(shard, of: EvidenceSubject.all(in: authored))
    do throws(EvidenceStoreFailure) {
      let (memory, tools) = (Memory([:], .heldAndLeft), self.store.tools)
      try store.recall(subjects, by: tools, into: memory)
      let planner = EvidencePlanner(memory, tools: memory)
      let byTools = tools.map { planner.proveWithTools(subjects, by: $0) } ?? 0
      if byTools > 0 { _ = memory.takeCounts() }
      for start in stride(from: 0, to: subjects.count, by: Self.batch) {
        let batch = Array(subjects[start..<min(start + Self.batch, subjects.count)])
        _ = batch.concurrentMap(threads: threads, chunk: 4) { planner.evidence(on: $0).programs }
        try store.keep(memory)
      }
      Self.tell(memory, store, shard, byTools: byTools)
    } catch {
      throw CommandFailure(
        "the evidence store '\(store.shown)' does not answer: \(error.reason)",
        help: "see that it is there and may be written, and run the command again")
    }
  }

  /// Ends the command where entries would lie among lessons.
  private func refuseStore(among folder: CurriculumFolder) throws(CommandFailure) {
    guard let path = store.evidenceStore, !EvidenceAddress.isURL(path), folder.hasContent(at: path) else { return }
    throw CommandFailure(
      "the evidence store '\(path)' is part of the curriculum itself",
      help: "store evidence in a folder of its own, as in `--evidence-store evidence`")
  }

  private func read(_ folder: CurriculumFolder, _ threads: Int) throws(CommandFailure) -> AuthoredCurriculum {
    try folder.checkTool()
    do throws(UnreadableFile) {
      let authored = try CurriculumReader.read(folder, threads: threads).authored
      tellOfMissingParts(of: authored)
      return authored
    } catch {
      throw CommandFailure(error)
    }
  }

  /// After how many cards what was found out is kept, so that a killed prover loses little.
  private static let batch = 256

  /// The cards of a shard, each content once.
  private static func part(_ shard: Shard, of subjects: [EvidenceSubject]) -> [EvidenceSubject] {
    var known: Set<EntryKey> = []
    return subjects.filter { subject in
      guard let key = EntryKey(subject) else { return false }
      return key.shard(of: shard.count) == shard.number - 1 && known.insert(key).inserted
    }
  }

  private static func tell(_ memory: Memory, _ store: OpenEvidenceStore, _ shard: Shard, byTools: Int) {
    let (recalled, run) = memory.takeCounts()
    let computed = run + byTools
    let part = shard.count == 1 ? "" : " in shard \(shard.number) of \(shard.count)"
    let known = recalled == 0 ? "" : ", \(recalled) known before"
    Terminal.write("proved \(counted(computed, "card"))\(part)\(known); the evidence is in \(store.shown)\n")
  }
}
