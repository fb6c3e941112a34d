import Publishing
import Testing

/// An edit that spoils a sound site, and the problems to be reported then.
struct SiteEdit: Sendable, CustomTestStringConvertible {
  let name: String
  /// Parts of messages: each has to be in one, and each message has to have one of them.
  let expected: [String]
  let edit: @Sendable (VerifiedSite) throws -> Void

  var testDescription: String { name }

  init(_ name: String, _ expected: String..., edit: @escaping @Sendable (VerifiedSite) throws -> Void) {
    (self.name, self.expected, self.edit) = (name, expected, edit)
  }

  static let all = files + manifests + sequences + offers + indexes + names + modules + removals

  private static let v1 = "versions/1.0.0.json"
  private static let v2 = "versions/2.0.0.json"
  private static let stable = "manifest.json"

  private static let files = [
    SiteEdit("a module's file is gone", "is missing; 2.1.0 and 1 other release name it") {
      try $0.delete($0.module(0))
    },
    SiteEdit("an index is gone", "is missing; 2.0.0 names it") { try $0.delete($0.index()) },
    SiteEdit("an image is gone", "is missing; 2.1.0 and 2 other releases name it") { try $0.delete($0.image()) },
    SiteEdit("an index is cut off", "has 4 bytes in place of ") { try $0.folder.write("half", to: $0.index()) },
    SiteEdit("an image has one other byte", "has other bytes than its digest says; ") {
      var bytes = VerifiedSite.png
      bytes[9] = 7
      try $0.folder.write(bytes, to: $0.image())
    },
    SiteEdit("an image is something else", "begins as no image that apps show") {
      try $0.rewrite($0.image(), as: [1, 2, 3])
    },
    SiteEdit("an image has another format", "begins as an image of the format GIF") {
      try $0.rewrite($0.image(), as: Array("GIF89a;".utf8))
    },
    SiteEdit("a file of content has no digest for a name", "is not named by a digest") {
      try $0.folder.write("{}", to: "content/notes.json")
    },
    SiteEdit("a file that no release names has other bytes", "though no release that can be read names it") {
      try $0.folder.write("{}", to: "content/\(String(repeating: "0a", count: 32)).json")
    },
  ]

  private static let manifests = [
    SiteEdit("a channel's file is no JSON", "is not a manifest: 1:2: ") { try $0.folder.write("{", to: stable) },
    SiteEdit("a channel's file lacks a key", "is not a manifest: there is no 'sequence'") {
      try $0.folder.write(#"{"formatVersion": 4, "formatMinor": 0, "version": "1.0.0"}"#, to: stable)
    },
    SiteEdit("a channel's file has a newer format", "has format 9, which this tool does not know") {
      try $0.folder.write(#"{"formatVersion": 9}"#, to: stable)
    },
    SiteEdit("a channel's file is gone", "is missing, though 2.0.0 was published on stable") {
      try $0.delete(stable)
    },
    SiteEdit("a channel has a name that none can have", "is not named after a channel") {
      try $0.move("channels/beta.json", to: "channels/Beta!.json")
      try $0.delete("versions/2.1.0.json")
    },
    SiteEdit("a kept manifest is no JSON", "is not a manifest: ") { try $0.folder.write("", to: v1) },
    SiteEdit("a kept manifest is gone", "is missing, but stable offers 1.0.0") { try $0.delete(v1) },
    SiteEdit("a kept manifest is misnamed", "is the manifest of version 1.0.0", "is missing, but stable offers") {
      try $0.move(v1, to: "versions/1.0.5.json")
    },
    SiteEdit("a file among the manifests is not one", "is not named after a version") {
      try $0.folder.write("{}", to: "versions/notes.json")
    },
    SiteEdit("a kept manifest has another layout", "is not canonical JSON") { try $0.replace(",", ", ", in: v1) },
    SiteEdit("a kept manifest has one more key", "or has keys that format 4.0 does not have") {
      try $0.replace(#""version""#, #""tag":"x","version""#, in: v1)
    },
    SiteEdit("a release is another one in its channel's file", "differs from 'versions/2.0.0.json'") {
      try $0.replace("abc", "abd", in: v2)
    },
    SiteEdit("an offer is another release", "differs from 'versions/1.0.0.json'") {
      try $0.replace("abc", "abd", in: v1)
    },
    SiteEdit("a kept manifest has offers", "has 'offers', which only the file of a channel has") {
      try $0.folder.write($0.text(of: stable), to: v2)
    },
    SiteEdit("a channel is named that cannot be", "'channel' cannot be 'Beta!'") {
      try $0.replace(#""channel":"beta""#, #""channel":"Beta!""#, in: "versions/2.1.0.json", "channels/beta.json")
    },
  ]

  private static let sequences = [
    SiteEdit("two releases have one number", "has sequence 2, and so has 1.0.0") {
      try $0.replace(#""sequence":1"#, #""sequence":2"#, in: v1, stable)
    },
    SiteEdit("a channel's number is below its release's", "has sequence 1, below 2 of 2.0.0") {
      try $0.replace(#""sequence":2"#, #""sequence":1"#, in: stable)
    },
    SiteEdit("a rollback comes before what it brings back", "but brings back 2.0.0 with 2") {
      try $0.replace(#""sequence":1"#, #""restores":"2.0.0","sequence":1"#, in: v1, stable)
    },
  ]

  private static let offers = [
    SiteEdit("an offer is there twice", "offers 1.0.0 behind 1.0.0: the newest comes first") {
      let one = try $0.text(of: v1)
      try $0.replace("[\(one)]", "[\(one),\(one)]", in: stable)
    },
    SiteEdit(
      "an offer is for apps that read the newest", "offers 1.0.0, which no app takes: 2.0.0 is newer",
      "'minimumClient' is 1.0.0, in its manifest 1.1.0"
    ) {
      try $0.replace(#""minimumClient":"1.0.0""#, #""minimumClient":"1.1.0""#, in: v1, stable)
    },
  ]

  private static let indexes = [
    SiteEdit("an index is no index", "is not what it should be: ") {
      try $0.rewrite($0.index(), as: Array("[]".utf8))
    },
    SiteEdit(
      "an index has a block more",
      "'training' has the blocks extra, printing, more, in its module's file printing, more"
    ) {
      try $0.rewrite(
        $0.index(), #""blocks":[{"episodes":[{"cardCount":3"#,
        #""blocks":[{"episodes":[],"id":"extra","lock":{"allOf":[]},"title":"E"},{"episodes":[{"cardCount":3"#)
    },
    SiteEdit(
      "an episode has another id", "'training/more' has the episodes last, in its module's file once-more",
      "the lock of 'first-step/numbers/numbers' names 'training/more/once-more'",
      "'ids' names 'training/more/once-more' for 'training/more/again'"
    ) {
      try $0.rewrite($0.index(), #""id":"once-more""#, #""id":"last""#)
    },
    SiteEdit("a title is other", "'title' of 'training' is \"Drill\", in its module's file \"Training\"") {
      try $0.rewrite($0.index(), #""title":"Training""#, #""title":"Drill""#)
    },
    SiteEdit("a count of cards is other", "'cardCount' of 'training/printing/say-hello' is 4, in its module's file 3") {
      try $0.rewrite($0.index(), #""cardCount":3"#, #""cardCount":4"#)
    },
    SiteEdit("stars are promised", "'starCount' of 'training/printing/say-hello' is 3, in its module's file left out") {
      try $0.rewrite($0.index(), #""title":"Say hello""#, #""starCount":3,"title":"Say hello""#)
    },
    SiteEdit("a block is optional", "'optional' of 'training/printing' is true, in its module's file left out") {
      try $0.rewrite($0.index(), #""title":"Printing""#, #""optional":true,"title":"Printing""#)
    },
    SiteEdit("a module has another number", "module 'first-step' has number 3 at place 2") {
      try $0.rewrite($0.index(), #""number":2"#, #""number":3"#)
    },
    SiteEdit("a lock names what is not there", "names 'nowhere', which is not there") {
      try $0.rewrite($0.index(), #""allOf":["training"]"#, #""allOf":["nowhere"]"#)
    },
    SiteEdit("an image is not named", "'assets' does not name 'assets/box.png', which the content shows") {
      try $0.rewrite($0.index(), #""assets/box.png":{"#, #""assets/lid.png":{"#)
    },
    SiteEdit("a former id is in use", "'ids' has an entry for 'first-step', which is there today") {
      try $0.rewrite($0.index(), #""ids":{"#, #""ids":{"first-step":{},"#)
    },
    SiteEdit("a former id leads nowhere", "'ids' names 'training/nowhere' for 'old', but nothing has or had that id") {
      try $0.rewrite($0.index(), #""ids":{"#, #""ids":{"old":{"now":["training/nowhere"]},"#)
    },
    SiteEdit("the oldest app is another one", "'minimumClient' is 1.2.0, in its manifest 1.1.0") {
      try $0.rewrite($0.index(), #""minimumClient":"1.1.0""#, #""minimumClient":"1.2.0""#)
    },
    SiteEdit("there are no modules", "there are no modules", "'ids' names ") {
      let text = try $0.text(of: $0.index())
      let start = try #require(text.range(of: #""modules":["#))
      let end = try #require(text.range(of: "]", options: .backwards))
      let modules = String(text[start.upperBound..<end.lowerBound])
      try $0.rewrite($0.index(), modules, "")
    },
  ]

  private static let names = [
    SiteEdit("an id has a line end", "is not what it should be: 'say\n::error::hello' cannot be the id of an episode") {
      try $0.rewrite($0.index(), #""id":"say-hello""#, #""id":"say\n::error::hello""#)
    },
    SiteEdit("an id is empty", "'' cannot be the id of a module") {
      try $0.rewrite($0.index(), #""id":"first-step""#, #""id":"""#)
    },
    SiteEdit("an id is a path", "'../printing' cannot be the id of a block") {
      try $0.rewrite($0.index(), #""id":"printing""#, #""id":"../printing""#)
    },
    SiteEdit("an image is anywhere", "'/tmp/x' cannot be the path of an image") {
      try $0.rewrite($0.index(), #""assets/box.png":{"#, #""/tmp/x":{"#)
    },
    SiteEdit("an image is outside", "'assets/../../x' cannot be the path of an image") {
      try $0.rewrite($0.index(), #""assets/box.png":{"#, #""assets/../../x":{"#)
    },
    SiteEdit("the path of an image has a NUL", "'assets/box\0.png' cannot be the path of an image") {
      try $0.rewrite($0.index(), #""assets/box.png":{"#, #""assets/box\u0000.png":{"#)
    },
    SiteEdit("a badge is anywhere", "'/etc/passwd' cannot be the path of an image") {
      try $0.rewrite($0.index(), #""image":"assets/box.png""#, #""image":"/etc/passwd""#)
    },
    SiteEdit("a lock names no id", "'training/\r' cannot be a full id") {
      try $0.rewrite($0.index(), #""allOf":["training"]"#, #""allOf":["training/\r"]"#)
    },
    SiteEdit("a former id is none", "'Old id' cannot be a former id") {
      try $0.rewrite($0.index(), #""ids":{"#, #""ids":{"Old id":{},"#)
    },
    SiteEdit("a former id leads to what is none", "'New id' cannot be a full id") {
      try $0.rewrite($0.index(), #""ids":{"#, #""ids":{"old":{"now":["New id"]},"#)
    },
    SiteEdit("a former id has a successor that is none", "'New id' cannot be a full id") {
      try $0.rewrite($0.index(), #""ids":{"#, #""ids":{"old":{"successors":["New id"]},"#)
    },
    SiteEdit("a card has no id", "'\u{1b}[2J' cannot be the id of a card") {
      try $0.rewrite($0.module(0), #""id":"done""#, #""id":"\u001b[2J""#)
    },
  ]

  private static let modules = [
    SiteEdit("a module's file is no module", "is not what it should be: ") {
      try $0.rewrite($0.module(1), as: Array("{}".utf8))
    },
    SiteEdit("a module has another format", "the file of 'first-step' has format 3, its manifest 4") {
      try $0.rewrite($0.module(1), #""formatVersion":4"#, #""formatVersion":3"#)
    },
    SiteEdit(
      "two cards have one id", "there are two 'training/printing/say-hello/quiz'",
      "'ids' names 'training/printing/say-hello/done' for 'training/printing/say-hello/end'"
    ) {
      try $0.rewrite($0.module(0), #""id":"done""#, #""id":"quiz""#)
    },
    SiteEdit("two modules are one", "there are two 'training'", "'id' of 'training' is") {
      try $0.rewrite($0.index(), #""id":"first-step""#, #""id":"training""#)
    },
    SiteEdit(
      "the format is older than what the content uses", "'training' needs format 4.1, but its manifest names 4.0"
    ) {
      try $0.replace(
        #"{"created":"1970-01-01T00:00:00Z","formatMinor":1"#, #"{"created":"1970-01-01T00:00:00Z","formatMinor":0"#,
        in: v2, stable)
    },
    SiteEdit("the oldest app cannot show the content", "'training' needs app 1.1.0, but 'minimumClient' is 1.0.5") {
      try $0.rewrite($0.index(), #""minimumClient":"1.1.0""#, #""minimumClient":"1.0.5""#)
      try $0.replace(#""minimumClient":"1.1.0""#, #""minimumClient":"1.0.5""#, in: v2, stable)
    },
  ]

  private static let removals = [
    SiteEdit("what was deleted cannot be read", "does not record what was deleted: ") {
      try $0.folder.write("{", to: "removed.json")
    },
    SiteEdit("what was deleted is recorded in another layout", "is not canonical JSON") {
      try $0.folder.write(#"{"pruned": ["1.0.0"]}"#, to: "removed.json")
    },
    SiteEdit("a version is pruned that never was", "records 9.0.0 as pruned, but there is no 'versions/9.0.0.json'") {
      try $0.folder.write(#"{"pruned":["9.0.0"]}"#, to: "removed.json")
    },
    SiteEdit("what is withdrawn is still there", "is there, but 'assets/box.png' is withdrawn, because it is not ours")
    {
      try withdraw($0.image(), in: $0)
    },
    SiteEdit("what is withdrawn is offered", "is deleted: 'assets/box.png' is withdrawn, because it is not ours") {
      try withdraw($0.image(), in: $0)
      try $0.delete($0.image())
    },
  ]

  private static func withdraw(_ path: String, in place: VerifiedSite) throws {
    let withdrawal = RemovedContent.Withdrawal(item: "assets/box.png", because: "it is not ours", content: [path])
    try place.store.write(RemovedContent(withdrawn: [withdrawal]))
  }
}
