import Foundation
import Robot
import RobotAnalysis
import RobotSamples
import TestSupport
import Testing

/// The pictures that the documentation shows; `make specs` draws them anew.
@Suite("Pictures of levels, runs and cards (Pages)")
struct PicturePages {
  @Test(
    "a picture is drawn as it was when a person looked at it",
    arguments: ["level", "run", "cards-1", "cards-2", "cards-3", "cards-4"])
  func pictureStays(name: String) throws {
    let path = Repository.path("Sources/hornbook/Hornbook.docc/Resources/\(name).svg")
    let picture = try draw(name)
    if MarkdownPage.isRewriting {
      try picture.write(toFile: path, atomically: true, encoding: .utf8)
    } else {
      let stays = try String(contentsOfFile: path, encoding: .utf8) == picture
      #expect(stays, "\(name) is drawn in another way: run `make specs` and look at it")
    }
  }

  private func draw(_ name: String) throws -> String {
    let world = try World.read(try text("door.txt")).get()
    switch name {
    case "level": return world.picture(title: "The red door")
    case "run": return RobotProgram(source: try text("walk.robot")).run(in: world).picture(title: "The red door")
    default: return Deck.standard.sheets()[Int(name.dropFirst("cards-".count)).map { $0 - 1 } ?? 0]
    }
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: Repository.path("Tests/RobotAnalysisTests/Pictures/\(name)"), encoding: .utf8)
  }

  @Test("all pictures are XML that other programs read", .enabled(if: TestRun.hasJudges))
  func picturesAreXML() throws {
    var worlds = RandomWorlds(seed: 5)
    var random = SeededRandom(seed: 5)
    let pictures = (0..<40).flatMap { _ in
      let world = worlds.next(side: 9)
      return [world.picture(title: "<&>"), RobotProgram(RandomPrograms.moves(&random)).run(in: world).picture()]
    }
    let all = (pictures + Deck.standard.sheets()).joined(separator: "\u{0}")
    let program = "import sys, xml.dom.minidom as x\nfor p in sys.stdin.buffer.read().split(b'\\0'): x.parseString(p)"
    let parser = try Judge.python(program, input: Array(all.utf8))
    #expect(parser.status == 0, "\(parser.errors)")
  }
}
