import { readdirSync, readFileSync } from 'node:fs';
import { cpuOf } from './process-cpu.ts';

const TICK_MS = 10;

/** What Linux says of a process after its name: state, parent, … */
function statOf(pid: number | string): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/**
 * CPU that a server of PostgreSQL has used so far, with all its connections, those that are over too, in milliseconds; 0 where this is no Linux.
 * @param connection the process of one of its connections (`pg_backend_pid()`)
 */
export function postgresCpu(connection: number): number {
  const server = Number(statOf(connection)[1] ?? 0);
  if (!server) return 0;
  const over = statOf(server)
    .slice(13, 15)
    .reduce((sum, ticks) => sum + Number(ticks) * TICK_MS, 0);
  const open = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && Number(statOf(pid)[1]) === server);
  return open.reduce((sum, pid) => sum + cpuOf(Number(pid)), cpuOf(server) + over);
}
