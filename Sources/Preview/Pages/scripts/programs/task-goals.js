// How long a program is and may be, and how many stars it would earn.
import {h, spoken, svgIcon} from "./dom.js";

/// `{element, show(size)}`; a size of null is not shown.
export function taskGoals(task) {
  const size = h("p", {class: "task-size"});
  const goals = task.stars ? [starGoal(3, task.stars.three, task), starGoal(2, task.stars.two, task)] : null;
  const stars = goals && h("ul", {class: "task-stars", "aria-label": "Stars"}, goals);
  const element = h("div", {class: "task-goals", hidden: true}, size, stars);
  return {element, show: (count) => showSize({element, size, stars}, task, count)};
}

function starGoal(count, most, task) {
  const row = Array.from({length: count}, () => svgIcon("star"));
  return h("li", {class: "task-star", dataset: {most}},
    h("span", {class: "star-goal-row", role: "img", "aria-label": `${count} stars`}, row),
    ` up to ${most} ${task.partName ?? "parts"}`,
    h("span", {class: "task-star-missed", hidden: true}, spoken(", missed")));
}

function showSize({element, size, stars}, task, count) {
  const limit = task.cardLimit ?? null;
  element.hidden = count === null && !stars;
  size.hidden = count === null;
  const parts = task.partName ?? "parts";
  size.textContent = limit === null ? `${count} ${count === 1 ? parts.replace(/s$/, "") : parts}` : `${count} of ${limit} ${parts}`;
  size.classList.toggle("is-over", limit !== null && count !== null && count > limit);
  for (const goal of stars?.children ?? []) {
    const isMissed = count !== null && count > Number(goal.dataset.most);
    goal.classList.toggle("is-missed", isMissed);
    goal.querySelector(".task-star-missed").hidden = !isMissed;
  }
}
