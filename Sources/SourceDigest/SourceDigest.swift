import Foundation
import PackagePlugin

/// Writes the SHA-256 of all sources on which a target depends into that target, so that one build takes the evidence
/// of another, or what its tools ran, only where both have the same sources.
@main
struct SourceDigest: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    // What finds out about cards does not know the tools that run some of them, but what it remembers depends on them.
    let tools: [any Target] = try target.name == "Evidence" ? context.package.targets(named: ["Toolchains"]) : []
    let targets = ([target] + tools).flatMap { [$0] + $0.recursiveTargetDependencies }
    let sources = targets.compactMap { $0 as? any SourceModuleTarget }.flatMap { module in
      // To the package manager a file in another language is not a source; a documentation catalogue, a folder, is.
      module.sourceFiles.filter {
        $0.type == .source || $0.type == .header || ["java", "js", "py", "words"].contains($0.url.pathExtension)
      }.map(\.url)
        .filter { $0.pathExtension != "docc" }
        .filter { !$0.path.hasPrefix(context.pluginWorkDirectoryURL.path) }
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "PlannerDigest.swift")
    return [
      .buildCommand(
        displayName: "Computing the digest of \(target.name)'s sources", executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", Self.script, "sh", output.path] + Set(sources.map(\.path)).sorted(), inputFiles: sources,
        outputFiles: [output])
    ]
  }

  /// The digest of the digests of files, whose paths say nothing, in the order of these digests.
  private static let script = """
    out=$1; shift
    if command -v sha256sum >/dev/null 2>&1; then sum=sha256sum; else sum="shasum -a 256"; fi
    all=$($sum "$@") || exit 1
    digest=$(printf "%s\\n" "$all" | cut -d " " -f 1 | LC_ALL=C sort | $sum | cut -d " " -f 1)
    [ "${#digest}" -eq 64 ] || exit 1
    {
      echo "/// The SHA-256 of all sources that decide what evidence says, as the build computed it."
      echo "let plannerDigest = \\"$digest\\""
    } > "$out"
    """
}
