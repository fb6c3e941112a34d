import Robot

/// Draws what a card does around the middle of a square of 240.
enum CardIcon {
  static func draw(_ word: Move.Word, _ color: String, into picture: inout SVGDocument) {
    let stroke = { (path: String) in
      #"<path d="\#(path)" fill="none" stroke="\#(color)" stroke-width="24""#
        + #" stroke-linecap="round" stroke-linejoin="round"/>"#
    }
    switch word {
    case .forward: picture.add(stroke("M0 95 V-85 M-62 -28 L0 -92 L62 -28"))
    case .left: picture.add(stroke("M70 90 V10 A60 60 0 0 0 10 -50 H-75 M-28 -100 L-82 -50 L-28 0"))
    case .right: picture.add(stroke("M-70 90 V10 A60 60 0 0 1 -10 -50 H75 M28 -100 L82 -50 L28 0"))
    case .jump:
      picture.add(#"<rect x="-36" y="40" width="72" height="60" rx="10" fill="\#(Palette.line)"/>"#)
      picture.add(stroke("M-92 80 C-80 -90 60 -110 84 50 M36 16 L88 66 L116 4"))
    case .collect: drawCollect(color, stroke, &picture)
    case .repeat: picture.add(stroke(loop))
    case .while:
      picture.add(stroke(loop))
      question(color, &picture)
    case .if, .else: drawBranch(isElse: word == .else, color, &picture)
    case .end: picture.add(stroke("M-60 -80 H40 V80 H-60 M-10 45 L-66 80 L-10 115"))
    case .routine:
      picture.add(
        #"<rect x="-84" y="-84" width="168" height="168" rx="26" fill="none" stroke="\#(color)" stroke-width="22"/>"#)
      picture.add(stroke("M-40 -34 H40 M-40 8 H40 M-40 48 H6"))
    case .call:
      picture.add(
        #"<rect x="22" y="-64" width="90" height="128" rx="22" fill="none" stroke="\#(color)" stroke-width="22"/>"#)
      picture.add(stroke("M-118 0 H-22 M-62 -40 L-20 0 L-62 40"))
    }
  }

  private static let loop = "M78 -40 A88 88 0 1 0 88 14 M88 -100 L82 -36 L20 -44"

  private static func drawCollect(_ color: String, _ stroke: (String) -> String, _ picture: inout SVGDocument) {
    picture.add(
      #"<polygon points="0,-19 5,-7 18,-6 8,3 11,16 0,9 -11,16 -8,3 -18,-6 -5,-7" "#
        + #"transform="translate(0 -42) scale(4)" fill="\#(Palette.gold)" "#
        + #"stroke="\#(Palette.goldEdge)" stroke-width="2" stroke-linejoin="round"/>"#
    )
    picture.add(stroke("M-90 40 V96 H90 V40"))
  }

  private static func question(_ color: String, _ picture: inout SVGDocument) {
    picture.text("?", x: -4, y: 38, size: 84, #"text-anchor="middle" font-weight="bold" fill="\#(color)""#)
  }

  private static func drawBranch(isElse: Bool, _ color: String, _ picture: inout SVGDocument) {
    let (yes, no) = isElse ? (Palette.line, color) : (color, Palette.line)
    let branch = { (path: String, color: String) in
      #"<path d="\#(path)" fill="none" stroke="\#(color)" stroke-width="22""#
        + #" stroke-linecap="round" stroke-linejoin="round"/>"#
    }
    picture.add(branch("M52 -20 H96 V92 M66 62 L96 96 L126 62", no))
    picture.add(branch("M-52 -20 H-96 V92 M-126 62 L-96 96 L-66 62", yes))
    picture.add(
      #"<polygon points="0,-106 84,-20 0,66 -84,-20" fill="\#(Palette.white)" "#
        + #"stroke="\#(color)" stroke-width="20" stroke-linejoin="round"/>"#
    )
    picture.text(
      isElse ? "✕" : "?", x: 0, y: isElse ? 10 : 12, size: 88,
      #"text-anchor="middle" font-weight="bold" fill="\#(color)""#)
  }
}
