import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './free-port.ts';

const READY_MS = 120_000;
/** Seals the cookies of the dashboards of tests. */
export const SECRET = 'a secret for the tests of the routes: thirty-two signs or more';
/** Shows the API that a dashboard calls. */
export const DASHBOARD_SECRET = 'a secret that the dashboards of the tests share with the API';

/** The built dashboard as a process, open at a port. */
export interface DoorProcess {
  child: ChildProcess;
  port: number;
}

/** Starts `build/door/main.js` before an API at a port, and waits until it is open. Throws where it does not come to that. */
export async function startDoor(apiPort: number, env: Record<string, string>): Promise<DoorProcess> {
  for (let attempt = 1; attempt <= 3; attempt++) {
    const port = await freePort();
    const child = run({
      APP_ENV: 'test',
      NODE_ENV: 'production',
      PORT: String(port),
      LOCAL_API_BASE: `http://127.0.0.1:${apiPort}`,
      SESSION_SECRET: SECRET,
      DASHBOARD_SECRET,
      LOG_LEVEL: process.env.TEST_LOG || 'fatal',
      // What a test changes it looks at at once; tests/routes/public-memory.test.ts has a memory.
      PAGE_MEMORY_MB: '0',
      ...env,
    });
    if (await isReady(child)) return { child, port };
    // Somebody else may have taken the port that was free a moment ago.
    await killDoor(child);
  }
  throw new Error('the dashboard does not start: is it built?');
}

export async function killDoor(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

function run(env: Record<string, string>): ChildProcess {
  const words = ['--enable-source-maps', '--import', './scripts/end-with-parent.mjs', 'build/door/main.js'];
  return spawn(process.execPath, words, {
    env: { ...process.env, ...env },
    // What the dashboard reports of the faults that tests bring about would bury everything else.
    stdio: ['ignore', process.env.TEST_LOG ? 'inherit' : 'ignore', process.env.TEST_LOG ? 'inherit' : 'ignore', 'ipc'],
  });
}

/** Whether the process says that it is open; no other process at its port can say it in its place. */
async function isReady(child: ChildProcess): Promise<boolean> {
  const late = AbortSignal.timeout(READY_MS);
  const first = await Promise.race([once(child, 'message', { signal: late }), once(child, 'exit', { signal: late })]);
  return first[0] === 'ready';
}
