// Requests to the server of `hornbook preview`.

/// What a request that failed throws: `message` says what happened, `help` what to do, `status` is 0 when no server answered.
export const RequestFailure = class extends Error {
  constructor(message, help, status) {
    super(message);
    this.name = "RequestFailure";
    this.help = help ?? null;
    this.status = status;
  }
};

export async function getJSON(path) {
  return received(() => fetch(path, {headers: {Accept: "application/json"}, cache: "no-store"}));
}

export async function postJSON(path, body) {
  const headers = {"Content-Type": "application/json", Accept: "application/json", "X-Hornbook-Token": requestToken()};
  return received(() => fetch(path, {method: "POST", headers, body: JSON.stringify(body), cache: "no-store"}));
}

/// The words for any error, to show to somebody: `{message, help}`.
export function failureWords(error) {
  if (error instanceof RequestFailure) return {message: error.message, help: error.help};
  return {message: "Something went wrong in this page.", help: String(error?.message ?? error)};
}

async function received(request) {
  const response = await answered(request);
  const body = await response.json().catch(() => null);
  if (response.ok && body !== null) return body;
  const words = body?.error ?? {};
  throw new RequestFailure(words.message ?? `The server answered with an error (${response.status}).`, words.help, response.status);
}

async function answered(request) {
  try {
    return await request();
  } catch {
    throw new RequestFailure("The preview does not answer.", "Start `hornbook preview` again, then try once more.", 0);
  }
}

function requestToken() {
  return document.querySelector('meta[name="hornbook-token"]')?.content ?? "";
}
