import ArgumentParser

/// True if the tools of this machine run programs in languages that apps do not run.
struct ToolchainOption: ParsableArguments {
  @Flag(help: ToolchainOption.help)
  var withToolchains = false

  /// The tools; nil where nobody asks for them.
  var tools: MachineToolchains? { withToolchains ? MachineToolchains() : nil }

  /// What the flag does, wherever it is.
  static let help: ArgumentHelp = """
    Prove cards in JavaScript, Java and Swift, too: run their programs by the Node.js, JDK and Swift of this machine, \
    in a sandbox.
    """
}
