// What the tests ask of a page: what it shows, where something is, what has the focus. Nothing here presses, chooses or
// focuses anything; only the scroll moves, as it does under a finger.
(() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const one = (selector) => document.querySelector(selector);
  const isShown = (element) => Boolean(element?.checkVisibility({visibilityProperty: true}));
  const words = (element) => (isShown(element) ? element.textContent.trim() : null);

  function view() {
    if (one(".finish")) return "finish";
    if (one(".card")) return "card";
    if (one(".course-header")) return "map";
    return one(".message") ? "message" : "waiting";
  }

  /// What is on the learner's page, as far as it decides what a learner does next.
  function screen() {
    const primary = one(".bar-primary");
    return {
      view: view(), path: new URLSearchParams(location.search).get("path"), tone: one(".action-bar")?.dataset.tone ?? null,
      label: words(primary), isReady: primary?.getAttribute("aria-disabled") !== "true",
      title: words(one(".verdict-title")), feedback: words(one(".verdict-text")), step: words(one(".quiz-steps p")),
      isBusy: all(".run-bar button:disabled").some(isShown), percent: words(one(".course-percent")),
    };
  }

  /// The middle of what the viewport shows of an element, scrolled to where a finger reaches it; `isFree` unless something else is
  /// in front of it. Null where there is none to be seen.
  function spot(selector, index) {
    const element = all(selector)[index];
    if (!isShown(element)) return null;
    element.scrollIntoView({block: "center", inline: "nearest"});
    const sides = box(selector, index);
    const x = (Math.max(sides.left, 0) + Math.min(sides.right, innerWidth)) / 2;
    const y = (Math.max(sides.top, 0) + Math.min(sides.bottom, innerHeight)) / 2;
    return {x, y, height: innerHeight, isFree: element.contains(document.elementFromPoint(x, y))};
  }

  /// Where an element is in the viewport, which does not move for it; null where there is none.
  function box(selector, index) {
    const sides = all(selector)[index]?.getBoundingClientRect();
    return sides ? {left: sides.left, right: sides.right, top: sides.top, bottom: sides.bottom} : null;
  }

  /// How many presses of Tab an element, or the first of those that a selector finds, probably is away, backwards if
  /// negative: 0 where it has the focus and shows it, null where nobody can say.
  function tabsTo(selector, index) {
    const wanted = index === null ? all(selector) : all(selector).slice(index, index + 1);
    const focused = document.activeElement;
    if (wanted.includes(focused)) return focused.matches(":focus-visible") ? 0 : null;
    const stops = all("a[href], button, input, select, textarea, summary, [tabindex='0']").filter(isStop);
    const target = stops.findIndex((element) => wanted.includes(element));
    if (target < 0 || focused === document.body) return null;
    if (stops.includes(focused)) return target - stops.indexOf(focused);
    const after = stops.findIndex((element) => focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
    return after < 0 || target < after ? null : target - after + 1;
  }

  function isStop(element) {
    return !element.matches(":disabled") && element.tabIndex >= 0 && !isSkipped(element) && isShown(element);
  }

  /// Of radio buttons with one name Tab only stops at the chosen one, or at the first.
  function isSkipped(element) {
    if (element.type !== "radio" || element === document.activeElement) return false;
    const group = all(`input[type=radio][name="${element.name}"]`);
    if (group.includes(document.activeElement)) return true;
    return element !== (group.find((other) => other.checked) ?? group[0]);
  }

  const count = (selector) => all(selector).length;
  const texts = (selector) => all(selector).map((element) => element.textContent.trim());
  const labels = (selector) => all(selector).map((element) => element.getAttribute("aria-label"));
  const values = (selector) => all(selector).map((element) => element.value);
  const indices = (selector, state) => all(selector).flatMap((element, index) => (element.matches(state) ? [index] : []));
  const focusedIndex = (selector) => all(selector).indexOf(document.activeElement);

  /// What was tried as script, and elements that no page of ours makes, here and in the phone of the workbench.
  function intruders() {
    const here = all("*").filter(isIntruder).map((element) => element.outerHTML.slice(0, 200));
    const framed = all("iframe").flatMap((frame) => frame.contentWindow.probe?.intruders() ?? []);
    return [...here, ...violations, ...framed];
  }

  /// The phone and the statistics, which may have no address yet.
  function isOwnFrame({src}) {
    return src === "" || ["/learn", "/stats"].some((page) => src.startsWith(`${location.origin}${page}`));
  }

  function isIntruder(element) {
    if (element.getAttributeNames().some((name) => name.startsWith("on"))) return true;
    if (element.matches("script")) return !element.src.startsWith(`${location.origin}/pages/`);
    if (element.matches("iframe")) return element.hasAttribute("srcdoc") || !isOwnFrame(element);
    if (element.matches("img")) return !element.src.startsWith(location.origin) || element.getAttribute("src") === "x";
    if (element.matches("form")) return element.hasAttribute("action");
    if (element.matches("a, area")) return /^(javascript|data):/i.test(element.href.baseVal ?? element.href);
    return element.matches("object, embed, style, base, meta[http-equiv]");
  }

  /// The same question to the page in the phone of the workbench; null until there is one.
  function framed(name, ...values) {
    return one("iframe")?.contentWindow?.probe?.[name](...values) ?? null;
  }

  const token = () => one("meta[name=hornbook-token]").content;
  const has = (selector, text) => texts(selector).some((shown) => shown.includes(text));

  /// Marks the page, so that `isMarked` tells whether it was loaded anew since; answers how far it is scrolled.
  function mark() {
    window.probe.marked = true;
    return scrollY;
  }

  const isMarked = () => window.probe.marked === true;

  let awaited = null;
  const isAwaited = (event) => awaited !== null && event.target.closest?.(awaited);
  for (const kind of ["mousedown", "click"]) {
    document.addEventListener(kind, (event) => isAwaited(event) && (awaited = null), {capture: true});
  }

  /// From now on a click is awaited, or the press of a mouse that a tap stands for, on what a selector finds.
  function awaitClick(selector) {
    awaited = selector;
  }

  const awaitsClick = () => awaited !== null;

  const violations = [];
  document.addEventListener("securitypolicyviolation", (event) => violations.push(`${event.violatedDirective} forbids ${event.blockedURI} ${event.sample}`));

  /// Answers `{isMet, value}` once a function of this file gives what is wanted, or when patience is over.
  function until(name, values, wanted, patience) {
    return new Promise((resolve) => {
      const look = () => {
        const value = window.probe[name](...values);
        if (fits(value, wanted)) finish({isMet: true, value});
      };
      const observer = new MutationObserver(look);
      const timer = setInterval(look, 50);
      const limit = setTimeout(() => finish({isMet: false, value: window.probe[name](...values)}), patience);
      const finish = (answer) => {
        observer.disconnect();
        clearInterval(timer);
        clearTimeout(limit);
        resolve(answer);
      };
      observer.observe(document, {subtree: true, childList: true, characterData: true, attributes: true});
      look();
    });
  }

  /// Whether a value is the wanted one, has the wanted members (no members: whether it is anything but null, 0 or
  /// empty), or is one of several for a single value.
  function fits(value, wanted) {
    if (Array.isArray(wanted) && !Array.isArray(value)) return wanted.includes(value);
    if (Array.isArray(wanted)) return JSON.stringify(value) === JSON.stringify(wanted);
    if (wanted === null || typeof wanted !== "object") return value === wanted;
    return Boolean(value) && value.length !== 0 && Object.entries(wanted).every(([key, part]) => fits(value[key], part));
  }

  window.probe = {screen, spot, box, tabsTo, count, texts, labels, values, indices, focusedIndex, token, has, mark, isMarked, intruders, framed, awaitClick, awaitsClick, until};
})();
