// Words to put into the blanks of a sentence or of a program: by tapping, by dragging or with the keyboard.
import {authored} from "./authored.js";
import {arrowStep, cardFrame, cardText, markOutcome, outcomeOf, viewOf} from "./card-parts.js";
import {codeTokens} from "./code-view.js";
import {announce, h, isRightToLeft} from "./dom.js";
import {makeDraggable} from "./drag.js";

export function blanksView(card, context) {
  const board = {card, context, blanks: [], words: [], selected: null, isLocked: false};
  const sentence = card.sentence ? sentenceWithBlanks(board) : null;
  const code = card.blankedCode ? codeWithBlanks(board) : null;
  board.blanks.sort((one, other) => one.number - other.number);
  board.words = (card.tokens ?? []).map((text, index) => wordOf(board, text, index));
  const tray = h("div", {class: "word-tray", role: "group", "aria-label": "Words to use"}, board.words.map((word) => word.element));
  const help = h("p", {class: "card-help"}, "Tap a word to put it into the next blank. Tap a blank to take its word out.");
  showBoard(board);
  return viewOf(cardFrame(card, "Fill in the blanks", cardText(card), sentence, code, help, tray), {
    action: () => blanksAction(board),
    showVerdict: (verdict) => board.blanks.forEach((blank, index) => markOutcome(blank.element, outcomeOfBlank(verdict, index))),
    setLocked: (isLocked) => lockBoard(board, isLocked),
    state: () => ({words: board.blanks.map((blank) => blank.word?.text ?? null)}),
    restore: (state) => restoreBoard(board, state),
  });
}

/// Only blanks whose words are wrong are marked as wrong.
function outcomeOfBlank(verdict, index) {
  return verdict?.wrongBlanks?.includes(index) === false ? "right" : outcomeOf(verdict);
}

function blanksAction(board) {
  if (board.blanks.some((blank) => !blank.word)) return null;
  return {kind: "filled", words: board.blanks.map((blank) => blank.word.text)};
}

function sentenceWithBlanks(board) {
  const pieces = board.card.sentence.map((piece) => ("blank" in piece ? blankOf(board, piece.blank) : piece.text));
  return h("p", {class: "blanks-sentence", ...authored()}, pieces);
}

function codeWithBlanks(board) {
  const piece = (part) => (Array.isArray(part) ? codeTokens([part]) : blankOf(board, part.blank));
  const lines = board.card.blankedCode.map((parts) => h("div", {class: "code-line"}, parts.length ? parts.map(piece) : "\u00a0"));
  const code = h("div", {class: "code-lines"}, lines);
  return h("div", {
    class: "code-block code-frame code-type blanks-code", dir: "ltr", translate: "no", role: "group", "aria-label": "Program with blanks",
  }, code);
}

/// The element of a blank; one that comes again shows the word of the first.
function blankOf(board, number) {
  const known = board.blanks.find((blank) => blank.number === number);
  if (!known) return newBlank(board, number).element;
  const copy = h("span", {class: "blank-copy", ...languageOf(board)});
  known.copies.push(copy);
  return copy;
}

function newBlank(board, number) {
  const blank = {number, word: null, copies: []};
  blank.element = h("button", {
    type: "button", class: "blank", ...languageOf(board), dataset: {blank: number},
    onclick: () => tapBlank(board, blank), onkeydown: (event) => keyOnBlank(board, blank, event),
  });
  makeDraggable(blank.element, {
    start: () => Boolean(blank.word) && !board.isLocked,
    move: (point) => showTarget(board, blankAt(board, point)),
    drop: (point) => dropWord(board, blank.word, blank, blankAt(board, point)),
    cancel: () => showTarget(board, null),
  });
  board.blanks.push(blank);
  return blank;
}

/// Words of a sentence are an author's, pieces of a program are code.
function languageOf({card}) {
  return card.blankedCode ? {dir: "ltr"} : authored();
}

function wordOf(board, text, index) {
  const word = {text, index};
  word.element = h("button", {
    type: "button", class: "word", ...languageOf(board), onclick: () => tapWord(board, word),
    onkeydown: (event) => moveFocus(event, board.words, word),
  }, text);
  makeDraggable(word.element, {
    start: () => !board.isLocked && !blankWith(board, word),
    move: (point) => showTarget(board, blankAt(board, point)),
    drop: (point) => dropWord(board, word, null, blankAt(board, point)),
    cancel: () => showTarget(board, null),
  });
  return word;
}

function tapWord(board, word) {
  if (board.isLocked) return;
  const holder = blankWith(board, word);
  if (holder) return putWord(board, holder, null);
  const empty = board.selected ?? board.blanks.find((blank) => !blank.word);
  if (!empty) return announce("All blanks are filled. Tap a blank to take its word out.");
  putWord(board, empty, word);
}

function tapBlank(board, blank) {
  if (board.isLocked) return;
  if (blank.word) putWord(board, blank, null);
  board.selected = blank;
  showBoard(board);
}

function putWord(board, blank, word) {
  const before = blank.word;
  blank.word = word;
  board.selected = null;
  showBoard(board);
  board.context.onChange();
  announce(word ? `${word.text} in blank ${position(board, blank)}` : `${before?.text ?? "Word"} taken out of blank ${position(board, blank)}`);
}

/// A word dropped on a blank takes its place; one that was there goes where the dropped one came from.
function dropWord(board, word, from, to) {
  showTarget(board, null);
  if (to === from) return;
  if (from) from.word = to?.word ?? null;
  if (to) return putWord(board, to, word);
  if (from) return putWord(board, from, null);
}

function keyOnBlank(board, blank, event) {
  if (event.key === "Backspace" || event.key === "Delete") {
    event.preventDefault();
    if (blank.word && !board.isLocked) tapBlank(board, blank);
  }
  moveFocus(event, board.blanks, blank);
}

function moveFocus(event, all, current) {
  const isMirrored = isRightToLeft() && event.currentTarget.dir !== "ltr";
  const step = arrowStep(event, isMirrored);
  if (step === 0) return;
  event.preventDefault();
  all[(all.indexOf(current) + step + all.length) % all.length].element.focus();
}

function showBoard(board) {
  for (const blank of board.blanks) showBlank(board, blank);
  for (const word of board.words) {
    const isUsed = Boolean(blankWith(board, word));
    word.element.classList.toggle("is-used", isUsed);
    word.element.setAttribute("aria-pressed", String(isUsed));
  }
}

function showBlank(board, blank) {
  const name = `Blank ${position(board, blank)}`;
  for (const element of [blank.element, ...blank.copies]) {
    element.textContent = blank.word?.text ?? "\u00a0";
    element.classList.toggle("is-filled", Boolean(blank.word));
  }
  blank.element.setAttribute("aria-label", blank.word ? `${name}: ${blank.word.text}` : `${name}, empty`);
  blank.element.classList.toggle("is-selected", board.selected === blank);
}

function showTarget(board, target) {
  for (const blank of board.blanks) blank.element.classList.toggle("is-target", blank === target);
}

function blankWith(board, word) {
  return board.blanks.find((blank) => blank.word === word);
}

/// The blank below the pointer, or the nearest one within a finger's width.
function blankAt(board, point) {
  const distances = board.blanks.map((blank) => ({blank, far: distanceTo(blank.element.getBoundingClientRect(), point)}));
  const nearest = distances.sort((one, other) => one.far - other.far)[0];
  return nearest && nearest.far < 28 ? nearest.blank : null;
}

function distanceTo(box, point) {
  const across = Math.max(box.left - point.x, 0, point.x - box.right);
  const down = Math.max(box.top - point.y, 0, point.y - box.bottom);
  return Math.hypot(across, down);
}

function position(board, blank) {
  return board.blanks.indexOf(blank) + 1;
}

function lockBoard(board, isLocked) {
  board.isLocked = isLocked;
  for (const part of [...board.blanks, ...board.words]) part.element.disabled = isLocked;
}

/// Puts back the words that the card still has.
function restoreBoard(board, state) {
  board.blanks.forEach((blank, index) => {
    blank.word = board.words.find((word) => word.text === state?.words?.[index] && !blankWith(board, word)) ?? null;
  });
  showBoard(board);
}
