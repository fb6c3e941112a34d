import JSON
import TestSupport
import Testing

@testable import Preview

/// The paragraphs that the preview's pages show, by Node.js.
enum PageParagraphs {
  /// `{"paragraphs": …}` for each `{"text": …}`.
  static func of(_ given: [JSONValue]) throws -> [JSONValue] {
    let script =
      try #require(Pages.texts["paragraphs.js"]) + """
        let text = "";
        for await (const chunk of process.stdin) text += chunk;
        const found = JSON.parse(text).map(({text}) => ({paragraphs: paragraphLines(text)}));
        console.log(JSON.stringify(found));
        """
    let judge = try Command(
      try Judge.node, ["--input-type=module", "--eval", script], input: CanonicalJSON.bytes(of: .array(given))
    ).run()
    #expect(judge.status == 0, "\(judge.errors)")
    return try JSONReader.read(judge.outputBytes).get().array ?? []
  }
}
