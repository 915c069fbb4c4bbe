import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Longest wait for a server whose owner was killed to end by itself. */
const ORPHAN_MS = 15_000;
/** It gets this long by itself (its watcher stops it) before it is told again. */
const PATIENCE_MS = 2_000;

/** Which process of ours holds a data folder. `started` tells it from a later process that got the same number. */
interface Holder {
  pid: number;
  started: string;
}

/**
 * Takes a data folder for this process. A server that a killed owner left behind is stopped; what a crash left of its lock is removed.
 * @param dataDir holds `holder.json` and the cluster's folder
 * @throws Error with one sentence where another living process holds the folder
 */
export async function takeFolder(dataDir: string, cluster: string): Promise<void> {
  const holder = readHolder(dataDir);
  if (holder && holder.pid !== process.pid && startOf(holder.pid) === holder.started) throw held(dataDir, holder.pid);
  await endOrphan(dataDir, cluster);
  const self: Holder = { pid: process.pid, started: startOf(process.pid) ?? '' };
  writeFileSync(holderFile(dataDir), JSON.stringify(self));
}

/** Gives the folder back, if it is still ours. */
export function leaveFolder(dataDir: string): void {
  if (readHolder(dataDir)?.pid === process.pid) rmSync(holderFile(dataDir), { force: true });
}

async function endOrphan(dataDir: string, cluster: string): Promise<void> {
  const lock = path.join(cluster, 'postmaster.pid');
  const since = Date.now();
  for (let told = false; ; ) {
    const pid = serverPid(lock);
    if (pid === null) return;
    if (!isServerOf(pid, cluster)) return rmSync(lock, { force: true });
    const waited = Date.now() - since;
    if (waited > ORPHAN_MS) throw held(dataDir, pid);
    if (waited > PATIENCE_MS && !told) {
      process.kill(pid, 'SIGINT');
      told = true;
    }
    await sleep(50);
  }
}

/** The server's process in its lock file, whose first line it is. */
function serverPid(lock: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(lock, 'utf8'), 10);
    return Number.isInteger(pid) && pid > 1 ? pid : null;
  } catch {
    return null;
  }
}

/** Whether a process is the PostgreSQL of this very cluster: its working folder tells, or, where that cannot be read, its name. */
function isServerOf(pid: number, cluster: string): boolean {
  if (startOf(pid) === null) return false;
  if (process.platform === 'linux') {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
    } catch {
      return readFileSync(`/proc/${pid}/comm`, { encoding: 'utf8' }).startsWith('postgres');
    }
  }
  return (tell(pid, 'comm') ?? 'postgres').includes('postgres');
}

/** When a process started, in whatever words the system has for it; '' where it does not say; null where there is no such process. */
function startOf(pid: number): string | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives and is somebody else's.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return null;
  }
  if (process.platform === 'linux') {
    try {
      const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop() ?? '';
      const fields = afterName.split(' ');
      return fields[0] === 'Z' ? null : (fields[19] ?? '');
    } catch {
      return null;
    }
  }
  return tell(pid, 'lstart') ?? '';
}

function tell(pid: number, what: string): string | null {
  try {
    return execFileSync('ps', ['-o', `${what}=`, '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
}

function readHolder(dataDir: string): Holder | null {
  try {
    return JSON.parse(readFileSync(holderFile(dataDir), 'utf8')) as Holder;
  } catch {
    return null;
  }
}

function holderFile(dataDir: string): string {
  return path.join(dataDir, 'holder.json');
}

function held(dataDir: string, pid: number): Error {
  return new Error(
    `The data folder ${dataDir} is in use by process ${pid}: stop that one first, or set DATA_DIR to another folder.`,
  );
}
