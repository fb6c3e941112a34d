import Authoring
import AuthoringSamples
import Diagnostics
import Testing

@Suite("Lists and files say the same")
struct OrderTests {
  @Test("children come in the order of the list, not of the files")
  func order() throws {
    let files = SampleCurriculum.with([
      "training/printing/block.yaml": "title: Printing\nepisodes: [zebra, say-hello, ant]\n",
      "training/printing/ant.yaml": SampleCurriculum.heading + SampleCurriculum.finished,
      "training/printing/zebra.yaml": SampleCurriculum.heading + SampleCurriculum.finished,
    ])
    let (authored, diagnostics) = try read(files)
    #expect(diagnostics.isEmpty)
    #expect(authored.episodes.map(\.episode.id) == ["zebra", "say-hello", "ant"])
  }

  @Test("what is listed and not there, there and not listed, or listed twice, is told")
  func differences() throws {
    let files = SampleCurriculum.with([
      "curriculum.yaml": "title: C\nlocale: en\nminimumClient: \"1.0.0\"\nmodules:\n  - training\n  - trainings\n",
      "training/printing/block.yaml": "title: Printing\nepisodes: [sayhello, lost, lost]\n",
      "training/loops/block.yaml": "title: Loops\nepisodes: [none]\n",
    ])
    let diagnostics = try read(files).diagnostics
    #expect(
      try diagnostics.places(in: files) == [
        "curriculum.yaml:6:5 missing-listed-file", "training/loops/block.yaml:1:1 unlisted-file",
        "training/printing/block.yaml:2:12 missing-listed-file",
        "training/printing/block.yaml:2:22 missing-listed-file",
        "training/printing/block.yaml:2:28 duplicate-list-entry",
      ])
    let help = try #require(diagnostics[2].help)
    #expect(help.hasPrefix("write `say-hello`; if the file was renamed, add `formerly: [sayhello]`"))
    #expect(diagnostics[0].message == "the module 'trainings' is listed, but 'trainings/module.yaml' is not there")
  }

  @Test("content in a folder without its own file is told once")
  func missingFiles() throws {
    let files = SampleCurriculum.with([
      "extra/loops/block.yaml": "title: Loops\nepisodes: [none]\n",
      "extra/lists/a.yaml": SampleCurriculum.heading + SampleCurriculum.finished,
      "extra/lists/b.yaml": SampleCurriculum.heading + SampleCurriculum.finished,
    ])
    #expect(
      try read(files).diagnostics.map(\.message) == [
        "'extra/lists/block.yaml' is not there, so nobody would see this",
        "'extra/module.yaml' is not there, so nobody would see this",
      ])
    let headless = SampleCurriculum.with(["curriculum.yaml": nil])
    #expect(
      try read(headless).diagnostics.map(\.message) == ["'curriculum.yaml' is not there, so nobody would see this"])
  }

  @Test("a list that is itself wrong says nothing about files")
  func wrongList() throws {
    let files = SampleCurriculum.with(["training/printing/block.yaml": "title: Printing\nepisodes: say-hello\n"])
    #expect(try read(files).diagnostics.map(\.code) == ["wrong-type"])
  }

  @Test("files elsewhere are told; pictures, notes and hidden files are not")
  func misplaced() throws {
    let files = SampleCurriculum.with([
      "notes.yaml": "a: [", "training/extra.YAML": "", "training/printing/a/b.yaml": "x",
      "training/printing/c.yml": "x",
      "assets/d.yaml": "x", ".github/e.yaml": "x", "training/.f.yaml": "x", "training/printing/g.txt": "x",
      "README.md": "x",
    ])
    #expect(
      try read(files).diagnostics.map { "\($0.location.file) \($0.code)" } == [
        "notes.yaml misplaced-file", "training/extra.YAML misplaced-file", "training/printing/a/b.yaml misplaced-file",
        "training/printing/c.yml misplaced-file",
      ])
  }
}
