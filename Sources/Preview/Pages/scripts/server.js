// How requests reach the server of `hornbook preview`.

/// The answer to a request: `{status, body}`. `body` is null where it is not JSON, `status` 0 where no server answered
/// or `signal` has cancelled the request.
export async function exchange(method, path, body = null, signal = null) {
  const headers = {Accept: "application/json"};
  if (body) Object.assign(headers, {"Content-Type": "application/json", "X-Hornbook-Token": requestToken()});
  try {
    const response = await fetch(path, {method, headers, body: body && JSON.stringify(body), cache: "no-store", signal});
    return {status: response.status, body: await response.json().catch(() => null)};
  } catch {
    return {status: 0, body: null};
  }
}

function requestToken() {
  return document.querySelector('meta[name="hornbook-token"]')?.content ?? "";
}
