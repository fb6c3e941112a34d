import Execution
import JSON

/// A run that was watched line by line, and how it is shown.
struct TracedRun {
  /// The program's file.
  let file: String
  /// Its text.
  let source: String
  let outcome: Outcome
  let trace: Trace

  /// The whole text that goes to standard output.
  func render(_ format: TraceFormat) -> String {
    switch format {
    case .text: TraceTable(self).text
    case .json: PrettyJSON.text(of: json)
    }
  }

  /// Keys and their meaning are for ever; `version` rises when a reader of the older shape would misread the newer.
  private var json: JSONValue {
    [
      "version": 1, "file": .string(file), "ending": ending,
      "output": .array(
        outcome.transcript.chunks.map { ["stream": .string(name(of: $0.stream)), "text": .string($0.text)] }),
      "isComplete": .bool(trace.isComplete), "steps": .array(trace.steps.map(value)),
    ]
  }

  private func name(of stream: Transcript.Stream) -> String {
    switch stream {
    case .standardOutput: "output"
    case .standardError: "error"
    }
  }

  private var ending: JSONValue {
    switch outcome.ending {
    case .finished(let status): ["kind": "finished", "status": .integer(status)]
    case .raised(let error):
      [
        "kind": "raised", "type": .string(error.type), "message": .string(error.message),
        "line": .integer(error.line),
      ]
    case .stopped(let limit, let line):
      ["kind": "stopped", "limit": .string(limit.rawValue), "line": .integer(line)]
    }
  }

  private func value(of step: Trace.Step) -> JSONValue {
    [
      "line": .integer(step.line), "function": step.function.map { .string($0) } ?? .null,
      "depth": .integer(step.depth), "printed": .integer(step.printed),
      "variables": .array(step.variables.map { ["name": .string($0.name), "value": .string($0.value)] }),
    ]
  }
}
