// The learner's page in a quiet frame, and the messages to it and from it.
import {h} from "./dom.js";
import {benchIcon} from "./bench-icons.js";
import {pathOfAddress} from "./bench-loading.js";

const sizes = {phone: {width: 390, height: 844}, small: {width: 320, height: 640}, wide: null};
const arrivalPatience = 1200;

/// The result is `{element, go(place), tell(message), onLoad(listener)}`; `tell` sends a message to the learner's page.
export function phoneFrame(bench) {
  const frame = h("iframe", {class: "phone-page", title: "The learner's page", src: addressOfLearner(bench, pathOfAddress())});
  const device = h("div", {class: "device"}, frame);
  const caption = h("span", {dir: "ltr", "aria-hidden": true});
  const reload = h("button", {
    type: "button", class: "icon-button", title: "Load the phone's page again", "aria-label": "Load the phone's page again",
    onclick: () => (frame.src = addressOfLearner(bench, pathShown(bench))),
  }, benchIcon("retry"));
  const phone = {bench, frame, device, caption, wanted: null, late: null, timer: null};
  window.addEventListener("message", (event) => hearLearner(phone, event));
  bench.state.on(["preferences"], () => sendSettings(phone));
  new ResizeObserver(() => showDeviceSize(phone)).observe(frame);
  sendSettings(phone);
  return {
    element: h("div", {class: "phone-stage"}, device, h("div", {class: "device-caption"}, caption, reload)),
    go: (place) => sendPlace(phone, place),
    onLoad: (listener) => frame.addEventListener("load", () => frame.contentDocument && listener(frame.contentDocument)),
    tell: (message) => tellLearner(phone, message),
  };
}

/// The learner's page at a place with the settings of the toolbar.
export function addressOfLearner(bench, path) {
  const {preferences} = bench.state.get();
  const query = new URLSearchParams();
  if (path) query.set("path", path);
  if (preferences.isUnlocked) query.set("unlocked", "1");
  if (preferences.scheme !== "auto") query.set("scheme", preferences.scheme);
  if (preferences.text !== 100) query.set("text", String(preferences.text));
  if (preferences.direction) query.set("direction", preferences.direction);
  return `/learn${query.size > 0 ? `?${query}` : ""}`;
}

export function pathShown(bench) {
  const {place} = bench.state.get();
  return place.card ?? place.episode;
}

function hearLearner(phone, event) {
  if (event.origin !== location.origin || event.source !== phone.frame.contentWindow) return;
  const message = event.data;
  if (message?.hornbook === "at") learnerIsAt(phone, message);
  if (message?.hornbook === "progress") phone.bench.state.set({progress: message.progress ?? {}});
}

/// After a jump the page may still report where it was: such a place waits until the wanted one is there, or for a moment.
function learnerIsAt(phone, message) {
  const place = {view: message.view, episode: message.path ?? null, card: message.card ?? null, wanted: message.wanted ?? null};
  if (phone.wanted === null || isWanted(phone.wanted, place)) return arrive(phone, place);
  phone.late = place;
}

function isWanted(wanted, place) {
  if (wanted.view === "map") return place.view === "map";
  if (wanted.card) return place.card === wanted.card;
  return place.episode === wanted.episode;
}

function arrive(phone, place) {
  clearTimeout(phone.timer);
  phone.wanted = null;
  phone.late = null;
  const now = phone.bench.state.get().place;
  if (["view", "episode", "card", "wanted"].every((name) => (now[name] ?? null) === (place[name] ?? null))) return;
  phone.bench.state.set({place, ...(now.card === place.card ? {} : {current: null})});
}

function sendPlace(phone, place) {
  clearTimeout(phone.timer);
  phone.wanted = place;
  phone.timer = setTimeout(() => (phone.late ? arrive(phone, phone.late) : (phone.wanted = null)), arrivalPatience);
  tellLearner(phone, {hornbook: "go", path: place.card ?? place.episode});
}

function sendSettings(phone) {
  const {preferences} = phone.bench.state.get();
  phone.device.dataset.device = preferences.device;
  const settings = {scheme: preferences.scheme, text: preferences.text, unlocked: preferences.isUnlocked};
  if (preferences.direction) settings.direction = preferences.direction;
  const content = JSON.stringify(settings);
  if (phone.sentSettings === content) return;
  if (phone.sentSettings !== undefined) tellLearner(phone, {hornbook: "settings", ...settings});
  phone.sentSettings = content;
}

function tellLearner(phone, message) {
  phone.frame.contentWindow?.postMessage(message, location.origin);
}

/// A window may be too small for the device: the caption says what is really there.
function showDeviceSize(phone) {
  const width = Math.round(phone.frame.clientWidth);
  const height = Math.round(phone.frame.clientHeight);
  const size = sizes[phone.device.dataset.device];
  const isCut = size && (width < size.width || height < size.height);
  phone.caption.textContent = `${width} × ${height}${isCut ? ` of ${size.width} × ${size.height}` : ""}`;
}
