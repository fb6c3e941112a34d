// The language of what comes from the curriculum: the words of the pages themselves are English.
import {paragraphsOf} from "./plain-text.js";

const authoredLanguage = {locale: null};

export function useAuthoredLanguage(locale) {
  authoredLanguage.locale = locale || null;
}

/// The attributes of an element whose text is an author's: `h("h2", {class: "card-header", ...authored()}, card.header)`.
export function authored() {
  return {dir: "auto", lang: authoredLanguage.locale};
}

/// An author's text as paragraphs, without markup: apps show each sign of it.
export function authoredText(text, className) {
  const element = paragraphsOf(text, className);
  markAuthored(element, true);
  return element;
}

/// Says of an element that is there already whether its text is an author's.
export function markAuthored(element, isAuthored) {
  if (isAuthored && authoredLanguage.locale) element.lang = authoredLanguage.locale;
  else element.removeAttribute("lang");
}
