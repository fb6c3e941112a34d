public import Robot
import Support

extension Deck {
  /// The cards, and those that are laid behind them, as pages of A4 to print and cut, one SVG document a page: nine
  /// cards of 63 by 88 millimeters on each.
  ///
  /// A card shows its name, number, what it does and, at the lower left, the marker by which an app knows it.
  ///
  /// - Parameter pictures: Pictures of cards by their numbers, in the place of ours.
  public func sheets(title: String = "Robot cards", pictures: [Int: CardPicture] = [:]) -> [String] {
    let cards = printedCards
    let pages = stride(from: 0, to: cards.count, by: DeckSheet.cardsOnPage).map {
      Array(cards[$0..<Swift.min($0 + DeckSheet.cardsOnPage, cards.count)])
    }
    return pages.enumerated().map { index, cards in
      let number = pages.count > 1 ? ", page \(index + 1) of \(pages.count)" : ""
      return DeckSheet(title: title + number, cards: cards, pictures).text
    }
  }
}

/// A picture for a card that is printed: an image's bytes, which stand in the page, so that it needs no other file.
public struct CardPicture: Sendable, Hashable {
  /// The media type of its bytes: `image/svg+xml`.
  public let mediaType: String
  /// The bytes.
  public let bytes: [UInt8]

  /// A picture from its parts.
  public init(mediaType: String, bytes: [UInt8]) {
    self.mediaType = mediaType
    self.bytes = bytes
  }

  /// Draws it around the middle of a square of 240.
  func draw(into picture: inout SVGDocument) {
    let address = "data:\(mediaType);base64,\(Base64.text(of: bytes))"
    picture.add(#"<image x="-120" y="-120" width="240" height="240" href="\#(address)"/>"#)
  }
}

/// One page of cards, measured in tenths of a millimeter.
private struct DeckSheet {
  static let cardsOnPage = 9
  private static let (width, height) = (630, 880)
  private static let (left, top) = (105, 165)
  private var document: SVGDocument

  init(title: String, cards: [PrintedCard], _ pictures: [Int: CardPicture]) {
    document = SVGDocument(
      width: 2100, height: 2970, unit: "mm", scale: 10, title: title,
      description: "Cards to cut out: \(cards.map(\.name).joined(separator: ", ")).")
    document.add(#"<rect width="2100" height="2970" fill="\#(Palette.white)"/>"#)
    document.text(
      "\(title). Cut along the dashed lines. Print at 100 %.", x: 1050, y: 110, size: 34,
      #"text-anchor="middle" fill="\#(Palette.faint)""#)
    for (index, card) in cards.enumerated() {
      let (x, y) = (Self.left + index % 3 * Self.width, Self.top + index / 3 * Self.height)
      document.group(#"transform="translate(\#(x) \#(y))""#) { Self.draw(card, pictures[card.number], into: &$0) }
    }
    drawCutLines(rows: (cards.count + 2) / 3, columns: min(3, cards.count))
  }

  var text: String { document.text }

  private mutating func drawCutLines(rows: Int, columns: Int) {
    var path = ""
    for column in 0...columns {
      path += "M\(Self.left + column * Self.width) 135V\(Self.top + rows * Self.height + 30)"
    }
    for row in 0...rows { path += "M75 \(Self.top + row * Self.height)H\(Self.left + columns * Self.width + 30)" }
    document.add(
      #"<path d="\#(path)" fill="none" stroke="\#(Palette.faint)" stroke-width="2" stroke-dasharray="14 10"/>"#)
  }

  private static func draw(_ card: PrintedCard, _ image: CardPicture?, into picture: inout SVGDocument) {
    let color = color(of: card.meaning)
    picture.add(
      #"<rect x="25" y="25" width="580" height="830" rx="44" "#
        + #"fill="\#(Palette.white)" stroke="\#(color)" stroke-width="10"/>"#
    )
    picture.add(#"<path d="M25 69 A44 44 0 0 1 69 25 H561 A44 44 0 0 1 605 69 V165 H25 Z" fill="\#(color)"/>"#)
    let size = min(74, 600 / max(1, card.name.count))
    picture.text(card.name, x: 64, y: 121, size: size, #"font-weight="bold" fill="\#(Palette.white)""#)
    picture.add(#"<circle cx="536" cy="95" r="44" fill="\#(Palette.white)"/>"#)
    picture.text(
      "\(card.number)", x: 536, y: 112, size: card.number > 99 ? 38 : 48,
      #"text-anchor="middle" font-weight="bold" fill="\#(color)""#)
    let blank = blank(of: card.meaning)
    picture.group(#"transform="translate(315 \#(blank == nil ? 375 : 325))""#) {
      if let image { image.draw(into: &$0) } else { drawIcon(card.meaning, color, &$0) }
    }
    if let blank { draw(blank, color, into: &picture) }
    CardMarker.draw(card.number, x: 70, y: 612, square: 28, into: &picture)
    for (index, line) in wrapped(card.description, to: 16).prefix(5).enumerated() {
      picture.text(line, x: 300, y: 646 + index * 42, size: 32, #"fill="\#(Palette.ink)""#)
    }
  }

  private static func drawIcon(_ meaning: PrintedCard.Meaning, _ color: String, _ picture: inout SVGDocument) {
    switch meaning {
    case .command(let command): CardIcon.draw(command.word, color, into: &picture)
    case .not: ConditionIcon.drawNot(color, into: &picture)
    case .test(let test): ConditionIcon.draw(test, into: &picture)
    case .count(let count): ConditionIcon.draw(count: count, color, into: &picture)
    }
  }

  /// The line on which a child writes how often, or what to look for; or the one that is printed there.
  private static func draw(_ blank: String, _ color: String, into picture: inout SVGDocument) {
    picture.add(
      #"<rect x="85" y="478" width="460" height="92" rx="20" "#
        + #"fill="\#(Palette.paper)" stroke="\#(color)" stroke-width="5"/>"#
    )
    picture.text(blank, x: 315, y: 539, size: 44, #"text-anchor="middle" fill="\#(Palette.faint)""#)
  }

  private static func blank(of meaning: PrintedCard.Meaning) -> String? {
    switch meaning {
    case .command(.anyRepeat): "______ times"
    case .command(.anyWhile), .command(.anyIf): "____________"
    case .command(.move(.repeat(let count))): "\(count) times"
    case .command(.move(.while(let condition))), .command(.move(.if(let condition))): condition.name
    case .command(.move), .not, .test, .count: nil
    }
  }

  private static func color(of meaning: PrintedCard.Meaning) -> String {
    switch meaning {
    case .command(let command): color(of: command.word)
    case .not: Palette.alarm
    case .test: "#0E7C86"
    case .count: Palette.goal
    }
  }

  private static func color(of word: Move.Word) -> String {
    switch word {
    case .forward, .left, .right, .jump, .collect: Palette.robot
    case .repeat, .while: Palette.goal
    case .if, .else: "#D9730D"
    case .end: "#5C6B82"
    case .routine, .call: "#8A55C7"
    }
  }

  /// A text in lines of at most so many letters, broken between words.
  private static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + word.count < width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
