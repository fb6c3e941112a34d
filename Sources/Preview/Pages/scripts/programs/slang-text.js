// Slang programs as text, an element a line, and as rows: `variable` {name, value}, `repeat` {count}, `if` {left, comparison, right}, `print` {value}.

export const slangComparisons = ["==", "!=", "<", "<=", ">", ">="];

/// The rows of a program; a line that is not an element becomes a `raw` row, so that nothing gets lost.
export function readSlang(text) {
  const lines = text.replaceAll("\r\n", "\n").replace(/\n$/, "").split("\n");
  if (lines.length === 1 && lines[0].trim() === "") return [];
  return lines.map((line) => readElement(line.trim()));
}

function readElement(line) {
  const [, word, rest] = /^([a-z]*)\s*(.*)$/s.exec(line);
  if (line === "") return {word: "blank"};
  if (["blank", "else", "end"].includes(word) && rest === "") return {word};
  if (word === "variable") return readVariable(rest);
  if (word === "repeat") return {word, count: rest};
  if (word === "if") return readComparison(rest);
  if (word === "print") return {word, value: rest};
  return {word: "raw", text: line};
}

function readVariable(rest) {
  const place = rest.indexOf("=");
  if (place < 0) return {word: "variable", name: rest, value: ""};
  return {word: "variable", name: rest.slice(0, place).trim(), value: rest.slice(place + 1).trim()};
}

/// The first comparison outside of quotes parts the two sides.
function readComparison(rest) {
  const pattern = /"(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'?|([=!<>]=|[<>])/g;
  for (const match of rest.matchAll(pattern)) {
    if (match[1]) return {word: "if", left: rest.slice(0, match.index).trim(), comparison: match[1], right: rest.slice(match.index + match[1].length).trim()};
  }
  return {word: "if", left: rest, comparison: "", right: ""};
}

export function slangLine(row) {
  const parts = {
    variable: () => (row.value === "" ? [row.name] : [row.name, "=", row.value]),
    repeat: () => [row.count],
    if: () => [row.left, row.comparison, row.right],
    print: () => [row.value],
    raw: () => [row.text],
  }[row.word];
  const words = row.word === "raw" ? parts() : [row.word, ...(parts ? parts() : [])];
  return words.filter((word) => word !== "").join(" ");
}

/// The names that rows give values to, each once, in their order.
export function slangNames(rows) {
  return [...new Set(rows.filter((row) => row.word === "variable" && /^[A-Za-z_]\w*$/.test(row.name)).map((row) => row.name))];
}
