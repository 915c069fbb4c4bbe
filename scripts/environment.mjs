/** What every script needs to know of the machine: where the project lies, which Node runs, what `.env` says. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Oldest Node that runs the project: major and minor of `engines` in package.json. */
const NEEDED = [20, 18];

/** A reason to stop that a person can act on: printed as one sentence, without a stack. */
export class Refusal extends Error {}

/** Runs a script's main function; a `Refusal` becomes its sentence and exit code 1. */
export async function runScript(main) {
  try {
    checkNode();
    await main();
  } catch (error) {
    console.error(error instanceof Refusal ? `\n${error.message}` : error);
    process.exit(1);
  }
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const old = major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1]);
  if (old) throw new Refusal(`Node ${NEEDED.join('.')} or newer is needed; this is ${process.versions.node}.`);
}

/** Reads `.env` into the environment. What the shell has set already wins; `NAME=value` a line, `#` begins a comment, quotes are optional. */
export function loadDotEnv() {
  let text;
  try {
    text = readFileSync(path.join(ROOT, '.env'), 'utf8');
  } catch {
    return;
  }
  for (const line of text.split('\n')) {
    const at = line.indexOf('=');
    const name = line
      .slice(0, Math.max(at, 0))
      .trim()
      .replace(/^export\s/, '')
      .trimStart();
    const value = valueIn(line.slice(at + 1).trim());
    if (/^[A-Z][A-Z0-9_]*$/.test(name) && value !== null) process.env[name] ??= value;
  }
}

/** What stands behind the sign, without quotes and comment; null where something else follows the closing quote. */
function valueIn(text) {
  const quote = text[0] === '"' || text[0] === "'" ? text[0] : null;
  const end = quote ? text.indexOf(quote, 1) : -1;
  if (end < 0) return text.split('#', 1)[0].trim();
  const rest = text.slice(end + 1).trim();
  return rest === '' || rest.startsWith('#') ? text.slice(1, end) : null;
}

/** A port number out of the environment. Throws a Refusal for what is none. */
export function portOf(name, otherwise) {
  const port = readPort(name, otherwise);
  if (port === null) throw new Refusal(badPort(name));
  return port;
}

/** `portOf` for whoever collects what is wrong: null for what is no port. */
export function readPort(name, otherwise) {
  const text = process.env[name];
  if (!text) return otherwise;
  return /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65535 ? Number(text) : null;
}

export function badPort(name) {
  return `${name} must be a port number from 1 to 65535, not "${process.env[name]}".`;
}
