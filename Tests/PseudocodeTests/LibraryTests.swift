import Foundation
import TestSupport
import Testing

/// The two halves of the language agree: the library in Python, and the code in Swift that calls it and has its words.
@Suite("The library of pseudocode")
struct LibraryTests {
  private let library: String
  private let words: String
  private let functions: String

  init() throws {
    func text(_ path: String) throws -> String {
      try String(contentsOfFile: Repository.path("Sources/Pseudocode/\(path)"), encoding: .utf8)
    }
    library = try text("Library/pseudocode.py")
    words = try text("Running/RuntimeWords.swift")
    functions = try text("Translation/LibraryFunction.swift")
  }

  @Test("there are words for each code, and no others")
  func codesHaveWords() {
    let raised = Set(library.matches(of: /_Mistake\("([a-z-]+)"/).map { String($0.output.1) })
    let known = Set(words.matches(of: /case \w+ = "([a-z-]+)"/).map { String($0.output.1) })
    #expect(raised.count > 15)
    #expect(raised == known)
  }

  @Test("each function that programs call is there")
  func functionsAreThere() {
    let called = functions.matches(of: /case \w+ = "(_\w+)"/).map { String($0.output.1) }
    #expect(called.count > 20)
    for name in called {
      let isThere = library.contains("\ndef \(name)(") || library.contains(" as \(name)\n")
      #expect(isThere, "\(name)")
    }
  }

  @Test("each function that does only the plain case has another one for the rest")
  func strictFunctionsHaveAnotherOne() {
    let strict = library.matches(of: /import strict_(\w+) as (\w+)/).map { ($0.output.1, $0.output.2) }
    #expect(strict.count > 10)
    for (name, alias) in strict {
      #expect(alias == "_\(name)")
      let hasRest = library.contains("\ndef _\(name)_otherwise(")
      #expect(hasRest, "\(name)")
    }
  }
}
