// What is asked for again when the curriculum changes.

/// Asks for something that may change: `ask()` promises it, `take(value)` or `fail(error)` gets what came of it.
///
/// Of several requests only the newest counts, as answers may come in another order. What comes while `isBusy()` is dropped,
/// and asked for again by `resume()`. Gives `{renew, resume, close}`; after `close()` nothing is asked or taken any more.
export function renewable({ask, take, fail, isBusy = () => false}) {
  const source = {ask, take, fail, isBusy, turn: 0, isStale: false, isClosed: false};
  return {renew: () => renew(source), resume: () => source.isStale && renew(source), close: () => (source.isClosed = true)};
}

async function renew(source) {
  if (source.isClosed) return;
  source.turn += 1;
  const {turn} = source;
  try {
    const value = await source.ask();
    if (isDue(source, turn)) source.take(value);
  } catch (error) {
    // What was not a request that failed is a mistake of the page, which belongs into the console too.
    if (error.status === undefined) reportError(error);
    if (isDue(source, turn)) source.fail(error);
  }
}

function isDue(source, turn) {
  if (source.isClosed || turn !== source.turn) return false;
  source.isStale = source.isBusy();
  return !source.isStale;
}
