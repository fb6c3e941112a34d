// The kinds of questions, alone or inside of a quiz, and the view of each.
import {blanksView} from "./blanks-card.js";
import {choiceView} from "./choice-card.js";
import {orderView} from "./order-card.js";
import {unsupportedView} from "./text-card.js";
import {trueFalseView} from "./true-false-card.js";

export const questionViews = {
  question: choiceView,
  questionWithCode: choiceView,
  multiSelect: choiceView,
  poll: choiceView,
  trueFalse: trueFalseView,
  dragAndDrop: blanksView,
  codeBlocks: orderView,
};

export function questionView(card, context) {
  return (questionViews[card.type] ?? unsupportedView)(card, context);
}
