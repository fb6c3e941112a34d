// Dragging with a mouse, pen or finger. Every drag has a way without dragging elsewhere: this is only the faster one.
import {h, movesLittle} from "./dom.js";

const slack = 6;
const edgeOfScreen = 72;
const holdingTime = 250;

/// Makes `element` draggable. `handlers`: `start()` may answer false to refuse, `move(point)`, `drop(point)`, `cancel()`.
/// A point is `{x, y, left, top, isFinger}`: the pointer, the corner of the ghost that follows it, and whether a finger or a pen points.
/// With `needsHold: true` such a one drags the element only after it has held it for a moment; until then it scrolls the page, if the
/// element's `touch-action` is `pan-y`. With `startsSideways: true` it drags without a hold where it moves sideways.
export function makeDraggable(element, handlers) {
  const current = {drag: null};
  element.addEventListener("pointerdown", (down) => {
    if (!down.isPrimary || down.button !== 0) return;
    const isHeldFirst = Boolean(handlers.needsHold) && down.pointerType !== "mouse";
    const corner = element.getBoundingClientRect();
    current.drag = {element, handlers, down, corner, isHeldFirst, wasHeld: false, ghost: null, hasMoved: false, stop: new AbortController()};
    followPointer(current.drag);
    if (isHeldFirst) waitForHold(current.drag);
  });
  if (handlers.needsHold) keepFromScrolling(element, current);
}

/// A finger that holds the element scrolls nothing, and whether a long press is a click depends on how long it was: it is made one here.
/// The browser asks these listeners only if they were there before the finger came.
function keepFromScrolling(element, current) {
  const keep = (event) => current.drag?.wasHeld && event.cancelable && event.preventDefault();
  element.addEventListener("touchmove", keep, {passive: false});
  element.addEventListener("touchend", keep, {passive: false});
}

function followPointer(drag) {
  const {element, down, stop} = drag;
  const on = (name, act) => window.addEventListener(name, act, {signal: stop.signal});
  on("pointermove", (event) => event.pointerId === down.pointerId && dragMoved(drag, event));
  on("pointerup", (event) => event.pointerId === down.pointerId && dragEnded(drag, event));
  on("pointercancel", () => dragCancelled(drag));
  on("keydown", (event) => event.key === "Escape" && dragCancelled(drag));
  element.addEventListener("dragstart", (event) => event.preventDefault(), {signal: stop.signal});
}

function waitForHold(drag) {
  const {down, stop} = drag;
  const timer = setTimeout(() => {
    if (!beginDrag(drag)) return;
    drag.wasHeld = true;
    showGhost(drag, dragPoint(drag, down));
  }, holdingTime);
  stop.signal.addEventListener("abort", () => clearTimeout(timer));
  // What a long press opens elsewhere would end the drag.
  window.addEventListener("contextmenu", (event) => event.preventDefault(), {signal: stop.signal});
}

/// Whether the drag has begun and was not refused.
function beginDrag(drag) {
  if (drag.handlers.start?.() === false) {
    drag.stop.abort();
    return false;
  }
  drag.ghost = ghostOf(drag.element, drag.corner);
  return true;
}

function dragMoved(drag, event) {
  drag.hasMoved ||= Math.hypot(event.clientX - drag.down.clientX, event.clientY - drag.down.clientY) >= slack;
  if (!drag.hasMoved) return;
  if (!drag.ghost && drag.isHeldFirst && !startsSideways(drag, event)) return drag.stop.abort();
  if (!drag.ghost && !beginDrag(drag)) return;
  const point = dragPoint(drag, event);
  showGhost(drag, point);
  scrollNearEdges(event.clientY);
  drag.handlers.move?.(point);
}

function startsSideways({handlers, down}, event) {
  return Boolean(handlers.startsSideways) && Math.abs(event.clientX - down.clientX) > Math.abs(event.clientY - down.clientY);
}

function showGhost({ghost}, {left, top}) {
  ghost.style.transform = `translate(${left}px, ${top}px)${movesLittle() ? "" : " rotate(-1.5deg)"}`;
}

function dragEnded(drag, event) {
  if (!drag.hasMoved) return pressEnded(drag, event);
  drag.stop.abort();
  if (!drag.ghost) return;
  endGhost(drag);
  swallowClick();
  drag.handlers.drop?.(dragPoint(drag, event));
}

/// A press that was only long is a tap like any other.
function pressEnded(drag, {pointerType}) {
  dragAbandoned(drag);
  if (!drag.wasHeld || pointerType !== "touch") return;
  drag.element.dispatchEvent(new PointerEvent("click", {bubbles: true, cancelable: true, pointerType}));
}

function dragCancelled(drag) {
  if (drag.ghost) swallowClick();
  dragAbandoned(drag);
}

function dragAbandoned(drag) {
  drag.stop.abort();
  if (!drag.ghost) return;
  endGhost(drag);
  drag.handlers.cancel?.();
}

function endGhost(drag) {
  drag.ghost.remove();
  drag.ghost = null;
}

function dragPoint(drag, event) {
  const left = drag.corner.left + event.clientX - drag.down.clientX;
  const top = drag.corner.top + event.clientY - drag.down.clientY;
  return {x: event.clientX, y: event.clientY, left, top, isFinger: event.pointerType !== "mouse"};
}

function ghostOf(element, corner) {
  const copy = element.cloneNode(true);
  for (const name of ["id", "aria-label", "aria-pressed"]) copy.removeAttribute(name);
  const ghost = h("div", {class: "drag-ghost", "aria-hidden": true, dir: getComputedStyle(element).direction}, copy);
  ghost.inert = true;
  ghost.style.width = `${corner.width}px`;
  document.body.append(ghost);
  return ghost;
}

function scrollNearEdges(y) {
  if (y < edgeOfScreen) window.scrollBy(0, -10);
  if (y > window.innerHeight - edgeOfScreen) window.scrollBy(0, 10);
}

/// The release of a drag is not a click on what was dragged.
function swallowClick() {
  const swallow = (event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("click", swallow, {capture: true, once: true});
  setTimeout(() => window.removeEventListener("click", swallow, {capture: true}), 0);
}
