// One card from question to verdict: what the bar offers, what is sent to the server, what the answer becomes.
import {failureWords, postJSON} from "./api.js";
import {announce} from "./dom.js";
import {currentProgress, isCardFinished, keepProgress, today} from "./progress.js";
import {isUnlocked} from "./settings.js";

const missingWords = {
  question: "Choose an answer first.", questionWithCode: "Choose an answer first.", poll: "Choose an answer first.",
  multiSelect: "Choose at least one answer.", trueFalse: "Choose true or false.", dragAndDrop: "Fill in every blank.", codeBlocks: "Place all the lines first.",
};
const demandNotes = {run: "Run the program to go on.", program: "Solve the task to go on."};

/// `flow`: `{card, bar, back, goOn(response), skip(), possible, graded()}`; `view` joins when the card has been built (its context
/// calls the flow). `isOpen` is false once another card is shown; after `isVoid` a verdict that still comes does not count at all.
export function cardFlow(options) {
  return {...options, view: null, phase: "answering", response: null, failure: null, isOpen: true, isVoid: false};
}

/// The learner changed an answer: an old verdict no longer holds.
export function answerChanged(flow) {
  if (!flow.view || !flow.isOpen || flow.phase === "grading" || flow.phase === "right") return;
  if (flow.phase === "wrong") flow.view.showVerdict(null, null);
  flow.phase = "answering";
  showFlow(flow);
}

/// Grades what the view holds now, unless there is nothing to grade. `signal` may cancel it.
export async function submitAnswer(flow, signal = null) {
  const action = flow.view.action();
  if (!action || flow.phase === "grading") return;
  enterPhase(flow, "grading");
  flow.view.setLocked(true);
  try {
    const response = await gradeAction(flow, action, signal);
    if (flow.isOpen) takeVerdict(flow, response);
  } catch (error) {
    if (flow.isOpen) failGrading(flow, error, signal);
  }
  flow.graded();
}

/// Puts a remembered verdict back.
export function resumeFlow(flow, phase, response) {
  flow.response = response;
  enterPhase(flow, phase);
  flow.view.showVerdict(response.verdict, response, true);
  flow.view.setLocked(isSettled(response.verdict) || isStep(flow));
}

export function showFlow(flow) {
  flow.bar.show({back: flow.back, skip: mayLeave(flow) ? flow.skip : null, possible: flow.possible, ...barStates[flow.phase](flow)});
}

const barStates = {
  answering: answeringState,
  grading: gradingState,
  right: (flow) => ({...verdictWords(flow, "good", "Right!"), skip: null, primary: {label: "Continue", act: () => leaveQuestion(flow)}}),
  wrong: wrongState,
  failed: (flow) => ({tone: "warning", title: flow.failure.message, text: flow.failure.help, primary: {label: "Try again", act: () => submitAnswer(flow)}}),
};

function gradingState(flow) {
  const state = answeringState(flow);
  return {...state, skip: null, primary: state.primary && {...state.primary, isReady: false, notReady: "Checking …"}};
}

function answeringState(flow) {
  const note = demandNotes[flow.card.demand];
  if (note) return {note, primary: null};
  const asks = flow.card.demand === "answer" && !isScored(flow);
  const primary = {
    label: asks ? "Check" : "Continue", act: () => submitAnswer(flow), isReady: flow.view.action() !== null,
    notReady: missingWords[asked(flow).type] ?? "Not ready yet.",
  };
  return {primary};
}

function wrongState(flow) {
  const words = verdictWords(flow, "bad", "Not quite");
  if (isStep(flow)) return {...words, skip: null, primary: {label: "Continue", act: () => leaveQuestion(flow)}};
  if (demandNotes[flow.card.demand]) return {...words, primary: null};
  return {...words, primary: {label: "Try again", act: () => tryAgain(flow)}};
}

function verdictWords(flow, tone, title) {
  const {verdict} = flow.response;
  const {feedback: text, isAuthored = false, runWords, stars, score = null} = verdict;
  const points = score === null ? "" : ` ${score} of 100 points`;
  const heading = `${verdictTitle(flow, title)}${points}`;
  return {tone: verdict.isUnchecked ? "plain" : tone, title: heading, text, isAuthored, runWords, stars, badge: flow.response.badge};
}

/// A program in a copy for review is not checked, and a poll has no right answer.
function verdictTitle(flow, title) {
  if (flow.response.verdict.isUnchecked) return "Not checked";
  return asked(flow).type === "poll" ? "Thank you!" : title;
}

async function gradeAction(flow, action, signal) {
  const path = flow.view.gradePath?.() ?? flow.card.path;
  const body = {path, action, progress: currentProgress(), today: today(), unlocked: isUnlocked()};
  const response = await postJSON("/api/grade", body, signal);
  if (!flow.isVoid) keepProgress(response.progress);
  return response;
}

function takeVerdict(flow, response) {
  flow.response = response;
  const {verdict} = response;
  flow.view.setLocked(isSettled(verdict) || isStep(flow));
  if (verdict.isRight && goesOnByItself(flow)) return leaveQuestion(flow);
  enterPhase(flow, verdict.isRight ? "right" : "wrong");
  flow.view.showVerdict(verdict, response);
  announce([verdictTitle(flow, flow.phase === "right" ? "Right!" : "Not quite."), verdict.runWords, verdict.feedback].filter(Boolean).join(" "), "assertive");
  flow.bar.focusPrimary();
}

/// Whether there is nothing left to change. A program that was not checked may be written on.
function isSettled({isRight, isUnchecked = false}) {
  return isRight && !isUnchecked;
}

/// A card that only wants to be read needs no verdict, unless there is something to say.
function goesOnByItself(flow) {
  return flow.card.demand === "nothing" && !flow.response.verdict.feedback;
}

function failGrading(flow, error, signal) {
  flow.view.setLocked(false);
  if (signal?.aborted) return enterPhase(flow, "answering");
  flow.failure = failureWords(error);
  enterPhase(flow, "failed");
  announce(`${flow.failure.message} ${flow.failure.help ?? ""}`, "assertive");
  flow.bar.focusPrimary();
}

function tryAgain(flow) {
  flow.view.showVerdict(null, null);
  flow.view.setLocked(false);
  flow.view.retry?.();
  enterPhase(flow, "answering");
}

/// Goes to the next question of a quiz, grades the quiz after its last one, or leaves the card.
function leaveQuestion(flow) {
  if (!isStep(flow)) return flow.goOn(flow.response);
  flow.view.setLocked(false);
  const next = flow.view.advance();
  enterPhase(flow, "answering");
  if (next === "grade") submitAnswer(flow);
}

function enterPhase(flow, phase) {
  flow.phase = phase;
  showFlow(flow);
}

function isStep(flow) {
  return Boolean(flow.view?.gradePath?.());
}

function isScored(flow) {
  return flow.view?.gradePath?.() === null;
}

function asked(flow) {
  return flow.view?.askedCard?.() ?? flow.card;
}

function mayLeave(flow) {
  return flow.card.demand !== "nothing" && (isUnlocked() || isCardFinished(flow.card.path));
}
