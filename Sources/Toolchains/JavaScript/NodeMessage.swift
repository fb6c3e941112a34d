import Execution
import JSON

/// The lines of JSON between this process and the driver in Node.js.
enum NodeMessage {
  /// A program as a line for the driver.
  ///
  /// - Parameter milliseconds: The processor time that it has.
  static func line(
    for program: ToolchainProgram, milliseconds: Int, limits: ToolchainLimits, options: RunOptions
  ) -> [UInt8] {
    let value: JSONValue = .members([
      "source": .string(program.source), "input": .strings(program.input), "checks": .strings(program.checks),
      "question": program.question.map(json),
      "seed": .integer(Int(options.drawSeed)), "milliseconds": .integer(milliseconds),
      "output": .integer(limits.output),
    ])
    return CanonicalJSON.bytes(of: value) + [UInt8(ascii: "\n")]
  }

  private static func json(of question: ProgramQuestion) -> JSONValue {
    .members([
      "setup": .string(question.setup.joined(separator: "\n")), "call": question.call.map { .string($0) },
      "returns": question.returns.map { .string($0) }, "condition": question.condition.map { .string($0) },
    ])
  }

  /// The driver's report on a program; nil where it is not one of our driver's.
  static func run(from line: [UInt8]) -> ToolchainRun? {
    guard case .success(let value) = JSONReader.read(line), let object = value.object,
      let chunks = object["chunks"]?.array, let answers = object["answers"]?.array, let end = object["end"]?.object
    else { return nil }
    var transcript = Transcript()
    for chunk in chunks {
      guard let parts = chunk.array, parts.count == 2, let text = parts[1].string else { return nil }
      transcript.append(text, to: parts[0].integer == 0 ? .standardOutput : .standardError)
    }
    guard let ending = ending(from: end) else { return nil }
    if let report = end["report"]?.string { transcript.append(report + "\n", to: .standardError) }
    var outcome = Outcome(transcript, ending)
    outcome.errorLines = end["lines"]?.array?.compactMap(\.integer) ?? []
    return ToolchainRun(
      outcome: outcome, answers: answers.compactMap { $0.object.flatMap(answer) },
      milliseconds: object["milliseconds"]?.integer ?? 0)
  }

  private static func ending(from end: JSONObject) -> Ending? {
    switch end["kind"]?.string {
    case "finished": .finished(status: 0)
    case "raised": error(from: end).map { .raised($0) }
    case "stopped": end["limit"]?.string.flatMap(Limit.init).map { .stopped($0, line: 0) }
    default: nil
    }
  }

  private static func error(from end: JSONObject) -> RaisedError? {
    guard let type = end["type"]?.string, let message = end["message"]?.string else { return nil }
    return RaisedError(
      type: type, message: message, line: end["line"]?.integer ?? 0, isStatic: end["isStatic"]?.bool ?? false)
  }

  private static func answer(from answer: JSONObject) -> CheckAnswer? {
    switch answer["kind"]?.string {
    case "value": answer["value"]?.string.map { .value($0) }
    case "raised": error(from: answer).map { .raised($0) }
    case "stopped": .stopped(.steps)
    default: .notMade
    }
  }
}
