import CurriculumBundle
import Foundation
import Publishing
import TestSupport
import Testing

/// Texts of a site that somebody else published, on their way to a terminal or a log.
@Suite("Text of a published site on its way to a person")
struct HostileSiteTests {
  private let place: VerifiedSite
  /// Text that would be a command to GitHub's runner on a line of its own, and codes that clear a terminal.
  private static let raw = #"\n::error::owned\r::warning::owned\u001b[2J\u202e\u0085::error::owned"#

  init() throws {
    place = try VerifiedSite()
    for version in ["1.0.0", "2.0.0"] {
      try place.rewrite(
        place.module(0, of: version), #""title":"Say hello""#, "\"title\":\"Say \(version)\(Self.raw)\"")
    }
    try place.rewrite(place.index("1.0.0"), #""title":"Say hello""#, "\"title\":\"Hello\(Self.raw)\"")
    try place.rewrite(place.index("1.0.0"), #""locale":"en""#, "\"locale\":\"de\(Self.raw)\"")
    for file in [
      "versions/1.0.0.json", "versions/2.0.0.json", "versions/2.1.0.json", "manifest.json", "channels/beta.json",
    ] {
      try place.replace(
        #""sourceRevision":"abc""#, "\"because\":\"it\(Self.raw)\",\"sourceRevision\":\"abc\(Self.raw)\"", in: file)
    }
  }

  @Test(
    "no part of it begins a line of its own, or controls a terminal",
    arguments: [
      ["releases", "."], ["verify", "."], ["diff", ".@1.0.0", ".@2.0.0"],
      ["diff", ".@1.0.0", ".@2.0.0", "--format", "markdown"], ["diff", ".@1.0.0", ".", "--output", "/dev/stdout"],
      ["rollback", "1.0.0", "--output", ".", "--dry-run"], ["rollback", "1.0.0", "--output", ".", "--because", "no"],
      ["withdraw", "assets/box.png", "--because", "no", "--dry-run", "--output", "."],
      ["prune", "--dry-run", "--keep", "0", "--output", "."], ["play", ".", "--as", "learner.json", "--solve"],
    ])
  func isVisible(arguments: [String]) throws {
    let end = try Command(
      BuiltProduct.path(of: "hornbook"), arguments, in: place.folder.path, environment: ["NO_COLOR": "1"]
    ).run()
    let text = end.output + end.errors
    #expect(!text.isEmpty)
    if ["releases", "diff"].contains(arguments[0]) {
      #expect(text.contains("␊::error::owned"), "nothing of it is shown at all: \(text.debugDescription)")
    }
    let lines = text.split { "\n\r\u{85}\u{2028}".contains($0) }.filter {
      $0.drop(while: \.isWhitespace).hasPrefix("::")
    }
    #expect(lines == [], "\(text.debugDescription)")
    let steering = text.unicodeScalars.filter {
      $0 != "\n" && ($0.value < 0x20 || 0x7F...0x9F ~= $0.value || $0 == "\u{202E}")
    }
    #expect(steering.isEmpty, "\(text.debugDescription)")
  }
}
