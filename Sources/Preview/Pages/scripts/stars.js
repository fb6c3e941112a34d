// Stars that were earned, out of those that can be.
import {h, spoken, svgIcon} from "./dom.js";

const mostDrawn = 3;

/// Up to three stars are drawn one by one; more become a number beside one star.
export function starRow(earned, possible, className = "stars") {
  if (!possible) return null;
  const words = `${earned} of ${possible} ${possible === 1 ? "star" : "stars"}`;
  if (possible > mostDrawn) return countedStars(earned, possible, {className, words});
  const shapes = Array.from({length: possible}, (_, index) => starShape(index < earned));
  return h("span", {class: className, role: "img", "aria-label": words}, shapes);
}

function countedStars(earned, possible, {className, words}) {
  const digits = h("span", {"aria-hidden": true}, `${earned}/${possible}`);
  return h("span", {class: `${className} stars-counted`}, starShape(earned > 0), digits, spoken(words));
}

function starShape(isEarned) {
  return h("span", {class: isEarned ? "star is-earned" : "star"}, svgIcon("star"));
}
