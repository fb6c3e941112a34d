/// The pages of the manual about topics, in the order in which it lists them; one line a page.
enum ManualPages {
  static let all: [ManualPage] = [
    .python,
    .slang,
    .robot,
    .pseudocode,
    .worlds,
    .concepts,
    .mutants,
  ]
}
