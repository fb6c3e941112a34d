import Authoring
import CurriculumBundle

/// A module with what its episodes came to.
struct ModuleContext {
  /// The module with its places.
  let authored: AuthoredModule
  /// The time that all of its episodes take.
  let time: LessonTime

  /// Its file.
  var document: Document { authored.document }
}
