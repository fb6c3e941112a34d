// Changes of the curriculum while the page is open, and a calm notice when the server is gone.
import {announce, h, svgIcon} from "./dom.js";

const longestPause = 8000;

/// Calls `onChange({version, changed, outline, milliseconds})` for each change, and once `onChange({reconnected: true})` when the server came back.
export function listen(onChange) {
  const connection = {source: null, retry: null, pause: 500, wasLost: false, onChange};
  connectLive(connection);
}

function connectLive(connection) {
  const source = new EventSource("/api/events");
  connection.source = source;
  source.addEventListener("open", () => liveOpened(connection));
  source.addEventListener("change", (event) => connection.onChange(JSON.parse(event.data)));
  source.addEventListener("bye", () => liveLost(connection));
  source.addEventListener("error", () => liveLost(connection));
}

function liveOpened(connection) {
  connection.pause = 500;
  if (!connection.wasLost) return;
  connection.wasLost = false;
  hideLostNotice();
  connection.onChange({reconnected: true, changed: [], outline: true});
}

/// Reconnects by itself with growing pauses: a browser gives up for good on some failures.
function liveLost(connection) {
  connection.source.close();
  clearTimeout(connection.retry);
  if (!connection.wasLost) showLostNotice();
  connection.wasLost = true;
  connection.retry = setTimeout(() => connectLive(connection), connection.pause);
  connection.pause = Math.min(connection.pause * 2, longestPause);
}

function showLostNotice() {
  const words = "The preview has stopped. This page goes on when it runs again.";
  const notice = h("aside", {class: "lost-notice", id: "lost-notice", "aria-label": "Connection"}, svgIcon("info"), h("p", null, words));
  document.body.append(notice);
  announce(words);
}

function hideLostNotice() {
  document.getElementById("lost-notice")?.remove();
  announce("The preview runs again.");
}
