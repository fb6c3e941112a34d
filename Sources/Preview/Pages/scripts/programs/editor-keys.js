// What keys do in the text editor. Text goes in as if it were typed, so that the browser's undo knows it.

const unit = "    ";

export function handleEditorKey(editor, event) {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || editor.area.readOnly) return;
  if (event.key === "Escape") return (editor.tabIndents = false);
  if (event.key === "Enter" && !event.shiftKey) return insertLineBreak(editor, event);
  if (event.key === "Backspace") return removeIndentation(editor, event);
  if (event.key === "Tab" && editor.tabIndents) return indentByTab(editor, event);
}

/// Puts text in place of the selection.
export function typeText(area, text) {
  area.focus();
  if (document.execCommand("insertText", false, text)) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, "end");
  area.dispatchEvent(new Event("input", {bubbles: true}));
}

/// A new line begins where the last one did, and further in after a colon.
function insertLineBreak({area}, event) {
  event.preventDefault();
  const line = lineBeforeCaret(area);
  const white = line.slice(0, line.length - line.trimStart().length);
  typeText(area, `\n${white}${endsInColon(line) ? unit : ""}`);
}

function endsInColon(line) {
  return /:\s*(#[^"']*)?$/.test(line);
}

function removeIndentation({area}, event) {
  const line = lineBeforeCaret(area);
  if (area.selectionStart !== area.selectionEnd || line === "" || line.trim() !== "" || line.includes("\t")) return;
  const width = line.length % unit.length || unit.length;
  if (width === 1) return;
  event.preventDefault();
  area.setSelectionRange(area.selectionStart - width, area.selectionStart);
  removeSelection(area);
}

function removeSelection(area) {
  if (document.execCommand("delete")) return;
  area.setRangeText("", area.selectionStart, area.selectionEnd, "end");
  area.dispatchEvent(new Event("input", {bubbles: true}));
}

function indentByTab({area}, event) {
  event.preventDefault();
  const spansLines = area.value.slice(area.selectionStart, area.selectionEnd).includes("\n");
  if (spansLines || event.shiftKey) return shiftLines(area, event.shiftKey);
  typeText(area, " ".repeat(unit.length - (lineBeforeCaret(area).length % unit.length)));
}

function shiftLines(area, isOutwards) {
  const start = area.value.lastIndexOf("\n", area.selectionStart - 1) + 1;
  const next = area.value.indexOf("\n", Math.max(area.selectionEnd - 1, start));
  const end = next < 0 ? area.value.length : next;
  const lines = area.value.slice(start, end).split("\n");
  const shifted = lines.map((line) => (isOutwards ? line.replace(/^ {1,4}|^\t/, "") : line === "" ? line : unit + line)).join("\n");
  area.setSelectionRange(start, end);
  if (shifted === "") removeSelection(area);
  else typeText(area, shifted);
  area.setSelectionRange(lines.length > 1 ? start : start + shifted.length, start + shifted.length);
}

function lineBeforeCaret(area) {
  const before = area.value.slice(0, area.selectionStart);
  return before.slice(before.lastIndexOf("\n") + 1);
}
