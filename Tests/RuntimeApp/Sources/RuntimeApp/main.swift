import CurriculumBundle
import Execution
import Foundation
import Grading
import Python

// Reads a published bundle as an app does (manifest, index, each module and its images), does what a learner should do
// on every card, and lets the grader judge it. Ends with 1 when a card is not graded as it should be, or an image is
// not the one that was published.

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "dist")
let manifest = try read(Manifest.self, from: Manifest.path)
let index = try read(BundleIndex.self, from: manifest.index.path)
var (right, wrong) = (0, 0)
var (tasks, solved) = (0, 0)
var (images, spoilt) = (0, 0)
var modules: [Module] = []
for outline in index.modules {
  let module = try read(ModuleContent.self, from: outline.content.path).module
  modules.append(module)
  let language = ProgramLanguage(rawValue: module.language) ?? .python
  for path in module.assetPaths {
    if let image = index.assets?[path], image.isHeld(by: try bytes(at: image.path)) {
      images += 1
    } else {
      spoilt += 1
      print("not the image that was published: \(path)")
    }
  }
  for card in module.blocks.flatMap(\.episodes).flatMap(\.cards) {
    let isRight = action(on: card.content, in: language).map { grade($0, on: card.content).isRight } ?? true
    if let task = card.content.task {
      tasks += 1
      solved += task.solution == nil ? 0 : 1
    }
    if isRight, !isMistakeGradedRight(on: card.content) {
      right += 1
    } else {
      wrong += 1
      print("graded as it should not be: \(card.id)")
    }
  }
}
try followForApps(of: folder)
let (outcome, trace) = PythonProgram(source: "name = input()\nprint('Hello,', name)\n").trace(input: ["Ada"])
// By the index alone, an app knows what is open, and whoever does what is open gets everywhere.
let rules = UnlockRules(index)
let isOpenToAll = LearnerSimulation(.doesEverything, rules).neverOpen.isEmpty
let progress = LearnerProgress(finishedEpisodes: Set(rules.map(for: LearnerProgress()).openEpisodes))
let opened = rules.map(for: progress).openEpisodes.count
let isTraced = outcome.standardOutput == "Hello, Ada\n" && trace.steps.map(\.line) == [1, 2]
print("\(index.title) \(manifest.version): \(right) cards graded as they should be, \(wrong) not; traced: \(isTraced)")
print("\(tasks) tasks, of which \(solved) show a solution")
print("after the first episode \(opened) are open; all can be opened: \(isOpenToAll)")
print("\(images) images found by their hashes, \(spoilt) not as they were published")
let goesOn = goesOnAfterUpdate(index, modules)
print("goes on where it was after an update in the middle of an episode: \(goesOn)")
let isSomeSolutionKept = tasks == 0 || 0 < solved && solved < tasks
if right == 0 || wrong > 0 || !isSomeSolutionKept || spoilt > 0 || images < (index.assets?.count ?? 0) || !isTraced
  || opened < 2 || !isOpenToAll || !goesOn
{
  exit(1)
}

/// Decodes one of the bundle's files.
func read<Value: Decodable>(_ type: Value.Type, from path: String) throws -> Value {
  try JSONDecoder().decode(type, from: Data(bytes(at: path)))
}

/// The bytes of one of the bundle's files.
func bytes(at path: String) throws -> [UInt8] { Array(try Data(contentsOf: folder.appendingPathComponent(path))) }

/// What a learner does who is right; nil for a task whose solution its author keeps.
func action(on content: CardContent, in language: ProgramLanguage) -> Action? {
  switch content {
  case .question(let card): .chose(card.correctAnswerIndex)
  case .questionWithCode(let card): .chose(card.correctAnswerIndex)
  case .executor(let card): .ran(card.run(inModuleOf: language))
  case .exercise, .challenge: content.task?.solution.map { .wrote($0) }
  case .multiSelect(let card): .selected(Set(card.correctAnswerIndices))
  case .trueFalse(let card): .said(card.answer)
  case .dragAndDrop(let card): .filled(card.answers.map { $0.first ?? "" })
  case .codeBlocks(let card): .laid(card.lines)
  case .quiz(let card): .scored(card.passMark)
  case .poll, .playground, .description, .descriptionWithCode, .reading, .finished, .unsupported: .read
  }
}

/// Whether a learner who is wrong is told to be right.
func isMistakeGradedRight(on content: CardContent) -> Bool {
  switch content {
  case .question, .questionWithCode: grade(.chose(-1), on: content).isRight
  case .executor: grade(.ran(PythonProgram(source: "print('something else')").run()), on: content).isRight
  case .exercise, .challenge: grade(.wrote(.text("")), on: content).isRight
  case .multiSelect: grade(.selected([]), on: content).isRight
  case .trueFalse(let card): grade(.said(!card.answer), on: content).isRight
  case .dragAndDrop: grade(.filled([]), on: content).isRight
  case .codeBlocks: grade(.laid([]), on: content).isRight
  case .quiz: grade(.scored(0), on: content).isRight
  case .poll, .playground, .description, .descriptionWithCode, .reading, .finished, .unsupported: false
  }
}
