import Testing

@testable import Commands

/// The arguments of `hornbook lint` that are read without the parser of arguments.
@Suite("The commonest arguments of lint")
struct PlainArgumentsTests {
  @Test(
    "they are read as the parser of arguments reads them",
    arguments: [
      [], ["curriculum"], ["a", "b/c.yaml", "a"], ["--no-cache"], ["a", "--no-cache", "b"], ["--threads", "1", "a"],
      ["--format", "json"], ["--format", "text", "a", "--threads", "2", "--no-cache"],
    ])
  func areReadAlike(arguments: [String]) throws {
    let plain = try #require(LintCommand(plain: arguments))
    // What a command has not read is shown as its definition.
    #expect(String(describing: plain) == String(describing: try LintCommand.parse(arguments)))
  }

  @Test(
    "all others are left to it",
    arguments: [
      [""], ["-"], ["--"], ["-q"], ["--fix"], ["--help"], ["--no-such-option"], ["a", "--", "b"], ["--format=json"],
      ["--format"], ["--format", "no-such"], ["--format", "json", "--format", "json"], ["--threads"],
      ["--threads", "0"], ["--threads", "-1"], ["--threads", "1", "--threads", "2"], ["--no-cache", "--no-cache"],
    ])
  func areLeft(arguments: [String]) { #expect(LintCommand(plain: arguments) == nil) }
}
