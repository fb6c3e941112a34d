// The paragraphs of a text, as the article "Clients in other languages" states them and the vectors in `schemas/vectors` show them.

/// The lines of each paragraph: `paragraphLines("a \n\nb\nc")` gives `[["a"], ["b", "c"]]`.
export function paragraphLines(text) {
  const paragraphs = [[]];
  for (const line of String(text ?? "").replaceAll("\r\n", "\n").split("\n").map(withoutSpacesAround)) {
    if (line !== "") paragraphs.at(-1).push(line);
    else if (paragraphs.at(-1).length > 0) paragraphs.push([]);
  }
  return paragraphs.filter((lines) => lines.length > 0);
}

function withoutSpacesAround(line) {
  const isSpace = (sign) => sign === " " || sign === "\t";
  let [start, end] = [0, line.length];
  while (start < end && isSpace(line[start])) start += 1;
  while (end > start && isSpace(line[end - 1])) end -= 1;
  return line.slice(start, end);
}
