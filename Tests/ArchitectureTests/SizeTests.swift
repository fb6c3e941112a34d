import Testing

/// Files that are one table or one dispatch loop, and so may be long.
private let longFiles: Set<String> = ["Sources/Python/Machine/Interpreter.swift"]

/// Functions that are one dispatch loop or one table, and so may be long.
private let longFunctions: Set<String> = [
  "Sources/Python/Machine/Interpreter.swift:execute",
  "Sources/PythonSyntax/Resolver/Resolver+Expressions.swift:visit",
  "Sources/PythonSyntax/Resolver/Resolver+Statements.swift:visit",
  "Tests/PythonSyntaxTests/SyntaxDump+Expressions.swift:expression",
  "Tests/PythonSyntaxTests/SyntaxDump+Statements.swift:statement",
]

@Suite("Sizes")
struct SizeTests {
  @Test("no file has more than 400 lines", arguments: SourceFile.targets)
  func filesAreShort(target: String) {
    for file in SourceFile.files(of: target) where !longFiles.contains(file.path) {
      #expect(file.lines.count <= 401, "\(file.path) has \(file.lines.count) lines: split it by topic")
    }
  }

  @Test("no file is one of several that only a number tells apart")
  func filesAreNamedByTopics() {
    let numbers = /(Second|Third|Fourth|Fifth|More|Part[0-9]+)\.swift$/
    for file in SourceFile.sources + SourceFile.tests {
      #expect(!file.path.contains(numbers), "\(file.path): name it by its topic, or divide it by another one")
    }
  }

  @Test("the median file has fewer than 100 lines")
  func medianFileIsShort() {
    let counts = SourceFile.sources.map(\.lines.count).sorted()
    #expect(counts[counts.count / 2] < 100)
  }

  @Test("nothing that runs has more than 40 lines", arguments: SourceFile.targets)
  func bodiesAreShort(target: String) {
    for file in SourceFile.files(of: target) {
      for body in file.bodies where body.lineCount > 40 {
        let name = "\(file.path):\(body.name)"
        #expect(longFunctions.contains(name), "\(name) has \(body.lineCount) lines: split it")
      }
    }
  }

  @Test("no line has more than 120 characters, comments and texts counted", arguments: SourceFile.sourceTargets)
  func linesAreShort(target: String) {
    for file in SourceFile.files(of: target) {
      for (index, line) in file.lines.enumerated() where line.utf8.count > 120 && line.count > 120 {
        Issue.record("\(file.path):\(index + 1) has \(line.count) characters: break it")
      }
    }
  }

  @Test("no line of a test has more than 120 characters but for sample texts, which stay as they are given")
  func linesOfTestsAreShort() {
    for file in SourceFile.tests {
      for (index, (line, code)) in zip(file.lines, file.code).enumerated() where line.count > 120 {
        let isComment = line.drop { $0 == " " }.hasPrefix("//")
        #expect(!isComment && code.count <= 120, "\(file.path):\(index + 1) is too long: break it")
      }
    }
  }

  @Test("functions, properties, closures and tests are measured, wherever their names stand; types are not")
  func bodiesAreSeen() {
    let file = SourceFile(
      path: "Sources/X/X.swift",
      lines: """
        struct Size<A>: Equatable {
          static let table: [Int] = {
            [1]
          }()
          var area: Int {
            get { 1 }
            set {
              if x {
              }
            }
          }
          init(
            a: Int
          ) {
            // {
            self.a = a
          }
          @Test func `A name of words, and of {`() throws {
            let text = "{"
          }
          enum Kind { case a }
          subscript(index: Int) -> Int {
            values.map { value in
              value
            }[index]
          }
        }
        let action: () -> Void = { () in
        }
        """.components(separatedBy: "\n"))
    #expect(
      file.bodies.map { "\($0.name) \($0.lineCount)" } == [
        "table 1", "area 5", "init 2", "A name of words, and of { 1", "subscript 3", "action 0",
      ])
  }
}
