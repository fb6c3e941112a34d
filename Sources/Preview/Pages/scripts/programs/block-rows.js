// Programs of blocks as plain rows: `{id, word, …}`, one a line. What belongs together, and what a move does.

/// `{partners, problems}` by index: which End closes which row, and rows that are "withoutEnd", "strayEnd" or "strayElse".
export function matchBlocks(rows, openers) {
  const found = {partners: new Map(), problems: new Map(), elses: new Map()};
  const open = [];
  rows.forEach((row, index) => {
    if (openers.has(row.word)) open.push({index, word: row.word, hasElse: false});
    else if (row.word === "else") matchElse(found, open.at(-1), index);
    else if (row.word === "end") matchEnd(found, open.pop(), index);
  });
  for (const block of open) found.problems.set(block.index, "withoutEnd");
  return found;
}

function matchElse(found, block, index) {
  if (!block || block.word !== "if" || block.hasElse) return found.problems.set(index, "strayElse");
  block.hasElse = true;
  found.elses.set(index, block.index);
}

function matchEnd(found, block, index) {
  if (!block) return found.problems.set(index, "strayEnd");
  found.partners.set(block.index, index).set(index, block.index);
}

/// The rows that move with one: a block as a whole, anything else alone.
export function extentOf(rows, index, openers) {
  if (!openers.has(rows[index].word)) return {start: index, end: index};
  return {start: index, end: matchBlocks(rows, openers).partners.get(index) ?? index};
}

/// The rows after one step up (-1) or down (1), or null where that would tear a block apart.
export function rowsStepped(rows, index, step, openers) {
  const {start, end} = extentOf(rows, index, openers);
  const neighbor = step < 0 ? start - 1 : end + 1;
  if (neighbor < 0 || neighbor >= rows.length) return null;
  const stepped = step < 0 ? rowsMoved(rows, start, end, start - 1) : rowsMoved(rows, start, end, end + 2);
  const isWorse = matchBlocks(stepped, openers).problems.size > matchBlocks(rows, openers).problems.size;
  return isWorse ? null : stepped;
}

/// The rows with those from `start` to `end` put before the row that is now at `place`.
export function rowsMoved(rows, start, end, place) {
  if (place >= start && place <= end + 1) return rows;
  const moved = rows.slice(start, end + 1);
  const others = [...rows.slice(0, start), ...rows.slice(end + 1)];
  others.splice(place > end ? place - moved.length : place, 0, ...moved);
  return others;
}

/// The rows without one; a block's Else and End go with what opened it, and what is inside stays.
export function rowsWithout(rows, index, openers) {
  const {partners, elses} = matchBlocks(rows, openers);
  const isOpener = openers.has(rows[index].word);
  return rows.filter((_, other) => other !== index && !(isOpener && (partners.get(index) === other || elses.get(other) === index)));
}

/// The program as text, what is inside of a block indented by two.
export function rowsText(rows, openers, lineOf) {
  let depth = 0;
  const lines = rows.map((row) => {
    if (row.word === "end") depth = Math.max(0, depth - 1);
    const indentation = "  ".repeat(Math.max(0, depth - (row.word === "else" ? 1 : 0)));
    if (openers.has(row.word)) depth += 1;
    return indentation + lineOf(row);
  });
  return lines.map((line) => `${line}\n`).join("");
}
