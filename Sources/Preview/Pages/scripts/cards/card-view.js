// The view of each kind of card: `(card, context) → {element, action, showVerdict, setLocked, state, restore}`.
import {executorView} from "./executor-card.js";
import {playgroundView} from "./playground-card.js";
import {questionViews} from "./question-view.js";
import {quizView} from "./quiz-card.js";
import {readingView} from "./reading-card.js";
import {taskView} from "./task-card.js";
import {finishedView, textView, unsupportedView} from "./text-card.js";

const cardViews = {
  ...questionViews,
  description: textView,
  descriptionWithCode: textView,
  finished: finishedView,
  reading: readingView,
  quiz: quizView,
  executor: executorView,
  exercise: taskView,
  challenge: taskView,
  playground: playgroundView,
};

/// `context`: `{path, onChange(), submit(signal)}`; the signal may cancel the grading. A kind that this page does not know shows a notice.
export function cardView(card, context) {
  return (cardViews[card.type] ?? unsupportedView)(card, context);
}
