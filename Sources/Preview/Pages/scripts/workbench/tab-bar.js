// Tabs after the ARIA pattern: one stop for Tab, arrow keys go from tab to tab.
import {h, isRightToLeft, uniqueID} from "./dom.js";

/// `tabs`: `[{name, title, panel}]`. The result is `{element, choose(name), face(name), chosen()}`; `face(name)` is the button, to put counts into.
export function tabBar(label, tabs, onChoose) {
  const bar = {tabs, buttons: new Map(), chosen: null, onChoose};
  const element = h("div", {role: "tablist", class: "tabs", "aria-label": label, onkeydown: (event) => moveInTabs(bar, event)});
  for (const tab of tabs) {
    tab.panel.id ||= uniqueID("panel");
    const button = tabButton(bar, tab);
    bar.buttons.set(tab.name, button);
    element.append(button);
  }
  return {element, choose: (name) => chooseTab(bar, name), face: (name) => bar.buttons.get(name), chosen: () => bar.chosen};
}

function tabButton(bar, tab) {
  return h("button", {
    type: "button", role: "tab", class: "tab", id: uniqueID("tab"), "aria-controls": tab.panel.id, "aria-selected": false, tabindex: -1,
    onclick: () => pickTab(bar, tab.name),
  }, tab.title);
}

function pickTab(bar, name) {
  chooseTab(bar, name);
  bar.onChoose?.(name);
}

function chooseTab(bar, name) {
  bar.chosen = name;
  for (const tab of bar.tabs) {
    const isChosen = tab.name === name;
    const button = bar.buttons.get(tab.name);
    button.setAttribute("aria-selected", String(isChosen));
    button.tabIndex = isChosen ? 0 : -1;
    tab.panel.hidden = !isChosen;
  }
}

function moveInTabs(bar, event) {
  const towards = isRightToLeft() ? -1 : 1;
  const steps = {ArrowRight: towards, ArrowLeft: -towards, Home: -Infinity, End: Infinity};
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const names = bar.tabs.map((tab) => tab.name);
  const position = names.indexOf(bar.chosen) + step;
  const next = Number.isFinite(step) ? (position + names.length) % names.length : step < 0 ? 0 : names.length - 1;
  pickTab(bar, names[next]);
  bar.buttons.get(names[next]).focus();
}
