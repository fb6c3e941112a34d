public import JSON

extension CurriculumStatistics {
  /// The statistics as a program reads them, described by `schemas/statistics.schema.json`.
  ///
  /// - Throws: `EncodingError` for a number that JSON does not have, which none of them is.
  public var json: JSONValue { get throws { try JSONValueEncoder().encode(self) } }
}
