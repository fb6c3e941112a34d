import Authoring
import Diagnostics
import Linting

/// A small curriculum that is right, apart from what a test puts into it; `↓` marks the places of findings.
struct Sample {
  /// Its files without marks, by path.
  private(set) var files: [String: String]
  /// The marked places.
  let marks: Set<Place>
  /// The files of the last release; nil without one.
  private(set) var published: [String: String]?

  /// A byte in a file, as tests compare places.
  struct Place: Hashable, CustomStringConvertible {
    let file: String
    let offset: Int
    var description: String { "\(file):\(offset)" }
  }

  /// The episode into which `init(cards:)` puts its cards.
  static let episodePath = "training/printing/say-hello.yaml"

  /// The text of a file that is not there.
  static let absent = "(absent)"

  /// A curriculum whose files are right apart from those that are given; one that is `absent` is not there.
  init(_ changed: [String: String] = [:]) {
    var files: [String: String] = [:]
    var marks: Set<Place> = []
    for (path, marked) in Self.right.merging(changed, uniquingKeysWith: { _, new in new }) {
      let text = MarkedText(marked)
      files[path] = text.text
      for offset in text.offsets { marks.insert(Place(file: "curriculum/\(path)", offset: offset)) }
    }
    (self.files, self.marks) = (files, marks)
  }

  /// A curriculum of one episode with these cards; one that ends it is added where there is none.
  init(cards: String) {
    var lines = "title: Say hello\ncards:\n"
    for line in cards.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      lines += line.isEmpty ? "\n" : "  \(line)\n"
    }
    if !cards.contains("type: finished") && !cards.contains("type: ↓finished") { lines += Self.lastCard }
    self.init([Self.episodePath: lines])
  }

  /// The same where no program may take more than some steps.
  init(cards: String, mostSteps: Int) {
    let curriculum = (Self.right["curriculum.yaml"] ?? "") + "lint: {limits: {steps: \(mostSteps)}}\n"
    self.init(["curriculum.yaml": curriculum, Self.episodePath: Sample(cards: cards).files[Self.episodePath] ?? ""])
  }

  /// What an example of a rule's description stands for.
  init(_ example: RuleDescription.Example) {
    switch example {
    case .cards(let cards): self.init(cards: cards)
    case .episode(let text): self.init([Self.episodePath: text])
    case .files(let files): self.init(files)
    case .words: self.init()
    case .release(let published, let now):
      self.init(now)
      self.published = Sample(published).files
    }
  }

  /// The report on the sample where its texts are in a language.
  func report(in locale: String) throws -> LintReport {
    let curriculum = "title: Sample\nlocale: \(locale)\nminimumClient: \"1.0.0\"\nmodules: [training]\n"
    let sample = adding(curriculum, at: "curriculum.yaml")
    let (authored, reading) = try CurriculumReader.read(FilesInMemory(sample.files))
    return Linter().lint(authored, reading: reading)
  }

  /// The sample after the edits of a fix.
  func applying(_ fix: Fix) -> Sample {
    var fixed = self
    for (file, edits) in Dictionary(grouping: fix.edits, by: \.location.file) {
      let path = String(file.dropFirst("curriculum/".count))
      let bytes = Edit.apply(edits, to: Array((files[path] ?? "").utf8)).bytes
      fixed.files[path] = String(decoding: bytes, as: UTF8.self)
    }
    return fixed
  }

  /// The sample with one more file, or another one in its place.
  func adding(_ text: String, at path: String) -> Sample {
    var changed = self
    changed.files[path] = text
    return changed
  }

  /// All that the linter finds in it.
  func lint(_ options: Linter.Options = Linter.Options()) throws -> [Diagnostic] { try report(options).diagnostics }

  /// All that the linter finds in it, and what it looked at.
  func report(_ options: Linter.Options = Linter.Options()) throws -> LintReport {
    var options = options
    if let published { options.published = try CurriculumReader.read(FilesInMemory(published)).authored.curriculum }
    let (authored, reading) = try CurriculumReader.read(FilesInMemory(files.filter { $0.value != Self.absent }))
    return Linter(options).lint(authored, reading: reading)
  }

  private static let lastCard = """
      - id: the-end
        type: finished
        header: Well done!
        text: You did it.

    """

  private static let right = [
    "curriculum.yaml": "title: Sample\nlocale: en\nminimumClient: \"1.0.0\"\nmodules: [training]\n",
    "training/module.yaml": "title: Training\nsummary: First steps.\nlanguage: python\nblocks: [printing]\n",
    "training/printing/block.yaml": "title: Printing\nepisodes: [say-hello]\n",
    episodePath: """
    title: Say hello
    cards:
      - {id: run, type: executor, text: Press Run., code: print(1), result: 1}

    """ + lastCard,
  ]
}

extension [Diagnostic] {
  /// Where findings of one kind begin.
  func places(of code: Diagnostic.Code) -> Set<Sample.Place> {
    Set(filter { $0.code == code }.map { Sample.Place(file: $0.location.file, offset: $0.location.span.start) })
  }

  /// The codes in order.
  var codes: [String] { map(\.code.rawValue) }
}
