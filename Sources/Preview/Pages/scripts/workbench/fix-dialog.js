// Shows what a fix would change before it changes anything.
import {announce, h, uniqueID} from "./dom.js";
import {failureWords, getJSON, postJSON} from "./api.js";
import {richLine} from "./rich-text.js";
import {benchIcon} from "./bench-icons.js";
import {wordsOfEffect} from "./bench-words.js";
import {diffView} from "./diff-view.js";

/// The result is `{element, open(finding, fix)}`.
export function fixDialog(bench) {
  const id = uniqueID("fix");
  const dialog = {bench, finding: null, fix: null, turn: 0};
  dialog.title = h("h2", {id, dir: "auto"});
  dialog.message = h("p", {class: "fix-finding", dir: "auto"});
  dialog.effect = h("p", {class: "fix-effect"});
  dialog.file = h("p", {class: "fix-file file-name", dir: "ltr"});
  dialog.body = h("div", {class: "fix-body"});
  dialog.apply = h("button", {type: "button", class: "button primary", onclick: () => applyFix(dialog)}, "Apply");
  dialog.again = h("button", {type: "button", class: "button primary", hidden: true, onclick: () => lookAgain(dialog)}, "Look again");
  dialog.cancel = h("button", {type: "button", class: "button", onclick: () => dialog.element.close()}, "Cancel");
  dialog.element = h("dialog", {class: "dialog fix-dialog", "aria-labelledby": id, onclose: () => closedFix(dialog)},
    h("div", {class: "dialog-head"}, dialog.title, dialog.message, dialog.effect),
    h("div", {class: "dialog-body"}, dialog.file, dialog.body),
    h("div", {class: "dialog-foot"}, dialog.cancel, dialog.again, dialog.apply));
  return {element: dialog.element, open: (finding, fix) => openFix(dialog, finding, fix)};
}

async function openFix(dialog, finding, fix) {
  dialog.finding = finding;
  dialog.fix = fix;
  dialog.title.replaceChildren(...richLine(`Fix: ${fix.title}`));
  dialog.message.replaceChildren(benchIcon(finding.severity), h("span", null, richLine(finding.message)));
  dialog.effect.textContent = wordsOfEffect(fix, finding);
  dialog.file.textContent = finding.file;
  showFixState(dialog, "waiting", h("p", {class: "waiting"}, "Looking at the file"));
  if (!dialog.element.open) dialog.element.showModal();
  await lookAtFix(dialog);
}

async function lookAtFix(dialog) {
  const turn = nextTurn(dialog);
  try {
    const reply = await postJSON("/api/fix", {finding: dialog.finding.id, fix: dialog.fix.index, apply: false});
    if (turn !== dialog.turn) return;
    dialog.file.textContent = reply.file ?? dialog.finding.file;
    showFixState(dialog, "ready", diffView(reply.diff));
    dialog.apply.focus();
  } catch (error) {
    if (turn === dialog.turn) failedFix(dialog, error);
  }
}

async function applyFix(dialog) {
  const {finding, fix} = dialog;
  const turn = nextTurn(dialog);
  showFixState(dialog, "busy", null);
  try {
    await postJSON("/api/fix", {finding: finding.id, fix: fix.index, apply: true});
    if (turn === dialog.turn) closeApplied(dialog);
    announce(`The fix is in ${finding.file}.`);
    dialog.bench.refresh();
  } catch (error) {
    if (turn === dialog.turn) failedFix(dialog, error);
  }
}

function closeApplied(dialog) {
  dialog.wasApplied = true;
  dialog.element.close();
}

/// An answer counts only as long as the dialog shows what was asked: until it is closed, shows another fix or asks again.
function nextTurn(dialog) {
  dialog.turn += 1;
  return dialog.turn;
}

/// Nothing was changed: the finding is gone, the file has changed, or the server could not do it.
function failedFix(dialog, error) {
  if (error.status === 404) return showGone(dialog, error);
  const isConflict = error.status === 409;
  const {message, help} = failureWords(error);
  const first = isConflict ? "The file has changed since this was found." : message;
  const rest = isConflict ? "Look again to see what the fix would change now." : help;
  showFixState(
    dialog, isConflict ? "conflict" : "failed",
    h("div", {class: "notice notice-bad", role: "alert"}, h("p", null, h("strong", null, first)), rest ? h("p", null, richLine(rest)) : null)
  );
  dialog.again.focus();
}

/// Asks for the findings again: the fix may have another title now, or the finding may be gone.
async function lookAgain(dialog) {
  const turn = nextTurn(dialog);
  showFixState(dialog, "waiting", h("p", {class: "waiting"}, "Looking again"));
  dialog.bench.refresh();
  try {
    const {findings} = await getJSON("/api/findings");
    if (turn !== dialog.turn) return;
    const found = findings.find(({id}) => id === dialog.finding.id);
    const fix = found?.fixes?.find(({title}) => title === dialog.fix.title) ?? found?.fixes?.[0];
    if (fix) openFix(dialog, found, fix);
    else showGone(dialog, null);
  } catch (error) {
    if (turn === dialog.turn) failedFix(dialog, error);
  }
}

function showGone(dialog, error) {
  const words = error ? failureWords(error).message : "This finding is no longer there: there is nothing to fix.";
  showFixState(dialog, "gone", h("div", {class: "notice", role: "alert"}, h("p", null, richLine(words))));
  dialog.cancel.focus();
}

function showFixState(dialog, state, content) {
  if (content) dialog.body.replaceChildren(content);
  dialog.element.dataset.state = state;
  dialog.apply.hidden = !["ready", "busy", "waiting"].includes(state);
  dialog.apply.disabled = state !== "ready";
  dialog.again.hidden = !["conflict", "failed"].includes(state);
  dialog.again.textContent = state === "failed" ? "Try again" : "Look again";
  dialog.cancel.textContent = state === "gone" ? "Close" : "Cancel";
}

/// The browser gives the focus back to the button, unless that went away with the finding: then the list goes on.
function closedFix(dialog) {
  nextTurn(dialog);
  if (!dialog.wasApplied) return;
  dialog.wasApplied = false;
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector(".findings article, .tab-panel:not([hidden])")?.focus({preventScroll: true});
  }, 400);
}
