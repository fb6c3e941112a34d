// The page that is shown while the curriculum is read for the first time: it asks until it is read, then loads what was wanted.
const startingPause = 500;
const startingWords = {
  reading: "The curriculum is being read and checked. This page goes on by itself.",
  gone: "The preview has stopped. This page continues when it runs again.",
};

askWhetherRead();

async function askWhetherRead() {
  const status = await startingStatus();
  if (status !== 0 && status !== 503) return location.reload();
  showStarting(status === 0 ? startingWords.gone : startingWords.reading);
  setTimeout(askWhetherRead, startingPause);
}

/// The status of the answer; 0 where no server answers.
async function startingStatus() {
  try {
    return (await fetch("/", {method: "HEAD", cache: "no-store"})).status;
  } catch {
    return 0;
  }
}

function showStarting(words) {
  const note = document.getElementById("starting-note");
  if (note.textContent !== words) note.textContent = words;
}
