import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const READY_MS = 60_000;

/** The built back end as `npm start` runs it: a process of its own, nothing but variables. */
export interface StartedBackend {
  origin: string;
  /** What it has written so far, line by line of JSON. */
  log(): string;
  /** Ends it in good order; answers its exit code. */
  stop(): Promise<number | null>;
}

/** Starts `build/backend/main.js`, which must be built, and waits until it answers. Throws what it said where it ends instead. */
export async function startBuiltBackend(env: Record<string, string>): Promise<StartedBackend> {
  const port = await freePort();
  const words = ['--enable-source-maps', '--import', './scripts/end-with-parent.mjs', 'build/backend/main.js'];
  const child: ChildProcess = spawn(process.execPath, words, {
    env: { ...process.env, APP_ENV: 'test', NODE_ENV: 'production', BACKEND_PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  const exit = once(child, 'exit');
  const started: StartedBackend = {
    origin: `http://127.0.0.1:${port}`,
    log: () => text,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await exit;
      return child.exitCode;
    },
  };
  for (const since = Date.now(); Date.now() - since < READY_MS; await sleep(50)) {
    if (child.exitCode !== null) throw new Error(`the back end ended with code ${child.exitCode}: ${text}`);
    const answer = await fetch(`${started.origin}/healthz`).catch(() => null);
    if (answer?.ok) return started;
  }
  await started.stop();
  throw new Error(`the back end did not answer: ${text}`);
}
