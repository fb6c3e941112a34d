import Foundation
import Testing

/// What a run depends on is a stored property of what runs, or is passed in.
@Suite("Ambient state")
struct AmbientStateTests {
  @Test("nothing is local to a task or a thread")
  func nothingIsLocalToATask() {
    for file in SourceFile.sources {
      for (index, line) in file.code.enumerated() where Self.isLocalToATask(line) {
        Issue.record("\(file.path):\(index + 1) depends on the task or thread that runs it: pass it in, or store it")
      }
    }
  }

  @Test("nothing global changes: no stored variable outside of types, none that is static, no atomic or lock either")
  func nothingGlobalChanges() {
    for file in SourceFile.sources {
      for (index, line) in file.code.enumerated() where Self.isGlobalVariable(line) {
        Issue.record("\(file.path):\(index + 1) is a variable of the whole process: pass it in, or store it")
      }
    }
  }

  @Test("variables of a task and of the whole process are seen, computed and constant ones are not")
  func variablesAreSeen() {
    let seen = [
      "  @TaskLocal private static var key = Key()", "  try $key.withValue(1) { run() }",
      "    Thread.current.threadDictionary[1] = 2", "  pthread_setspecific(key, nil)",
    ]
    for line in seen { #expect(Self.isLocalToATask(line), "\(line)") }
    #expect(!Self.isLocalToATask("  withValue(of: node) { $0 }"))
    let global = [
      "var count = 0", "private var seeds: [Int] = []", "  static var shared = Cache()",
      "  private static var key: Key?",
      "nonisolated(unsafe) let cache = Cache()", "private let others = Atomic<Int>(0)",
      "  private static let others = Atomic<Int>(0)", "  static let lock = Mutex([1])",
    ]
    for line in global { #expect(Self.isGlobalVariable(line), "\(line)") }
    let constant = [
      "  var count = 0", "public var processorCount: Int { 1 }", "  static var lesson: Budget { Budget() }",
      "let hashModulus = 1", "  static let table = [1]", "  private let next: Atomic<Int>", "  static var kind: Kind {",
    ]
    for line in constant { #expect(!Self.isGlobalVariable(line), "\(line)") }
  }

  private static func isLocalToATask(_ line: String) -> Bool {
    // Few lines have one of these words, and words are found faster than patterns.
    guard ["TaskLocal", "withValue", "threadDictionary", "pthread_"].contains(where: { line.contains($0) }) else {
      return false
    }
    return line.contains(/@TaskLocal|\$\w+\.withValue\(|threadDictionary|pthread_[gs]etspecific/)
  }

  private static func isGlobalVariable(_ line: String) -> Bool {
    if line.contains("nonisolated(unsafe)") { return true }
    guard !line.hasPrefix(" ") || line.contains("static ") else { return false }
    if line.contains(/^(\w+ )*let .*= *(Atomic|Mutex)\b|\bstatic let .*= *(Atomic|Mutex)\b/) { return true }
    let isVariable = line.contains(/^((public|package|internal|private|fileprivate) )*var\b|\bstatic var\b/)
    return isVariable && !line.contains("{")
  }
}
