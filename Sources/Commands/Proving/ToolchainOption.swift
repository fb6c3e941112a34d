import ArgumentParser

/// True if the tools of this machine run programs in languages that apps do not run.
struct ToolchainOption: ParsableArguments {
  @Flag(help: ToolchainOption.help)
  var withToolchains = false

  /// The tools; nil without the flag.
  var tools: MachineToolchains? { withToolchains ? MachineToolchains() : nil }

  /// The help of the flag, the same for all commands.
  static let help: ArgumentHelp = """
    Prove cards in JavaScript, Java and Swift, too: run their programs by the Node.js, JDK and Swift of this machine, \
    in a sandbox.
    """
}
