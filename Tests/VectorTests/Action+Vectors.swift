import CurriculumBundle
import Execution
import Grading
import JSON

extension Action {
  /// An action as the article "How cards are graded" writes it.
  init(_ value: JSONValue) throws {
    switch try value.text("kind") {
    case "read": self = .read
    case "chose": self = .chose(try value.decoded(Int.self, "index"))
    case "selected": self = .selected(Set(try value.decoded([Int].self, "indices")))
    case "said": self = .said(try value.decoded(Bool.self, "answer"))
    case "filled": self = .filled(try value.decoded([String].self, "words"))
    case "laid": self = .laid(try value.decoded([String].self, "lines"))
    case "scored": self = .scored(try value.decoded(Int.self, "right"))
    case "ran": self = .ran(try Outcome(value))
    case "wrote": self = .wrote(try value.decoded(Program.self, "program"))
    case let kind: throw UnknownKind(kind: kind)
    }
  }

  /// A kind of action that the article does not name.
  struct UnknownKind: Error {
    let kind: String
  }
}

extension Outcome {
  /// A run: `{"output": …, "error"?: {"type": …, "message": …}, "isStopped"?: true}`.
  init(_ value: JSONValue) throws {
    var transcript = Transcript()
    transcript.append(try value.text("output"), to: .standardOutput)
    var ending = Ending.finished(status: 0)
    if let error = value["error"] { ending = .raised(try RaisedError(error)) }
    if value["isStopped"]?.bool == true { ending = .stopped(.steps, line: 1) }
    self.init(transcript: transcript, ending: ending, steps: 1, peakMemory: 1)
  }
}

extension Outcome {
  /// The run of a card's program, as the article writes it.
  var action: JSONValue {
    var action = JSONObject()
    action["kind"] = "ran"
    action["output"] = .string(standardOutput)
    switch ending {
    case .finished: break
    case .raised(let error): action["error"] = ["type": .string(error.type), "message": .string(error.message)]
    case .stopped: action["isStopped"] = true
    }
    return .object(action)
  }
}

extension RaisedError {
  /// An error: `{"type": …, "message": …}`.
  init(_ value: JSONValue) throws {
    self.init(type: try value.text("type"), message: try value.text("message"), line: 1)
  }
}

extension Verdict {
  /// The verdict with the author's feedback alone, since apps choose their own words where authors have none.
  func json(on card: Card) -> JSONValue {
    let content = card.content
    let task = content.task
    let ofTask = (task?.checks ?? []).compactMap(\.failure) + (task?.wrongPrograms ?? []).map(\.feedback)
    let authored =
      (content.feedback ?? []).map(\.text)
      + [content.explanation, task?.success, task?.failure].compactMap { $0 } + ofTask
    let own = feedback.flatMap { text in authored.first { $0.utf8.elementsEqual(text.utf8) } }
    return [
      "isRight": .bool(isRight), "feedback": own.map { .string($0) } ?? .null,
      "stars": stars.map { .integer($0) } ?? .null,
    ]
  }
}
