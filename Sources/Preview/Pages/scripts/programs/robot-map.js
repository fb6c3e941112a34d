// A world as a picture with the robot over it, and a run of the robot played step by step.
import {announce, h, movesLittle, svg} from "./dom.js";
import {keepReachable} from "./reachable.js";
import {robotPlayer} from "./robot-player.js";
import {endingSentence} from "./robot-words.js";

const smallestTile = 22;
const turns = {north: 0, east: 90, south: 180, west: 270};

/// `{element, showWorld(world), showRun(run)}`; `options`: `label`, `onCard(card)` tells which card runs, from 1, or null.
export function robotMap(options = {}) {
  const map = {options, world: null, run: null, angle: 0, overlays: new Map(), player: null};
  map.place = h("div", {class: "robot-place", dir: "ltr"});
  keepReachable(map.place, "Map; it scrolls", "group");
  map.controls = h("div", {class: "robot-controls"});
  map.element = h("section", {class: "robot-map", "aria-label": options.label ?? "The robot's map"}, map.place, map.controls);
  return {
    element: map.element,
    showWorld: (world) => showWorld(map, world),
    showRun: (run) => showRobotRun(map, run),
  };
}

function showWorld(map, world) {
  clearRun(map);
  if (map.world?.picture === world.picture && map.world.start.row === world.start.row) {
    map.world = world;
    return putRobot(map, world.start, 0);
  }
  map.world = world;
  map.board = h("div", {class: "robot-board"}, h("img", {class: "robot-picture", src: world.picture, alt: world.summary, draggable: "false"}));
  map.board.style.aspectRatio = `${world.pictureWidth} / ${world.pictureHeight}`;
  map.board.style.maxInlineSize = `${world.pictureWidth}px`;
  map.board.style.minInlineSize = `${Math.min(world.pictureWidth, world.width * smallestTile)}px`;
  map.robot = h("img", {class: "robot-figure", src: world.robot, alt: "", draggable: "false"});
  map.burst = burstMark();
  map.overlays = new Map(world.taken.map((tile) => [placeKey(tile), overlayOf(map, tile)]));
  map.board.append(...[...map.overlays.values()].map((overlay) => overlay.image), map.burst, map.robot);
  for (const part of [map.robot, map.burst]) sizeTile(map, part);
  map.place.replaceChildren(map.board);
  putRobot(map, world.start, 0);
}

/// The picture of a tile once what was on it is taken; a door opens once its key, at one of `keys`, is taken.
function overlayOf(map, tile) {
  const image = h("img", {class: "robot-tile", src: tile.picture, alt: "", draggable: "false", hidden: true});
  sizeTile(map, image);
  moveTile(map, image, tile);
  return {image, keys: (tile.keys ?? []).map(placeKey)};
}

function burstMark() {
  const rays = ["M30 6v10", "M30 44v10", "M6 30h10", "M44 30h10", "m13 13 7 7", "m40 40 7 7", "m47 13-7 7", "m20 40-7 7"];
  return svg("svg", {class: "robot-burst", viewBox: "0 0 60 60", "aria-hidden": "true", focusable: "false"}, rays.map((d) => svg("path", {d})));
}

function placeKey({row, column}) {
  return `${row} ${column}`;
}

function sizeTile(map, part) {
  part.style.width = `${(map.world.side / map.world.pictureWidth) * 100}%`;
  part.style.height = `${(map.world.side / map.world.pictureHeight) * 100}%`;
}

function moveTile(map, part, {row, column}) {
  const {side, margin, pictureWidth, pictureHeight} = map.world;
  part.style.left = `${((margin + (column - 1) * side) / pictureWidth) * 100}%`;
  part.style.top = `${((margin + (row - 1) * side) / pictureHeight) * 100}%`;
}

/// Puts the robot somewhere, within `time` milliseconds; it turns the short way round.
function putRobot(map, pose, time) {
  const turn = (((turns[pose.heading] - map.angle) % 360) + 540) % 360 - 180;
  map.angle += turn;
  map.robot.style.transitionDuration = `${movesLittle() ? 0 : time}ms`;
  map.robot.style.transform = `rotate(${map.angle}deg)`;
  moveTile(map, map.robot, pose);
  followRobot(map, pose);
}

function followRobot({place, world}, pose) {
  if (place.scrollWidth <= place.clientWidth + 1) return;
  const x = ((world.margin + (pose.column - 0.5) * world.side) / world.pictureWidth) * place.scrollWidth;
  if (x < place.scrollLeft + 60 || x > place.scrollLeft + place.clientWidth - 60) place.scrollLeft = x - place.clientWidth / 2;
}

function clearRun(map) {
  map.player?.stop();
  map.player = null;
  map.run = null;
  map.controls.replaceChildren();
  for (const {image} of map.overlays.values()) image.hidden = true;
  map.burst?.classList.remove("is-shown");
  map.robot?.classList.remove("is-fallen");
  map.options.onCard?.(null);
}

function showRobotRun(map, run) {
  showWorld(map, run.world);
  map.run = run;
  map.player = robotPlayer(run, {show: (index, time) => showRobotStep(map, index, time), ended: () => announce(endingSentence(run))});
  map.controls.replaceChildren(map.player.element);
  map.player.play();
}

/// Shows the world after `index` steps, 0 is before the first.
function showRobotStep(map, index, time) {
  const step = map.run.steps[index - 1] ?? null;
  putRobot(map, step ?? map.world.start, time);
  showTaken(map, index);
  const target = step?.target ?? null;
  map.burst.classList.toggle("is-shown", step?.event === "bumped");
  map.robot.classList.toggle("is-fallen", step?.event === "fell");
  if (target) moveTile(map, step.event === "fell" ? map.robot : map.burst, target);
  if (step?.event === "bumped") nudgeRobot(map, step);
  if (step?.event === "jumped" && time > 0) liftRobot(map, time);
  map.options.onCard?.(step?.card ?? null);
}

function showTaken(map, index) {
  const taken = new Set(map.run.steps.slice(0, index).filter((step) => step.took).map(placeKey));
  for (const [key, {image, keys}] of map.overlays) image.hidden = !(taken.has(key) || keys.some((place) => taken.has(place)));
}

/// The burst is between the robot and what it bumped into, and the robot bounces back.
function nudgeRobot(map, {row, column, target}) {
  moveTile(map, map.burst, {row: (row + target.row) / 2, column: (column + target.column) / 2});
  if (movesLittle()) return;
  const [x, y] = [Math.sign(target.column - column) * 22, Math.sign(target.row - row) * 22];
  const here = `rotate(${map.angle}deg)`;
  map.robot.animate([{transform: here}, {transform: `translate(${x}%, ${y}%) ${here}`}, {transform: here}], {duration: 320, easing: "ease-out"});
}

function liftRobot(map, time) {
  if (movesLittle()) return;
  const here = `rotate(${map.angle}deg)`;
  map.robot.animate([{transform: `${here} scale(1)`}, {transform: `${here} scale(1.35)`}, {transform: `${here} scale(1)`}], {duration: time});
}
