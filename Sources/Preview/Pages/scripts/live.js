// Changes of the curriculum while the page is open, as the server tells them.
import {hideNotice, showNotice} from "./page-notice.js";

const [shortestPause, longestPause] = [500, 8000];

/// Calls the handlers with what the server tells:
/// - `hello({version})`: the stream is open, and the curriculum is at that version. A page of another run of the server loads itself again.
///   `failed` follows at once while the curriculum cannot be read.
/// - `change({version, changed, outline, assets, milliseconds})`: a save; `change({reconnected: true, …})`: the server is back.
/// - `failed({message, help})`: the curriculum cannot be read until the next change; there may be no help.
/// - `lost()`: the server is gone. A notice says so until it is back.
export function listen(handlers) {
  connectLive({handlers, source: null, pause: shortestPause, isLost: false, run: null});
}

function connectLive(connection) {
  const source = new EventSource("/api/events");
  const on = (name, act) => source.addEventListener(name, (event) => act(JSON.parse(event.data)));
  connection.source = source;
  on("hello", (hello) => greeted(connection, hello));
  on("change", (change) => connection.handlers.change(change));
  on("failed", (failure) => connection.handlers.failed(failure));
  source.addEventListener("error", () => liveLost(connection));
}

function greeted(connection, {run, version, failed = null}) {
  // The token of this page is from the run that it knows: another one would refuse all that it sends.
  if (connection.run !== null && run !== connection.run) return location.reload();
  connection.run = run ?? null;
  connection.pause = shortestPause;
  if (connection.isLost) liveFound(connection);
  connection.handlers.hello({version});
  if (failed) connection.handlers.failed(failed);
}

function liveFound(connection) {
  connection.isLost = false;
  hideNotice("lost", "The preview is running again.");
  connection.handlers.change({reconnected: true, changed: [], outline: true});
}

/// Reconnects by itself with growing pauses: a browser gives up for good on some failures.
function liveLost(connection) {
  connection.source.close();
  if (!connection.isLost) {
    showNotice("lost", "The preview has stopped. This page continues when it runs again.");
    connection.handlers.lost?.();
  }
  connection.isLost = true;
  setTimeout(() => connectLive(connection), connection.pause);
  connection.pause = Math.min(connection.pause * 2, longestPause);
}
