import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fullPath } from '#contract/base-address.ts';
import { countWaiting } from '#contract/queues.ts';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { addInvestor, addOffer, addOrder } from '#tests/support/demo-copies.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const PATH = fullPath(countWaiting.path);
const PATIENCE_MS = 60_000;

let dashboard: Dashboard;
let desk: Visitor;
beforeAll(async () => {
  dashboard = await startDashboard();
  desk = dashboard.visitor();
  await desk.signIn('manager@aurora.test');
});
afterAll(() => dashboard?.stop());
beforeEach(() => {
  dashboard.fault = null;
});

/** The figure beside an address of the sidebar; null where there is none. */
async function countAt(href: string, reader = desk): Promise<string | null> {
  const { status, text } = await reader.get('/manager/issuances');
  expect(status).toBe(200);
  const link = new RegExp(`<a[^>]*href="${href}"[^>]*>((?:(?!</a>).)*)</a>`, 's');
  const words = (link.exec(text)?.[1] ?? '').replace(/<!--.*?-->/g, '').replace(/<[^>]+>/g, ' ');
  return /\d[\d.]*/.exec(words)?.[0] ?? null;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const since = Date.now(); Date.now() - since < PATIENCE_MS; await sleep(500)) if (await holds()) return;
  throw new Error('the menu never said so');
}

test('the menu of a manager counts what waits behind each address, and counts again after it came or went', async () => {
  const { database } = dashboard;
  const person = await addInvestor(database);
  const before = Number((await countAt('/manager/users')) ?? '0');
  await database.query(`update kyc_checks set status = 'MANUAL_REVIEW', submitted_at = now() where user_id = $1`, [
    person.id,
  ]);
  await until(async () => (await countAt('/manager/users')) === String(before + 1));
  const orders = Number((await countAt('/manager/investments')) ?? '0');
  const offer = await addOffer(database);
  await addOrder(database, person, offer.id, 'PROOF_OF_PAYMENT_UPLOADED');
  await until(async () => (await countAt('/manager/investments')) === String(orders + 1));
  // No zero is drawn.
  await database.query('delete from payment_notices');
  await database.query(`update statement_rows set state = 'IGNORED' where state in ('WAITING', 'HELD')`);
  await until(async () => (await countAt('/manager/statements')) === null);
});

test('a page whose counts cannot be told has those told last, or none before any, and does not ask again for a while', async () => {
  const newcomer = dashboard.visitor();
  const last = await countAt('/manager/users');
  expect(last).not.toBeNull();
  await newcomer.signIn('approver@aurora.test');
  let asked = 0;
  dashboard.fault = (call, response) => {
    if (call.path.split('?')[0] !== PATH) return false;
    asked += 1;
    response.writeHead(500).end('no');
    return true;
  };
  expect(await countAt('/manager/users', newcomer)).toBeNull();
  const before = asked;
  expect(before).toBeGreaterThan(0);
  // Left alone for a while: the next page does not even ask.
  expect(await countAt('/manager/users', newcomer)).toBeNull();
  expect(await countAt('/manager/users')).toBe(last);
  expect(asked).toBe(before);
});
