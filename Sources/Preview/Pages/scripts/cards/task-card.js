// An exercise or a challenge: a program to write, to try on its checks and to have graded.
import {cardFrame, cardText, viewOf} from "./card-parts.js";
import {getJSON, postJSON} from "./api.js";
import {announce, focusOn, h, svgIcon} from "./dom.js";
import {checkList} from "./check-list.js";
import {coloredCode, lineNameOf, programBlock, programEditor} from "./program-editor.js";
import {robotMap} from "./robot-map.js";
import {runResults, runWords} from "./run-results.js";
import {runStatus} from "./run-status.js";
import {taskGoals} from "./task-goals.js";

const triesBeforeSolution = 3;

export function taskView(card, context) {
  const {task} = card;
  const view = {card, task, context, chosen: 0, tries: 0, isUnchecked: false, isLocked: false, stars: null, results: runResults(), goals: taskGoals(task)};
  view.status = runStatus(() => enableTask(view));
  view.editor = programEditor(task, {text: task.starter ?? "", label: "Your program", elements: card.elements, onChange: () => programChanged(view)});
  view.starter = view.editor.text();
  view.checks = checkList(task, (index) => runTask(view, index));
  view.map = task.language === "robot" ? robotMap({onCard: (line) => view.editor.markRunning(line)}) : null;
  const element = taskFrame(view);
  showTaskSize(view);
  chooseCheck(view, 0);
  return viewOf(element, {
    action: () => (isEmptyProgram(view) ? null : {kind: "wrote", program: view.editor.text()}),
    showVerdict: (verdict, response, isRemembered) => (verdict ? takeTaskVerdict(view, verdict, response, isRemembered) : view.checks.setStale(true)),
    setLocked: (isLocked) => lockTask(view, isLocked),
    state: () => ({program: changedStarter(view), tries: view.tries}),
    restore: (state) => restoreTask(view, state),
  });
}

function taskFrame(view) {
  const label = view.card.type === "challenge" ? "Challenge" : "Exercise";
  const program = h("div", {class: "task-program"}, view.goals.element, view.editor.element, taskBar(view), view.status.element, view.results.element);
  const world = view.map ? h("div", {class: "task-world"}, view.map.element) : null;
  view.solution = h("div", {class: "task-solution"});
  view.askSolution = h("button", {type: "button", class: "quiet-button", hidden: true, onclick: () => showSolution(view)}, svgIcon("eye"), "Show a solution");
  const body = h("div", {class: view.map ? "task-body has-world" : "task-body"}, world, program);
  const rest = h("div", {class: "program-body"}, body, view.checks.element, view.askSolution, view.solution);
  return cardFrame(view.card, label, cardText(view.card), rest);
}

function taskBar(view) {
  const quiet = (icon, words, act) => h("button", {type: "button", class: "quiet-button", onclick: act}, svgIcon(icon), words);
  view.run = h("button", {type: "button", class: "button button-quiet run-button", onclick: () => runTask(view, view.chosen)}, svgIcon("play"), "Run");
  view.check = h("button", {type: "button", class: "button button-primary", onclick: () => checkTask(view)}, svgIcon("check"), "Check");
  view.trace = view.map ? null : quiet("stepForward", "Step by step", () => traceTask(view));
  view.reset = quiet("retry", "Start over", () => resetTask(view));
  view.improve = h("button", {type: "button", class: "quiet-button", hidden: true, onclick: () => improveTask(view)}, svgIcon("star"), "Try for more stars");
  return h("div", {class: "run-bar"}, view.run, view.check, view.trace, view.reset, view.improve);
}

// The program

function isEmptyProgram(view) {
  return view.editor.text().trim() === "";
}

function programChanged(view) {
  showTaskSize(view);
  view.checks.setStale(true);
  view.context.onChange();
}

function showTaskSize(view) {
  view.goals.show(view.editor.size());
}

function resetTask(view) {
  view.editor.setText(view.task.starter ?? "");
  view.editor.markError(null);
  view.results.clear();
  chooseCheck(view, view.chosen);
  programChanged(view);
  announce("Your program is back to the start.");
}

/// The program, or null where it still is the card's, as the editor writes that: then a save that changes the starter is seen.
function changedStarter(view) {
  const text = view.editor.text();
  return text === view.starter ? null : text;
}

function restoreTask(view, state) {
  view.tries = state?.tries ?? 0;
  if (typeof state?.program === "string") view.editor.setText(state.program);
  showTaskSize(view);
  offerSolution(view);
}

function lockTask(view, isLocked) {
  view.isLocked = isLocked;
  enableTask(view);
}

function enableTask(view) {
  const isBusy = view.status.isBusy();
  view.editor.setDisabled(view.isLocked);
  for (const button of [view.run, view.trace]) if (button) button.disabled = isBusy;
  for (const button of [view.check, view.reset]) {
    button.disabled = isBusy || view.isLocked;
    button.hidden = view.isLocked && !isBusy;
  }
  view.improve.hidden = !(view.isLocked && !isBusy && view.stars !== null && view.stars < 3 && view.task.stars);
  if (!isBusy && view.pressed?.isConnected && document.activeElement === document.body) focusOn(view.pressed, {preventScroll: true});
}

function improveTask(view) {
  lockTask(view, false);
  view.editor.focus();
}

// Runs and checks

function chooseCheck(view, index) {
  view.chosen = index;
  view.checks.select(index);
  const world = view.task.checks[index]?.world;
  if (view.map && world) view.map.showWorld(world);
}

function begin(view, button) {
  view.pressed = button;
  view.editor.markError(null);
  if (!isEmptyProgram(view)) return true;
  showNothingToRun(view);
  return false;
}

function showNothingToRun(view) {
  const words = view.map ? "Add some cards first." : "Write your program first.";
  view.status.element.replaceChildren(h("p", {class: "run-note"}, words));
  announce(words);
}

async function runTask(view, index) {
  if (!begin(view, view.run)) return;
  chooseCheck(view, index);
  const run = await view.status.run((signal) => postJSON("/api/run", {path: view.context.path, program: view.editor.text(), check: index}, signal));
  if (!run) return;
  showTaskRun(view, run, index);
  if (!run.robot) announce(runWords(run));
}

async function traceTask(view) {
  if (!begin(view, view.trace)) return;
  const text = view.editor.text();
  const run = await view.status.run((signal) => postJSON("/api/run", {path: view.context.path, program: text, check: view.chosen, trace: true}, signal));
  if (!run) return;
  const code = view.editor.code() ?? await coloredCode(view.task.language, text.replace(/\n$/, ""));
  showTaskRun(view, run, view.chosen, code);
}

function showTaskRun(view, run, index, code = null) {
  if (run.robot) return showRobot(view, run.robot);
  const note = view.task.checks.length > 1 ? `Check ${index + 1}` : null;
  view.results.show(run, {
    input: view.task.checks[index]?.input, note, code, lineName: lineNameOf(view.task.language),
    onLine: (line) => view.editor.markRunning(line),
  });
  view.results.element.scrollIntoView({block: "nearest"});
  if (run.ending?.kind === "raised") view.editor.markError(run.ending.line ?? null, run.ending.words);
}

function showRobot(view, robot) {
  const problem = robot.problems?.[0];
  if (problem) view.editor.markError(problem.card, `Card ${problem.card}: ${problem.message}`);
  view.map?.showRun(robot);
  view.map?.element.scrollIntoView({block: "nearest"});
}

async function checkTask(view) {
  if (!begin(view, view.check)) return;
  view.results.clear();
  await view.status.run((signal) => view.context.submit(signal), {isGraded: true});
}

/// A verdict that is only remembered was counted when it came.
function takeTaskVerdict(view, verdict, response, isRemembered = false) {
  if (!verdict.isRight && !isRemembered) view.tries += 1;
  view.isUnchecked = Boolean(verdict.isUnchecked);
  view.stars = verdict.isRight ? verdict.stars ?? null : null;
  const checks = response?.checks ?? [];
  view.checks.showResults(checks);
  const failed = checks.findIndex((check) => !check.passes);
  const shown = Math.max(failed, 0);
  chooseCheck(view, shown);
  showCheck(view, checks[shown]);
  offerSolution(view);
}

function showCheck(view, check) {
  if (!check) return;
  if (check.robot) return showRobot(view, check.robot);
  if (check.errorLine) view.editor.markError(check.errorLine, check.error);
}

// The solution

/// A solution is offered after some tries, or at once to compare with where programs are not checked.
function offerSolution(view) {
  const isDue = view.tries >= triesBeforeSolution || view.isUnchecked;
  view.askSolution.hidden = !view.task.hasSolution || !isDue || view.solution.childElementCount > 0;
}

async function showSolution(view) {
  const reply = await view.status.run((signal) => getJSON(`/api/solution?path=${encodeURIComponent(view.context.path)}`, signal));
  if (!reply) return;
  const block = await programBlock(view.task.language, reply.solution, {numbers: true, label: "A solution"});
  const title = h("h3", null, "One way to do it");
  view.solution.replaceChildren(title, block);
  offerSolution(view);
  focusOn(title);
}
