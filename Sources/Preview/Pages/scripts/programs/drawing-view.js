// A turtle's drawing, drawn mark by mark.
import {h, movesLittle, svg, svgIcon} from "./dom.js";

const longest = 4000;
const markTime = 140;

/// The picture of a drawing with buttons to play it and to show all at once.
export function drawingView(drawing) {
  const marks = drawing.marks.map(markElement);
  const turtles = (drawing.turtles ?? []).map(markElement);
  const view = {marks, turtles, shown: 0, timer: null};
  const picture = drawingPicture(drawing, [...marks, ...turtles]);
  view.play = h("button", {type: "button", class: "quiet-button", onclick: () => playDrawing(view)}, svgIcon("retry"), "Draw again");
  view.skip = h("button", {type: "button", class: "quiet-button", onclick: () => showMarks(view, marks.length)}, svgIcon("stepForward"), "Skip");
  const bar = marks.length > 1 && !movesLittle() ? h("div", {class: "drawing-bar"}, view.play, view.skip) : null;
  const element = h("figure", {class: "drawing"}, picture, h("figcaption", {class: "drawing-caption"}, drawingCaption(drawing)), bar);
  playDrawing(view);
  return element;
}

function drawingPicture(drawing, children) {
  const [x, y, width, height] = drawing.viewBox;
  const ground = svg("rect", {x, y, width, height, fill: drawing.background || "white"});
  return svg("svg", {class: "drawing-picture", viewBox: drawing.viewBox.join(" "), role: "img", "aria-label": drawingCaption(drawing)}, ground, children);
}

function drawingCaption(drawing) {
  const count = drawing.marks.length;
  const marks = count === 1 ? "1 mark" : `${count.toLocaleString("en")} marks`;
  return drawing.title ? `${drawing.title}: a drawing of ${marks}` : `A drawing of ${marks}`;
}

function markElement(mark) {
  const draw = {line: lineMark, shape: shapeMark, dot: dotMark, text: textMark}[mark.kind];
  return draw ? draw(mark) : svg("g", null);
}

function lineMark(mark) {
  return svg("polyline", {
    points: mark.points.join(" "), fill: "none", stroke: mark.color, "stroke-width": mark.width, "stroke-linecap": "round",
    "stroke-linejoin": "round", pathLength: 1,
  });
}

function shapeMark(mark) {
  return svg("polygon", {
    points: mark.points.join(" "), fill: mark.fill ?? "none", "fill-rule": "evenodd", stroke: mark.outline ?? "none",
    "stroke-width": mark.width ?? 0, "stroke-linejoin": "round",
  });
}

function dotMark(mark) {
  return svg("circle", {cx: mark.x, cy: mark.y, r: mark.diameter / 2, fill: mark.color});
}

function textMark(mark) {
  const style = String(mark.style ?? "");
  const look = {
    "font-family": mark.family, "font-size": mark.size, "font-weight": style.includes("bold") ? "bold" : null,
    "font-style": style.includes("italic") ? "italic" : null,
  };
  return svg("text", {x: mark.x, y: mark.y, "text-anchor": mark.anchor ?? "start", fill: mark.color, ...look}, mark.text);
}

function playDrawing(view) {
  clearTimeout(view.timer);
  if (movesLittle() || view.marks.length === 0) return showMarks(view, view.marks.length);
  showMarks(view, 0);
  const time = Math.min(markTime, longest / view.marks.length);
  const perStep = Math.max(1, Math.round(16 / time));
  const step = () => {
    if (!view.marks[0].isConnected && view.shown > 0) return showMarks(view, view.marks.length);
    showMarks(view, view.shown + perStep);
    view.marks[Math.min(view.shown, view.marks.length) - 1].animate([{opacity: 0.2}, {opacity: 1}], {duration: time});
    if (view.shown < view.marks.length) view.timer = setTimeout(step, time * perStep);
  };
  view.timer = setTimeout(step, time);
}

function showMarks(view, count) {
  const isDone = count >= view.marks.length;
  if (isDone) clearTimeout(view.timer);
  const [from, to] = [Math.min(view.shown, count), Math.max(view.shown, count)];
  view.shown = count;
  const changed = count === 0 || isDone ? view.marks : view.marks.slice(from, to);
  for (const mark of changed) mark.style.visibility = "hidden";
  for (const mark of isDone ? view.marks : view.marks.slice(0, count)) mark.style.visibility = "visible";
  for (const turtle of view.turtles) turtle.style.visibility = isDone ? "visible" : "hidden";
  if (view.skip) view.skip.disabled = isDone;
}
