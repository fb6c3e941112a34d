// Words of our own with `code` in backquotes, which may hold an author's text with backquotes of its own.

/// The parts of a line of words: `codeSpans("add `id: a`")` gives `[{text: "add "}, {text: "id: a", isCode: true}]`. What is between 'quotes'
/// stays as it is, signs and all.
export function codeSpans(line) {
  const parts = [];
  let plainFrom = 0;
  let position = 0;
  while (position < line.length) {
    const end = line[position] === "`" ? endOfCode(line, position) : endOfQuotation(line, position);
    const isCode = end !== null && line[position] === "`";
    if (isCode) {
      parts.push({text: line.slice(plainFrom, position)}, {text: line.slice(position + 1, end), isCode});
      plainFrom = end + 1;
    }
    position = (end ?? position) + 1;
  }
  return [...parts, {text: line.slice(plainFrom)}].filter(({text}) => text !== "");
}

/// Where the code ends that a backquote begins; null where it begins none. Inside of code a backquote that has words only behind it begins
/// a pair of the author's own.
function endOfCode(line, start) {
  const first = line.indexOf("`", start + 1);
  if (first < 0 || first === start + 1 || /\s/.test(line[start + 1]) || /[\w']/.test(line[start - 1] ?? " ")) return null;
  let depth = 1;
  for (let end = first; end >= 0; end = line.indexOf("`", end + 1)) {
    const [before, after] = [line[end - 1], line[end + 1] ?? " "];
    const mayEnd = /[\s.,;:!?)\]}'"…]/.test(after);
    if (mayEnd && !/\s/.test(before)) depth -= 1;
    else if (!mayEnd && !/\w/.test(before)) depth += 1;
    if (depth === 0) return end;
  }
  return first;
}

/// Where a quotation ends that a quote begins; null where there is none. An apostrophe is in a word or behind one.
function endOfQuotation(line, start) {
  if (line[start] !== "'" || !/[\s(]/.test(line[start - 1] ?? " ")) return null;
  for (let end = line.indexOf("'", start + 1); end >= 0; end = line.indexOf("'", end + 1)) {
    if (/[\s.,;:!?)]/.test(line[end + 1] ?? " ")) return end;
  }
  return null;
}
