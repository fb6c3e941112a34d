/// The formats of other systems.
package enum ExchangeFormats {
  /// All of them, in the order in which help lists them, by what each brings in and takes out; one line a format.
  ///
  /// The commands `import` and `export`, their help and the manual's page come from here.
  package static let all: [ExchangeFormat] = [
    .curriculum(ChampionFormat.self),
    .curriculum(SwiftlyFormat.self),
    .curriculum(QuicodeFormat.self),
    .curriculum(SlangFormat.self),
    .curriculum(ARFormat.self),
    .level(ARLevelFormat.self),
    .text(GIFTFormat.self),
    .text(RunestoneFormat.self),
    .bank(MarkdownBankFormat.self),
    .bank(JSONBankFormat.self),
  ]

  /// Those of question banks, which only come in.
  package static var banks: [any ContentFormat.Type] {
    all.compactMap { format in
      switch format {
      case .bank(let format): format
      case .curriculum, .level, .text: nil
      }
    }
  }

  /// Those of texts.
  package static var texts: [any TextFormat.Type] {
    all.compactMap { format in
      switch format {
      case .text(let format): format
      case .curriculum, .level, .bank: nil
      }
    }
  }

  /// Those of whole curricula, as JSON.
  package static var curricula: [any CurriculumFormat.Type] {
    all.compactMap { format in
      switch format {
      case .curriculum(let format): format
      case .level, .text, .bank: nil
      }
    }
  }
}

/// A format, by what it holds.
package enum ExchangeFormat: Sendable {
  /// A whole curriculum.
  case curriculum(any CurriculumFormat.Type)
  /// One level of the robot.
  case level(any LevelFormat.Type)
  /// Quizzes or pages of a textbook, as text.
  case text(any TextFormat.Type)
  /// Banks of questions in usual shapes that belong to no system; they come in and do not go out.
  case bank(any ContentFormat.Type)

  /// What the commands call it.
  package var name: String {
    switch self {
    case .curriculum(let format): format.name
    case .level(let format): format.name
    case .text(let format): format.name
    case .bank(let format): format.name
    }
  }
}
