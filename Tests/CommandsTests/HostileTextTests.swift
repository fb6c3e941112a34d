import Exchange
import Foundation
import Reports
import TestSupport
import Testing

@Suite("Text of content on its way to a person")
struct HostileTextTests {
  private let folder: TemporaryDirectory

  init() throws {
    folder = try TemporaryDirectory()
    for (path, text) in HostileCurriculum.readable {
      try folder.write(text, to: "readable/\(path)")
      try folder.write(text, to: "broken/\(path)")
    }
    for (path, text) in HostileCurriculum.broken { try folder.write(text, to: "broken/\(path)") }
    try folder.write(HostileCurriculum.json, to: "cards.json")
    try folder.write(HostileCurriculum.json, to: "evil\(HostileCurriculum.raw).json")
    try folder.write(HostileCurriculum.program, to: "program.py")
    try folder.write("say \(HostileCurriculum.raw)\n", to: "evil\(HostileCurriculum.raw).slang")
    try folder.write("\(HostileCurriculum.raw)\n", to: "walk.robot")
    try folder.write("####\n#>\(HostileCurriculum.raw)#\n", to: "map.txt")
    try folder.write("title: \"\\u001b[2J\\u202e\"\n\"k\\u001b\": 1\n", to: "level.yaml")
    try folder.write("import pty, sys\nsys.exit(pty.spawn(sys.argv[1:]) >> 8)\n", to: "terminal.py")
  }

  private static let evil = "evil\(HostileCurriculum.raw)"
  private static let formats = ReportFormat.allCases.map(\.name)
  private static let systems = ExchangeFormats.curricula.map { $0.name }

  /// Every command that shows something of a file, of a path or of what it was given.
  static let commands: [[String]] = onCurriculum("broken") + onCurriculum("readable") + onFiles + withArguments

  private static func onCurriculum(_ folder: String) -> [[String]] {
    var commands: [[String]] = [
      ["lint", folder, "--fix", "--accept", "--diff"], ["fmt", "--diff", folder], ["fmt", "--check", folder],
      ["publish", "--curriculum", folder], ["unlocks", "--curriculum", folder],
      ["play", folder, "--as", "learner.json", "--solve"],
    ]
    for format in formats { commands.append(["lint", folder, "--format", format, "--statistics"]) }
    for format in ["text", "json", "html", "dot"] {
      commands.append(["concepts", "--curriculum", folder, "--format", format])
    }
    for system in systems { commands.append(["export", system, folder]) }
    for card in ["look", "run-it", "raise-it", "quiz", "write-it", "order", evil] {
      commands.append(["run", "--curriculum", folder, "training/printing/say-hello/\(card)"])
    }
    return commands
  }

  private static var onFiles: [[String]] {
    var commands: [[String]] = [
      ["run", "\(evil).slang"], ["run", "\(evil).py"], ["run", "walk.robot", "--world", "map.txt"],
      ["translate", "\(evil).slang", "--to", "python"], ["solve", "map.txt"], ["solve", "level.yaml"],
      ["import", "ar-programming", "cards.json"], ["run", "--trace", "program.py"],
      ["run", "--trace", "--format", "json", "program.py"],
    ]
    for system in systems {
      commands.append(["import", system, "cards.json", "made-\(system)"])
      commands.append(["import", system, "\(evil).json", "of-\(system)"])
    }
    return commands
  }

  private static let withArguments: [[String]] = [
    [evil], ["lint", evil], ["lint", "broken/\(evil)"], ["lint", "--\(evil)"], ["solve", evil], ["explain", evil],
    ["rules", evil], ["manual", evil], ["fmt", evil], ["schema", evil], ["lint", "readable", "--baseline", evil],
    ["lint", "readable", "--changed-since", evil], ["lint", "readable", "--select", evil],
    ["lint", "readable", "--published", evil], ["new", "curriculum", "new\(evil)"],
    ["new", "block", evil, "--curriculum", "readable"],
    ["new", "card", "training/printing/say-hello", "executor", "--id", evil, "--curriculum", "readable"],
    ["serve", evil], ["play", evil, "--as", "learner.json"], ["play", "readable", "--as", evil, "--lesson", evil],
    ["deck", "--deck", evil], ["unlocks", "--curriculum", "readable", "--finished", evil],
  ]

  @Test(
    "nothing steers a terminal, hides or begins a line of its own, in a pipe and on a terminal", arguments: commands)
  func isVisible(arguments: [String]) throws {
    for isTerminal in [false, true] {
      let finished = try hornbook(arguments, onTerminal: isTerminal)
      let text = finished.output + finished.errors
      #expect(!text.isEmpty)
      #expect(Self.hidden(in: text, onTerminal: isTerminal) == [], "\(text.debugDescription)")
      // GitHub's runner looks behind the whitespace at the beginning of a line.
      let lines = text.split(separator: "\n").filter {
        $0.drop(while: \.isWhitespace).hasPrefix(HostileCurriculum.command)
      }
      #expect(lines == [], "\(text.debugDescription)")
    }
  }

  @Test("the job summary is visible, too")
  func jobSummary() throws {
    let summary = "\(folder.path)/summary.md"
    _ = try hornbook(["lint", "broken", "--format", "github"], environment: ["GITHUB_STEP_SUMMARY": summary])
    let text = String(decoding: try folder.read("summary.md"), as: UTF8.self)
    #expect(text.contains("␛") && text.contains("u202e"))
    #expect(Self.hidden(in: text) == [])
    #expect(!text.contains("\n\(HostileCurriculum.command)"))
  }

  @Test(
    "what a program prints is the same as with python3 in a pipe, and visible on a terminal",
    .enabled(if: TestRun.hasJudges))
  func program() throws {
    let ours = try hornbook(["run", "program.py"])
    let theirs = try Judge.python("exec(open(\"\(folder.path)/program.py\").read())")
    #expect(ours.outputBytes == theirs.outputBytes && !ours.outputBytes.isEmpty)
    #expect(ours.output.contains("\u{1B}]0;t\u{7}\u{9B}\u{202E}\r\n"))
    let shown = try hornbook(["run", "program.py"], onTerminal: true).output
    #expect(shown.contains(#"␛]0;t␇\u009b\u202e␍"#), "\(shown.debugDescription)")
    #expect(Self.hidden(in: shown, onTerminal: true) == [], "\(shown.debugDescription)")
  }

  private func hornbook(
    _ arguments: [String], onTerminal: Bool = false, environment: [String: String?] = [:]
  ) throws -> FinishedProcess {
    let command = [try BuiltProduct.path(of: "hornbook")] + arguments
    if onTerminal { try Judge.ask("python3") }
    return try Command(
      "/usr/bin/env", (onTerminal ? ["python3", "terminal.py"] : []) + command, in: folder.path,
      environment: ["NO_COLOR": "1", "GITHUB_STEP_SUMMARY": nil].merging(environment) { $1 }
    ).run()
  }

  /// The characters of a text that a person does not see, but for line ends and tabs; those that a terminal's driver
  /// and the note about long work add do not count.
  private static func hidden(in text: String, onTerminal: Bool = false) -> [String] {
    let note = text.replacing(/\r[^\r\n\u{1B}]*…/, with: "").replacing("\r\u{1B}[K", with: "")
    let shown = onTerminal ? note.replacing("\r\n", with: "\n") : text
    return shown.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x09, 0x0A: false
      case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
      default: false
      }
    }.map { "U+" + String($0.value, radix: 16) }
  }
}
