import Diagnostics

/// A link in a curriculum to what is not in it.
enum LinkLeavesCurriculum {
  static let description = RuleDescription(
    "link-leaves-curriculum", .structure, .error, "a link that leads out of the curriculum",
    concernsCurriculum: true,
    explanation: """
      What is published comes from the curriculum's folder and from nowhere else. A symbolic link that leads out of it
      would let a file that merely has the right name print or publish what is on the machine that checks it: a
      password, or a private picture. So such a link is neither followed nor changed, and nothing can silence this.
      Links to files and folders inside the curriculum are followed, and the curriculum itself may be reached through
      one.
      """,
    wrong: [.words("training/printing/say-hello.yaml is a link to /home/ada/notes.yaml\n")],
    right: [.words("training/printing/say-hello.yaml is a link to ../shared/say-hello.yaml\n")])
}

extension Diagnostic {
  static func linkLeavesCurriculum(_ path: String, target: String) -> Diagnostic {
    LinkLeavesCurriculum.description.finding(
      at: Location(path, .at(0)), "'\(path)' is a link to '\(target)', which is outside of the curriculum",
      help: "replace the link by a copy of what it leads to, or remove it")
  }
}
