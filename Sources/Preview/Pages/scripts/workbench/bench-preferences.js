// What the workbench remembers about its author between visits.

const preferencesKey = "hornbook.workbench";

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
  try {
    const stored = JSON.parse(localStorage.getItem(preferencesKey) ?? "{}");
    return {...firstPreferences, ...Object.fromEntries(Object.entries(stored ?? {}).filter(isPreference))};
  } catch {
    return {...firstPreferences};
  }
}

export function keepPreferences(preferences) {
  try {
    localStorage.setItem(preferencesKey, JSON.stringify(preferences));
  } catch {
    // A browser that keeps nothing starts with the first preferences again.
  }
}

/// An older or damaged value must not stop the page.
function isPreference([name, value]) {
  const first = firstPreferences[name];
  if (first === undefined) return false;
  if (first === null) return value === null || typeof value === "string";
  return typeof value === typeof first && Array.isArray(value) === Array.isArray(first);
}
