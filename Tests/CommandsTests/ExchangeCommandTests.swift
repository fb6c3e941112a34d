import Exchange
import TestSupport
import Testing

@Suite("The commands for other systems' formats come from the registry")
struct ExchangeCommandTests {
  private static let formats = ExchangeFormats.all.map(\.name)
  private static let banks = Set(ExchangeFormats.banks.map { $0.name })
  private static let commands =
    formats.map { ("import", $0) } + formats.filter { !banks.contains($0) }.map { ("export", $0) }

  @Test("each format has an import, and all but banks have an export, with an example to run", arguments: commands)
  func subcommands(command: String, format: String) throws {
    let help = try run([command, format, "--help"])
    #expect(help.contains("\n  hornbook \(command) \(format) "), "\(help)")
    #expect(help.contains("USAGE: hornbook \(command) \(format) "), "\(help)")
    #expect(try run([command, "--help"]).contains("\n  \(format) "))
  }

  @Test("no two formats have the same name")
  func names() {
    #expect(Set(Self.formats).count == Self.formats.count)
  }

  @Test("the manual shows the shape of each format's JSON, in the order of the formats")
  func manual() throws {
    let page = try run(["manual", "exchange", "--color", "never"])
    let shown = ExchangeFormats.curricula.filter { $0.words.shape != nil }
    let titles = shown.map { "\($0.name)  \($0.title)" }
    #expect(page.split(separator: "\n").map(String.init).filter(titles.contains) == titles)
    for format in shown { #expect(page.contains(format.words.shape?.json.split(separator: "\n").last ?? "?")) }
  }

  private func run(_ arguments: [String]) throws -> String {
    let result = try Command(BuiltProduct.path(of: "hornbook"), arguments).run()
    #expect(result.status == 0, "\(result.errors)")
    return result.output
  }
}
