// Dragging with a mouse, pen or finger. Every drag has a way without dragging elsewhere: this is only the faster one.
import {h, movesLittle} from "./dom.js";

const slack = 6;
const edgeOfScreen = 72;

/// Makes `element` draggable. `handlers`: `start()` may answer false to refuse, `move(point)`, `drop(point)`, `cancel()`.
/// A point is `{x, y, left, top}`: the pointer, and the corner of the ghost that follows it.
export function makeDraggable(element, handlers) {
  element.addEventListener("pointerdown", (down) => {
    if (!down.isPrimary || down.button !== 0) return;
    followPointer({element, handlers, down, ghost: null, corner: element.getBoundingClientRect()});
  });
}

function followPointer(drag) {
  const {element, down} = drag;
  const stop = new AbortController();
  const on = (name, act) => window.addEventListener(name, act, {signal: stop.signal});
  on("pointermove", (event) => event.pointerId === down.pointerId && dragMoved(drag, event, stop));
  on("pointerup", (event) => event.pointerId === down.pointerId && dragEnded(drag, event, stop));
  on("pointercancel", () => dragCancelled(drag, stop));
  on("keydown", (event) => event.key === "Escape" && dragCancelled(drag, stop));
  element.addEventListener("dragstart", (event) => event.preventDefault(), {signal: stop.signal});
}

function dragMoved(drag, event, stop) {
  if (!drag.ghost && Math.hypot(event.clientX - drag.down.clientX, event.clientY - drag.down.clientY) < slack) return;
  if (!drag.ghost && drag.handlers.start?.() === false) return stop.abort();
  drag.ghost ??= ghostOf(drag.element, drag.corner);
  const point = dragPoint(drag, event);
  drag.ghost.style.transform = `translate(${point.left}px, ${point.top}px)${movesLittle() ? "" : " rotate(-1.5deg)"}`;
  scrollNearEdges(event.clientY);
  drag.handlers.move?.(point);
}

function dragEnded(drag, event, stop) {
  stop.abort();
  if (!drag.ghost) return;
  drag.ghost.remove();
  swallowClick();
  drag.handlers.drop?.(dragPoint(drag, event));
}

function dragCancelled(drag, stop) {
  stop.abort();
  if (!drag.ghost) return;
  drag.ghost.remove();
  swallowClick();
  drag.handlers.cancel?.();
}

function dragPoint(drag, event) {
  const left = drag.corner.left + event.clientX - drag.down.clientX;
  const top = drag.corner.top + event.clientY - drag.down.clientY;
  return {x: event.clientX, y: event.clientY, left, top};
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
