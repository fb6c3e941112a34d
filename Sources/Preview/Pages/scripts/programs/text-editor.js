// A code editor without a library: a see-through text area over its own text in color.
import {postJSON} from "./api.js";
import {codeTokens} from "./code-view.js";
import {h, isTouchScreen, uniqueID} from "./dom.js";
import {handleEditorKey} from "./editor-keys.js";
import {recolored} from "./line-colors.js";
import {symbolRow} from "./symbol-row.js";

const rest = 120;

/// `options`: `text`, `lines` (tokens, when they are known), `language`, `label`, `onChange()`.
/// Gives `{element, text(), setText(text), code(), size(), markError(line, words), markRunning(line), setDisabled(isDisabled), focus()}`.
export function textEditor(options) {
  const editor = {options, colored: [], timer: null, asked: 0, error: null, running: null, tabIndents: false};
  editor.colored = options.lines ?? [];
  buildEditor(editor);
  editor.area.value = options.text ?? "";
  drawCode(editor);
  if (!options.lines) askTokens(editor);
  return {
    element: editor.element,
    text: () => editor.area.value,
    setText: (text) => setEditorText(editor, text),
    code: () => editorCode(editor),
    size: () => null,
    markError: (line, words) => markEditorError(editor, line, words),
    markRunning: (line) => markEditorRun(editor, line),
    setDisabled: (isDisabled) => (editor.area.readOnly = isDisabled),
    focus: () => editor.area.focus(),
  };
}

function buildEditor(editor) {
  const {options} = editor;
  const errorID = uniqueID("editor-error");
  const help = keyHelp();
  editor.gutter = h("div", {class: "editor-gutter", "aria-hidden": true});
  editor.layer = h("pre", {class: "editor-layer", "aria-hidden": true});
  editor.area = h("textarea", {
    class: "editor-area", "aria-label": options.label ?? "Your program", "aria-describedby": help ? `${help.id} ${errorID}` : errorID,
    rows: 1, wrap: "off", dir: "ltr", translate: "no",
    spellcheck: "false", autocapitalize: "off", autocomplete: "off", autocorrect: "off",
    oninput: () => editorChanged(editor), onkeydown: (event) => handleEditorKey(editor, event),
    onpointerdown: () => (editor.tabIndents = true), onblur: () => (editor.tabIndents = false),
  });
  const sheet = h("div", {class: "editor-sheet"}, editor.layer, editor.area);
  editor.scroller = h("div", {class: "editor-scroller code-frame code-type", dir: "ltr"}, editor.gutter, sheet);
  editor.problem = h("p", {class: "editor-problem", id: errorID, hidden: true, dir: "auto"});
  editor.element = h("div", {class: "text-editor"}, editor.scroller, editor.problem, symbolRow(editor.area), help ?? "");
}

/// Nothing on a touch screen, which has no such keys.
function keyHelp() {
  if (isTouchScreen()) return null;
  return h("p", {class: "editor-help", id: uniqueID("editor-help")}, "While you type, Tab indents. Press Escape, then Tab, to leave the editor.");
}

function editorLines(editor) {
  return recolored(editor.colored, editor.area.value.split("\n"));
}

function editorCode(editor) {
  return {text: editor.area.value, language: editor.options.language, lines: editorLines(editor)};
}

function drawCode(editor) {
  const lines = editorLines(editor);
  editor.layer.replaceChildren(...lines.map((tokens, index) => h("span", {class: lineClass(editor, index + 1)}, codeTokens(tokens), "\n")));
  editor.gutter.replaceChildren(...lines.map((_, index) => h("span", {class: numberClass(editor, index + 1)}, String(index + 1))));
}

function lineClass(editor, number) {
  if (editor.error === number) return "editor-line code-marked-error";
  return editor.running === number ? "editor-line code-marked" : "editor-line";
}

function numberClass(editor, number) {
  return editor.error === number ? "editor-number is-wrong" : "editor-number";
}

function editorChanged(editor) {
  editor.tabIndents = true;
  editor.running = null;
  markEditorError(editor, null);
  revealCaret(editor);
  clearTimeout(editor.timer);
  editor.timer = setTimeout(() => askTokens(editor), rest);
  editor.options.onChange?.();
}

/// Colors are an extra: when the server does not give them, the text stays plain and nothing is said.
async function askTokens(editor) {
  editor.asked += 1;
  const [asked, code] = [editor.asked, editor.area.value];
  const answer = await postJSON("/api/tokens", {language: editor.options.language, code}).catch(() => null);
  if (!answer || asked !== editor.asked) return;
  editor.colored = answer.lines;
  drawCode(editor);
}

function setEditorText(editor, text) {
  editor.area.value = text;
  editor.error = null;
  editor.problem.hidden = true;
  drawCode(editor);
  askTokens(editor);
}

function markEditorError(editor, line, words) {
  editor.error = line ?? null;
  editor.problem.hidden = !line || !words;
  editor.problem.textContent = line && words ? `Line ${line}: ${words}` : "";
  if (line) editor.area.setAttribute("aria-invalid", "true");
  else editor.area.removeAttribute("aria-invalid");
  drawCode(editor);
}

function markEditorRun(editor, line) {
  editor.running = line;
  drawCode(editor);
}

/// The text area never scrolls by itself, so the block around it follows the caret sideways.
function revealCaret(editor) {
  const before = editor.area.value.slice(0, editor.area.selectionEnd);
  const column = before.length - before.lastIndexOf("\n") - 1;
  const width = parseFloat(getComputedStyle(editor.area).fontSize) * 0.61;
  const [x, {scroller, gutter}] = [column * width, editor];
  const room = scroller.clientWidth - gutter.offsetWidth - 32;
  if (x < scroller.scrollLeft) scroller.scrollLeft = Math.max(0, x - 32);
  if (x > scroller.scrollLeft + room) scroller.scrollLeft = x - room;
}
