import Commands
import CurriculumBundle
import Foundation
import Publishing
import TestSupport
import Testing

/// Publishers that are killed, and publishers that meet.
@Suite("Publishers that are killed", .serialized)
struct KilledPublisherTests {
  private func probe(_ folder: TemporaryDirectory, from version: Int, count: Int) throws -> Command {
    Command(try BuiltProduct.path(of: "PublishProbe"), ["\(folder.path)/dist", "\(version)", "\(count)"])
  }

  @Test("`kill -9` at 200 random moments always leaves the old version or the new one, whole")
  func killed() throws {
    var random = SeededRandom(seed: 9)
    let folder = try TemporaryDirectory()
    let store = BundleStore("\(folder.path)/dist")
    var version = 0
    var killsInTheMiddle = 0
    // As long as a few releases take, whatever the machine is and does besides.
    var window: UInt32 = 15_000
    var kept: [String: [UInt8]] = [:]
    for _ in 0..<200 {
      let process = try probe(folder, from: version, count: 1_000_000).start()
      try process.waitUntilReady()
      usleep(UInt32.random(in: 0...window, using: &random))
      process.killNow()
      let end = try process.wait()
      #expect(end.status == 128 + SIGKILL, "\(end.errors)")
      if try hasLeftovers(folder) { killsInTheMiddle += 1 }
      #expect(try store.damage().isEmpty)
      let published = try store.currentManifest()?.version.patch ?? -1
      #expect(published >= version - 1)
      if published < version { window = min(window * 2, 1_000_000) }
      if published > version + 3 { window = max(window / 2, 1000) }
      version = published + 1
      for (path, bytes) in kept { #expect(try folder.read(path) == bytes) }
      for path in try folder.files() where path.hasPrefix("dist/versions/") && !path.hasSuffix(".tmp") {
        kept[path] = try folder.read(path)
      }
    }
    #expect(killsInTheMiddle > 0, "no kill came while a file was being written, so this proves nothing")
    #expect(version > 0)
    #expect(try probe(folder, from: version, count: 1).run().status == 0)
    #expect(try !hasLeftovers(folder))
  }

  @Test("publishers that meet wait for each other, and each version is published once")
  func concurrent() throws {
    let folder = try TemporaryDirectory()
    let processes = try (0..<4).map { try probe(folder, from: $0 * 10, count: 10).start() }
    let ends = try processes.map { try $0.wait() }
    let store = BundleStore("\(folder.path)/dist")
    let manifest = try #require(try store.currentManifest())
    let versions = try folder.files().count { $0.hasPrefix("dist/versions/") }
    #expect(manifest.sequence == versions)
    #expect(try store.damage().isEmpty)
    #expect(ends.contains { $0.status == 0 })
    let refusals = ends.filter { $0.status != 0 }.map(\.errors)
    #expect(refusals.allSatisfy { $0.contains("does not rise") || $0.contains("is published with other") })
  }

  private func hasLeftovers(_ folder: TemporaryDirectory) throws -> Bool {
    try folder.files().contains { $0.hasSuffix(".tmp") }
  }
}
