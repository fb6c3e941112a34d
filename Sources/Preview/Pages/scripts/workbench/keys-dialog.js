// The list of keys, and the switch that turns them off.
import {h, uniqueID} from "./dom.js";
import {shortcuts} from "./shortcuts.js";

const keysOfTree = [["↑ ↓", "Move in the outline"], ["→ ←", "Open and close a branch"], ["Enter", "Show in the phone"]];

/// The result is `{element, open()}`.
export function keysDialog(bench) {
  const id = uniqueID("keys");
  const onOff = h("input", {type: "checkbox", onchange: () => bench.prefer({hasShortcuts: onOff.checked})});
  const show = ({preferences}) => (onOff.checked = preferences.hasShortcuts);
  bench.state.on(["preferences"], show);
  show(bench.state.get());
  const element = h("dialog", {class: "dialog keys-dialog", "aria-labelledby": id},
    h("div", {class: "dialog-head"}, h("h2", {id}, "Keys")),
    h("div", {class: "dialog-body"},
      h("dl", {class: "keys"}, [...shortcuts.map(({key, words}) => [key, words]), ...keysOfTree].map(keyRow)),
      h("label", {class: "menu-check"}, onOff, h("span", null, "Single-key shortcuts"))),
    h("div", {class: "dialog-foot"}, h("button", {type: "button", class: "button primary", autofocus: true, onclick: () => element.close()}, "Close")));
  return {element, open: () => element.showModal()};
}

function keyRow([key, words]) {
  return h("div", null, h("dt", null, h("kbd", null, key)), h("dd", null, words));
}
