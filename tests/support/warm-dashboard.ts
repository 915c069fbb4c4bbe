import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Dashboard, type Standing, standBehind } from './dashboard.ts';
import { type DoorProcess, killDoor, startDoor } from './door-process.ts';

const QUIET_WITHIN_MS = 5_000;

/** A dashboard's process that lasts as long as the worker, with the one address of its API. */
interface WarmDoor extends DoorProcess {
  /** Who answers; a call that comes between two files waits for the next. */
  standing: Standing | null;
  waiting: (() => void)[];
  /** Calls that are being answered. */
  inHand: number;
}

let warm: Promise<WarmDoor> | null = null;
let isTaken = false;

/**
 * As `startDashboard`, before a process that this worker's files share one after the other: each file's database, back end and people are its own, but nothing is started, and pages that
 * another file asked for are compiled already. The process remembers how tenants look and what the menus counted last: a file that changes a look, or keeps the API from answering,
 * starts its own.
 */
export async function takeDashboard(): Promise<Dashboard> {
  if (isTaken) throw new Error('the shared dashboard is taken: a second one of a file is started by startDashboard');
  isTaken = true;
  warm ??= openWarmDoor();
  let door: WarmDoor;
  try {
    door = await warm;
  } catch (error) {
    warm = null;
    isTaken = false;
    throw error;
  }
  const standing = await standBehind();
  const { dashboard, end } = standing;
  dashboard.port = door.port;
  dashboard.stop = async () => {
    for (const since = Date.now(); door.inHand > 0 && Date.now() - since < QUIET_WITHIN_MS; ) await sleep(10);
    door.standing = null;
    // What could not be waited for must not speak to the next file.
    if (door.inHand > 0 || door.child.exitCode !== null) {
      warm = null;
      await killDoor(door.child);
    }
    isTaken = false;
    await end();
  };
  door.standing = standing;
  for (const go of door.waiting.splice(0)) go();
  return dashboard;
}

async function openWarmDoor(): Promise<WarmDoor> {
  const api = createServer((request, response) => answer(request, response));
  // The worker ends when its tests have, and the process with it (scripts/end-with-parent.mjs).
  api.listen(0, '127.0.0.1').unref();
  await once(api, 'listening');
  const door: WarmDoor = {
    ...(await startDoor((api.address() as AddressInfo).port, {})),
    standing: null,
    waiting: [],
    inHand: 0,
  };
  door.child.unref();
  door.child.channel?.unref();
  return door;

  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (!door.standing) {
      door.waiting.push(() => answer(request, response));
      return;
    }
    door.inHand += 1;
    response.once('close', () => {
      door.inHand -= 1;
    });
    door.standing.answer(request, response);
  }
}
