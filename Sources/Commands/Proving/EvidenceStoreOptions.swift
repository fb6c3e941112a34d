import ArgumentParser
import Evidence

/// Where evidence is kept that machines and checkouts share.
struct EvidenceStoreOptions: ParsableArguments {
  @Option(
    help: """
      A folder or a URL (plain GET and PUT) in which the evidence on each card is stored under the digest of all that \
      it depends on.
      """, completion: .directory)
  var evidenceStore: String?

  @Flag(help: "Trust the entries of the store even if others can write to it.")
  var trust = false

  @Flag(help: ToolchainOption.help)
  var withToolchains = false

  /// The tools of this machine; nil without the flag.
  var tools: MachineToolchains? { withToolchains ? MachineToolchains() : nil }

  func validate() throws {
    if trust, evidenceStore == nil { throw ValidationError("--trust goes with --evidence-store") }
  }

  /// The store; nil when none is named.
  ///
  /// - Throws: `CommandFailure` for an address that no store can have, and for a folder that cannot be made.
  func open() throws(CommandFailure) -> OpenEvidenceStore? {
    guard let evidenceStore else { return nil }
    return try OpenEvidenceStore(evidenceStore, isTrusted: trust)
  }
}
