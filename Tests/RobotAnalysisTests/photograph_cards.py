"""Renders pages of cards, photographs every card as a phone would, and tells which markers OpenCV reads on each picture.

Arguments: how many photographs a card, then the pages as SVG. Each line of the output is one card as JSON: the ids that were
read on each of its photographs, whether the marker is the one that OpenCV draws for the id, how dark the white around it
gets, and the ids that were read where the marker is painted over.
"""
import json
import sys

import cv2
import numpy
import resvg_py

WIDTH, HEIGHT, LEFT, TOP = 630, 880, 105, 165
MARKER_X, MARKER_Y, SQUARE = 70, 612, 28
SIDE = 7 * SQUARE
FAMILY = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_APRILTAG_25H9)
DETECTOR = cv2.aruco.ArucoDetector(FAMILY, cv2.aruco.DetectorParameters())
SIZE = 640
random = numpy.random.default_rng(15)
NOISE = random.standard_normal((SIZE, SIZE), numpy.float32)
ROWS, COLUMNS = numpy.mgrid[0:SIZE, 0:SIZE].astype(numpy.float32) / SIZE


def ids(picture):
    found = DETECTOR.detectMarkers(picture)[1]
    return [] if found is None else sorted(int(number) for number in found.ravel())


def photograph(card):
    """A card on a table: turned, tilted, blurred, in uneven light, with noise, as a JPEG."""
    side = random.uniform(46, 106)
    scale = side / SIDE
    table = NOISE * 12 + random.uniform(60, 200)
    turn = random.uniform(0, 2 * numpy.pi)
    corners = numpy.array([[0, 0], [WIDTH, 0], [WIDTH, HEIGHT], [0, HEIGHT]], numpy.float32)
    around = (corners - [WIDTH / 2, HEIGHT / 2]) * scale
    turned = around @ numpy.array([[numpy.cos(turn), numpy.sin(turn)], [-numpy.sin(turn), numpy.cos(turn)]])
    depth = 1 + (turned @ random.uniform(-1, 1, 2)) / (HEIGHT * scale) * 0.22
    placed = (turned / depth[:, None] + SIZE / 2 + random.uniform(-30, 30, 2)).astype(numpy.float32)
    view = cv2.getPerspectiveTransform(corners, placed)
    softened = cv2.GaussianBlur(card, (0, 0), max(0.3, 0.45 / scale)).astype(numpy.float32)
    picture = cv2.warpPerspective(softened, view, (SIZE, SIZE), dst=table, borderMode=cv2.BORDER_TRANSPARENT)
    picture = cv2.GaussianBlur(picture, (0, 0), random.uniform(0.3, side / 90))
    light = random.uniform(0.55, 1) + random.uniform(-0.35, 0.35) * COLUMNS + random.uniform(-0.35, 0.35) * ROWS
    picture = picture * light.clip(0.3, 1.2) + numpy.roll(NOISE, int(random.integers(SIZE * SIZE))) * random.uniform(1, 7)
    pixels = picture.clip(0, 255).astype(numpy.uint8)
    packed = cv2.imencode(".jpg", pixels, [cv2.IMWRITE_JPEG_QUALITY, int(random.integers(45, 95))])[1]
    marker = cv2.perspectiveTransform(
        numpy.array([[[MARKER_X, MARKER_Y], [MARKER_X + SIDE, MARKER_Y], [MARKER_X + SIDE, MARKER_Y + SIDE],
                      [MARKER_X, MARKER_Y + SIDE]]], numpy.float32), view)[0]
    sides = [float(numpy.linalg.norm(marker[i] - marker[(i + 1) % 4])) for i in range(4)]
    return cv2.imdecode(packed, cv2.IMREAD_GRAYSCALE), sides


def darkest_margin(card):
    around = card[MARKER_Y - SQUARE:MARKER_Y + SIDE + SQUARE, MARKER_X - SQUARE:MARKER_X + SIDE + SQUARE].copy()
    around[SQUARE:-SQUARE, SQUARE:-SQUARE] = 255
    return int(around.min())


def is_as_drawn(card, number):
    drawn = cv2.aruco.generateImageMarker(FAMILY, number, SIDE)
    ours = card[MARKER_Y:MARKER_Y + SIDE, MARKER_X:MARKER_X + SIDE]
    return bool((numpy.abs(drawn.astype(int) - ours) < 128).all())


def tell(card, count):
    shots = [photograph(card) for _ in range(count)]
    covered = card.copy()
    covered[MARKER_Y:MARKER_Y + SIDE, MARKER_X:MARKER_X + SIDE] = 255
    read = [ids(picture) for picture, _ in shots]
    sides = [side for _, four in shots for side in four]
    number = ids(card)
    print(json.dumps({
        "read": read, "number": number, "isAsDrawn": len(number) == 1 and is_as_drawn(card, number[0]),
        "margin": darkest_margin(card), "withoutMarker": sum((ids(photograph(covered)[0]) for _ in range(4)), []),
        "smallest": min(sides), "largest": max(sides)}))


for path in sys.argv[2:]:
    packed = bytes(resvg_py.svg_to_bytes(svg_path=path, dpi=254))
    page = cv2.imdecode(numpy.frombuffer(packed, numpy.uint8), cv2.IMREAD_GRAYSCALE)
    for index in range(9):
        x, y = LEFT + index % 3 * WIDTH, TOP + index // 3 * HEIGHT
        card = page[y:y + HEIGHT, x:x + WIDTH]
        if card[100, 60] < 250:
            tell(card, int(sys.argv[1]))
