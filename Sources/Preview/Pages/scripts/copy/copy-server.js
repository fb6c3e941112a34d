// Replaces server.js in a copy: answers from the copy's own files.
import {copiedEpisode, drawnPlaces, solutionInCopy} from "./copy-episodes.js";
import {gradeInCopy} from "./copy-grading.js";
import {mapOfCopy} from "./copy-map.js";

const copyAnswers = {
  "/api/curriculum": () => globalThis.hornbookCopy.outline,
  "/api/episode": async (query) => (await copiedEpisode(query.get("path"))).shown,
  "/api/solution": (query) => solutionInCopy(query.get("path")),
  "/api/draw": (query) => ({questions: drawnPlaces(query.get("path"), Number(query.get("seed")))}),
  "/api/map": (query, body) => mapOfCopy(body.progress),
  "/api/grade": (query, body) => gradeInCopy(body),
};

/// The answer to a request: `{status, body}`, as that of the server.
export async function exchange(method, path, body = null) {
  const [address, query = ""] = path.split("?");
  try {
    const answer = await copyAnswers[address]?.(new URLSearchParams(query), body);
    return answer ? {status: 200, body: answer} : cannotRun();
  } catch (error) {
    return {status: 500, body: {error: {message: error.message, help: null}}};
  }
}

function cannotRun() {
  return {status: 501, body: {error: {message: "This copy for review runs no programs.", help: "With Hornbook, `hornbook preview` runs them."}}};
}
