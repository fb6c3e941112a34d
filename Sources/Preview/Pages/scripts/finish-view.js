// The end of an episode: stars, new badges, what is unlocked now.
import {authored} from "./authored.js";
import {badgeList} from "./badges.js";
import {announce, h, svgIcon} from "./dom.js";
import {starRow} from "./stars.js";

/// `options`: `episode`, `response` of the last card, `titleOf(path)`, `open(path)`, `leave()`, `again()`.
export function finishView(options) {
  const {episode, response} = options;
  if (!response.episode?.isFinished) return unfinishedView(options);
  const stars = response.episode.stars ?? null;
  const opened = response.opened ?? [];
  const badges = response.badges ?? [];
  announce(finishWords(episode, stars, badges), "assertive");
  return h("section", {class: "finish"},
    finishMedal(),
    h("h2", {class: "finish-title"}, "Well done!"),
    h("p", {class: "finish-episode", dir: "auto"}, "You finished ", h("span", authored(), episode.title), "."),
    episode.possibleStars && stars !== null ? starRow(stars, episode.possibleStars, "stars finish-stars") : null,
    badges.length ? badgeList(badges) : null,
    opened.length ? openedList(opened, options) : null,
    finishButtons(response.next ?? opened[0] ?? null, options));
}

function unfinishedView({leave, again}) {
  return h("section", {class: "finish"},
    h("h2", {class: "finish-title"}, "Almost there"),
    h("p", null, "Some cards of this episode are still to do."),
    h("div", {class: "finish-buttons"},
      h("button", {type: "button", class: "button button-primary", onclick: again}, "Go on"),
      h("button", {type: "button", class: "button button-quiet", onclick: leave}, "To the map")));
}

function finishMedal() {
  const rays = Array.from({length: 10}, (_, index) => {
    const ray = h("span", {class: "ray"});
    ray.style.setProperty("--turn", `${index * 36}deg`);
    return ray;
  });
  return h("div", {class: "medal", "aria-hidden": true}, rays, h("span", {class: "medal-core"}, svgIcon("check")));
}

function openedList(opened, {titleOf}) {
  const rows = opened.map((path) => h("li", {dir: "auto"}, svgIcon("check"), h("span", {lang: authored().lang}, titleOf(path))));
  return h("div", {class: "opened"}, h("h3", null, "Unlocked"), h("ul", null, rows));
}

function finishButtons(next, {titleOf, open, leave}) {
  return h("div", {class: "finish-buttons"},
    next ? nextButton(titleOf(next), () => open(next)) : null,
    h("button", {type: "button", class: next ? "button button-quiet" : "button button-primary", onclick: leave}, "To the map"));
}

function nextButton(title, act) {
  return h("button", {type: "button", class: "button button-primary", onclick: act}, h("span", {dir: "auto"}, "Next: ", h("span", authored(), title)));
}

function finishWords(episode, stars, badges) {
  const earned = episode.possibleStars && stars !== null ? `${stars} of ${episode.possibleStars} stars.` : "";
  return ["Well done!", `You finished ${episode.title}.`, earned, ...badges.map((badge) => `New badge: ${badge.title}.`)].filter(Boolean).join(" ");
}
