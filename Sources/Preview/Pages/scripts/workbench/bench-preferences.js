// What the workbench remembers about its author between visits.
import {storedValue, storeValue} from "./storage.js";

const firstPreferences = {
  device: "phone",
  scheme: "auto",
  text: 100,
  direction: null,
  isUnlocked: true,
  hasShortcuts: true,
  outlineWidth: 288,
  panelWidth: 416,
  tab: "findings",
  scope: "card",
  openBranches: [],
};

export function storedPreferences() {
  return {...firstPreferences, ...Object.fromEntries(Object.entries(storedValue("workbench") ?? {}).filter(isPreference))};
}

export function keepPreferences(preferences) {
  storeValue("workbench", preferences);
}

/// An older or damaged value must not stop the page.
function isPreference([name, value]) {
  const first = firstPreferences[name];
  if (first === undefined) return false;
  if (first === null) return value === null || typeof value === "string";
  return typeof value === typeof first && Array.isArray(value) === Array.isArray(first);
}
