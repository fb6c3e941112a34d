import Commands
import Foundation
import TestSupport
import Testing

/// A curriculum in which nothing changed is not looked into again, and whatever changes is seen.
@Suite("Linting the same curriculum again")
struct RememberedRunTests {
  private let folder: TemporaryDirectory

  init() throws {
    folder = try TemporaryDirectory()
    for (path, text) in SampleCurriculum.files { try folder.write(text, to: "curriculum/\(path)") }
    try folder.write(Self.episode, to: "curriculum/training/printing/say-hello.yaml")
    try folder.write(Self.image, to: "curriculum/assets/box.svg")
  }

  private static let image = #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9"/></svg>"#
  private static let episode = """
    title: Say hello
    cards:
      - id: look
        type: reading
        header: A box
        content:
          - {image: assets/box.svg, alt: A yellow box that is closed with tape.}
      - {id: run, type: executor, text: Run it., code: print(2 + 3), result: 5}
      - {id: well-done, type: finished, header: Congratulations!, text: You can print.}

    """

  private func makeResultWrong() throws {
    try folder.write(
      Self.episode.replacingOccurrences(of: "result: 5", with: "result: 6"),
      to: "curriculum/training/printing/say-hello.yaml")
  }

  private func command(_ arguments: String...) throws -> Command {
    Command(
      try BuiltProduct.path(of: "hornbook"), arguments, in: folder.path,
      environment: ["XDG_CACHE_HOME": "\(folder.path)/cache"])
  }

  private func lint(_ arguments: String...) throws -> FinishedProcess {
    var command = try command("lint", "--format", "json", "--statistics")
    command.arguments += arguments
    return try command.run()
  }

  /// Lints twice, of which the second remembers the first, and once without memory; gives what all of them say.
  private func findings() throws -> String {
    let (first, second, anew) = (try lint(), try lint(), try lint("--no-cache"))
    #expect(first.output == anew.output && second.output == anew.output)
    #expect(first.status == anew.status && second.status == anew.status)
    return second.output
  }

  @Test("the second run says what the first did, findings, statistics and all")
  func same() throws {
    #expect(try !findings().contains("wrong-result"))
    try makeResultWrong()
    #expect(try findings().contains("wrong-result"))
  }

  @Test("places are shown from where the command runs, whoever linted from elsewhere before")
  func elsewhere() throws {
    try makeResultWrong()
    #expect(try lint().output.contains("\"curriculum/training/printing/say-hello.yaml\""))
    var inside = try command("lint", "--format", "json")
    inside.directory = "\(folder.path)/curriculum/training"
    let output = try inside.run().output
    #expect(output.contains("wrong-result") && !output.contains("curriculum/training"), "\(output)")
  }

  /// The sizes of the cached files by name, in bytes; a run that finds something anew writes to them.
  private func cacheSize() throws -> [String: Int] {
    let cache = "\(folder.path)/cache/hornbook"
    return try FileManager.default.contentsOfDirectory(atPath: cache).reduce(into: [:]) { sizes, name in
      sizes[name] = try FileManager.default.attributesOfItem(atPath: "\(cache)/\(name)")[.size] as? Int
    }
  }

  @Test("nothing is found anew where the same curriculum is named in another way, or through a link")
  func otherNames() throws {
    try makeResultWrong()
    #expect(try lint().output.contains("\"curriculum/training/printing/say-hello.yaml\""))
    let before = try cacheSize()
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/link", withDestinationPath: "\(folder.path)/curriculum")
    for name in ["./curriculum/", "\(folder.path)/curriculum", "curriculum/../curriculum", "link"] {
      #expect(try lint(name).output.contains("wrong-result"), "\(name)")
      #expect(try cacheSize() == before, "\(name)")
    }
    #expect(try lint("link").output.contains("\"link/training/printing/say-hello.yaml\""))
    var inside = try command("lint", "--format", "json")
    inside.directory = "\(folder.path)/curriculum"
    #expect(try inside.run().output.contains("\"training/printing/say-hello.yaml\""))
    #expect(try cacheSize() == before)
  }

  @Test("another checkout of the same content finds what was found in the first, and shows it as its own")
  func otherCheckout() throws {
    try makeResultWrong()
    _ = try lint()
    let (vault, name) = try (#require(ProofVault("\(folder.path)/cache/hornbook")), cacheName())
    let first = vault.read(name).entries
    try FileManager.default.copyItem(atPath: "\(folder.path)/curriculum", toPath: "\(folder.path)/copy")
    let copied = try lint("copy")
    #expect(
      copied.output.contains("\"copy/training/printing/say-hello.yaml\"") && !copied.output.contains("curriculum/"))
    #expect(copied.output == (try lint("copy", "--no-cache").output))
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/cache/hornbook")
      .filter { $0.hasSuffix(".proofs") && $0 != "\(name).proofs" }
    let other = try #require(names.first)
    #expect(names.count == 1)
    let second = vault.read(String(other.dropLast(".proofs".count))).entries
    #expect(!second.isEmpty && second.allSatisfy { first[$0.key]?.bytes == $0.value.bytes }, "found anew")
  }

  @Test("findings whose words name a path are found anew where the path is shown differently")
  func pathsInWords() throws {
    try folder.write(
      "title: Printing\nepisodes: [say-hello, gone]\n", to: "curriculum/training/printing/block.yaml")
    #expect(try lint().output.contains("'curriculum/training/printing/gone.yaml' is not there"))
    var inside = try command("lint", "--format", "json")
    inside.directory = "\(folder.path)/curriculum"
    #expect(try inside.run().output.contains("'training/printing/gone.yaml' is not there"))
    #expect(try lint().output.contains("'curriculum/training/printing/gone.yaml' is not there"))
  }

  @Test("an unchanged curriculum keeps the proofs of its episodes from growing old")
  func kept() throws {
    try folder.write("title: More\ncards:\n" + Self.closing, to: "curriculum/training/printing/more.yaml")
    try folder.write("title: Printing\nepisodes: [say-hello, more]\n", to: "curriculum/training/printing/block.yaml")
    _ = try lint()
    let (vault, name) = try (#require(ProofVault("\(folder.path)/cache/hornbook")), cacheName())
    #expect(vault.read(name).entries.count == 3, "two episodes and the whole")
    var old = vault.read(name)
    let now = Int(Date().timeIntervalSince1970)
    for digest in old.entries.keys { old.entries[digest]?.lastUse = now - 20 * 86_400 }
    vault.write(old, to: name, now: now)
    _ = try lint()
    #expect(vault.read(name).entries.count == 3)
    #expect(vault.read(name).entries.values.allSatisfy { $0.lastUse > now - 86_400 })
  }

  @Test("what an older commit was proven with is kept, too, where the curriculum of today was known")
  func olderCommit() throws {
    let commit =
      "git init -q . && git add curriculum && git -c user.name=a -c user.email=a@example.org commit -qm lessons"
    #expect(try Command("/bin/sh", ["-c", commit], in: folder.path).run().status == 0)
    try makeResultWrong()
    _ = try lint()
    let (vault, name) = try (#require(ProofVault("\(folder.path)/cache/hornbook")), cacheName())
    #expect(vault.read(name).entries.count == 2, "an episode and the whole")
    #expect(try lint("--changed-since", "HEAD").output.contains("wrong-result"))
    #expect(vault.read(name).entries.count == 3, "the episode as the commit has it")
  }

  private static let closing = "  - {id: well-done, type: finished, header: Congratulations!, text: You can print.}\n"

  /// The name of the one file of proofs.
  private func cacheName() throws -> String {
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/cache/hornbook")
    return String(try #require(files.first { $0.hasSuffix(".proofs") }).dropLast(".proofs".count))
  }

  @Test("an image with as many other bytes, a file that no list names, a link and a repository are seen")
  func changes() throws {
    #expect(try !findings().contains("\"code\""))
    try folder.write(Self.image.replacingOccurrences(of: "</svg>", with: "<svg/>"), to: "curriculum/assets/box.svg")
    #expect(try findings().contains("damaged-image"))
    try folder.write(Self.image, to: "curriculum/assets/box.svg")
    #expect(try !findings().contains("\"code\""))
    try folder.write(Self.episode, to: "curriculum/training/printing/more.yaml")
    #expect(try findings().contains("unlisted-file"))
    try FileManager.default.removeItem(atPath: "\(folder.path)/curriculum/training/printing/more.yaml")
    for name in ["HEAD", "objects/a", "refs/a"] { try folder.write("", to: "curriculum/training/old/\(name)") }
    #expect(try findings().contains("git-repository-in-content"))
    try FileManager.default.removeItem(atPath: "\(folder.path)/curriculum/training/old")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/curriculum/training/printing/away.yaml", withDestinationPath: "/etc/hostname")
    #expect(try findings().contains("link-leaves-curriculum"))
  }

  @Test("a run follows its own choice of rules, whatever an earlier run was asked for")
  func options() throws {
    try makeResultWrong()
    #expect(try lint().output.contains("wrong-result"))
    #expect(try !lint("--ignore", "wrong-result").output.contains("wrong-result"))
    #expect(try !lint("--select", "too-few-answers").output.contains("wrong-result"))
    #expect(try lint("curriculum/training/module.yaml").output.contains("\"diagnostics\": []"))
    #expect(try lint().output.contains("wrong-result"))
  }

  @Test("one file is looked into once, too: what is shown of it is what a run without memory shows")
  func named() throws {
    let file = "curriculum/training/printing/say-hello.yaml"
    let findings = {
      let (first, second, anew) = (try lint(file), try lint(file), try lint(file, "--no-cache"))
      #expect(first.output == anew.output && second.output == anew.output)
      #expect(first.status == anew.status && second.status == anew.status)
      return second.output
    }
    #expect(try !findings().contains("wrong-result"))
    try makeResultWrong()
    #expect(try findings().contains("wrong-result"))
    #expect(try !lint("curriculum/training/module.yaml").output.contains("wrong-result"))
    #expect(try lint("curriculum/training/printing").output.contains("wrong-result"))
  }

  @Test("the named files are part of the cache's key")
  func namedIsRemembered() throws {
    let (vault, file) = (folder.path + "/cache/hornbook", "curriculum/training/printing/say-hello.yaml")
    _ = try lint(file)
    let known = try (#require(ProofVault(vault)), cacheName())
    let before = known.0.read(known.1).entries
    #expect(before.count == 2, "the episode, and the curriculum with this file named")
    _ = try lint(file)
    #expect(known.0.read(known.1).entries.keys == before.keys)
    _ = try lint("curriculum/training/printing")
    #expect(known.0.read(known.1).entries.count == 3, "the curriculum with the folder named, too")
  }
}
