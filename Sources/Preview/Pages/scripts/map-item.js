// What the map knows about a module, a block or an episode: how far it is done, and why it is locked.
import {h, svgIcon} from "./dom.js";

const unknownItem = {isOpen: true, isFinished: false, stars: 0, possible: 0, fraction: 0, why: [], needsCode: false};

export function itemOf(context, path) {
  return {...unknownItem, ...context.state.items[path], lockWords: context.state.lockWords};
}

/// Why something is locked, a reason a line.
export function lockReasons(why) {
  return h("ul", {class: "lock-reasons"}, why.map((reason) => h("li", {dir: "auto"}, svgIcon("lock"), h("span", null, reason))));
}
