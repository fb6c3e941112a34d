// The verdict on an action from the answer sheet of its card; where a sheet lists parts, they are put together as `Grading` does.

/// `{isRight, feedback}`; null for an action that nothing on the sheet decides.
export function verdictFromSheet(sheet, action) {
  return action.kind === sheet.kind ? sheetReaders[sheet.kind](sheet, action) ?? null : null;
}

const sheetReaders = {
  read: (sheet) => sheet.verdict,
  chose: (sheet, {index}) => sheet.verdicts[index],
  said: (sheet, {answer}) => sheet[String(answer)],
  selected: verdictOnSelection,
  filled: verdictOnBlanks,
  laid: verdictOnOrder,
  scored: (sheet, {right}) => sheet.verdicts[right],
  ran: (sheet, {input}) => (isSameList(input ?? sheet.input, sheet.input ?? []) ? sheet.verdict : null),
  wrote: (sheet) => sheet.verdict,
};

function verdictOnSelection(sheet, {indices}) {
  const wrong = indices.filter((index) => !sheet.key.includes(index)).sort((a, b) => a - b);
  if (wrong.length === 0) return indices.length === sheet.key.length ? sheet.right : sheet.fewer;
  return ownVerdict(sheet, wrong.map((index) => sheet.answers[index])) ?? sheet.other;
}

function verdictOnBlanks(sheet, {words}) {
  const wrongBlanks = [...words.keys()].filter((index) => !sheet.answers[index].includes(words[index]));
  if (wrongBlanks.length === 0) return sheet.right;
  const verdict = ownVerdict(sheet, wrongBlanks.map((index) => words[index])) ?? sheet.counted[wrongBlanks.length - 1];
  return {...verdict, wrongBlanks};
}

function verdictOnOrder(sheet, {lines}) {
  if (sheet.orders.some((order) => isSameList(order, lines))) return sheet.right;
  const strangers = lines.filter((line) => !sheet.lines.includes(line));
  if (strangers.length > 0) return ownVerdict(sheet, strangers) ?? sheet.stranger;
  return lines.length < sheet.lines.length ? sheet.missing : sheet.order;
}

/// What the author says about the first of some parts that has words of its own.
function ownVerdict({own}, parts) {
  const known = parts.map((part) => own.find(([answer]) => answer === part)).find(Boolean);
  return known?.[1] ?? null;
}

function isSameList(list, other) {
  return list.length === other.length && list.every((item, index) => item === other[index]);
}
