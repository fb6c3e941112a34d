import CurriculumBundle
import JSON

/// The keys that exercises and challenges share: the programs of the author and of learners.
enum ProgramFields {
  static let starter = Field.optional(
    .starter, .program, "The program in the editor at the start; without it the editor is empty.",
    example: "print(\"your name\")",
    forApps: "The program in the editor at the start: a string, or the elements or cards of a Slang or Robot program; "
      + "left out for an empty editor.")
  static let solutions = Field.required(
    .solutions, .list(of: .program, named: "programs", atLeast: 1),
    "Programs that are right, the best first; the linter runs every one of them. They are not published, but for the "
      + "first with `reveal`.",
    example: "[print(\"Ada\")]", published: .never)
  static let reveal = Field.optional(
    .reveal, .boolean, "Whether an app may show the first solution to a learner who gives up; it is published then.",
    example: "true", standard: false, published: .never)
  static let alsoRight = Field.optional(
    .alsoRight, .list(of: .program, named: "programs", atLeast: 1),
    "Programs that do it another way and are right, too; the linter proves them, and never takes them for mistakes.",
    example: "[print('Ada')]", published: .never)
  static let uses = Field.optional(
    .uses, .list(of: .name(.concept), named: "concept names", atLeast: 1, unique: true),
    "What a right program must use, so that one that only prints the result is not right; "
      + "`hornbook manual concepts` has the names.",
    example: "[python.call.print]")
  static let avoids = Field.optional(
    .avoids, .list(of: .output, named: "names", atLeast: 1, unique: true),
    "What a right program must not use: concepts by the names that `hornbook manual concepts` lists, or words of "
      + "Python as a program has them, `sorted`, `%`, `5050`.",
    example: "[python.for, sorted]")
  static let success = Field.optional(
    .success, .text, "What a learner is told whose program is right: it congratulates and teaches.",
    example: "You told the computer what to write.")
  static let failure = Field.optional(
    .failure, .text,
    "What a learner reads by itself whose program fails a check: on where they may have gone wrong. It is shown "
      + "next to what the program did; the `failure` of the check, or the `feedback` of a wrong program, takes its "
      + "place.",
    example: "Are there quotes around the name?")
  static let failureAlone = Field.optional(
    .failureAlone, .boolean,
    "Whether `failure`, that of checks included, is shown in place of what the program did and not beside it.",
    example: "true", standard: false)
  static let hints = Field.optional(
    .hints, .list(of: .text, named: "texts"), "What helps a learner who is stuck, the gentlest first.",
    example: "[Look at the quotes.]")
  static let wrongPrograms = Field.optional(
    .wrongPrograms, .list(of: .form(WrongProgramForm.self), named: "wrong programs"),
    "Programs that learners write by mistake, each with its `feedback` for those whose program does the same.",
    example: """

        - program: print("your name")
          feedback: Write your own name between the quotes.
      """)

  /// Words for every failed check, without which a learner might read nothing.
  static let onlyWithFailure = FieldConstraint.only(key: failureAlone.key, with: [failure.key])

  /// The program that `reveal` publishes.
  static let publishedBesides: KeyValuePairs<String, JSONValue> = [
    "solution": ProgramSchema.published.merging([
      "description": "A right program, for a learner who gives up; left out where the author keeps it."
    ])
  ]

  /// The fields that are read of an exercise or challenge.
  struct Reading {
    private let language: Located<ProgramLanguage>?
    private let starter: Located<Program>?
    private let solutions: Located<[Program]>?
    private let reveal: Located<Bool>?
    private let alsoRight: Located<[Program]>?
    var inputs: Located<[InputLine]>?
    private var uses: Located<[String]>?
    private var avoids: Located<[String]>?
    private var success: Located<String>?
    private var failure: Located<String>?
    private var failureAlone: Located<Bool>?
    private var hints: Located<[String]>?
    private var wrongPrograms: Located<[AuthoredWrongProgram]>?

    /// Reads the programs of the author.
    init(_ reader: borrowing FieldReader, language: Field<ProgramLanguage>) {
      self.language = reader.located(language)
      starter = reader.located(ProgramFields.starter)
      solutions = reader.located(ProgramFields.solutions)
      reveal = reader.located(ProgramFields.reveal)
      alsoRight = reader.located(ProgramFields.alsoRight)
    }

    /// Reads what is said about programs of learners.
    mutating func readRest(_ reader: borrowing FieldReader) {
      (uses, avoids) = (reader.located(ProgramFields.uses), reader.located(ProgramFields.avoids))
      (success, hints) = (reader.located(ProgramFields.success), reader.located(ProgramFields.hints))
      failure = reader.located(ProgramFields.failure)
      failureAlone = reader.located(ProgramFields.failureAlone)
      wrongPrograms = reader.located(ProgramFields.wrongPrograms)
    }

    /// All of it; nil without a language or a solution.
    var whole: AuthoredProgramTask? {
      guard let language, let solutions else { return nil }
      return AuthoredProgramTask(
        language: language, starter: starter, solutions: solutions, reveal: reveal, alsoRight: alsoRight,
        inputs: inputs, uses: uses, avoids: avoids, success: success, failure: failure,
        failureAlone: failureAlone, hints: hints, wrongPrograms: wrongPrograms)
    }
  }
}

/// How a wrong program is written.
enum WrongProgramForm: Form {
  static let name = "wrong program"
  static let documentation = "A program that learners write by mistake, and what to tell them."

  static let program = Field.required(.program, .program, "The program.", example: "print(\"your name\")")
  static let feedback = Field.required(
    .feedback, .text, "What a learner is told whose program does the same.",
    example: "Write your own name between the quotes.")

  static let fields = [program.declaration, feedback.declaration]

  static func read(_ reader: borrowing FieldReader) -> AuthoredWrongProgram? {
    let (program, feedback) = (reader.located(program), reader.located(feedback))
    guard let program, let feedback else { return nil }
    return AuthoredWrongProgram(program: program, feedback: feedback)
  }
}

/// How a check of a challenge is written.
enum ProgramCheckForm: Form {
  static let name = "check"
  static let documentation =
    "What a program must do: print a result for an input, answer a call, or steer a robot through a world."

  static let input = Field.optional(
    .input, .list(of: .output, named: "texts"), "The lines that the program reads as its input.", example: "[Ada]")
  static let result = Field.optional(
    .result, .output,
    "What it must print, the prompts of `input()` included; with `call`, what the call must print.", example: "Ada")
  static let satisfies = Field.optional(
    .satisfies, .code,
    "What must be true where more than one output is right, as with random numbers: an expression of Python with "
      + "`output`, the printed text; `lines`, the list of its lines; `re`, the module; and with `call` also "
      + "`returned`, what the call returned, and the names of the program. A program that draws is run 20 times. For a "
      + "program in JavaScript it is an expression of that, without `re`.",
    example: "1 <= int(output) <= 6")
  static let setup = Field.optional(
    .setup, .list(of: .code, named: "lines", atLeast: 1),
    "The lines that run before the call, in the names of the program: they make what it needs.",
    example: "[a = Account(5)]")
  static let call = Field.optional(
    .call, .code,
    "What is called once the program has run, in its names: an expression or a statement of Python, or of JavaScript "
      + "for a program in that. What the program itself prints does not count then.",
    example: "fizz(15)")
  static let returns = Field.optional(
    .returns, .output,
    "What the call must return, as an expression of Python, so a string has quotes of its own. Values are equal as `==`"
      + " says, but a bool is not a number, floats may differ by a billionth, and an object of the program is not "
      + "equal to a built-in value unless its own class says so and it is the one that is wanted. For a program in "
      + "JavaScript it is an expression of that, and values are equal that `console.log` shows alike.",
    example: "\"'FizzBuzz'\"")
  static let raises = Field.optional(
    .raises, .text,
    "The error that the call must raise: its class, which a class derived from it is as good as, and a colon and its "
      + "message where that counts.",
    example: "ValueError")
  static let failure = Field.optional(
    .failure, .text,
    "What a learner reads by itself whose program fails this check and none before it: on where they may have gone "
      + "wrong.",
    example: "Does it write a name that it has read?")
  static let world = Field.optional(
    .world, .code, "The world in which a robot must do its work, as a map.",
    example: """
      |
        #####
        #>.o#
        #####
      """)
  static let collecting = Field.optional(
    .collecting,
    FieldType<Collecting>.choice {
      switch $0 {
      case .byCard: "The robot takes what lies on its tile by the card `collect`."
      case .byWalking: "The robot takes what lies on a tile by coming there, and needs no card for it."
      }
    },
    "How the robot takes what lies on the map: by the card `collect`, or by walking over it. What it jumps over stays "
      + "where it is.",
    example: "byWalking", standard: "byCard",
    forApps: "How the robot takes what lies on the map; left out for `byCard`.")
  static let doneWhen = Field.optional(
    .doneWhen,
    FieldType<LevelEnd>.choice {
      switch $0 {
      case .allCollected: "The level is done when all is collected, wherever the robot is."
      case .atGoal: "The level is done when the robot is at a goal, whatever is left to collect."
      case .both: "The level is done when all is collected and the robot is at a goal."
      }
    },
    "When the level is done: when all is collected, when the robot is at a goal, or both. Without it the map says it: "
      + "all collected and, if there is a goal, the robot on it.",
    example: "atGoal")

  static let fields = [
    input.declaration, result.declaration, satisfies.declaration, setup.declaration, call.declaration,
    returns.declaration, raises.declaration, world.declaration, collecting.declaration, doneWhen.declaration,
    ProgramFields.avoids.declaration, failure.declaration,
  ]
  static let constraints =
    [FieldConstraint.atLeastOne([result.key, satisfies.key, returns.key, raises.key, world.key])]
    + [result.key, returns.key, raises.key].map { FieldConstraint.notBeside(key: $0, other: satisfies.key) }
    + [setup.key, returns.key, raises.key].map { FieldConstraint.only(key: $0, with: [call.key]) }
    + [collecting.key, doneWhen.key].map { FieldConstraint.only(key: $0, with: [world.key]) }

  static func read(_ reader: borrowing FieldReader) -> AuthoredCheck? { AuthoredCheck(reader) }
}

/// How the thresholds of stars are written.
enum StarThresholdsForm: Form {
  static let name = "stars"
  static let documentation = "How short a program must be for its stars; any that passes gets one."

  static let three = Field.required(
    .three, .integer(1...1000), "The largest number of cards or elements for three stars.", example: "3")
  static let two = Field.required(
    .two, .integer(1...1000), "The largest number of cards or elements for two stars.", example: "5")

  static let fields = [three.declaration, two.declaration]

  static func read(_ reader: borrowing FieldReader) -> AuthoredStars? {
    let (three, two) = (reader.located(three), reader.located(two))
    guard let three, let two else { return nil }
    return AuthoredStars(three: three, two: two)
  }
}

extension FieldType where Value == Program {
  /// A program as an author writes it; it is published as its language's app editor holds it.
  static let program = FieldType(
    name: "program", schema: FieldType<String>.code.schema,
    published: ProgramSchema.published
  ) { node, context in
    FieldType<String>.code.read(node, context).map { .text($0) }
  }
}
