// The input of a program as lines, and as the text of a field in which each line ends where the next begins.

/// The lines of a text; a line end at its end adds no line, so that one empty line is a text of one line end.
export function linesOfInput(text) {
  return text === "" ? [] : text.replace(/\n$/, "").split("\n");
}

export function textOfInput(lines) {
  return lines.join("\n") + (lines.at(-1) === "" ? "\n" : "");
}

export function isSameInput(lines, others) {
  return lines.length === others.length && lines.every((line, index) => line === others[index]);
}
