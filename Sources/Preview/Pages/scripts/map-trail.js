// The episodes of a block as stones of a winding path.
import {assetAddress} from "./asset-address.js";
import {authored} from "./authored.js";
import {announce, h, spoken, svg, svgIcon, uniqueID} from "./dom.js";
import {itemOf, lockReasons} from "./map-item.js";
import {starRow} from "./stars.js";

const sways = [0, 1, 2, 1];
const difficultyNames = {easy: "Easy", medium: "Medium", intermediate: "Medium", hard: "Hard"};

export function episodeTrail(episodes, context) {
  return h("ol", {class: "trail"}, episodes.map((episode, index) => trailStop(episode, index, episodes.length, context)));
}

function trailStop(episode, index, count, context) {
  const item = itemOf(context, episode.path);
  const isNext = context.state.resume?.episode === episode.path && !item.isFinished;
  const kind = episode.isUnreadable ? "is-unreadable" : item.isFinished ? "is-finished" : isNext ? "is-next" : item.isOpen ? "is-open" : "is-locked";
  const row = h("li", {class: `trail-stop ${kind}`, dataset: {path: episode.path}},
    index < count - 1 ? trailCurve(sways[index % 4], sways[(index + 1) % 4]) : null,
    item.isOpen || episode.isUnreadable ? openStop(episode, item, isNext, context) : lockedStop(episode, item));
  row.style.setProperty("--sway", sways[index % 4]);
  return row;
}

function openStop(episode, item, isNext, context) {
  return h("button", {type: "button", class: "stop", onclick: () => context.open(episode.path)},
    h("span", {class: "stone"}, svgIcon(episode.isUnreadable ? "alert" : item.isFinished ? "check" : "play")), episodeIcon(episode),
    stopWords(episode, item, item.isFinished ? "Finished" : isNext ? "Go on here" : "Open"));
}

/// A locked stone tells why when it is tapped.
function lockedStop(episode, item) {
  const id = uniqueID("why");
  const reasons = h("div", {class: "stop-why", id, hidden: true}, lockReasons(item.why));
  const button = h("button", {type: "button", class: "stop", "aria-expanded": false, "aria-controls": id},
    h("span", {class: "stone"}, svgIcon("lock")), episodeIcon(episode), stopWords(episode, item, item.lockWords.status));
  button.addEventListener("click", () => {
    reasons.hidden = !reasons.hidden;
    button.setAttribute("aria-expanded", String(!reasons.hidden));
    if (!reasons.hidden) announce(reasons.textContent);
  });
  return [button, reasons];
}

/// The image of an episode, which leaves its place to nothing where it cannot be loaded.
function episodeIcon({icon}) {
  if (!icon) return null;
  const picture = h("img", {class: "stop-icon", src: assetAddress(icon.src), alt: icon.alt, lang: authored().lang, loading: "lazy", decoding: "async"});
  picture.addEventListener("error", () => picture.remove());
  return picture;
}

function stopWords(episode, item, status) {
  if (episode.isUnreadable) return unreadableWords(episode);
  const facts = [difficultyNames[episode.difficulty], episode.isOptional ? "Extra" : null].filter(Boolean).join(" · ");
  return h("span", {class: "stop-words"},
    h("span", {class: "stop-title", ...authored()}, episode.title),
    spoken(`, ${status}`),
    episode.summary ? h("span", {class: "stop-summary", ...authored()}, episode.summary) : null,
    h("span", {class: "stop-facts"}, facts ? h("span", null, facts) : null, item.possible ? starRow(item.stars, item.possible) : null));
}

/// Without its file only the name of the episode is known.
function unreadableWords({title}) {
  return h("span", {class: "stop-words"},
    h("span", {class: "stop-title", ...authored()}, title),
    h("span", {class: "stop-summary"}, "This lesson cannot be shown yet"));
}

/// The stretch of the path to the next stone, stretched to the height of its row.
function trailCurve(from, to) {
  const [start, end] = [from * 50, to * 50];
  return svg("svg", {class: "trail-curve", viewBox: "0 0 100 100", preserveAspectRatio: "none", "aria-hidden": "true"},
    svg("path", {d: `M${start} 0C${start} 55 ${end} 45 ${end} 100`, "vector-effect": "non-scaling-stroke"}));
}
