import Foundation
import Testing

/// What is easily written a second time has one home in `Support`.
@Suite("Written once")
struct WrittenOnceTests {
  /// Something that is written once: where, and what a second definition could not do without.
  struct Definition: Sendable, CustomTestStringConvertible {
    let name: String
    /// The file in which it is defined.
    let home: String
    /// Returns whether code, without comments and `_` and in small letters, defines it.
    let isDefined: @Sendable (String) -> Bool
    /// Files of Python that do something else in the same way, by the ends of their names.
    var others: [String] = []

    var testDescription: String { name }
  }

  static let definitions: [Definition] = [
    Definition(name: "Base64", home: "Sources/Support/Base64.swift") {
      $0.contains(/6789\+\/|base64encoded|base64string/)
    },
    Definition(name: "escaping for XML", home: "Sources/Support/Escaping.swift") { $0.contains(/"&".*"&amp;"/) },
    Definition(name: "the characters of references", home: "Sources/Support/CharacterReference.swift") {
      $0.contains(/"quot": *"/) || $0.contains(/case "quot"/)
    },
    Definition(
      name: "the stable hash", home: "Sources/Support/StableHash.swift",
      isDefined: {
        $0.contains(/0x0*1[0]{5,}1b3\b|cbf29ce484222325|\b1099511628211\b|\b14695981039346656037\b|6c62272e07bb0142/)
      },
      // Names of Python are looked up by a hash of their own, which is inlined.
      others: ["Name.swift"]),
    Definition(
      name: "the random stream", home: "Sources/Support/SplitMix64.swift",
      isDefined: {
        $0.contains(
          /9e3779b97f4a7c15|bf58476d1ce4e5b9|94d049bb133111eb|\b6364136223846793005\b|: .*\brandomnumbergenerator\b/)
      },
      // A perfect hash of the keywords.
      others: ["KeywordTable.swift"]),
    Definition(name: "the start of a thread", home: "Sources/Support/Concurrency/Thread.swift") {
      $0.contains(/pthread_?create\(|detachnewthread/)
    },
    Definition(
      name: "the nearest name", home: "Sources/Support/NearestName.swift",
      isDefined: {
        $0.contains(/func \w*(distance|similarity|mistakes?apart)\w*[(<].*(string|uint8|scalar|character)/)
      },
      // What CPython suggests is its own.
      others: ["Suggestion.swift"]),
  ]

  @Test("it is defined in one file", arguments: definitions)
  func isDefinedOnce(definition: Definition) {
    #expect(Self.files(with: definition, among: BareText.sources) == [definition.home])
  }

  @Test("who looks for a near name asks the one that knows")
  func nearNamesAreAskedFor() {
    let declaration = /func (near|nearest|\w+Near|\w+Nearest)(Name|Key|Word)?[(<].*String/
    let files = SourceFile.sources.filter { file in file.code.contains { $0.contains(declaration) } }
    #expect(files.count > 2)
    for file in files where file.path != "Sources/Support/NearestName.swift" {
      let asks = file.lines.contains { $0.contains(/nearestName\(to:|\(meantBy:/) }
      #expect(asks, "\(file.path) has a near name of its own: ask `nearestName`")
    }
  }

  @Test("a second definition is seen")
  func secondOnesAreSeen() {
    let lines: [String: String] = [
      "Base64": #"let digits = "ABCxyz0123456789+/""#, "escaping for XML": #"text.replacing("&", with: "&amp;")"#,
      "the characters of references": #"["lt": "<", "quot": "\\""]"#,
      "the stable hash": "hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3",
      "the random stream": "state &+= 0x9E3779B97F4A7C15",
      "the start of a thread": "pthread_create(&thread, nil, body, nil)",
      "the nearest name": "func editDistance(_ left: [Character], _ right: [Character]) -> Int {",
    ]
    for definition in Self.definitions {
      let file = SourceFile(path: "Sources/X/X.swift", lines: ["", lines[definition.name] ?? ""])
      #expect(Self.files(with: definition, among: [BareText(file)]) == [file.path], "\(definition.name)")
    }
  }

  /// The paths of files that define something, besides what Python has of its own.
  private static func files(with definition: Definition, among files: [BareText]) -> [String] {
    files.filter { text in
      let isOther =
        text.file.target.hasPrefix("Python") && definition.others.contains { text.file.path.hasSuffix("/" + $0) }
      return !isOther && definition.isDefined(text.text)
    }.map(\.file.path)
  }

  /// A file with its lines as definitions are looked for in them: in small letters, without comments and `_`.
  private struct BareText: Sendable {
    let file: SourceFile
    let text: String

    init(_ file: SourceFile) {
      self.file = file
      let lines = file.lines.filter { !$0.trimmed.hasPrefix("//") }
      text = lines.joined(separator: "\n").lowercased().replacingOccurrences(of: "_", with: "")
    }

    static let sources = SourceFile.sources.map(BareText.init)
  }
}
