package import CurriculumBundle
import YAMLSource

/// A check of a program.
package struct AuthoredCheck: Sendable {
  /// The check as it is published.
  package let check: ProgramCheck
  /// The lines that the program reads.
  package let input: Located<[String]>?
  /// The output that is right.
  package let result: Located<String>?
  /// The condition on the output.
  package let satisfies: Located<String>?
  /// The lines that run before the call.
  package let setup: Located<[String]>?
  /// The call.
  package let call: Located<String>?
  /// The value that the call must return.
  package let returns: Located<String>?
  /// The error that the call must raise.
  package let raises: Located<String>?
  /// The world of a robot.
  package let world: Located<String>?
  /// The constructs that a right program must not use.
  package let avoids: Located<[String]>?
  /// The text for a learner whose program fails it.
  package let failure: Located<String>?
  /// How a robot collects.
  package let collecting: Located<Collecting>?
  /// When the level is done.
  package let doneWhen: Located<LevelEnd>?
  let node: YAMLTree.NodeID
  /// True for an exercise that is its own and only check.
  package let isCard: Bool

  init(_ reader: borrowing FieldReader) {
    input = reader.located(ProgramCheckForm.input)
    result = reader.located(ProgramCheckForm.result)
    satisfies = reader.located(ProgramCheckForm.satisfies)
    world = reader.located(ProgramCheckForm.world)
    collecting = reader.located(ProgramCheckForm.collecting)
    doneWhen = reader.located(ProgramCheckForm.doneWhen)
    setup = reader.located(ProgramCheckForm.setup)
    call = reader.located(ProgramCheckForm.call)
    returns = reader.located(ProgramCheckForm.returns)
    raises = reader.located(ProgramCheckForm.raises)
    avoids = reader.located(ProgramFields.avoids)
    failure = reader.located(ProgramCheckForm.failure)
    node = reader.node
    isCard = false
    check = ProgramCheck(
      input: input?.value, result: result?.value, satisfies: satisfies?.value, world: world?.value,
      setup: setup?.value, call: call?.value, returns: returns?.value, raises: raises?.value, avoids: avoids?.value,
      failure: failure?.value, collecting: collecting?.value, doneWhen: doneWhen?.value)
  }
}

extension AuthoredCheck {
  /// A card that is its own and only check.
  init(card fields: CardFields, node: YAMLTree.NodeID) {
    (input, result, satisfies) = (fields.input, fields.question.result, fields.question.satisfies)
    (raises, avoids, self.node, isCard) = (fields.question.raises, fields.task?.avoids, node, true)
    (setup, call, returns, world, failure, collecting, doneWhen) = (nil, nil, nil, nil, nil, nil, nil)
    check = ProgramCheck(
      input: input?.value, result: result?.value, satisfies: satisfies?.value, raises: raises?.value,
      avoids: avoids?.value)
  }
}

/// A program that learners write by mistake.
package struct AuthoredWrongProgram: Sendable {
  /// The program.
  package let program: Located<Program>
  /// The text for a learner whose program does the same.
  package let feedback: Located<String>

  /// As it is published, its program as it is written.
  var wrongProgram: WrongProgram { WrongProgram(program: program.value, feedback: feedback.value) }
}

/// How short a program must be for its stars.
package struct AuthoredStars: Sendable {
  /// The largest number of cards for three.
  package let three: Located<Int>
  /// The largest number for two.
  package let two: Located<Int>

  /// As they are published.
  var thresholds: StarThresholds { StarThresholds(three: three.value, two: two.value) }
}
