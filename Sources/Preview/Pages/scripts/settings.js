// How the page looks and whether everything is unlocked: from its address, then from messages of the workbench.

const settingsListeners = new Set();
const settings = {scheme: "auto", direction: null, text: 100, unlocked: false};
const course = {direction: "ltr"};

export function isUnlocked() {
  return settings.unlocked;
}

/// Reads `/learn?unlocked=1&scheme=dark&text=200&direction=rtl`.
export function readSettings() {
  const query = new URLSearchParams(location.search);
  changeSettings({
    scheme: query.get("scheme") ?? "auto",
    direction: query.get("direction"),
    text: Number(query.get("text") ?? 100),
    unlocked: ["1", "true"].includes(query.get("unlocked")),
  });
}

/// Takes over what `changes` names and tells who listens if anything that decides on content changed.
export function changeSettings(changes) {
  const wasUnlocked = settings.unlocked;
  for (const name of Object.keys(settings)) {
    if (changes[name] !== undefined) settings[name] = changes[name];
  }
  applySettings();
  if (wasUnlocked === settings.unlocked) return;
  for (const listener of settingsListeners) listener();
}

export function onUnlockedChange(listener) {
  settingsListeners.add(listener);
}

/// The direction of the curriculum; one of the settings goes first.
export function useDirection(direction) {
  course.direction = direction || "ltr";
  applySettings();
}

function applySettings() {
  const root = document.documentElement;
  const scheme = ["light", "dark"].includes(settings.scheme) ? settings.scheme : null;
  if (scheme) root.dataset.scheme = scheme;
  else delete root.dataset.scheme;
  root.dir = ["ltr", "rtl"].includes(settings.direction) ? settings.direction : course.direction;
  const percent = Math.min(Math.max(Number(settings.text) || 100, 50), 400);
  if (percent >= 150) root.dataset.text = "large";
  else delete root.dataset.text;
  root.style.fontSize = percent === 100 ? "" : `${percent}%`;
}
