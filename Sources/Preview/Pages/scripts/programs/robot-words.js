// What a robot does, in words.

const eventWords = {
  turned: (step) => `looks ${step.heading}`,
  took: () => "takes what is here",
  foundNothing: () => "finds nothing to take here",
  bumped: () => "bumps into something",
  fell: () => "falls into the pit",
  began: () => "a round begins",
  looked: () => "looks",
  called: () => "does the routine",
  went: (step) => `goes to row ${step.row}, column ${step.column}`,
  jumped: (step) => `jumps to row ${step.row}, column ${step.column}`,
};

export function robotStepWords(step) {
  const words = (eventWords[step.event] ?? (() => step.event))(step);
  const taken = step.took && step.event !== "took" ? ` and takes the ${step.took}` : "";
  return `Card ${step.card}: ${words}${taken}`;
}

export function endingSentence(run) {
  const {message} = run.ending;
  return `${message.slice(0, 1).toUpperCase()}${message.slice(1)}${/[.!?]$/.test(message) ? "" : "."}`;
}
