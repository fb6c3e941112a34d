import Authoring
import CurriculumBundle
import CurriculumSamples
import Diagnostics
import Evidence
import Linting
import Testing

@Suite("What is taught before it is used")
struct ConceptTests {
  @Test("something is used before it is taught exactly where brute force gets without the lesson, 1,000 curricula")
  func prematureConcept() throws {
    var options = Linter.Options()
    options.threads = 1
    options.selected = ["premature-concept"]
    var found = (early: 0, safe: 0)
    for seed in UInt64(0)..<1000 {
      let sample = RandomCurriculum.make(seed: seed, fewestChildren: 1)
      let episodes = sample.episodePaths
      guard episodes.count > 1 else { continue }
      let teacher = Int(seed % UInt64(episodes.count))
      let user = (teacher + 1 + Int(seed / 7 % UInt64(episodes.count - 1))) % episodes.count
      var files = CurriculumText.files(of: sample)
      files["\(episodes[teacher]).yaml"]?.insert("teaches: [python.call.len]\n")
      files["\(episodes[user]).yaml"]?.replace(
        "cards:\n", with: "cards:\n  - {id: run, type: executor, text: T, code: print(len('ab')), result: 2}\n")
      let authored = try CurriculumReader.read(FilesInMemory(files)).authored
      let isEarly = !NaiveLocks(sample).neverOpen(without: episodes[teacher]).contains(episodes[user])
      let report = Linter(options).lint(authored).diagnostics
      #expect(report.isEmpty == !isEarly, "seed \(seed): \(report.map(\.message))")
      for finding in report { #expect(finding.location.file.hasSuffix("\(episodes[user]).yaml")) }
      if isEarly { found.early += 1 } else { found.safe += 1 }
    }
    #expect(found.early > 100 && found.safe > 100, "\(found)")
  }

  @Test("the matrix has what each episode does with each concept")
  func matrix() throws {
    let sample = Sample([
      "training/printing/say-hello.yaml": """
      title: Say hello
      teaches: [python.call.print, python.for]
      cards:
        - {id: look, type: descriptionWithCode, header: Look, text: It is len()., code: print('Ada')}
        - {id: run, type: executor, text: Press Run., code: print(1), result: 1}
        - id: ask
          type: questionWithCode
          code: |
            for n in [1, 2]:
                print(n)
          text: What does `max(3, 5)` have to do with it?
          asks: concept
          because: it is about max
          answers: [Nothing, All, "min(1, 2)"]
          correctAnswerIndex: 0
        - {id: done, type: finished, header: Well done!, text: You did it.}

      """
    ])
    let authored = try CurriculumReader.read(FilesInMemory(sample.files)).authored
    let matrix = ConceptMatrix(authored)
    let cells = Dictionary(uniqueKeysWithValues: matrix.rows.map { ($0.concept, $0.cells) })
    #expect(matrix.episodes.map(\.description) == ["training/printing/say-hello"])
    #expect(matrix.rows.prefix(2).map(\.concept) == ["python.call.print", "python.for"])
    #expect(cells["python.call.print"] == [[.taught, .shown, .practised, .asked]])
    #expect(cells["python.for"] == [[.taught, .asked]])
    #expect(cells["python.call.len"] == [[.shown]])
    #expect(cells["python.call.max"] == [[.asked]])
    #expect(cells["python.call.min"] == [[.asked]])
    #expect(ConceptMatrix(authored, onlyTaught: true).rows.map(\.concept) == ["python.call.print", "python.for"])
  }

  @Test("what only draws on wrong programs and decoys is no use of a concept")
  func wrongProgramsDoNotCount() throws {
    let sample = Sample([
      "training/printing/say-hello.yaml": """
      title: Say hello
      teaches: [python.call.print]
      cards:
        - id: write
          type: exercise
          text: Print 5.
          language: python
          starter: print(1)
          solutions: [print(5)]
          result: 5
          wrongPrograms: [{program: "while False: pass", feedback: No loop is needed.}]
        - {id: done, type: finished, header: Well done!, text: You did it.}

      """
    ])
    let authored = try CurriculumReader.read(FilesInMemory(sample.files)).authored
    #expect(ConceptMatrix(authored).rows.contains { $0.concept == "python.while" } == false)
  }
}

extension String {
  /// Puts a key in below the first line.
  fileprivate mutating func insert(_ key: String) {
    replace("title: E\n", with: "title: E\n\(key)", maxReplacements: 1)
  }
}

extension Curriculum {
  /// The full ids of all episodes, in order.
  fileprivate var episodePaths: [ItemPath] {
    modules.flatMap { module in
      module.blocks.flatMap { block in block.episodes.map { ItemPath("\(module.id)/\(block.id)/\($0.id)") } }
    }
  }
}
