// Stars that were earned, out of those that can be.
import {h, svgIcon} from "./dom.js";

const mostDrawn = 3;

/// Up to three stars are drawn one by one; more become a number beside one star.
export function starRow(earned, possible, className = "stars") {
  if (!possible) return null;
  const words = `${earned} of ${possible} ${possible === 1 ? "star" : "stars"}`;
  if (possible > mostDrawn) return h("span", {class: `${className} stars-counted`}, starShape(earned > 0), h("span", {"aria-hidden": true}, `${earned}/${possible}`), h("span", {class: "spoken"}, words));
  const shapes = Array.from({length: possible}, (_, index) => starShape(index < earned));
  return h("span", {class: className, role: "img", "aria-label": words}, shapes);
}

function starShape(isEarned) {
  return h("span", {class: isEarned ? "star is-earned" : "star"}, svgIcon("star"));
}
