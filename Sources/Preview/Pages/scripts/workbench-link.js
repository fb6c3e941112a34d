// Messages between the learner's page and the workbench around it, if there is one.

/// Whether the page is in the workbench's frame; it then hears of changes from there.
export function isInWorkbench() {
  return window.parent !== window;
}

/// Sends `message` to the workbench; does nothing on a page that stands alone.
export function tellWorkbench(message) {
  if (isInWorkbench()) window.parent.postMessage(message, location.origin);
}

/// Calls `handlers.go(message)`, `handlers.settings(message)` and so on for what the workbench sends.
export function hearWorkbench(handlers) {
  window.addEventListener("message", (event) => {
    if (event.origin !== location.origin || event.source !== window.parent || !isInWorkbench()) return;
    handlers[event.data?.hornbook]?.(event.data);
  });
}
