import ArgumentParser
import CurriculumBundle
import Diagnostics
import Publishing

/// `hornbook prune`.
struct PruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Delete the content of old releases that nobody is offered any more.",
    discussion: """
      Examples:
        hornbook prune --dry-run
        hornbook prune --output dist --keep 3

      Kept is the content of every release that a channel offers, of the latest of the
      place and of each channel, and of the newest \(Retention.usual) releases of each channel, or as
      many as --keep names. What only other releases name is deleted from content/, and
      so is what no release names, as a publisher that was killed may leave it. Their
      manifests stay in versions/, so that no version is taken twice, and removed.json
      records them before anything is deleted: a prune that was ended early is simply
      repeated. A pruned version cannot be rolled back to or compared any more.

      Where a file of a release that is kept is damaged, nothing is deleted.

      Exit status: 0 deleted or nothing to prune, 2 when it could not run.
      """)

  @Option(help: "The folder that was published into.", completion: .directory)
  var output = "dist"

  @Option(help: "How many releases of each channel keep their content besides those that are offered.")
  var keep = Retention.usual

  @Flag(help: "Show what would be deleted, and delete nothing.")
  var dryRun = false

  func validate() throws {
    if keep < 0 { throw ValidationError("--keep takes a whole number from 0, not \(keep)") }
  }

  func run() throws {
    guard PathKind(at: FilePath.absolute(output)) == .folder else {
      throw CommandFailure("there is no folder '\(output)'", help: "name the folder of `hornbook publish --output`")
    }
    let pruning = try BundleStore(output).prune(keeping: keep, isRehearsal: dryRun) {
      Terminal.writeError("waiting for a publisher of '\(output)'\n")
    }
    guard !pruning.isEmpty else {
      Terminal.write("nothing to prune in '\(output)'\n")
      return
    }
    let verb = dryRun ? "would delete" : "deleted"
    if !pruning.versions.isEmpty {
      let list = pruning.versions.map(\.description).joined(separator: ", ")
      Terminal.write("\(verb) the content of \(list)\n")
    }
    if dryRun {
      for (file, size) in zip(pruning.files, pruning.sizes) {
        Terminal.write("  \(output)/\(file.path)  \(counted(size, "byte"))\n")
      }
    }
    Terminal.write("\(verb) \(counted(pruning.files.count, "file")), \(counted(pruning.byteCount, "byte"))\n")
  }
}
