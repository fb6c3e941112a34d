internal import ArgumentParser
internal import Authoring
internal import Exchange

/// An export to a system whose content is a curriculum.
private protocol ExchangeExporting: ParsableCommand {
  static var system: ExchangeSystem { get }
  var target: ExportTarget { get }
}

/// What is exported, and where to.
struct ExportTarget: ParsableArguments {
  @Argument(help: "The curriculum's folder.", completion: .directory)
  var curriculum = CurriculumFolder.unnamed

  @Option(help: "The file to write; standard output without it.", completion: .file())
  var output: String?
}

extension ExchangeExporting {
  func run() throws {
    let (authored, folder) = try ExportedFile.curriculum(target.curriculum)
    let (json, omissions, diagnostics) = Self.system.exporting(authored) { try? folder.read($0) }
    let file = ExportedFile(json: json, omissions: omissions, diagnostics: diagnostics)
    try file.write(to: target.output, system: Self.system.title, authored)
  }

  fileprivate static func described(_ content: String) -> CommandConfiguration {
    CommandConfiguration(
      commandName: system.rawValue, abstract: "Write a curriculum as \(content).",
      discussion: """
        What was imported and not changed comes out as it went in. What the JSON has
        no place for is listed on standard error; its shape tells
        `hornbook manual exchange`.

        Example:
          hornbook export \(system.rawValue) my-course --output content.json

        Exit status: 0 written, 1 written, but a card would not be what it is, which
        is a finding, 2 could not run.
        """)
  }
}

/// `hornbook export swiftly`.
struct ExportSwiftly: ExchangeExporting {
  static let system = ExchangeSystem.swiftly
  static let configuration: CommandConfiguration = described("Swiftly's chapters")

  @OptionGroup var target: ExportTarget
}

/// `hornbook export quicode`.
struct ExportQuicode: ExchangeExporting {
  static let system = ExchangeSystem.quicode
  static let configuration: CommandConfiguration = described("Quicode's modules of questions")

  @OptionGroup var target: ExportTarget
}

/// `hornbook export slang`.
struct ExportSlang: ExchangeExporting {
  static let system = ExchangeSystem.slang
  static let configuration: CommandConfiguration = described("Slang's lessons and challenges")

  @OptionGroup var target: ExportTarget
}

/// `hornbook export ar`.
struct ExportLevels: ExchangeExporting {
  static let system = ExchangeSystem.ar
  static let configuration: CommandConfiguration = described("a set of AR Programming's levels")

  @OptionGroup var target: ExportTarget
}
