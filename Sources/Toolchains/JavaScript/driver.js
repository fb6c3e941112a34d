// Runs programs inside Node.js, each in a fresh context: a line of JSON in for each, and a line of JSON out. The
// sandbox around this process is the wall; contexts only keep programs apart.
'use strict';
const fs = require('fs'), vm = require('vm'), util = require('util'), { Console } = require('console');
const [contextText] = process.argv.slice(1);
const prepare = new vm.Script(contextText, { filename: 'context.js' });
const next = new vm.Script("globalThis[Symbol.for('hornbook.next')]()", { filename: 'timers.js' });
const methods = ['log', 'info', 'debug', 'error', 'warn', 'dir', 'table', 'group', 'groupCollapsed', 'groupEnd',
  'count', 'countReset', 'assert', 'trace'];
// The rejections that nobody caught of the program that runs; what comes late of one before is not its own. The promise
// of an `import()` is no promise of a program: who writes one is the last of this process.
let rejected = [], ownPromise, isLast = false;
process.on('unhandledRejection', (reason, promise) => {
  const isOwn = ownPromise && Object.prototype.isPrototypeOf.call(ownPromise, promise);
  if (isOwn || isLast) rejected.push({ reason });
});
process.on('uncaughtException', () => {});

// What a program prints, as long as it is not too much.
class Output {
  constructor(limit) { this.chunks = []; this.room = limit; this.isFull = false; }
  write(stream, text) {
    if (this.isFull) throw new RangeError('too much output');
    const bytes = Buffer.byteLength(text);
    if (bytes > this.room) {
      this.isFull = true;
      text = Buffer.from(text).subarray(0, this.room).toString().replace(/\uFFFD+$/, '');
    }
    this.room -= bytes;
    const last = this.chunks.at(-1);
    if (last && last.stream === stream) last.texts.push(text);
    else this.chunks.push({ stream, texts: [text] });
    if (this.isFull) throw new RangeError('too much output');
  }
  // What was printed to standard output, without spaces at the ends of lines and line ends at its end.
  get text() {
    const texts = this.chunks.filter(({ stream }) => stream === 0).flatMap(({ texts }) => texts);
    return texts.join('').split('\n').map((line) => line.trimEnd()).join('\n').replace(/\n+$/, '');
  }
  // What is printed before a call does not count.
  forget() { this.chunks = []; }
  stream(number) {
    return { write: (text) => this.write(number, text), once() {}, on() {}, removeListener() {}, isTTY: false };
  }
}

class Timeout extends Error {}

// A text without half characters, which JSON cannot carry to everyone.
const wellFormed = (text) => Buffer.from(text).toString();

// Runs a script for so many seconds at most.
function timed(script, context, seconds) {
  try { return script.runInContext(context, { timeout: Math.ceil(seconds * 1000) }); } catch (error) {
    throw error?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? new Timeout() : error;
  }
}

const own = /main\.js:(\d+)(?::(\d+))?/;
const frame = /^    at .*main\.js:\d/;

// An error that ended a program, or a value that it threw.
function described(error, isStatic) {
  if (!util.types.isNativeError(error)) {
    return { type: 'Uncaught', message: util.inspect(error, { customInspect: false }), line: 0, isStatic, lines: [] };
  }
  const stack = String(error.stack);
  const lines = stack.split('\n').map((line) => own.exec(line)).filter(Boolean);
  return {
    type: String(error.name), message: String(error.message), isStatic, line: Number(lines[0]?.[1] ?? 0),
    lines: lines.map((line) => Number(line[1])),
    report: [`${error.name}: ${error.message}`, ...stack.split('\n').filter((line) => frame.test(line))].join('\n'),
  };
}

function ended(error, isStatic) {
  if (error instanceof Timeout) return { kind: 'stopped', limit: 'steps' };
  return { kind: 'raised', ...described(error, isStatic) };
}

// The options of `console.dir` that are plain values. One of them would call the program with the driver's objects.
function dirOptions(options) {
  const names = ['depth', 'showHidden', 'colors', 'compact', 'breakLength', 'maxArrayLength', 'maxStringLength'];
  const isPlain = (value) => value === null || ['boolean', 'number'].includes(typeof value);
  return Object.fromEntries(names.map((name) => [name, options?.[name]]).filter(([, value]) => isPlain(value)));
}

function contextFor(program, output) {
  const options = { microtaskMode: 'afterEvaluate', codeGeneration: { strings: true } };
  const context = vm.createContext(Object.create(null), options);
  const sink = new Console({
    stdout: output.stream(0), stderr: output.stream(1), ignoreErrors: false, colorMode: false,
    inspectOptions: { customInspect: false },
  });
  const lent = Object.assign(Object.create(null), {
    methods, write: (text) => { output.write(0, text); },
    call: (name, words) => { sink[name](...(name === 'dir' ? [words[0], dirOptions(words[1])] : words)); },
  });
  ownPromise = vm.runInContext('Promise.prototype', context);
  prepare.runInContext(context)(lent, program.seed, program.input);
  return context;
}

const tick = () => new Promise((resolve) => setImmediate(resolve));

const secondsSince = (before) => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};

// Runs a program, and anew with more patience where its time passed while the processor was busy with something else.
async function run(program) {
  const limit = program.milliseconds / 1000;
  for (let patience = 1; ; patience *= 3) {
    const before = process.cpuUsage();
    const result = await attempt(program, limit * patience);
    const isLate = result.end.limit === 'steps' || result.answers.some(({ limit }) => limit === 'steps');
    const seconds = secondsSince(before);
    if (!isLate || patience > 9 || seconds > 0.8 * limit) return { ...result, milliseconds: Math.ceil(1000 * seconds) };
  }
}

async function attempt(program, seconds) {
  const output = new Output(program.output);
  let end = { kind: 'finished' }, answers = program.checks.map(() => ({ kind: 'notMade' }));
  let script, context;
  [rejected, ownPromise] = [[], undefined];
  try {
    script = new vm.Script(program.source, { filename: 'main.js' });
    context = contextFor(program, output);
    timed(script, context, seconds);
    await passTime(context, seconds);
    answers = program.question ? asked(program.question, context, output, seconds)
      : program.checks.map((text) => answer(text, context, seconds));
  } catch (error) { end = ended(error, script === undefined); }
  if (output.isFull) end = { kind: 'stopped', limit: 'output' };
  return { chunks: output.chunks.map(({ stream, texts }) => [stream, wellFormed(texts.join(''))]), end, answers };
}

// Calls what waits for a time, one after the other.
async function passTime(context, seconds) {
  const before = process.cpuUsage();
  // What waits for an import that fails comes to its turn after some rounds.
  let wait = isLast ? 20 : 0;
  do {
    await tick();
    if (rejected.length > 0) throw rejected[0].reason;
    if (secondsSince(before) > seconds) throw new Timeout();
  } while (timed(next, context, seconds) || wait-- > 0);
}

// The value of an expression in the names that a program left.
function answer(text, context, seconds, options = {}, keep = () => {}) {
  let script;
  try {
    script = new vm.Script(text, { filename: 'check.js' });
    const value = timed(script, context, seconds);
    keep(value);
    return { kind: 'value', value: wellFormed(util.inspect(value, { customInspect: false, ...options })) };
  } catch (error) {
    if (error instanceof Timeout) return { kind: 'stopped', limit: 'steps' };
    return { kind: 'raised', ...described(error, script === undefined) };
  }
}

// Shows all of a value on one line, so that equal ones look the same.
const whole = { depth: 20, maxArrayLength: 10000, maxStringLength: 100000, breakLength: Infinity, sorted: true };
const returned = Symbol.for('hornbook.returned');

// An expression, which may begin with the brace of an object; what is none stays as it is.
function expression(text) {
  try { return new vm.Script(`(${text}\n)`) && `(${text}\n)`; } catch { return text; }
}

// The answers to what is asked of a program that has ended: the lines before a call, the call, the value that it should
// have, and a condition. A condition on what a program printed cannot see its names.
function asked({ setup, call, returns, condition }, context, output, seconds) {
  const answers = Array.from({ length: 4 }, () => ({ kind: 'notMade' }));
  let conditionContext = context;
  if (call === undefined) {
    conditionContext = vm.createContext(Object.create(null));
  } else {
    output.forget();
    answers[0] = answer(setup, context, seconds);
    if (answers[0].kind !== 'value') return answers;
    const keep = (value) => { context[returned] = value; };
    answers[1] = answer(expression(call), context, seconds, whole, keep);
    if (answers[1].kind !== 'value') return answers;
    if (returns !== undefined) answers[2] = answer(expression(returns), context, seconds, whole);
  }
  if (condition === undefined) return answers;
  const text = output.text, lines = text === '' ? [] : text.split('\n');
  answers[3] = answer(
    `((output, lines, returned) => !!${expression(condition)})(${JSON.stringify(text)}, ${JSON.stringify(lines)}, `
      + "globalThis[Symbol.for('hornbook.returned')])", conditionContext, seconds);
  return answers;
}

// Lines of standard input, read when they are needed.
const reader = require('readline').createInterface({ input: process.stdin, crlfDelay: Infinity });
(async () => {
  for await (const line of reader) {
    const program = JSON.parse(line);
    let result;
    isLast = /\bimport\s*\(/.test(program.source);
    try { result = await run(program); } catch (error) {
      result = { chunks: [], end: { kind: 'raised', type: 'Error', message: String(error), line: 0, lines: [] },
        answers: program.checks.map(() => ({ kind: 'notMade' })) };
    }
    fs.writeSync(1, JSON.stringify(result) + '\n');
    if (isLast) process.exit(0);
  }
})();
