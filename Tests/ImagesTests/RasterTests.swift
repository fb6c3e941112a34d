import Foundation
import Images
import TestSupport
import Testing

/// Images of every format and mode, drawn by Pillow, which also says how large they are.
@Suite("Raster images", .enabled(if: TestRun.hasJudges))
struct RasterTests {
  /// An image as the judge tells of it.
  private struct Sample: Decodable {
    let name: String
    let width: Int
    let height: Int
    /// The bytes that hold it together.
    let places: [Int]
  }

  private func samples(_ check: (Sample, [UInt8]) throws -> Void) throws {
    let folder = try TemporaryDirectory()
    let program = try String(contentsOfFile: Repository.path("Tests/ImagesTests/sample_images.py"), encoding: .utf8)
    let judge = try Judge.python(program, folder.path)
    try #require(judge.status == 0, "\(judge.errors)")
    let lines = judge.output.split(separator: "\n")
    #expect(lines.count > 120)
    for line in lines {
      let sample = try JSONDecoder().decode(Sample.self, from: Data(line.utf8))
      try check(sample, folder.read(sample.name))
    }
  }

  @Test("an image that Pillow wrote is whole and has the size that Pillow says")
  func samplesAreWhole() throws {
    try samples { sample, bytes in
      let image = ImageInspection(bytes)
      #expect(image.damage == nil, "\(sample.name): \(image.damage?.fact ?? "")")
      #expect(image.size == ImageSize(width: sample.width, height: sample.height), "\(sample.name)")
      #expect(image.format == ImageFormat(path: sample.name), "\(sample.name)")
    }
  }

  @Test("an image that was cut off anywhere, or has bytes behind it, is damaged")
  func cutImagesAreDamaged() throws {
    try samples { sample, bytes in
      let step = max(1, bytes.count / 30)
      let lengths = Set(stride(from: 0, to: bytes.count, by: step)).union(max(0, bytes.count - 20)..<bytes.count)
      for length in lengths {
        let image = ImageInspection(Array(bytes.prefix(length)))
        #expect(image.isRejected, "\(sample.name) of \(bytes.count) bytes, cut to \(length)")
      }
      #expect(ImageInspection(bytes + [0]).isRejected, "\(sample.name) and a byte more")
    }
  }

  @Test("an image of which a byte that holds it together was changed is damaged")
  func changedImagesAreDamaged() throws {
    try samples { sample, bytes in
      let step = max(1, sample.places.count / 40)
      for (index, place) in sample.places.enumerated() where index < 30 || index % step == 0 {
        for flip: UInt8 in [0x01, 0xFF] {
          var changed = bytes
          changed[place] ^= flip
          // Both versions of GIF are right, and blocks of an unknown kind are gone over.
          let isStillRight = ImageFormat(beginning: changed) == .gif && place < 6
          #expect(ImageInspection(changed).isRejected || isStillRight, "\(sample.name), byte \(place) ^ \(flip)")
        }
      }
    }
  }
}

extension ImageInspection {
  /// Whether it is not a whole image of a known format.
  fileprivate var isRejected: Bool { damage != nil || format == nil }
}
