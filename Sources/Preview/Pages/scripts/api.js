// What the pages ask, and the words for what went wrong.
import {exchange} from "./server.js";

/// What a request that failed throws: `message` says what happened, `help` what to do, `status` is 0 when no server answered.
const RequestFailure = class extends Error {
  constructor(message, help, status) {
    super(message);
    this.name = "RequestFailure";
    this.help = help ?? null;
    this.status = status;
  }
};

/// `signal` cancels the request where it is given.
export async function getJSON(path, signal = null) {
  return received(await exchange("GET", path, null, signal));
}

export async function postJSON(path, body, signal = null) {
  return received(await exchange("POST", path, body, signal));
}

/// The words for any error, to show to somebody: `{message, help}`.
export function failureWords(error) {
  if (error instanceof RequestFailure) return {message: error.message, help: error.help};
  return {message: "Something went wrong in this page.", help: String(error?.message ?? error)};
}

function received({status, body}) {
  if (status >= 200 && status < 300 && body !== null) return body;
  if (status === 0) throw new RequestFailure("The preview is not responding.", "Start `hornbook preview` again, then try once more.", 0);
  const words = body?.error ?? {};
  throw new RequestFailure(words.message ?? `The server answered with an error (${status}).`, words.help, status);
}
