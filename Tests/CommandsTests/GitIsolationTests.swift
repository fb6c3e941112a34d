import Commands
import Foundation
import TestSupport
import Testing

/// Git runs no program that something in the work tree, its settings or the environment names.
@Suite("Git is never a way in")
struct GitIsolationTests {
  /// Everything of `hornbook` that asks git, and what only reads the files.
  static let commands = [
    "lint", "lint --changed-since HEAD", "lint curriculum/training --changed-since HEAD --format github",
    "publish --first --version 1.0.0", "publish --version 1.0.1 --curriculum curriculum",
  ]

  @Test(
    "settings of a bare repository among the content run nothing, wherever it is",
    arguments: ["", "training", "training/printing/old"])
  func bareRepository(place: String) throws {
    let course = try trappedCourse()
    try course.prepare(Self.bareRepository, in: "work/curriculum/\(place)")
    try course.shell("git add -A; git commit -qm trap", in: "work")
    #expect(try course.springs("git status", in: "work/curriculum/\(place)"), "a trap that does not work shows nothing")
    for command in Self.commands { #expect(try !course.springs("hornbook \(command)", in: "work"), "\(command)") }
    for command in ["lint --changed-since HEAD", "publish --first --output ../fresh --version 1.0.2"] {
      #expect(try !course.springs("hornbook \(command)", in: "work/curriculum/\(place)"), "\(command)")
    }
  }

  /// Something in a repository's own settings that makes git run a program.
  struct Trap: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// What makes it, in the work tree of the course.
    let script: String
    /// A command of git that springs it, so that the trap is known to work.
    let control: String
  }

  static let traps = [
    Trap(
      testDescription: "a filter", script: attributes + #"git config filter.trap.clean "$TRAP""#, control: "git status"),
    Trap(
      testDescription: "a filter that runs on", script: attributes + #"git config filter.trap.process "$TRAP""#,
      control: "git status"),
    Trap(testDescription: "a filter of a submodule", script: submodule, control: "git status"),
    Trap(
      testDescription: "a monitor", script: #"git config core.fsmonitor "$TRAP""#, control: "git status"),
    Trap(
      testDescription: "a difference",
      script: #"git config diff.external "$TRAP"; echo '# more' >> curriculum/curriculum.yaml"#,
      control: "git diff HEAD"),
    Trap(testDescription: "a signature", script: signature, control: "git log -1"),
    Trap(
      testDescription: "a hook", script: #"mkdir -p .git/hooks; cp "$TRAP" .git/hooks/post-index-change"#,
      control: "git update-index --refresh"),
  ]

  private static let attributes =
    "echo '*.yaml filter=trap' > .gitattributes; git add -A; git commit -qm attributes; git config filter.trap.required true;"

  private static let submodule = """
    cd curriculum/training; git init -q; git config user.name author; git config user.email author@localhost; git add .
    git commit -qm lessons; cd ../..; git rm -rq --cached curriculum/training; git add curriculum/training
    git commit -qm submodule; cd curriculum/training; echo '*.yaml filter=trap' > .git/info/attributes
    git config filter.trap.clean "$TRAP"; git config filter.trap.required true
    """

  /// A signature of another program than GPG, whose name no option of ours takes back.
  private static let signature = #"""
    { git cat-file commit HEAD | sed '/^$/,$d'
      printf 'gpgsig -----BEGIN SIGNED MESSAGE-----\n \n -----END SIGNED MESSAGE-----\n\nsigned\n'
    } > ../commit; git update-ref HEAD "$(git hash-object -t commit -w ../commit)"
    git config log.showSignature true; git config gpg.x509.program "$TRAP"
    """#

  @Test("what settings of the repository itself name runs nothing", arguments: traps)
  func ownSettings(trap: Trap) throws {
    let course = try trappedCourse()
    try course.prepare(trap.script, in: "work")
    let touch = "find curriculum -name '*.yaml' -exec touch -d"
    try course.shell("\(touch) 2001-02-03 {} +", in: "work")
    #expect(try course.springs(trap.control, in: "work"), "a trap that does not work shows nothing")
    try course.shell("\(touch) 2001-02-04 {} +", in: "work")
    for command in Self.commands { #expect(try !course.springs("hornbook \(command)", in: "work"), "\(command)") }
  }

  @Test("settings of the repository around a submodule run nothing, though it is asked")
  func superproject() throws {
    let course = try trappedCourse()
    try course.shell(
      """
      git init -q -b main .; git config user.name author; git config user.email author@localhost
      git add work 2> /dev/null; git commit -qm course; git config core.fsmonitor "$PWD/trap"
      """)
    #expect(try course.springs("git status", in: ""), "a trap that does not work shows nothing")
    let lint = try course.run("hornbook lint --changed-since HEAD")
    #expect(lint.status == 0 && lint.errors.contains("compared with 'HEAD': commit "), "\(lint.output)\(lint.errors)")
    for command in Self.commands { #expect(try !course.springs("hornbook \(command)", in: "work"), "\(command)") }
  }

  @Test(
    "what no command of ours could spring is switched off, too",
    arguments: [
      "core.hooksPath=/dev/null", "core.pager=cat", "core.attributesFile=/dev/null", "credential.helper=",
      "gpg.program=false",
    ])
  func options(setting: String) {
    #expect(zip(GitIsolation.options, GitIsolation.options.dropFirst()).contains { $0 == ("-c", setting) })
    #expect(GitIsolation.options.contains("--no-pager"))
  }

  @Test("variables that name programs or another repository do not count")
  func environment() throws {
    let course = try trappedCourse()
    try course.shell("git init -q --bare other.git; git -C other.git config core.fsmonitor \"$PWD/trap\"")
    let variables = """
      GIT_EXTERNAL_DIFF="$PWD/../trap" GIT_PAGER="$PWD/../trap" GIT_DIR="$PWD/../other.git" GIT_INDEX_FILE=nowhere \
      GIT_CONFIG_PARAMETERS="'core.fsmonitor'='$PWD/../trap'" GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=core.fsmonitor \
      GIT_CONFIG_VALUE_0="$PWD/../trap"
      """
    let lint = try course.run("\(variables) hornbook lint --changed-since HEAD").output
    #expect(lint.hasPrefix("no problems in 4 files"), "\(lint)")
    let publish = try course.run("\(variables) hornbook publish --first").output
    #expect(publish.hasPrefix("published version"), "\(publish)")
    let commit = try course.run("git rev-parse HEAD").output
    #expect(try course.run("cat dist/manifest.json").output.contains("\"\(commit.dropLast())\""))
    #expect(try !course.springs("true"))
  }

  @Test("a repository among the content is an error that no setting hides, and nothing is published with it")
  func isReported() throws {
    let course = try trappedCourse()
    try course.prepare(Self.bareRepository, in: "work/curriculum/training/old")
    let found = try course.run("hornbook lint --format concise")
    #expect(found.status == 1)
    #expect(
      found.output.split(separator: "\n").filter { $0.contains(": error[") } == [
        "curriculum/training/old/HEAD: error[git-repository-in-content]: "
          + "the folder 'curriculum/training/old' is a git repository"
      ])
    #expect(
      try course.run(
        "echo 'lint: {rules: {git-repository-in-content: off}}' >> curriculum/curriculum.yaml; hornbook lint"
      ).status == 1)
    #expect(try course.run("hornbook publish").status == 1)
    #expect(try course.run("git checkout -q curriculum; rm -r curriculum/training/old; hornbook lint").status == 0)
    try course.prepare(Self.bareRepository, in: "work/curriculum")
    let own = try course.run("hornbook lint --format concise").output
    #expect(own.contains("curriculum/HEAD: error[git-repository-in-content]: the curriculum's own folder is"), "\(own)")
    #expect(try course.run("cd curriculum && rm -r HEAD config objects refs && hornbook lint").status == 0)
  }

  /// A folder becomes a repository whose settings spring the trap; `objects` and `refs` hold hidden files alone.
  private static let bareRepository = """
    mkdir -p objects refs; touch objects/.keep refs/.keep; echo 'ref: refs/heads/main' > HEAD
    printf '[core]\\nrepositoryformatversion = 0\\nbare = false\\nworktree = .\\nfsmonitor = "%s"\\n' "$TRAP" > config
    """

  private func trappedCourse() throws -> CourseRepository {
    let course = try CourseRepository()
    try course.shell("printf '#!/bin/sh\\ntouch %s/sprung\\nexit 1\\n' \"$PWD\" > trap; chmod +x trap")
    try course.shell("git config user.name author; git config user.email author@localhost", in: "work")
    return course
  }
}

extension CourseRepository {
  /// Whether a command springs the trap, by a shell in a folder beside the server.
  fileprivate func springs(_ command: String, in place: String = "") throws -> Bool {
    _ = try run(command, in: place)
    defer { try? FileManager.default.removeItem(atPath: "\(folder.path)/sprung") }
    return folder.holds("sprung")
  }

  /// Runs a command in the work tree, whatever comes of it.
  fileprivate func run(_ command: String, in place: String = "work") throws -> FinishedProcess {
    try Command("/bin/sh", ["-e", "-c", command], in: "\(folder.path)/\(place)", environment: try variables).run()
  }

  /// Runs a script in a folder beside the server, which is made where it is missing.
  fileprivate func prepare(_ script: String, in place: String) throws {
    try FileManager.default.createDirectory(atPath: "\(folder.path)/\(place)", withIntermediateDirectories: true)
    let done = try run(script, in: place)
    try #require(done.status == 0, "\(script)\n\(done.output)\(done.errors)")
  }

  private var variables: [String: String?] {
    get throws {
      let tool = URL(fileURLWithPath: try BuiltProduct.path(of: "hornbook")).deletingLastPathComponent().path
      let search = ProcessInfo.processInfo.environment["PATH"] ?? ""
      return ["PATH": "\(tool):\(search)", "TRAP": "\(folder.path)/trap", "SOURCE_DATE_EPOCH": nil]
    }
  }
}
