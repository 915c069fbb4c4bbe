/** What may be said of an error in a log line or a report. */
interface ErrorFacts {
  /** Its class: `DrizzleQueryError`, `TypeError`. */
  type: string;
  /** SQLSTATE, or the system's word: `23505`, `ECONNREFUSED`. */
  code?: string;
  constraint?: string;
  table?: string;
  /** The failed statement by its verb and table, never its text: `insert mails`. */
  statement?: string;
  /** HTTP status of somebody's answer. */
  status?: number;
  /** Only where the words are ours or the system's, with all taken out that may be somebody's. */
  message?: string;
  /** Where it was thrown: frames alone, because the first line of a stack repeats the message. */
  stack?: string;
  cause?: ErrorFacts;
}

const MAX_DEPTH = 5;
const MAX_MESSAGE_CHARS = 300;
const MAX_FRAMES = 12;
/** Classes whose words are the thrower's own; other libraries put what they were given into theirs. */
const SPEAKING = new Set([
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'AggregateError',
  'AbortError',
  'TimeoutError',
]);
/** The system's own errors name a call and an address: `connect ECONNREFUSED 127.0.0.1:5432`. */
const SYSTEM_CODE = /^E[A-Z]{3,20}$/;
const SQL_STATE = /^[0-9A-Z]{5}$/;
const NAME = /^\w{1,80}$/;

/**
 * Facts of an error without anything that was typed, mailed, queried or answered: a failed statement carries its parameters, a refused row its
 * values, a parser the text that it could not read, an HTTP client the headers that it sent. Every logger and every report uses this.
 */
export function errorFacts(error: unknown, depth = 0): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error };
  const facts: ErrorFacts = { type: nameOf(error) };
  const code = textOf(error, 'code');
  if (code && (SYSTEM_CODE.test(code) || SQL_STATE.test(code) || /^(UND_ERR|ERR)_[A-Z_]+$/.test(code)))
    facts.code = code;
  for (const name of ['constraint', 'table'] as const) {
    const value = textOf(error, name);
    if (value && NAME.test(value)) facts[name] = value;
  }
  const query = textOf(error, 'query');
  if (query) facts.statement = statementOf(query);
  const status = field(error, 'status') ?? field(error, 'statusCode');
  if (typeof status === 'number') facts.status = status;
  if (speaks(error, code)) facts.message = plainMessage(error.message);
  const frames = framesOf(error);
  if (frames) facts.stack = frames;
  if (error.cause !== undefined && depth < MAX_DEPTH) facts.cause = errorFacts(error.cause, depth + 1);
  return facts;
}

/** A message without what may be somebody's: quoted words, addresses, codes, tokens, account numbers, what follows a question mark. */
function plainMessage(message: string): string {
  return message
    .slice(0, MAX_MESSAGE_CHARS)
    .replace(/"[^"]*("|$)/g, '"…"')
    .replace(/\S+/g, (word) => (word.includes('@') ? '[e-mail]' : word))
    .replace(/\?\S+/g, '?…')
    .replace(/[\w+/=-]{16,}/g, (word) => (UUID.test(word) || /^[a-z]+(?:[_-][a-z]+)*$/i.test(word) ? word : '[…]'))
    .replace(/[\w-]+/g, (word) => (/^\d{5,}$/.test(word) ? '[…]' : word));
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function speaks(error: Error, code: string | null): boolean {
  if (
    field(error, 'query') !== undefined ||
    field(error, 'response') !== undefined ||
    field(error, 'body') !== undefined
  )
    return false;
  if (code !== null) return SYSTEM_CODE.test(code);
  return SPEAKING.has(nameOf(error));
}

function nameOf(error: Error): string {
  const name = error.constructor.name === 'Error' ? error.name : error.constructor.name;
  return NAME.test(name) ? name : 'Error';
}

/** `insert mails` of a statement's text. */
function statementOf(query: string): string {
  const verb = /^\s*([a-z]{2,12})/i.exec(query.slice(0, 200))?.[1]?.toLowerCase() ?? 'statement';
  const table = /\b(?:into|from|update|table)\s"?(?:\w{1,60}"?\."?)?(\w{1,60})/i.exec(query.slice(0, 5000))?.[1];
  return table ? `${verb} ${table}` : verb;
}

function framesOf(error: Error): string {
  const lines = (error.stack ?? '').slice(0, 20_000).split('\n');
  return lines
    .filter((line) => /^ {4}at .{0,300}:\d+:\d+\)?$/.test(line))
    .slice(0, MAX_FRAMES)
    .join('\n');
}

function textOf(error: Error, name: string): string | null {
  const value = field(error, name);
  return typeof value === 'string' ? value : null;
}

function field(error: Error, name: string): unknown {
  return (error as unknown as Record<string, unknown>)[name];
}
