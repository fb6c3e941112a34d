import Foundation
import Images
import TestSupport
import Testing

/// Pixels of PNG images, as Pillow decodes them.
@Suite("Pixels of PNG images", .enabled(if: TestRun.hasJudges))
struct PixelTests {
  /// Writes images with the pixels that must come out beside each, as four bytes a pixel.
  private static let judge = #"""
    import struct, sys, zlib
    from PIL import Image

    folder = sys.argv[1]
    PASSES = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]

    def seen(image):
        pixels = bytearray(image.convert("RGBA").tobytes())
        for place in range(0, len(pixels), 4):
            if pixels[place + 3] == 0:
                pixels[place:place + 3] = bytes(3)
        return bytes(pixels)

    def keep(name, pixels):
        with open(f"{folder}/{name}.pixels", "wb") as file:
            file.write(pixels)
        print(name)

    def picture(width, height):
        image = Image.new("RGB", (width, height))
        image.putdata([((x * 7) % 256, (y * 11) % 256, (x * y) % 256) for y in range(height) for x in range(width)])
        return image

    def interlaced(image):
        width, height = image.size
        def chunk(kind, data):
            return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        data = b""
        for left, top, step, jump in PASSES:
            for y in range(top, height, jump):
                row = [image.getpixel((x, y)) for x in range(left, width, step)]
                if row:
                    data += b"\0" + bytes(part for pixel in row for part in pixel)
        head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 1)
        return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(data)) + chunk(b"IEND", b"")

    for width, height in [(1, 1), (3, 5), (13, 7), (64, 40)]:
        for mode in ["1", "L", "P", "RGB", "RGBA", "LA"]:
            image = picture(width, height)
            if mode == "RGBA":
                image.putalpha(Image.linear_gradient("L").resize((width, height)))
            image = image.quantize(7) if mode == "P" else image.convert(mode)
            for level in (0, 1, 9):
                name = f"{mode}-{width}-{height}-{level}.png"
                image.save(f"{folder}/{name}", compress_level=level)
                keep(name, seen(image))
        for key in (None, (0, 0, 0)):
            image = picture(width, height)
            name = f"key-{width}-{height}-{key is None}.png"
            image.save(f"{folder}/{name}", **({} if key is None else {"transparency": key}))
            keep(name, seen(Image.open(f"{folder}/{name}")))
        name = f"interlaced-{width}-{height}.png"
        with open(f"{folder}/{name}", "wb") as file:
            file.write(interlaced(picture(width, height)))
        keep(name, seen(picture(width, height)))
    """#

  @Test("an image of any mode, compressed in any way, has the pixels that Pillow sees")
  func decoded() throws {
    let folder = try TemporaryDirectory()
    let judge = try Judge.python(Self.judge, folder.path)
    try #require(judge.status == 0, "\(judge.errors)")
    let names = judge.output.split(separator: "\n").map(String.init)
    #expect(names.count > 80)
    for name in names {
      let pixels = PNGPixels(try folder.read(name))
      #expect(try pixels?.bytes == folder.read("\(name).pixels"), "\(name)")
    }
    for (one, other) in [("RGB-64-40-0.png", "RGB-64-40-9.png"), ("interlaced-13-7.png", "RGB-13-7-1.png")] {
      #expect(PNGPixels(try folder.read(one)) == PNGPixels(try folder.read(other)), "\(one) \(other)")
    }
    #expect(PNGPixels(try folder.read("RGB-13-7-0.png")) != PNGPixels(try folder.read("L-13-7-0.png")))
  }

  @Test("a cut, changed or foreign file has no pixels, or different ones, and never crashes")
  func damaged() throws {
    let folder = try TemporaryDirectory()
    let judge = try Judge.python(Self.judge, folder.path)
    try #require(judge.status == 0, "\(judge.errors)")
    var random = SeededRandom(seed: 41)
    for name in ["RGBA-13-7-9.png", "P-13-7-9.png", "interlaced-13-7.png", "1-13-7-0.png"] {
      let bytes = try folder.read(name)
      for length in 0..<bytes.count - 16 { #expect(PNGPixels(Array(bytes.prefix(length))) == nil, "\(name) \(length)") }
      for _ in 0..<2_000 {
        var changed = bytes
        changed[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        _ = PNGPixels(changed)
      }
    }
    #expect(PNGPixels([]) == nil && PNGPixels(Array("GIF89a".utf8)) == nil)
  }
}
