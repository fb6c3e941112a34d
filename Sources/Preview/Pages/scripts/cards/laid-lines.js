// The answer to a puzzle of lines as plain data: which lines are laid, in which order, how deeply each is indented.

const deepest = 8;

/// `{laid: [{line, depth}], unit, capacity}`; a depth is counted in units of indentation.
export function emptyLayout(card) {
  return {lines: card.lines ?? [], laid: [], unit: indentationUnit(card.lines ?? []), capacity: card.lineCount ?? card.lines?.length ?? 0};
}

export function ownDepth(layout, line) {
  return Math.round(leadingWhitespace(layout.lines[line].text).length / layout.unit.length);
}

export function isLaid(layout, line) {
  return layout.laid.some((entry) => entry.line === line);
}

export function isFull(layout) {
  return layout.laid.length >= layout.capacity;
}

/// Lays a line at `index` of the answer, from the pool or from another place of the answer.
export function layLine(layout, line, index, depth) {
  const from = layout.laid.findIndex((entry) => entry.line === line);
  if (from >= 0) layout.laid.splice(from, 1);
  layout.laid.splice(Math.min(index, layout.laid.length), 0, {line, depth: withinDepth(depth)});
}

export function takeOut(layout, line) {
  layout.laid = layout.laid.filter((entry) => entry.line !== line);
}

/// Moves a laid line by `rows` and `columns`; false when it is at an end already.
export function shiftLine(layout, line, rows, columns) {
  const index = layout.laid.findIndex((entry) => entry.line === line);
  const target = index + rows;
  const depth = layout.laid[index].depth + columns;
  if (target < 0 || target >= layout.laid.length || depth !== withinDepth(depth)) return false;
  layLine(layout, line, target, depth);
  return true;
}

/// The answer as the server grades it: each line with its indentation.
export function laidTexts(layout) {
  return layout.laid.map((entry) => layout.unit.repeat(entry.depth) + layout.lines[entry.line].text.trimStart());
}

/// The tokens of a line without its indentation, which is shown as an offset.
export function bareTokens(line) {
  let toDrop = leadingWhitespace(line.text).length;
  return line.tokens.map(([kind, text]) => {
    const dropped = Math.min(toDrop, text.length);
    toDrop -= dropped;
    return [kind, text.slice(dropped)];
  });
}

/// The nearest depth that a line may have.
export function withinDepth(depth) {
  return Math.min(Math.max(depth, 0), deepest);
}

/// What all indentations are multiples of; four spaces when no line has any.
function indentationUnit(lines) {
  const widths = lines.map((line) => leadingWhitespace(line.text)).filter((white) => white.length > 0);
  if (widths.length === 0) return "    ";
  if (widths.every((white) => white.startsWith("\t"))) return "\t";
  return " ".repeat(widths.reduce((unit, white) => greatestDivisor(unit, white.length), 0));
}

function greatestDivisor(one, other) {
  return other === 0 ? one : greatestDivisor(other, one % other);
}

function leadingWhitespace(text) {
  return text.slice(0, text.length - text.trimStart().length);
}
