import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bundle } from './bundle.ts';
import { freePort } from './free-port.ts';

/** The back end as a process of its own, made of the sources as they are now. */
export interface KillableBackend {
  origin: string;
  start(): Promise<void>;
  /** Of the process that runs now; 0 where none does. */
  pid(): number;
  /** As a power cut would: `kill -9`, whatever it is doing. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Six times what a busy machine takes. */
const READY_MS = 180_000;

/**
 * @param url of the database's owner
 * @param env variables besides
 */
export async function killableBackend(url: string, env: Record<string, string> = {}): Promise<KillableBackend> {
  // Where builds lie, so that its packages and migrations are found.
  await mkdir('build', { recursive: true });
  const folder = await mkdtemp(path.resolve('build', 'crash-'));
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lonja-crash-'));
  const file = path.join(folder, 'main.js');
  const port = await freePort();
  await bundle('backend/main.ts', path.relative('.', file));
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  const end = async (signal: NodeJS.Signals) => {
    const ending = child;
    child = null;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const exit = once(ending, 'exit');
    ending.kill(signal);
    await exit;
  };
  return {
    origin,
    pid: () => child?.pid ?? 0,
    async start() {
      const started = spawn(process.execPath, ['--import', './scripts/end-with-parent.mjs', file], {
        env: {
          ...process.env,
          APP_ENV: 'test',
          BACKEND_PORT: String(port),
          DATABASE_URL: url,
          DATA_DIR: dataDir,
          LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
          ...env,
        },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
      child = started;
      for (const since = Date.now(); Date.now() - since < READY_MS; await sleep(25)) {
        if (started.exitCode !== null) throw new Error(`the back end ended with code ${started.exitCode}`);
        const answer = await fetch(`${origin}/healthz`).catch(() => null);
        if (answer?.ok) return;
      }
      throw new Error('the back end did not start');
    },
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
