import Authoring
import Diagnostics

/// Where it is not known which concepts are taught and used, so that no rule about them can be right.
struct UnclearConcepts {
  /// Whether that is so in every file: one was not read, or a name under `teaches` is unknown, and what it was meant to
  /// teach may be used anywhere.
  let areEverywhere: Bool
  private let files: Set<String>

  /// Looks for findings that say that a program or a concept is not understood; those that an author has silenced are
  /// meant to be there, and hide nothing.
  init(
    _ diagnostics: [Diagnostic], in authored: AuthoredCurriculum, isWhole: Bool, _ suppressions: Suppressions
  ) {
    let open = diagnostics.filter {
      AllRules.leavingConceptsOpen.contains($0.code) && !suppressions.silence($0.code, at: $0.location)
    }
    files = Set(open.map(\.location.file))
    areEverywhere = !isWhole || authored.episodes.contains { Self.teachesUnknown($0, suppressions) }
  }

  /// Whether a name under `teaches` is unknown; asked of the episode itself, since its file may not be checked.
  private static func teachesUnknown(_ episode: AuthoredEpisode, _ suppressions: Suppressions) -> Bool {
    episode.header.teaches.enumerated().contains { index, name in
      !TaughtConcept.isKnown(name)
        && !suppressions.silence("unknown-concept", at: episode.document.item.teaches(at: index))
    }
  }

  /// Whether it is so in a file.
  func has(_ file: String) -> Bool { areEverywhere || files.contains(file) }
}
