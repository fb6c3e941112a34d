// Messages between the learner's page and the workbench around it, if there is one.

/// Sends `message` to the workbench; does nothing on a page that stands alone.
export function tellWorkbench(message) {
  if (window.parent === window) return;
  window.parent.postMessage(message, location.origin);
}

/// Calls `handlers.go(message)`, `handlers.settings(message)` and so on for what the workbench sends.
export function hearWorkbench(handlers) {
  window.addEventListener("message", (event) => {
    if (event.origin !== location.origin || event.source !== window.parent || window.parent === window) return;
    handlers[event.data?.hornbook]?.(event.data);
  });
}
