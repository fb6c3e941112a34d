// The colors of a program while it is typed, until the server has colored what is there now.

/// The tokens of each line: those of `colored`, lines of tokens, above and below what has changed, and plain text in between. The text of a line
/// alone would not tell its colors: the same line may be code, and part of a string of several lines elsewhere.
export function recolored(colored, texts) {
  const known = colored.map((tokens) => tokens.map(([, text]) => text).join(""));
  const most = Math.min(known.length, texts.length);
  const above = countWhile(most, (index) => known[index] === texts[index]);
  const below = countWhile(most - above, (index) => known.at(-1 - index) === texts.at(-1 - index));
  return texts.map((text, index) => {
    if (index < above) return colored[index];
    const fromEnd = texts.length - index;
    return fromEnd <= below ? colored[colored.length - fromEnd] : [["text", text]];
  });
}

function countWhile(most, holds) {
  let count = 0;
  while (count < most && holds(count)) count += 1;
  return count;
}
