import Execution
import Python
import PythonAnalysis
import PythonSamples
import TestSupport
import Testing

@Suite("Wrong variants of Python programs")
struct PythonMutantTests {
  /// A lesson's programs of every kind, beside the examples of the catalogue.
  private static let programs =
    PythonMutations.all.map(\.before) + [
      """
      count = int(input("How many? "))
      total = 0
      for place in range(1, count + 1):
          number = int(input())  # a comment, with 1 < 2
          total += number
          if number > 10 and place != count:
              print(f"{number} is big, {place} of {count}")
          elif number == 10:
              print("ten")
          else:
              print("small", number)
      print("Sum:", total)
      """,
      "def area(a, b=2):\n    if a <= 0 or not b:\n        return 0\n    return a * b ** 2\n\nprint(area(3), area(4, b=5))\n",
      "words = [\"é\", 'naïve', \"c\"]\nwords.append('d')\nwords[0] = words[-1].upper()\nprint(words[1:3], max(words), len(words))\n",
      "n = 10\nwhile n > 0:\n\tn -= 3\n\tprint(n)\nprint('end')\n",
      "a = 1; b = 2\nif a < b: print(a)\nelse: print(b)\n",
      "x = (1 +  # one\n     2)\nprint(x \\\n  * 3)\n",
      "print([n * n for n in range(5) if n % 2 == 0])\r\nprint(1)\r\n",
    ]

  @Test("a sum is turned round only where every statement gives its names numbers")
  func turnedSums() {
    func isTurned(_ middle: String) -> Bool {
      let program = PythonProgram(source: "a = 1\nb = 2.5\nc = 3\n\(middle)print(a + b + c)\n")
      return program.variants().contains { $0.mutation.kind.name == "turned-sum" }
    }
    #expect(isTurned(""))
    #expect(isTurned("b *= 2\na += 1\n"))
    #expect(!isTurned("match ['x', 'y', 'z']:\n  case [a, b, c]: pass\n"))
    #expect(!isTurned("try: int('x')\nexcept ValueError as a: pass\n"))
    #expect(!isTurned("a *= 'x'\n"))
  }

  @Test("a renaming knows the old name, and no other change has one")
  func oldNames() {
    let variants = PythonProgram(source: "left = 1\nright = 'a'\nprint(f'{left}{right}')\n").variants()
    #expect(variants.compactMap(\.mutation.oldName) == ["left", "right"])
    #expect(variants.contains { $0.mutation.oldName == nil })
  }

  @Test("each kind of which more is known is one of the catalogue")
  func traits() {
    let kinds = PythonMutations.all + PythonVariations.all
    #expect(kinds.compactMap(\.trait).count == MutationKind.Trait.allCases.count)
    #expect(Set(kinds.compactMap(\.trait)) == Set(MutationKind.Trait.allCases))
  }

  @Test("each kind of the catalogue makes of its example what it says", arguments: PythonMutations.all)
  func examples(kind: MutationKind) {
    let mutants = PythonProgram(source: kind.before).mutants(knowing: ["5"])
    let own = mutants.filter { $0.mutation.kind == kind }.map { Self.trimmed($0.program.source) }
    #expect(own.contains(Self.trimmed(kind.after)), "\(kind.name): \(own)")
  }

  @Test("each other writing makes of its example what it says, and it does the same", arguments: PythonVariations.all)
  func variations(kind: MutationKind) {
    let found = PythonProgram(source: kind.before).variants().filter { $0.mutation.kind == kind }
    #expect(
      found.map { Self.trimmed($0.program.source) }.contains {
        $0 == Self.trimmed(kind.after) || kind.name == "joined-for-format"
      })
    #expect(!found.isEmpty)
  }

  @Test(
    "a variable is renamed before, in and after a try, a match, a with and a class, but not where something else names it",
    arguments: [
      ("n = 1\ntry:\n    n = int('x')\nexcept ValueError as e:\n    print(e, n)\ne = 2\n", ["n"]),
      ("n = [1]\nmatch n:\n    case [a] if n: print(a, n)\na = 1\n", ["n"]),
      (
        "n = 5\nclass Box:\n    size = n\n    def grow(self):\n        new = n + self.size\n        return new\n",
        ["n", "new"]
      ),
      ("n = 5\nclass Box:\n    if n:\n        size = n\nsize = 1\nprint(Box().grow, size)\n", ["n"]),
      ("def f():\n    return 1\nf = f()\nimport os.path\nos = 1\nn = os\n", ["n"]),
    ])
  func renamings(source: String, names: [String]) {
    let changes = PythonProgram(source: source).variants().map(\.mutation.change)
    #expect(changes.filter { $0.hasPrefix("`") && $0.hasSuffix("_`") } == names.map { "`\($0)` became `\($0)_`" })
  }

  /// What `{name=}` shows begins with the name, so that a check of it is too strict.
  @Test("programs with other names for their variables do the same, where they do not show the names")
  func renamingsDoTheSame() {
    var count = 0
    for source in Self.programs + (0..<6).map(randomProgram) {
      let program = PythonProgram(source: source)
      let outcome = program.run(input: ["3", "1", "2", "3"])
      guard outcome.ending == .finished(status: 0), !source.contains(/= ?\}/) else { continue }
      for variant in program.variants() where variant.mutation.kind.name == "renamed" {
        count += 1
        let other = variant.program.run(input: ["3", "1", "2", "3"])
        #expect(other.standardOutput == outcome.standardOutput, "\(variant.program.source)")
      }
    }
    #expect(count > 40)
  }

  @Test("names in the catalogue are there once")
  func names() {
    let names = (PythonMutations.all + PythonVariations.all).map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test("each mutant can be read, differs from the program and from the others, and changes the line that it tells")
  func mutantsAreTrue() {
    for source in Self.programs + Self.randomPrograms {
      let program = PythonProgram(source: source)
      var seen: Set<String> = []
      for mutant in program.mutants(most: 60) {
        #expect(mutant.program.staticError == nil, "\(mutant.program.source)")
        #expect(!mutant.program.meansTheSame(as: program), "\(mutant.mutation.change) in \(source)")
        #expect(seen.insert(mutant.program.source).inserted)
        expectTrueWords(mutant, of: source)
      }
    }
  }

  private func expectTrueWords(_ mutant: PythonMutant, of source: String) {
    let (old, new) = (Self.lines(source), Self.lines(mutant.program.source))
    let first = zip(old, new).prefix { $0 == $1 }.count + 1
    let line = mutant.mutation.line
    let parts = mutant.mutation.change.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    #expect(old.indices.contains(line - 1), "\(mutant.mutation)")
    if parts.count == 5, parts[2] == " became " {
      #expect(first == line, "\(mutant.mutation.change) in line \(line), but line \(first) changed of \(source)")
      let (was, becomes) = (parts[1].replacing(" …", with: ""), parts[3].replacing(" …", with: ""))
      #expect(old[line - 1].contains(was), "\(was) in \(old[line - 1])")
      #expect(new[line - 1].contains(becomes), "\(becomes) in \(new[line - 1])")
    }
    if mutant.mutation.change.hasSuffix("was left out"), parts.count == 3, !mutant.mutation.change.hasPrefix("the") {
      #expect(old[line - 1].contains(parts[1].replacing(" …", with: "")), "\(parts[1]) in \(old[line - 1])")
    }
  }

  @Test("the mutants are the same in every run, and no more than are wanted")
  func fixedOrder() {
    let program = PythonProgram(source: Self.programs[PythonMutations.all.count])
    let sources = program.mutants().map(\.program.source)
    #expect(sources == PythonProgram(source: program.source).mutants().map(\.program.source))
    #expect(sources.count > 60)
    #expect(program.mutants(most: 20).count <= 20)
  }

  @Test(
    "odd programs have mutants that can be read, or none",
    arguments: [
      "print(9223372036854775807, -9223372036854775808, 99999999999999999999, 1e308, 0x10, 1_000)\n",
      "a = [1]\nprint(a[9223372036854775807:], range(9223372036854775807 + 1))\n",
      "print(f'{1 + 2:>{3 * 4}}', f'{\"a\"!r}', f\"\"\"\n{1 +\n2}\"\"\", f'{f\"{1 < 2}\"}')\n",
      "if 1: pass\nelif 2: pass\nelse:\n  if 3: pass\n", "for a in b: c; d\nelse: e\n", "while(1):break\n",
      "\u{FEFF}print(1)\n",
      "class A:\n    x = 1\n    def f(self): return self.x\nprint(A().f())", "x = 1 if 2 else 3; print(not x)\n#\n",
      "lambda a: a + 1\n[a for a in b if a < 1 if a]\n{**a, 1: 2}\n", "print('a'\n'b')\nprint(\n1\n+\n2)\n",
      "try: a\nexcept B: c\n",
    ])
  func oddPrograms(source: String) {
    let program = PythonProgram(source: source)
    #expect(program.staticError == nil)
    #expect(program.mutants().allSatisfy { $0.program.staticError == nil })
    #expect(program.variants().allSatisfy { $0.program.staticError == nil })
  }

  @Test("a program of 2,000 lines has some mutants; one that cannot be read has none")
  func longPrograms() {
    let long = (0..<2000).map { "value\($0) = \($0) + 1\n" }.joined() + "print(value7)\n"
    let mutants = PythonProgram(source: long).mutants()
    #expect((10...100).contains(mutants.count))
    #expect(PythonProgram(source: "print(").mutants().isEmpty)
    #expect(PythonProgram(source: "").mutants().isEmpty)
    let deep = String(repeating: "(", count: 150) + "1" + String(repeating: ")", count: 150)
    _ = PythonProgram(source: "print(\(deep) + 1)").mutants()
  }

  @Test(
    "what every check lets the program read is written out, and lines that vary are read as before",
    arguments: [
      ("n = int(input())\n", ["5"], ["n = int(\"5\")\n"]),
      ("a = input()\nb = input()\n", ["x", "\"y\""], ["a = \"x\"\nb = \"\\\"y\\\"\"\n"]),
      ("a = input()\nb = input()\n", ["x", nil], ["input()\na = \"x\"\nb = input()\n"]),
      ("a = input()\nb = input()\n", [nil, "y"], ["a = input()\nb = \"y\"\n"]),
      ("a = input('Who? ')\n", ["x"], ["input('Who? ')\na = \"x\"\n"]),
      (
        "for i in range(2):\n    print(input())\n", ["x", "y"],
        ["lines = [\"x\", \"y\"]\nfor i in range(2):\n    print(lines.pop(0))\n"]
      ),
      ("for i in range(2):\n    print(input())\n", ["x", nil], []),
      ("def input(): return 1\nprint(input())\n", ["x"], []),
      ("a = [input() for _ in range(3)]\nn = input()\n", [nil, nil, nil, "y"], []),
      ("d = {}\nd[input()] = 1\nn = input()\n", [nil, "y"], []),
      ("b = 1 and input()\nn = input()\n", [nil, "y"], []),
      ("f = lambda: input()\nn = input()\n", ["y", nil], []),
      ("n = input() if 1 else input()\nm = input()\n", [nil, "y"], []),
      ("if input() == \"x\" < input():\n    print(1)\n", ["x", nil], []),
      ("print(1)\n", ["x"], []), ("n = input()\n", [nil], []), ("n = input()\n", [], []),
    ] as [(String, [String?], [String])])
  func inputWrittenOut(source: String, lines: [String?], wanted: [String]) {
    let found = PythonProgram(source: source).mutants(knowing: lines)
    #expect(found.filter { $0.mutation.kind.name == "constant-for-input" }.map(\.program.source) == wanted)
  }

  @Test(
    "a loop becomes a `while` only where nothing else has to do with its variable",
    arguments: [
      ("for i in range(3):\n    print(i)\n", true), ("for i in range(3):\n    print(i)\nprint(i)\n", false),
      ("for i in range(3):\n    print(i)\n    del i\n", false),
      ("for i in range(3):\n    print((i := 5))\n", false),
      ("def f():\n    print(i)\nfor i in range(3):\n    f()\n", false),
    ])
  func loopBecomesWhile(source: String, isExpected: Bool) {
    let kinds = PythonProgram(source: source).variants().map(\.mutation.kind.name)
    #expect(kinds.contains("while-for-for") == isExpected)
  }

  private static let randomPrograms = (0..<4).map { randomProgram(UInt64($0)) }

  private static func lines(_ source: String) -> [String] {
    source.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func trimmed(_ source: String) -> String {
    lines(source).joined(separator: "\n").split(separator: "\n").joined(separator: "\n")
  }
}

private func randomProgram(_ seed: UInt64) -> String {
  var writer = ProgramWriter(seed: seed)
  return writer.program()
}
