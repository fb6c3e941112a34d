import Diagnostics
import Testing
import YAMLSource

@Suite("A file becomes a tree")
struct TreeTests {
  @Test("every node knows its bytes")
  func spans() {
    let (tree, diagnostics) = read(
      """
      title: Say hello   # a comment
      cards:
        - id: 'one'
          code: |
            print("é")
            print(2)

        - [1, "a\\tb"]
      """)
    #expect(diagnostics.isEmpty)
    #expect(
      tree.dump == """
        mapping 0..<113
          key plain "title" 0..<5
            plain "Say hello" 7..<16
          key plain "cards" 31..<36
            sequence 40..<113
              - mapping 42..<96
                key plain "id" 42..<44
                  singleQuoted "one" 46..<51
                key plain "code" 56..<60
                  literal "print(\\"é\\")\\nprint(2)\\n" 62..<96
              - sequence 102..<113
                - plain "1" 103..<104
                - doubleQuoted "a\\tb" 106..<112
        """)
    #expect(tree.comments.map(tree.source.text(in:)) == ["# a comment"])
  }
}
