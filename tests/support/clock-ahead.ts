import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A clock that a test moves on in a process of ours, so that nobody waits for what lasts seconds or minutes. */
export interface ClockAhead {
  /** Variables of the process whose clock it is. */
  env: Record<string, string>;
  /** Moves it on by so many milliseconds more, at once. */
  pass(ms: number): void;
  remove(): void;
}

export function clockAhead(): ClockAhead {
  const folder = mkdtempSync(path.join(tmpdir(), 'lonja-clock-'));
  const file = path.join(folder, 'ahead');
  let ahead = 0;
  writeFileSync(file, '0');
  return {
    env: { CLOCK_FILE: file, NODE_OPTIONS: `--import ${path.resolve('tests/support/shifted-clock.mjs')}` },
    pass(ms) {
      ahead += ms;
      writeFileSync(file, String(ahead));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
