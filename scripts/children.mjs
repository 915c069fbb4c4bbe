/** Starts our processes, waits until they answer, and ends them in good order. */
import { fork } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Refusal, ROOT } from './environment.mjs';

const GUARD = pathToFileURL(path.join(ROOT, 'scripts/end-with-parent.mjs')).href;
/** A process that was told to end is killed after this long. */
const PATIENCE_MS = 20_000;

/**
 * Starts a built process. It is shielded from the terminal's Ctrl-C: its script tells it when to end.
 * @param name for people: "back end"
 * @param file below the project's root
 * @param options.args words after the file · options.env added to ours · options.log file for its output; without one it prints to our terminal · options.onLine each line of its output
 */
export function startChild(name, file, { args = [], env = {}, log, onLine } = {}) {
  const child = fork(path.join(ROOT, file), args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    execArgv: ['--enable-source-maps', '--import', GUARD],
    detached: process.platform !== 'win32',
    stdio: log ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let last = '';
  if (log) {
    mkdirSync(path.dirname(log), { recursive: true });
    const sink = createWriteStream(log, { flags: 'a', mode: 0o600 });
    child.once('close', () => sink.end());
    for (const stream of [child.stdout, child.stderr]) {
      let rest = '';
      stream.on('data', (chunk) => {
        sink.write(chunk);
        const lines = (rest + chunk).split('\n');
        rest = lines.pop();
        for (const line of lines) onLine?.(line);
        if (stream === child.stderr) last = (last + chunk).slice(-4_000);
      });
    }
  }
  const ended = new Promise((done) => child.once('close', (code, signal) => done({ code, signal })));
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  return {
    name,
    ended,
    isOver,
    /** The end of what it wrote as errors. */
    lastWords: () => last.trim(),
    /** Waits for an answer at an address; throws what the process said last where it ends instead. */
    async answers(url, withinMs) {
      for (const since = Date.now(); Date.now() - since < withinMs; await sleep(40)) {
        if (isOver()) {
          await ended;
          throw new Refusal(
            last.trim() || `The ${name} ended at once with code ${child.exitCode ?? child.signalCode}.`,
          );
        }
        if (await isUp(url)) return;
      }
      throw new Refusal(`The ${name} did not answer at ${url} within ${withinMs / 1000} seconds.`);
    },
    async stop() {
      if (!isOver()) child.kill('SIGTERM');
      const hard = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
      await ended;
      clearTimeout(hard);
    },
  };
}

async function isUp(url) {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(2_000) });
    await answer.body?.cancel();
    return answer.status < 500;
  } catch {
    return false;
  }
}

/** Throws one sentence where another program holds a port, or where we may not open it. */
export async function checkPort(name, port) {
  for (const host of [undefined, '127.0.0.1']) {
    const code = await new Promise((done) => {
      const probe = createServer();
      probe.once('error', (error) => done(error.code));
      probe.listen(port, host, () => probe.close(() => done(null)));
    });
    if (code === 'EADDRINUSE')
      throw new Refusal(`Port ${port} is taken by another program: stop that one, or set ${name} to a free port.`);
    if (code === 'EACCES')
      throw new Refusal(`Port ${port} may not be opened by this account: set ${name} to one above 1023.`);
  }
}
