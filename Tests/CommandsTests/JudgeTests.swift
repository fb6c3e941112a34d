import Foundation
import TestSupport
import Testing

/// What this repository ships and what the command writes, before outside judges.
@Suite("Outside judges on what is shipped", .enabled(if: TestRun.hasJudges))
struct JudgeTests {
  @Test(
    "check-jsonschema accepts every shipped content file",
    arguments: ["curriculum", "module", "block", "episode"])
  func shippedContentFitsItsSchema(role: String) throws {
    let files = try contentFiles(of: role)
    #expect(!files.isEmpty)
    let verdict = try Command(
      try Judge.path(of: "check-jsonschema"),
      ["--schemafile", Repository.path("schemas/\(role).schema.json")]
        + files.map { Repository.path("curriculum/\($0)") }
    ).run()
    #expect(verdict.status == 0, "\(verdict.output)\(verdict.errors)")
  }

  @Test("every schema is a schema")
  func schemasAreSchemas() throws {
    let all = try FileManager.default.contentsOfDirectory(atPath: Repository.path("schemas"))
    let names = all.filter { $0.hasSuffix(".json") }.sorted()
    #expect(names.count >= 6)
    let verdict = try Command(
      try Judge.path(of: "check-jsonschema"), ["--check-metaschema"] + names.map { Repository.path("schemas/\($0)") }
    ).run()
    #expect(verdict.status == 0, "\(verdict.output)\(verdict.errors)")
  }

  @Test("the JSON report of findings fits its schema")
  func reportFitsItsSchema() throws {
    let folder = try TemporaryDirectory()
    for (path, text) in SampleCurriculum.files { try folder.write(text, to: "curriculum/\(path)") }
    try folder.write("title: [\n", to: "curriculum/training/printing/say-hello.yaml")
    let lint = try Command(
      try BuiltProduct.path(of: "hornbook"), ["lint", "--format", "json"], in: folder.path
    ).run()
    #expect(lint.status == 1)
    let report = try folder.write(lint.output, to: "report.json")
    let verdict = try Judge.run(
      "check-jsonschema", "--schemafile", Repository.path("schemas/report.schema.json"), report)
    #expect(verdict.status == 0, "\(verdict.output)\(verdict.errors)")
  }

  @Test("the JSON report with its statistics fits its schema, which wants every number in them")
  func statisticsFitTheirSchema() throws {
    let folder = try TemporaryDirectory()
    for (path, text) in SampleCurriculum.files { try folder.write(text, to: "curriculum/\(path)") }
    try folder.write(Self.proofs, to: "curriculum/training/printing/say-hello.yaml")
    let lint = try Command(
      try BuiltProduct.path(of: "hornbook"), ["lint", "--format", "json", "--statistics"], in: folder.path
    ).run()
    let report = lint.output
    let judge = { (text: String) in
      try Judge.run(
        "check-jsonschema", "--schemafile", Repository.path("schemas/report.schema.json"),
        try folder.write(text, to: "report.json"))
    }
    let verdict = try judge(report)
    #expect(verdict.status == 0, "\(verdict.output)\(verdict.errors)\(lint.errors)")
    for name in ["keys", "orders", "concept"] { #expect(report.contains("\"\(name)\""), "\(report)") }
    for key in ["killed", "family", "reasons", "bytes"] {
      #expect(try judge(report.replacingOccurrences(of: "\"\(key)\":", with: "\"other\":")).status != 0, "\(key)")
    }
  }

  /// Cards of which runs prove something, and one of which they do not.
  private static let proofs = """
    title: Say hello
    cards:
      - {id: sum, type: exercise, text: Print 3., language: python, solutions: [print(1 + 2)], result: 3}
      - {id: lay, type: codeBlocks, text: Print 3., lines: [a = 3, print(a)], result: 3}
      - {id: ask, type: questionWithCode, text: What is shown?, code: print(5), answers: [5, 6], correctAnswerIndex: 0}
      - {id: word, type: questionWithCode, text: What is a?, code: a = 5, answers: [a name, a sum],
         correctAnswerIndex: 0, asks: concept, because: It asks for a word.}
      - {id: well-done, type: finished, header: Congratulations!, text: You can print.}

    """

  @Test("everything that is published fits the bundle's schema, and the same content gives the same bytes elsewhere")
  func publishedBundleFitsItsSchema() throws {
    let places = try (0..<2).map { _ in try TemporaryDirectory() }
    let bundles = try places.map { folder -> [String: [UInt8]] in
      try FileManager.default.copyItem(atPath: Repository.path("curriculum"), toPath: folder.path + "/lessons")
      let publish = try Command(
        try BuiltProduct.path(of: "hornbook"),
        ["publish", "--first", "--curriculum", "lessons", "--version", "1.0.0", "--single-file", "dist/all.json"],
        in: folder.path,
        environment: ["SOURCE_DATE_EPOCH": "0"]
      ).run()
      #expect(publish.status == 0, "\(publish.output)\(publish.errors)")
      let names = try folder.files().filter { $0.hasPrefix("dist/") }
      return try Dictionary(uniqueKeysWithValues: names.map { ($0, try folder.read($0)) })
    }
    #expect(bundles[0] == bundles[1])
    let files = bundles[0].keys.filter { $0.hasSuffix(".json") }.sorted().map { "\(places[0].path)/\($0)" }
    #expect(files.count >= 4)
    let verdict = try Command(
      try Judge.path(of: "check-jsonschema"),
      ["--schemafile", Repository.path("schemas/bundle.schema.json")] + files
    ).run()
    #expect(verdict.status == 0, "\(verdict.output)\(verdict.errors)")
  }

  @Test("programs of every element and card are published as the bundle's schema has them")
  func programsFitTheBundlesSchema() throws {
    let folder = try TemporaryDirectory()
    for (path, text) in SampleCurriculum.files { try folder.write(text, to: "curriculum/\(path)") }
    try folder.write(Self.programs, to: "curriculum/training/printing/say-hello.yaml")
    let publish = try Command(
      try BuiltProduct.path(of: "hornbook"), ["publish", "--first", "--version", "1.0.0", "--single-file", "all.json"],
      in: folder.path, environment: ["SOURCE_DATE_EPOCH": "0"]
    ).run()
    #expect(publish.status == 0, "\(publish.output)\(publish.errors)")
    let bundle = String(decoding: try folder.read("all.json"), as: UTF8.self)
    #expect(bundle.contains(#"{"card":"repeat","count":2}"#) && bundle.contains(#""type":"repeat""#))
    let judge = { (text: String) in
      try Judge.run(
        "check-jsonschema", "--schemafile", Repository.path("schemas/bundle.schema.json"),
        try folder.write(text, to: "judged.json"))
    }
    let verdict = try judge(bundle)
    #expect(verdict.status == 0, "\(verdict.output)\(verdict.errors)")
    for (right, wrong) in [(#""count":2}"#, #""count":0}"#), (#""type":"blank""#, #""type":"turtle""#)] {
      #expect(try judge(bundle.replacingOccurrences(of: right, with: wrong)).status != 0)
    }
  }

  private static let programs = """
    title: Say hello
    cards:
      - id: words
        type: exercise
        text: Print it.
        language: slang
        reveal: true
        starter: |
          print

          repeat
        solutions:
          - |
            variable n = -1.5
            blank
            repeat 2
              if n >= 3
                variable n = -(n)
              else
                print "a" + n * 2
              end
            end
            print true
        result: |
          a-3
          a-3
          true
      - id: walk
        type: challenge
        title: Walk
        text: Walk there.
        language: robot
        reveal: true
        solutions:
          - |
            repeat 2
              forward
            end
            if not path ahead
              collect
            else
              call
            end
            routine
              while path ahead
                left
              end
            end
        checks:
          - world: ">.o"
      - {id: well-done, type: finished, header: Congratulations!, text: You can print.}

    """

  /// The shipped files of a role, by their place.
  private func contentFiles(of role: String) throws -> [String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: Repository.path("curriculum")).sorted()
    return names.filter { name in
      let isContainer = ["curriculum.yaml", "module.yaml", "block.yaml"].contains { name.hasSuffix($0) }
      return role == "episode" ? name.hasSuffix(".yaml") && !isContainer : name.hasSuffix("\(role).yaml")
    }
  }
}
