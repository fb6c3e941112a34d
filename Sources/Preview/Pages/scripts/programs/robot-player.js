// The controls of a robot's run: play, pause, step, speed and a slider, and all steps in words.
import {h, movesLittle, svgIcon} from "./dom.js";
import {endingSentence, robotStepWords} from "./robot-words.js";

const mostWords = 300;
const speeds = [1, 2, 4];
const actionTime = 480;
const thoughtTime = 260;
const thoughts = new Set(["began", "looked", "called"]);

/// `{element, play(), stop()}`; `handlers`: `show(index, time)` shows the world after so many steps, `ended()`.
export function robotPlayer(run, handlers) {
  const player = {run, handlers, index: 0, timer: null, speed: fittingSpeed(run.steps.length), parts: null};
  player.parts = playerParts(player);
  const {back, toggle, forward, slider, pace, status, ending} = player.parts;
  const bar = h("div", {class: "step-bar", dir: "ltr"}, back, toggle, forward, slider, pace);
  const element = h("div", {class: "robot-player"}, ending, run.steps.length > 0 ? [bar, status, stepList(run)] : null);
  goTo(player, 0, 0);
  return {element, play: () => playRun(player), stop: () => pauseRun(player)};
}

function fittingSpeed(count) {
  if (count <= 40) return 1;
  return count <= 120 ? 2 : 4;
}

function playerParts(player) {
  const button = (icon, label, act, look = "icon-button") => h("button", {type: "button", class: look, "aria-label": label, onclick: act}, svgIcon(icon));
  const {ending} = player.run;
  const sentence = endingSentence(player.run);
  return {
    back: button("stepBack", "Step back", () => stepRun(player, -1)),
    toggle: button("play", "Play", () => toggleRun(player), "icon-button is-main"),
    forward: button("stepForward", "Step forward", () => stepRun(player, 1)),
    slider: h("input", {
      type: "range", class: "step-slider", min: 0, max: player.run.steps.length, value: 0, "aria-label": "Step",
      oninput: (event) => slideRun(player, event),
    }),
    pace: h("button", {type: "button", class: "pace-button", onclick: () => changePace(player)}),
    status: h("p", {class: "robot-status"}),
    ending: h("p", {class: ending.isSolved ? "robot-ending is-good" : "robot-ending is-bad", hidden: true},
      svgIcon(ending.isSolved ? "check" : "alert"),
      h("span", null, sentence)),
  };
}

/// All steps in words, made once they are asked for.
function stepList(run) {
  const list = h("ol", {class: "robot-steps"});
  const details = h("details", {class: "robot-words"}, h("summary", null, "All steps in words"), list);
  details.addEventListener("toggle", () => {
    if (!details.open || list.childElementCount > 0) return;
    list.append(...run.steps.slice(0, mostWords).map((step) => h("li", null, robotStepWords(step))));
    if (run.steps.length > mostWords) details.append(h("p", null, `And ${run.steps.length - mostWords} steps more.`));
  });
  return details;
}

function playRun(player) {
  if (player.run.steps.length === 0) return endRun(player);
  if (player.index >= player.run.steps.length) goTo(player, 0, 0);
  player.timer = setTimeout(() => playNext(player), 200);
  showPlaying(player);
}

function playNext(player) {
  if (!player.parts.toggle.isConnected) return pauseRun(player);
  const step = player.run.steps[player.index];
  const time = timeOf(step, player.speed);
  goTo(player, player.index + 1, time);
  if (player.index >= player.run.steps.length) return endRun(player);
  player.timer = setTimeout(() => playNext(player), movesLittle() ? 500 / player.speed : time);
}

function timeOf(step, speed) {
  return (thoughts.has(step.event) ? thoughtTime : actionTime) / speed;
}

function endRun(player) {
  pauseRun(player);
  player.parts.ending.hidden = false;
  player.handlers.ended();
}

function pauseRun(player) {
  clearTimeout(player.timer);
  player.timer = null;
  showPlaying(player);
}

function toggleRun(player) {
  if (player.timer) pauseRun(player);
  else playRun(player);
}

function stepRun(player, step) {
  pauseRun(player);
  goTo(player, player.index + step, actionTime / 2);
}

function slideRun(player, event) {
  pauseRun(player);
  goTo(player, Number(event.target.value), 0);
}

function changePace(player) {
  player.speed = speeds[(speeds.indexOf(player.speed) + 1) % speeds.length];
  showPlaying(player);
}

function showPlaying({timer, parts, speed}) {
  const isPlaying = timer !== null;
  parts.toggle.replaceChildren(svgIcon(isPlaying ? "pause" : "play"));
  parts.toggle.setAttribute("aria-label", isPlaying ? "Pause" : "Play");
  parts.pace.textContent = `${speed}×`;
  parts.pace.setAttribute("aria-label", `Speed ${speed}×`);
}

function goTo(player, index, time) {
  const count = player.run.steps.length;
  player.index = Math.min(Math.max(index, 0), count);
  player.handlers.show(player.index, time);
  showRunPlace(player, count);
}

function showRunPlace(player, count) {
  const {back, forward, slider, status, ending} = player.parts;
  const step = player.run.steps[player.index - 1];
  const words = step ? robotStepWords(step) : "At the start";
  slider.value = String(player.index);
  slider.setAttribute("aria-valuetext", `Step ${player.index} of ${count}. ${words}`);
  status.textContent = `${player.index} of ${count} · ${words}`;
  back.disabled = player.index === 0;
  forward.disabled = player.index === count;
  if (player.index === count) ending.hidden = false;
}
