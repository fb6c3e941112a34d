"""Writes images of every format and mode into a folder, and tells of each its size and the bytes that hold it together.

Each line of the output is one image as JSON: name, width, height, places. A change of any byte in `places` breaks
the image.
"""
import json
import struct
import sys
import zlib
from pathlib import Path

from PIL import Image

folder = Path(sys.argv[1])
SIZES = [(1, 1), (13, 7), (40, 31)]


def picture(mode, width, height, shift=0):
    """A picture in which no two neighbours are alike."""
    image = Image.new("RGB", (width, height))
    image.putdata([((x * 7 + shift) % 256, (y * 11) % 256, (x * y + shift) % 256) for y in range(height) for x in range(width)])
    if mode == "RGBA":
        image.putalpha(Image.linear_gradient("L").resize((width, height)))
        return image
    return image.convert(mode)


def png_places(data):
    return list(range(len(data)))


def gif_places(data):
    places, index = list(range(6)), 13
    if data[10] & 0x80:
        index += 3 << ((data[10] & 7) + 1)
    while data[index] != 0x3B:
        places.append(index)
        if data[index] == 0x21:
            index += 2
        else:
            flags = data[index + 9]
            index += 10 + ((3 << ((flags & 7) + 1)) if flags & 0x80 else 0)
            places.append(index)
            index += 1
        while data[index]:
            index += data[index] + 1
        index += 1
    return places + [index]


def jpeg_places(data):
    places, index, is_behind_scan = [0, 1], 2, False
    while data[index + 1] != 0xD9:
        marker, length = data[index + 1], struct.unpack(">H", data[index + 2:index + 4])[0]
        # Right behind the pixels of a scan, a marker that is gone only makes more pixels.
        if not is_behind_scan:
            places.append(index)
        is_behind_scan = marker == 0xDA
        if marker in (0xC0, 0xC1, 0xC2, 0xC4, 0xDA, 0xDB):
            places += [index + 2, index + 3]
        if marker in (0xC0, 0xC1, 0xC2):
            places += [index + 4, index + 9]
        index += length + 2
        if marker == 0xDA:
            while data[index] != 0xFF or data[index + 1] == 0 or 0xD0 <= data[index + 1] <= 0xD7:
                index += 1
    return places + [index, index + 1]


def webp_places(data):
    places, index = list(range(12)), 12
    while index < len(data):
        name, length = data[index:index + 4], struct.unpack("<I", data[index + 4:index + 8])[0]
        places += range(index + 4, index + 8)
        if name in (b"VP8 ", b"VP8L", b"VP8X", b"ANIM", b"ANMF"):
            places += range(index, index + 4)
        if name == b"VP8 ":
            places += range(index + 11, index + 14)
        if name == b"VP8L":
            places.append(index + 8)
        index += 8 + length + length % 2
    return places


PLACES = {"png": png_places, "gif": gif_places, "jpg": jpeg_places, "webp": webp_places}


def tell(name, width, height):
    path = folder / name
    with Image.open(path) as image:
        image.load()
        assert image.size == (width, height)
    places = PLACES[name.rsplit(".")[-1]](path.read_bytes())
    print(json.dumps({"name": name, "width": width, "height": height, "places": places}))


def save(name, image, **options):
    image.save(folder / name, **options)
    tell(name, *image.size)


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def save_interlaced(name, width, height):
    """A PNG in seven passes, which Pillow reads and does not write."""
    pixels, rows = picture("RGB", width, height).load(), b""
    for x0, y0, dx, dy in [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]:
        for y in range(y0, height, dy):
            row = b"".join(bytes(pixels[x, y]) for x in range(x0, width, dx))
            rows += b"\0" + row if row else b""
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 1)
    data = zlib.compress(rows)
    parts = [chunk(b"IHDR", header), chunk(b"IDAT", data[:9]), chunk(b"IDAT", data[9:]), chunk(b"IEND", b"")]
    (folder / name).write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(parts))
    tell(name, width, height)


for number, (width, height) in enumerate(SIZES):
    frames = [picture("RGB", width, height, shift) for shift in (50, 100)]
    clear = [picture("RGBA", width, height, shift) for shift in (50, 100)]
    for mode in ["1", "L", "LA", "P", "RGB", "RGBA", "I;16"]:
        image = Image.new("I;16", (width, height), 999) if mode == "I;16" else picture(mode, width, height)
        save(f"{number}-{mode.replace(';', '-').lower()}.png", image)
    for bits in (1, 2, 4):
        save(f"{number}-p{bits}.png", picture("RGB", width, height).quantize(2 ** bits), bits=bits)
    save(f"{number}-p-clear.png", picture("P", width, height), transparency=3, dpi=(300, 300))
    save(f"{number}-animated.png", picture("RGB", width, height), save_all=True, append_images=frames)
    save_interlaced(f"{number}-interlaced.png", width, height)
    for mode in ["L", "RGB", "CMYK"]:
        save(f"{number}-{mode.lower()}.jpg", picture(mode, width, height))
        save(f"{number}-{mode.lower()}-progressive.jpg", picture(mode, width, height), progressive=True, optimize=True)
    for sampling in (0, 1, 2):
        save(f"{number}-{sampling}.jpg", picture("RGB", width, height), quality=30, subsampling=sampling, comment="a box")
    save(f"{number}-restart.jpg", picture("RGB", width, height), restart_marker_blocks=1, dpi=(300, 300))
    exif = Image.Exif()
    exif[0x010E] = "a box"
    save(f"{number}-exif.jpg", picture("RGB", width, height), exif=exif, icc_profile=b"x" * 70_000)
    for mode in ["1", "L", "P", "RGB"]:
        save(f"{number}-{mode.lower()}.gif", picture(mode, width, height))
    save(f"{number}-plain.gif", picture("P", width, height), interlace=0, comment="a box")
    save(f"{number}-animated.gif", picture("P", width, height), save_all=True, append_images=frames, loop=0, duration=80)
    save(f"{number}-clear.gif", clear[0], save_all=True, append_images=clear, disposal=2)
    for mode in ["RGB", "RGBA"]:
        for lossless in (False, True):
            name = f"{number}-{mode.lower()}-{'lossless' if lossless else 'lossy'}"
            save(f"{name}.webp", picture(mode, width, height), lossless=lossless, exact=True)
            save(f"{name}-exif.webp", picture(mode, width, height), lossless=lossless, exif=exif, icc_profile=b"xyz")
            save(f"{name}-animated.webp", clear[0], save_all=True, append_images=clear, lossless=lossless)
