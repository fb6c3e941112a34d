// The map of the course: where to go on, the daily question, and each module with its path of episodes.
import {failureWords, postJSON} from "./api.js";
import {authored} from "./authored.js";
import {badgeList} from "./badges.js";
import {h, svgIcon} from "./dom.js";
import {episodeTitle} from "./episode-title.js";
import {keepingPlace} from "./keep-place.js";
import {moduleSection} from "./map-module.js";
import {messageView} from "./message-view.js";
import {progressBar} from "./progress-bar.js";
import {currentProgress, replaceProgress, today} from "./progress.js";
import {renewable} from "./renewable.js";
import {isUnlocked} from "./settings.js";
import {starRow} from "./stars.js";

/// `options`: `outline()`, `focus` (a module or block to show first), `scroll`, `open(path)`, `openDaily(daily)`. Gives `{element, concerns, refresh, close}`.
export function mapView(options) {
  const map = {...options, isFirst: true, openDetails: new Set()};
  map.source = renewable({
    ask: () => postJSON("/api/map", {progress: currentProgress(), unlocked: isUnlocked(), today: today()}),
    take: (state) => drawMap(map, state),
    fail: (error) => showMapFailure(map, error),
  });
  map.element = h("div", {class: "map"}, h("h1", {class: "spoken", ...authored()}, options.outline().title), h("p", {class: "waiting"}, "Loading …"));
  return {element: map.element, concerns: () => true, refresh: map.source.renew, close: map.source.close};
}

function drawMap(map, state) {
  keepingPlace(map.element, () => map.element.replaceChildren(...mapContent(map, state)));
  if (map.isFirst) placeMap(map);
  map.isFirst = false;
}

function mapContent(map, state) {
  const outline = map.outline();
  const modules = outline.modules.filter((module) => !module.isHidden || isUnlocked());
  const context = {state, open: map.open, openDetails: map.openDetails};
  return [
    courseHeader(outline, state),
    goOnCard(map, state),
    dailyCard(map, state),
    modules.length ? modules.map((module) => moduleSection(module, context)) : emptyCourse(outline),
    state.badges.length ? badgeShelf(state.badges) : null,
    outline.reminders ? reminderList(outline.reminders) : null,
    startOver(),
  ].flat().filter(Boolean);
}

function courseHeader(outline, {stars, fraction}) {
  const percent = Math.round(fraction * 100);
  const bar = progressBar("Progress in the course");
  bar.show(percent, 100, `${percent} % of the course`);
  return h("header", {class: "course-header"},
    h("h1", authored(), outline.title),
    h("div", {class: "course-progress"},
      bar.element,
      h("span", {class: "course-percent", "aria-hidden": true}, `${percent}%`),
      starRow(stars.earned, stars.possible, "stars course-stars")));
}

function goOnCard(map, {resume, fraction}) {
  if (!resume) return null;
  const title = episodeTitle(map.outline(), resume.episode);
  // Where nothing is finished, the first card is named like the one of a learner who comes back.
  const isNew = fraction === 0;
  return h("button", {type: "button", class: "go-on", onclick: () => map.open(resume.card ?? resume.episode)},
    h("span", {class: "go-on-mark"}, svgIcon("play")),
    h("span", {class: "go-on-words"},
      h("span", {class: "go-on-label"}, isNew ? "Start here" : "Go on"),
      h("span", {class: "go-on-title", ...authored()}, title)),
    svgIcon("chevronEnd"));
}

function dailyCard(map, {daily}) {
  if (!daily) return null;
  return h("button", {type: "button", class: "daily", onclick: () => map.openDaily(daily)},
    h("span", {class: "daily-mark"}, svgIcon("sun")),
    h("span", {class: "go-on-words"},
      h("span", {class: "daily-title"}, "Question of the day"),
      h("span", {class: "daily-from", ...authored()}, episodeTitle(map.outline(), daily.episode))),
    svgIcon("chevronEnd"));
}

function emptyCourse(outline) {
  const broken = outline.broken?.[0];
  if (!broken) return messageView({title: "Nothing here yet", text: "This course has no modules."});
  return messageView({title: "The course cannot be read", text: broken.message, place: broken.line ? `${broken.file}, line ${broken.line}` : broken.file});
}

function badgeShelf(badges) {
  return h("section", {class: "shelf", "aria-labelledby": "shelf-title"}, h("h2", {id: "shelf-title"}, "Your badges"), badgeList(badges));
}

/// The texts for learners who stay away, for authors who look around.
function reminderList(reminders) {
  const items = reminders.map(({days, text}) => h("li", null, `After ${days} ${days === 1 ? "day" : "days"}: `, h("span", authored(), text)));
  return h("details", {class: "foldable"}, h("summary", null, svgIcon("chevronDown"), "Reminders for those who stay away"), h("ul", {class: "reminders"}, items));
}

/// Forgets all progress after a second press, so that a slip of the finger costs nothing.
function startOver() {
  if (Object.keys(currentProgress()).length === 0) return null;
  const button = h("button", {type: "button", class: "button button-quiet start-over"}, svgIcon("retry"), h("span", null, "Start over"));
  button.addEventListener("click", () => {
    if (button.classList.contains("is-sure")) return replaceProgress({});
    button.classList.add("is-sure");
    button.lastElementChild.textContent = "Forget all my progress";
    setTimeout(() => {
      button.classList.remove("is-sure");
      button.lastElementChild.textContent = "Start over";
    }, 5000);
  });
  return h("footer", {class: "map-footer"}, button);
}

/// Goes to what was asked for, or back to where the learner left the map.
function placeMap(map) {
  const target = map.focus ? map.element.querySelector(`[data-path="${CSS.escape(map.focus)}"]`) : null;
  if (target) return target.scrollIntoView({block: "start"});
  window.scrollTo(0, map.scroll ?? 0);
}

function showMapFailure(map, error) {
  const {message, help} = failureWords(error);
  map.element.replaceChildren(
    h("h1", {class: "spoken", ...authored()}, map.outline().title), messageView({title: message, text: help, retry: map.source.renew})
  );
}
