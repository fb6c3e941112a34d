// What the browser keeps between visits, apart for each curriculum: two that are served on one port share nothing.

/// What was kept under a name, such as `progress`; null where nothing is kept or it cannot be read.
export function storedValue(name) {
  try {
    return JSON.parse(localStorage.getItem(storageKey(name)) ?? "null");
  } catch {
    return null;
  }
}

/// Keeps a value of JSON. A browser that keeps nothing still lets a learner go on until the page is closed.
export function storeValue(name, value) {
  try {
    localStorage.setItem(storageKey(name), JSON.stringify(value));
  } catch {
    // Storage is full or switched off.
  }
}

/// Calls `listener` when another tab has changed what is kept under a name, or has cleared all of it.
export function onStoredChange(name, listener) {
  window.addEventListener("storage", (event) => {
    if (event.key === storageKey(name) || event.key === null) listener();
  });
}

function storageKey(name) {
  const curriculum = document.querySelector('meta[name="hornbook-curriculum"]')?.content;
  return ["hornbook", name, curriculum].filter(Boolean).join(".");
}
