import Testing

/// A row of the package, in two columns.
struct Row {
  /// What runs in apps as well as in the tool.
  let runtime: [String]
  /// What only the tool needs, or only its build.
  let tools: [String]
}

/// The rows of the package: a target imports only targets of rows above its own, and nothing in the column of the
/// runtime imports the other one.
let table = [
  Row(
    runtime: ["Diagnostics", "JSON", "FileEmbedding", "Support"],
    tools: ["CLinux", "POSIX", "SourceDigest"]),
  Row(
    runtime: ["CurriculumBundle", "Execution", "PythonSyntax"],
    tools: ["CLibYAML", "Images", "Processes", "Remembering", "Reports", "YAMLSource"]),
  Row(runtime: ["Pseudocode", "Python", "Robot", "Slang"], tools: ["AnswerReading", "Toolchains"]),
  Row(
    runtime: ["Grading"],
    tools: [
      "Authoring", "Highlighting", "PseudocodeAnalysis", "PythonAnalysis", "RobotAnalysis", "SlangAnalysis",
    ]),
  Row(runtime: [], tools: ["Evidence", "Exchange", "Formatting", "Playing", "Scaffolds", "Serving"]),
  Row(runtime: [], tools: ["Claims"]),
  Row(runtime: [], tools: ["Linting", "Publishing", "Statistics"]),
  Row(runtime: [], tools: ["Explaining"]),
  Row(runtime: [], tools: ["LanguageServer", "Preview"]),
  Row(runtime: [], tools: ["Commands"]),
  Row(runtime: [], tools: ["hornbook"]),
]

let rows = table.map { $0.runtime + $0.tools }

/// Targets that may import one of their own row: the wrap of a C library, the front end of another language's machine.
private let siblings = [("YAMLSource", "CLibYAML"), ("POSIX", "CLinux"), ("Pseudocode", "Python")]

/// What comes from outside, and the only targets that may import it.
private let outside: [String: Set<String>] = [
  "Foundation": ["Commands", "FileEmbedding", "SourceDigest"],
  "FoundationEssentials": ["Commands"],
  "Dispatch": ["Commands"],
  "ArgumentParser": ["Commands"],
  "Crypto": ["Authoring", "Publishing", "Remembering"],
  "BigInt": ["Python", "PythonSyntax"],
  "NIOCore": ["Commands"],
  "NIOHTTP1": ["Commands"],
  "NIOPosix": ["Commands"],
  "PackagePlugin": ["FileEmbedding", "SourceDigest"],
  "Synchronization": [
    "AnswerReading", "Authoring", "Commands", "Execution", "Preview", "Remembering", "Serving", "Support",
    "Toolchains",
  ],
  "Glibc": ["Execution", "POSIX", "Python", "Support"],
  "Darwin": ["Execution", "POSIX", "Python", "Support"],
  "Musl": ["Execution", "POSIX", "Python", "Support"],
]

/// What files that import the C library may call by a bare name: of it, memory, numbers and threads; of Swift,
/// what is here.
private let allowedCalls: Set<String> = [
  "calloc", "madvise", "free", "malloc", "realloc", "memcmp", "memchr", "memcpy", "memset", "strtod", "vsnprintf",
  "pow", "fmod", "expm1", "cbrt", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh",
  "erf", "erfc", "log1p", "log2", "log10", "hypot", "atan2", "exp", "log", "sin", "cos",
  "pthread_attr_destroy", "pthread_attr_init", "pthread_attr_setstacksize", "pthread_attr_t", "pthread_create",
  "pthread_join", "pthread_t", "sysconf",
  "canImport", "convention", "init", "inline", "join", "max", "meanwhile", "min", "preconditionFailure", "results",
  "run", "transform", "withVaList", "work",
]

@Suite("The package's shape")
struct ImportTests {
  @Test("every target stands in a row")
  func everyTargetHasARow() {
    let targets = Set(SourceFile.sources.map(\.target))
    #expect(targets.subtracting(rows.joined()) == [], "a new target needs its row here and in CONTRIBUTING.md's map")
  }

  @Test("a target imports only targets of rows above its own", arguments: SourceFile.sourceTargets)
  func importsPointUpward(target: String) {
    guard let row = row(of: target) else { return }
    for file in SourceFile.sources where file.target == target {
      for module in file.imports {
        if let other = self.row(of: module) {
          let isSibling = siblings.contains { $0 == (target, module) }
          #expect(other < row || isSibling, "\(file.path) imports '\(module)', which is not in a row above")
        } else {
          #expect(
            outside[module]?.contains(target) == true,
            "\(file.path) imports '\(module)', which only \(outside[module]?.sorted() ?? []) may")
        }
      }
    }
  }

  @Test("what may import a target of its own row does")
  func siblingsAreNeeded() {
    for (target, sibling) in siblings {
      let isImported = SourceFile.sources.contains { $0.target == target && $0.imports.contains(sibling) }
      #expect(isImported, "'\(target)' no longer imports '\(sibling)': take the permission away")
    }
  }

  @Test("nothing that an app runs imports what only tools need")
  func runtimeNeedsNoTool() {
    let tools = Set(table.flatMap(\.tools))
    let runtime = SourceFile.sources.filter { file in table.contains { $0.runtime.contains(file.target) } }
    #expect(Set(runtime.map(\.target)) == Set(table.flatMap(\.runtime)))
    for file in runtime {
      let wanted = tools.intersection(file.imports)
      #expect(wanted == [], "\(file.path) would bring what only tools need into every app")
    }
  }

  @Test("what apps are given is in the column of the runtime, with all that it depends on")
  func productsAreRuntime() throws {
    let declared = try Package.dependencies()
    let runtime = Set(table.flatMap(\.runtime))
    let given = try Package.libraries()
    #expect(given.isSuperset(of: ["CurriculumBundle", "Grading"]))
    #expect(given.subtracting(runtime) == [])
    for target in runtime {
      let needed = (declared[target] ?? []).intersection(declared.keys)
      #expect(needed.subtracting(runtime) == [], "Package.swift lets '\(target)' depend on what only tools need")
    }
  }

  @Test("nothing but the commands knows other systems' formats")
  func onlyCommandsExchange() {
    let importing = Set(SourceFile.sources.filter { $0.imports.contains("Exchange") }.map(\.target))
    #expect(importing == ["Commands"])
  }

  @Test("nothing calls the system but the commands, and what starts the tools of languages in a sandbox")
  func onlyCommandsCallTheSystem() {
    let importing = Set(SourceFile.sources.filter { $0.imports.contains("POSIX") }.map(\.target))
    #expect(importing == ["Commands", "Processes", "Toolchains"])
  }

  @Test("nothing starts another program but the commands and the sandbox")
  func onlyTheSandboxStartsPrograms() {
    let importing = Set(SourceFile.sources.filter { $0.imports.contains("Processes") }.map(\.target))
    #expect(importing == ["Commands", "Toolchains"])
    let sandboxed = SourceFile.sources.filter {
      $0.target == "Toolchains" && $0.code.contains { $0.contains("Spawn(") }
    }
    #expect(sandboxed.map(\.path) == ["Sources/Toolchains/Sandbox/SandboxedProcess.swift"])
  }

  @Test("what a target may import from outside, it does import", arguments: outside.keys.sorted())
  func permissionsAreUsed(module: String) {
    let importing = Set(SourceFile.sources.filter { $0.imports.contains(module) }.map(\.target))
    #expect(outside[module]?.subtracting(importing) == [], "take the permission away")
  }

  @Test("of the tool, one file imports Foundation, and that only where its essentials are no module of their own")
  func foundationStaysOut() {
    let importing = SourceFile.sources.filter { $0.target == "Commands" && $0.imports.contains("Foundation") }
    #expect(importing.map(\.path) == ["Sources/Commands/Processes/Environment.swift"])
    #expect(importing.allSatisfy { $0.imports.contains("FoundationEssentials") })
  }

  @Test("nothing but the commands prints")
  func onlyCommandsPrint() {
    let printing = SourceFile.sources.filter { $0.target != "Commands" && $0.bareCalls.contains("print") }
    #expect(printing.map(\.path) == [])
  }

  @Test("a call of print is seen wherever it stands, but not in a text or a comment")
  func printIsSeen() {
    let file = { SourceFile(path: "Sources/X/X.swift", lines: $0) }
    #expect(file(["let text = \"\"\"", "  x", "  \"\"\"", "if x { print(1) }"]).bareCalls == ["print"])
    #expect(file(["let text = \"\"\"", "  print(1)", "  \"\"\"", "f(\"print(1)\")  // print(1)"]).bareCalls == ["f"])
    #expect(file(["out.print(1)", "func print(_ x: Int) {}"]).bareCalls == [])
  }

  @Test("of the C library, the engines take memory, numbers and threads: no files, no clock, no environment")
  func engineCallsOfCAreKnown() {
    let engines = SourceFile.sources.filter { $0.target != "Commands" && $0.imports.contains("Glibc") }
    #expect(!engines.isEmpty)
    for file in engines {
      let unknown = file.bareCalls.filter { $0.first?.isLowercase == true }.subtracting(allowedCalls)
      #expect(unknown == [], "\(file.path) calls what is neither its own nor allowed of the C library")
    }
  }

  @Test("every import is declared in Package.swift")
  func importsAreDeclared() throws {
    let declared = try Package.dependencies()
    let known = Set(declared.keys).union(Package.products.values)
    #expect(Set(rows.joined()).subtracting(declared.keys) == [], "Package.swift was not understood")
    // The app that uses the project is a package of its own.
    for file in SourceFile.sources + SourceFile.tests.filter({ $0.target != "RuntimeApp" }) {
      let missing = Set(file.imports).intersection(known).subtracting(declared[file.target] ?? [])
      #expect(missing == [], "\(file.path) imports what Package.swift does not declare for '\(file.target)'")
    }
  }

  @Test("every dependency in Package.swift is imported by a file of its target")
  func dependenciesAreImported() throws {
    // A test runs a program, and needs it built.
    let programs = try Package.programs()
    for (target, modules) in try Package.dependencies() {
      let unused = modules.subtracting(programs).subtracting(SourceFile.files(of: target).flatMap(\.imports))
      #expect(unused == [], "Package.swift lets '\(target)' depend on what none of its files imports: take it away")
    }
  }

  private func row(of target: String) -> Int? { rows.firstIndex { $0.contains(target) } }
}

extension String {
  var trimmed: Substring { drop { $0 == " " } }
}
