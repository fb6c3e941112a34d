import Foundation
import Testing

@testable import Commands

@Suite("The URL of an evidence store")
struct EvidenceAddressTests {
  private static let folders = [
    "http://localhost", "http://localhost:8080", "https://cache.example/evidence/", "http://10.0.0.1:80/a/b",
    "http://[::1]:8080/x", "https://[2001:db8::1]/", "http://host:/path", "https://cache.example/a%20b/c",
  ]
  private static let others = [
    "", "http", "http://", "https:///path", "HTTP://host", "ftp://host/x", "s3://bucket/x", "http://host?x",
    "http://host/?x=1", "http://host/#part", "http://host:port/", "http://host:80:90/", "http://[::1", "http://[]/",
    "http://ho st/", "http://ho\"st/", "http://host/a\nb", "//host/x", "http:/host/x", "http://:80/",
  ]
  private static let logins = [
    "http://user@host/", "https://user:secret@host:80/x", "https://:secret@host/", "ftp://user:secret@host/x",
    "http://@host/",
  ]

  @Test("a URL of the web with a host, and perhaps a port and a path, is one", arguments: folders)
  func folder(text: String) {
    #expect(EvidenceAddress(text).isFolder)
    #expect(!EvidenceAddress(text).hasLogin)
    #expect(URLComponents(string: text)?.host?.isEmpty == false, "the system takes it for another thing")
  }

  @Test("anything else is none", arguments: others)
  func other(text: String) {
    #expect(!EvidenceAddress(text).isFolder)
    #expect(!EvidenceAddress(text).hasLogin)
  }

  @Test("a login is seen", arguments: logins)
  func login(text: String) {
    #expect(EvidenceAddress(text).hasLogin)
    #expect(!EvidenceAddress(text).isFolder)
    #expect(URLComponents(string: text)?.user != nil, "the system sees none")
  }

  @Test("a quote in a setting of curl's stays in it, with an accent above it, too")
  func quotes() {
    #expect(CurlSettings.quoted("a\"b\\c\"\u{301}") == #""a\"b\\c\"\#u{301}""#)
  }
}
