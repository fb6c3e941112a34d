import CurriculumBundle
import Testing

@Suite("The format that programs in pseudocode and JavaScript and rules of levels need")
struct ProgramLanguageFormatTests {
  private func neededFormat(_ content: CardContent, module: String) -> FormatVersion {
    let episode = Episode(id: "e", title: "Episode", cards: [Card(id: "c", content: content)])
    let block = Block(id: "b", title: "Block", episodes: [episode])
    let module = Module(id: "m", title: "Module", summary: "A module.", language: module, blocks: [block])
    return Curriculum(title: "Course", locale: "en", minimumClient: "1.0.0", modules: [module]).neededFormat.format
  }

  private func executor(_ language: ProgramLanguage?) -> CardContent {
    .executor(ExecutorCard(text: "Run it.", code: "DISPLAY(5)", language: language, result: "5"))
  }

  @Test("a card whose program is run in pseudocode, by itself or by its module, needs format 4.6")
  func run() {
    let exercise = ExerciseCard(text: "Display 5.", language: .pseudocode, result: "5")
    #expect(neededFormat(executor(.pseudocode), module: "python") == FormatVersion(4, 6))
    #expect(neededFormat(executor(nil), module: "pseudocode") == FormatVersion(4, 6))
    #expect(neededFormat(.exercise(exercise), module: "python") == FormatVersion(4, 6))
  }

  @Test("a module that says whether it is featured needs no newer app, since no learner sees it")
  func featured() {
    var module = Module(id: "m", title: "M", summary: "About it.", language: "python", blocks: [])
    let needed = { Curriculum(title: "Course", locale: "en", minimumClient: "1.0.0", modules: [module]).neededFormat }
    #expect(needed().format == FormatVersion(4, 0))
    for featured in [true, false] {
      module.featured = featured
      #expect(needed().format == FormatVersion(4, 0))
      #expect(needed().client == SemanticVersion(1, 0, 0))
    }
  }

  @Test("a task in JavaScript needs format 4.7, and code in it that is only shown nothing new")
  func javascript() {
    let exercise = ExerciseCard(text: "Print 5.", language: .javascript, result: "5")
    let look = DescriptionWithCodeCard(header: "Look", text: "Look.", code: "console.log(5)")
    #expect(neededFormat(.exercise(exercise), module: "python") == FormatVersion(4, 7))
    #expect(neededFormat(.descriptionWithCode(look), module: "javascript") == FormatVersion(4, 0))
    #expect(CodeLanguage.javascript.program == nil)
    #expect(CodeLanguage(ProgramLanguage.javascript) == .javascript)
  }

  @Test("a level that says how things are collected or when it is done needs format 4.9")
  func levels() {
    let level = { (check: ProgramCheck) in
      CardContent.challenge(ChallengeCard(title: "Go", text: "Go.", language: .robot, checks: [check]))
    }
    #expect(neededFormat(level(ProgramCheck(world: ">o")), module: "robot") == FormatVersion(4, 0))
    #expect(
      neededFormat(level(ProgramCheck(world: ">o", collecting: .byWalking)), module: "robot") == FormatVersion(4, 9))
    #expect(neededFormat(level(ProgramCheck(world: ">G", doneWhen: .atGoal)), module: "robot") == FormatVersion(4, 9))
    let scored = ChallengeCard(
      title: "Go", text: "Go.", language: .robot, checks: [ProgramCheck(world: ">o")], leastCards: 2)
    #expect(neededFormat(.challenge(scored), module: "robot") == FormatVersion(4, 9))
  }

  @Test("code in pseudocode that older apps show, and other languages in a module of it, need nothing new")
  func shown() {
    let look = DescriptionWithCodeCard(header: "Look", text: "Look.", code: "DISPLAY(5)")
    #expect(neededFormat(.descriptionWithCode(look), module: "pseudocode") == FormatVersion(4, 0))
    #expect(neededFormat(executor(.python), module: "pseudocode") == FormatVersion(4, 0))
  }
}
