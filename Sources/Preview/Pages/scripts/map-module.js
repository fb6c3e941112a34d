// A module on the map: what it is about, whether it is locked and why, its blocks.
import {accessCodeForm} from "./access-code.js";
import {authored, authoredText} from "./authored.js";
import {h, svg, svgIcon, uniqueID} from "./dom.js";
import {badgePicture} from "./badges.js";
import {itemOf, lockReasons} from "./map-item.js";
import {episodeTrail} from "./map-trail.js";
import {starRow} from "./stars.js";

const ringLength = 2 * Math.PI * 20;

/// `context`: `{state, open(path), openDetails}`; `openDetails` remembers which overviews are open.
export function moduleSection(module, context) {
  const item = itemOf(context, module.path);
  const id = uniqueID("module");
  const blocks = h("div", {class: "blocks"}, module.blocks.map((block) => blockSection(block, context)));
  return h("section", {class: item.isOpen ? "module" : "module is-locked", "aria-labelledby": id, dataset: {path: module.path}},
    moduleHead(module, item, id),
    module.summary ? h("p", {class: "module-summary", ...authored()}, module.summary) : null,
    moduleFacts(module, item),
    item.isOpen ? null : lockReasons(item.why),
    item.needsCode && !item.isOpen ? accessCodeForm() : null,
    overviewOf(module, context),
    item.isOpen ? blocks : foldable("Look inside", blocks, `${module.path} inside`, context));
}

function moduleHead(module, item, id) {
  return h("div", {class: "module-head"},
    h("h2", {id, ...authored()}, module.title),
    module.isHidden ? h("span", {class: "tag"}, "Hidden") : null,
    module.isFeatured ? h("span", {class: "tag"}, "Featured") : null,
    module.badge && item.isFinished ? badgePicture(module.badge) : progressRing(item));
}

/// How much is done, as a ring around a percentage, a check or a lock.
function progressRing(item) {
  const percent = Math.round(item.fraction * 100);
  const arc = svg("circle", {
    class: "ring-arc", cx: 24, cy: 24, r: 20, "stroke-dasharray": `${ringLength * item.fraction} ${ringLength}`,
    transform: "rotate(-90 24 24)",
  });
  const ring = svg("svg", {class: "ring-drawing", viewBox: "0 0 48 48", "aria-hidden": "true"},
    svg("circle", {class: "ring-track", cx: 24, cy: 24, r: 20}),
    item.fraction > 0 ? arc : null);
  const inside = item.isFinished ? svgIcon("check") : item.isOpen ? h("span", null, `${percent}%`) : svgIcon("lock");
  const words = item.isFinished ? "Finished" : item.isOpen ? `${percent} % done` : item.lockWords.status;
  return h("div", {class: item.isFinished ? "ring is-done" : "ring", role: "img", "aria-label": words},
    ring,
    h("span", {class: "ring-inside", "aria-hidden": true}, inside));
}

function moduleFacts(module, item) {
  const facts = [
    module.minutes ? h("li", null, `${module.minutes} minutes`) : null,
    module.difficulty ? h("li", null, `Level ${module.difficulty}`) : null,
    item.possible ? h("li", null, starRow(item.stars, item.possible)) : null,
  ].filter(Boolean);
  return facts.length ? h("ul", {class: "facts"}, facts) : null;
}

function blockSection(block, context) {
  const item = itemOf(context, block.path);
  const id = uniqueID("block");
  return h("section", {class: "block", "aria-labelledby": id, dataset: {path: block.path}},
    h("div", {class: "block-head"},
      h("h3", {id, ...authored()}, block.title),
      block.isOptional ? h("span", {class: "tag"}, "Extra") : null,
      block.badge && item.isFinished ? badgePicture(block.badge) : null,
      starRow(item.stars, item.possible)),
    overviewOf(block, context),
    block.episodes.length ? episodeTrail(block.episodes, context) : h("p", {class: "empty-note"}, "No episodes yet."));
}

function overviewOf(item, context) {
  if (!item.overview) return null;
  return foldable("What this is about", authoredText(item.overview, "overview-text"), `${item.path} overview`, context);
}

/// Content that opens on request and stays open when the map is drawn again.
function foldable(label, content, key, {openDetails}) {
  const details = h("details", {class: "foldable", open: openDetails.has(key)}, h("summary", null, svgIcon("chevronDown"), label), content);
  details.addEventListener("toggle", () => (details.open ? openDetails.add(key) : openDetails.delete(key)));
  return details;
}
