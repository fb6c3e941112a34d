// Above a lesson that was opened by its address: that a learner cannot open it yet, and why.
import {postJSON} from "./api.js";
import {h, svgIcon} from "./dom.js";
import {currentProgress, today} from "./progress.js";
import {isUnlocked} from "./settings.js";

/// `{element, refresh()}`: the element is hidden until it is known that the episode is locked for this learner.
export function lockNotice(path) {
  const notice = {path, asked: 0, element: h("aside", {class: "card-notice lock-notice", "aria-label": "About this lesson", hidden: true})};
  return {element: notice.element, refresh: () => refreshNotice(notice)};
}

async function refreshNotice(notice) {
  notice.asked += 1;
  const asked = notice.asked;
  // Who is not told can open the lesson all the same.
  const map = await postJSON("/api/map", {progress: currentProgress(), unlocked: isUnlocked(), today: today()}).catch(() => null);
  if (asked !== notice.asked || map === null) return;
  const {isOpen = true, isFinished = false, why = []} = map.items[notice.path] ?? {};
  notice.element.hidden = isOpen || isFinished;
  if (notice.element.hidden) return;
  notice.element.replaceChildren(svgIcon("lock"),
    h("div", null, h("p", null, map.lockWords.notice), why.map((reason) => h("p", {dir: "auto"}, reason))));
}
