import ArgumentParser
import CurriculumBundle
import Diagnostics
import Publishing

/// `hornbook withdraw`.
struct WithdrawCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "withdraw",
    abstract: "Take a lesson or an image back from everybody, for good.",
    discussion: """
      Examples:
        hornbook withdraw assets/box.png --because "the picture is not ours"
        hornbook withdraw training/printing/say-hello --because "a name is in it"

      Each release that a channel offers and that has the item is replaced by the
      same content without it, under the next version; what required a lesson requires
      what the lesson required, and an image becomes what it shows in words.
      Then the files that have it are deleted, those of old releases included: such a
      release cannot come back. Titles and ids stay in the outlines of old releases.
      What was withdrawn is recorded in removed.json, and `hornbook publish` refuses
      to publish it again.

      An image is found by its bytes, under all its paths, and a PNG image by its
      pixels, too, however it was encoded again. Pixels of other formats cannot be
      compared: images of the same width and height are named, to be looked at, and
      another file with the same picture can be published.

      Exit status: 0 withdrawn, 1 refused, 2 could not run.
      """)

  @Argument(help: "The full id of an episode, or the path of an image as in assets/box.png.")
  var item: String

  @Option(help: "Why: the releases without it carry the reason.")
  var because: Reason

  @Option(help: "The folder that was published into.", completion: .directory)
  var output = "dist"

  @Flag(help: "Show what would be replaced and deleted, and write nothing.")
  var dryRun = false

  func run() throws {
    guard let item = WithdrawnItem(item) else {
      throw CommandFailure(
        "'\(item)' is neither a lesson nor an image",
        help: "write an episode's full id, as in training/printing/say-hello, or a path, as in assets/box.png")
    }
    try because.check()
    let store = BundleStore(output)
    do {
      if dryRun {
        let withdrawal = try store.planWithdrawal(of: item, because: because.text, toolVersion: toolVersion)
        return show(withdrawal, try store.files(of: withdrawal))
      }
      let (withdrawal, files) = try store.withdraw(item, because: because.text, toolVersion: toolVersion) {
        Terminal.writeError("waiting for another publisher of '\(output)'\n")
      }
      show(withdrawal, files)
    } catch let error as WithdrawalError {
      throw failure(error)
    }
  }

  private func show(_ withdrawal: WithdrawalPlan, _ files: BundleStore.FilesOfContent) {
    let item = withdrawal.item
    Terminal.write("\(dryRun ? "would withdraw" : "withdrew") the \(item.kind) '\(item)', because \(because.text)\n")
    if withdrawal.replacements.isEmpty, withdrawal.channels.isEmpty {
      Terminal.write("  no channel offers a release that has it\n")
    }
    for replacement in withdrawal.replacements {
      let manifest = replacement.manifest
      Terminal.write(
        "  \(manifest.version) (sequence \(manifest.sequence)) for \(replacement.version): "
          + "\(replacement.difference.summary)\n")
    }
    let versions = withdrawal.versions.map(\.description).joined(separator: ", ")
    Terminal.write("  what cannot come back \(dryRun ? "then" : "now"): \(versions)\n")
    for channel in withdrawal.channels { Terminal.write("  \(output)/\(channel.path) offers what is without it\n") }
    let deleted = "\(dryRun ? "would delete" : "deleted") \(counted(files.count, "file")), \(files.size) bytes"
    Terminal.write("  \(files.count == 0 ? "no file of it is left" : deleted)\n")
    noteLookalikes(withdrawal)
    guard !dryRun else { return }
    let rest = "this file cannot be published again, but the same picture in another file can"
    Terminal.write(
      "  take it out of the curriculum, too: "
        + "\(withdrawal.isKnownByFileAlone ? rest : "it cannot be published again")\n")
  }

  /// Lists images of the same size whose pixels cannot be compared, for a person to look at.
  private func noteLookalikes(_ withdrawal: WithdrawalPlan) {
    for path in withdrawal.lookalikes {
      Terminal.writeError(
        """
        note: '\(path)' has the same width and height, but other bytes, and their pixels cannot be compared
          help: look at it: if it is the same picture, encoded again, withdraw it, too

        """)
    }
  }

  private func failure(_ error: WithdrawalError) -> any Error {
    switch error {
    case .nothing:
      return CommandFailure("nothing is published in '\(output)'", help: "name the folder with --output")
    case .unknown(let item):
      return CommandFailure(
        "no release in '\(output)' has the \(item.kind) '\(item)'",
        help: "look it up in the curriculum, or in the release with `hornbook diff`")
    case .newerFormat(let version, let format):
      return CommandFailure(
        "\(version) has format \(format), which is newer than this tool", help: "use a newer hornbook")
    case .noHigherVersion(let version):
      return refusal("no version is higher than \(version)", help: "publish into another folder")
    case .nothingLeft(let version):
      return refusal("\(version) would have no lesson left", help: "publish other content first")
    case .unreachable(let version, let paths):
      let lessons = paths.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
      return refusal(
        "without it, learners of \(version) could not unlock \(lessons)",
        help: "publish content without it that does not need its stars, and repeat the command")
    }
  }

  private func refusal(_ reason: String, help: String) -> ExitStatus {
    Terminal.writeError("hornbook: nothing is withdrawn: \(reason)\n  help: \(help)\n")
    return .findings
  }
}
