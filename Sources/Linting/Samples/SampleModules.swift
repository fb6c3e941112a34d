/// Modules in the examples of rules.
enum SampleModules {
  /// A module with what it says that it teaches, and the one episode of its block with what that says.
  static func teaching(_ subject: String?, episode: String) -> [String: String] {
    [
      "training/module.yaml":
        "title: Training\nsummary: First steps.\nlanguage: python\n"
        + (subject.map { "teaches: \($0)\n" } ?? "") + "blocks: [printing]\n",
      "training/printing/say-hello.yaml": """
      title: Say hello
      teaches: \(episode)
      cards:
        - {id: run, type: executor, text: Press Run twice., code: print(2), result: 2}
        - {id: done, type: finished, header: Bye!, text: You can leave.}

      """,
    ]
  }

  /// A module that teaches by reading, and the one episode of its block.
  static let read = [
    "training/module.yaml":
      "title: Training\nsummary: First steps.\nlanguage: python\nteachesBy: reading\nblocks: [printing]\n",
    "training/printing/say-hello.yaml": """
    title: Say hello
    cards:
      - {id: look, type: reading, header: Boxes, content: [{text: A variable is a box with a name.}]}
      - {id: done, type: finished, header: Well done!, text: You have read all of it.}

    """,
  ]

  /// A curriculum with a second module, `later`, that is a draft.
  ///
  /// - Parameter keys: Further lines of the draft's file.
  static func withDraft(_ keys: String) -> [String: String] {
    [
      "curriculum.yaml": "title: Sample\nlocale: en\nminimumClient: \"1.0.0\"\nmodules: [training, later]\n",
      "later/module.yaml":
        "title: Later\nsummary: More steps.\nlanguage: python\nvisibility: draft\n\(keys)blocks: [leaving]\n",
      "later/leaving/block.yaml": "title: Leaving\nepisodes: [say-bye]\n",
      "later/leaving/say-bye.yaml": """
      title: Say bye
      cards:
        - {id: run, type: executor, text: Press Run twice., code: print(2), result: 2}
        - {id: done, type: finished, header: Bye!, text: You can leave.}

      """,
    ]
  }
}
