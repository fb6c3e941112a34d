import Commands
import Publishing
import TestSupport
import Testing

/// What is looked at before a release.
struct ReleaseCheckTests {
  @Test("a release is proven anew, whatever earlier runs remember")
  func memory() {
    #expect(ReleaseCheck.options(after: nil).memory == nil)
    #expect(ReleaseCheck.options(after: Samples.curriculum()).memory == nil)
    #expect(ReleaseCheck.options(after: Samples.curriculum()).published == Samples.curriculum())
  }
}
