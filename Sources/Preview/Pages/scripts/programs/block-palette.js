// The blocks to choose from.
import {h} from "./dom.js";
import {makeDraggable} from "./drag.js";
import {isOverList, placeAt, showDropPlace} from "./block-drag.js";

/// `add(list, kind, place)` adds a block and gives its row; without a place, where the next one goes.
export function blockPalette(list, add) {
  const {grammar} = list;
  const many = grammar.noun.many;
  return h("div", {class: "block-palette", role: "group", "aria-label": `The ${many} that you can use`, dir: "ltr"},
    grammar.kinds.map((kind) => paletteBlock(list, kind, add)));
}

function paletteBlock(list, kind, add) {
  const {grammar} = list;
  const button = h("button", {
    type: "button", class: grammar.hasPictures ? "palette-block is-tall" : "palette-block", dataset: {tone: grammar.toneOf(kind)},
    title: kind.description, "aria-label": `Add ${kind.name}`, onclick: (event) => addByTap(list, add(list, kind), event),
  }, grammar.pictureOf(kind), h("span", {class: "block-name"}, kind.name));
  makeDraggable(button, {
    needsHold: true,
    start: () => startPaletteDrag(list),
    move: (point) => showDropPlace(list, isOverList(list, point) ? placeAt(list, point) : null),
    drop: (point) => dropFromPalette(list, kind, point, add),
    cancel: () => endPaletteDrag(list),
  });
  return button;
}

/// With a mouse or keys the first field is ready for typing; on a touch screen its keyboard would cover the program.
function addByTap(list, row, event) {
  const field = list.root.querySelector(`[data-focus^="${row.id}-"]:is(input[type=text])`);
  if (field && event.pointerType !== "touch") return field.focus({preventScroll: false});
}

function startPaletteDrag(list) {
  if (list.isDisabled) return false;
  list.element.classList.add("is-dragging");
  return true;
}

function dropFromPalette(list, kind, point, add) {
  const place = placeAt(list, point);
  endPaletteDrag(list);
  if (isOverList(list, point)) add(list, kind, place);
}

function endPaletteDrag(list) {
  list.element.classList.remove("is-dragging");
  showDropPlace(list, list.caret);
}
