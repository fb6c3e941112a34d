// A quiz: some of its questions, one after another, then the score and whether it passes.
import {getJSON, failureWords} from "./api.js";
import {cardFrame, cardText, viewOf} from "./card-parts.js";
import {focusOn, h, svgIcon} from "./dom.js";
import {questionView} from "./question-view.js";
import {richLine} from "./rich-text.js";

/// Besides the usual members a quiz has steps: `gradePath()` is the path of the question that is asked (null at the end),
/// `askedCard()` that question; `advance()` goes to the next one and says whether the quiz itself is to be graded now; `retry()` draws again.
export function quizView(card, context) {
  const quiz = {card, context, seed: newSeed(), indices: null, position: 0, right: 0, inner: null, isLocked: false};
  quiz.stage = h("div", {class: "quiz-stage"});
  const element = cardFrame(card, "Quiz", cardText(card), quiz.stage);
  drawQuestions(quiz);
  return viewOf(element, {
    action: () => quizAction(quiz),
    gradePath: () => (quiz.inner ? `${context.path}/${quizQuestion(quiz).id}` : null),
    askedCard: () => (quiz.inner ? quizQuestion(quiz) : null),
    advance: () => advanceQuiz(quiz),
    retry: () => restartQuiz(quiz),
    showVerdict: (verdict, response) => showQuizVerdict(quiz, verdict, response),
    setLocked: (isLocked) => lockQuiz(quiz, isLocked),
    state: () => quizState(quiz),
    restore: (state) => restoreQuiz(quiz, state),
  });
}

function quizAction(quiz) {
  if (!quiz.indices) return null;
  if (quiz.inner) return quiz.inner.action();
  return {kind: "scored", right: quiz.right};
}

async function drawQuestions(quiz) {
  const seed = quiz.seed;
  try {
    const {questions} = await getJSON(`/api/draw?path=${encodeURIComponent(quiz.context.path)}&seed=${seed}`);
    if (seed !== quiz.seed) return;
    quiz.indices = questions.filter((index) => quiz.card.quiz.questions[index]);
  } catch (error) {
    if (seed === quiz.seed) return showDrawFailure(quiz, error);
  }
  if (seed === quiz.seed) showQuestion(quiz);
}

function showDrawFailure(quiz, error) {
  const {message, help} = failureWords(error);
  const again = h("button", {type: "button", class: "button button-quiet", onclick: () => drawQuestions(quiz)}, "Try again");
  quiz.stage.replaceChildren(h("p", {class: "card-notice"}, h("span", null, richLine(`${message} ${help ?? ""}`))), again);
}

function showQuestion(quiz, state = null) {
  if (quiz.position >= quiz.indices.length) return showScore(quiz);
  const question = quizQuestion(quiz);
  quiz.inner = questionView(question, {...quiz.context, path: `${quiz.context.path}/${question.id}`});
  if (state) quiz.inner.restore(state);
  quiz.inner.setLocked(quiz.isLocked);
  quiz.stage.replaceChildren(quizSteps(quiz), quiz.inner.element);
  quiz.context.onChange();
}

/// Where in the quiz the learner is, as words and as dots.
function quizSteps(quiz) {
  const lookAt = (index) => (index < quiz.position ? "quiz-dot is-done" : index === quiz.position ? "quiz-dot is-now" : "quiz-dot");
  const dots = quiz.indices.map((_, index) => h("span", {class: lookAt(index)}));
  return h("div", {class: "quiz-steps"},
    h("p", null, `Question ${quiz.position + 1} of ${quiz.indices.length}`),
    h("div", {class: "quiz-dots", "aria-hidden": true}, dots));
}

function showQuizVerdict(quiz, verdict, response) {
  if (!quiz.inner) return;
  quiz.inner.showVerdict(verdict, response);
  if (verdict) quiz.lastRight = verdict.isRight;
}

function advanceQuiz(quiz) {
  if (!quiz.inner) return "over";
  if (quiz.lastRight) quiz.right += 1;
  quiz.lastRight = false;
  quiz.position += 1;
  quiz.inner = null;
  showQuestion(quiz);
  focusOn(quiz.stage.querySelector("h2, h3"), {preventScroll: true});
  return quiz.inner ? "asks" : "grade";
}

function showScore(quiz) {
  const {passMark} = quiz.card.quiz;
  const passes = quiz.right >= passMark;
  const words = h("h3", {class: "quiz-score"}, `${quiz.right} of ${quiz.indices.length} right`);
  const note = h("p", null, passes ? "You passed the quiz." : `You need ${passMark} to pass. Try again.`);
  const mark = h("div", {class: passes ? "quiz-mark is-right" : "quiz-mark is-wrong"}, svgIcon(passes ? "check" : "retry"));
  quiz.stage.replaceChildren(h("div", {class: "quiz-result"}, mark, words, note));
}

function restartQuiz(quiz) {
  Object.assign(quiz, {seed: newSeed(), indices: null, position: 0, right: 0, inner: null, lastRight: false});
  quiz.stage.replaceChildren();
  drawQuestions(quiz);
}

function lockQuiz(quiz, isLocked) {
  quiz.isLocked = isLocked;
  quiz.inner?.setLocked(isLocked);
}

function quizState(quiz) {
  const asked = quiz.inner ? {id: quizQuestion(quiz).id, state: quiz.inner.state()} : null;
  const ids = quiz.indices?.map((index) => quiz.card.quiz.questions[index].id) ?? null;
  return {ids, position: quiz.position, right: quiz.right, asked};
}

/// Goes on where the learner was if the questions that were drawn are all still there.
function restoreQuiz(quiz, state) {
  const indices = state?.ids?.map((id) => quiz.card.quiz.questions.findIndex((question) => question.id === id));
  if (!indices || indices.includes(-1)) return;
  Object.assign(quiz, {seed: newSeed(), indices, position: state.position, right: state.right, inner: null});
  showQuestion(quiz, state.asked?.state);
}

function quizQuestion(quiz) {
  return quiz.card.quiz.questions[quiz.indices[quiz.position]];
}

function newSeed() {
  return Math.floor(Math.random() * 1_000_000);
}
