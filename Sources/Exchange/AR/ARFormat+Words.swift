extension ARFormat {
  static let words = FormatWords(
    imports: "a set of AR Programming's levels",
    importing: """
      The levels are a JSON array, or a folder with a JSON file for each.
      A level becomes an episode with a robot challenge, for which a solution is
      looked for. What a level unlocks opens when it is finished.
      """,
    exports: "a set of AR Programming's levels",
    shape: FormatWords.Shape(json: json, meaning: meaning))

  private static let json = """
    [{"name", "number", "unlocks": a name or null, "cards": {"0": "Forward", "4": "Collect"}, "tiles": [">.o"]}]
    """

  private static let meaning = """
    An array of levels, or a folder with a file for each. A level is an episode with a robot `challenge`, whose
    solution is looked for; what it unlocks stands under `opens`, in a block whose `order` is `linked`. Tiles are rows
    of a map (`hornbook manual worlds`), or {"rows", "legend": {"~": "pit"}}. `collecting` and `doneWhen` may stand
    beside them, as in a check. Rows may be lists of tiles by name or number, columns may stand in their place, and one
    list with a width: {"columns": [["wall", "start east"], …]}, {"width": 5, "data": [0, 1, …], "legend": {…}}.
    An entry {"legend": {…}} of the set, or a file that holds nothing else, says what tiles mean in all levels. A card
    of another name is the command that its name says (`Move forward`, `turnLeft`); others are reported and kept.
    """
}
