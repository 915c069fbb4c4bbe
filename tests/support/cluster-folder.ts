import { spawn } from 'node:child_process';
import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where Linux keeps files in memory alone. */
const IN_MEMORY = '/dev/shm';
/** What Linux calls such a place. */
const TMPFS = 0x01021994;
const GIB = 1024 ** 3;
/** Free there: several times what the databases of all workers, and their log, have ever taken. */
const ROOM = 4 * GIB;
/** Free in the machine or its container: that room, and as much for the browsers and processes beside it. */
const MEMORY = 8 * GIB;

/**
 * A new folder for a cluster that nobody misses. It is in memory where there is room: a clone of the template is fifteen hundred files, which cost a disk ten times
 * the time. However this process ends, even by `kill -9`, the folder goes once the cluster in `postgres/cluster` has ended.
 */
export async function clusterFolder(): Promise<string> {
  const folder = await mkdtemp(path.join((await hasRoom()) ? IN_MEMORY : tmpdir(), 'lonja-test-'));
  removeAfterUs(folder);
  return folder;
}

async function hasRoom(): Promise<boolean> {
  const place = await statfs(IN_MEMORY).catch(() => null);
  return place?.type === TMPFS && place.bavail * place.bsize > ROOM && process.availableMemory() > MEMORY;
}

/** A shell that waits for the end of its input, which comes when this process ends in any way, and for the server's, which is told by its own watcher. */
function removeAfterUs(folder: string): void {
  if (process.platform === 'win32') return;
  const lock = path.join(folder, 'postgres/cluster/postmaster.pid');
  const words = 'read -r _; for _ in $(seq 60); do [ -e "$1" ] || break; sleep 0.5; done; rm -rf "$0"';
  const watcher = spawn('sh', ['-c', words, folder, lock], {
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
    detached: true,
  });
  watcher.on('error', () => undefined);
  watcher.unref();
}
