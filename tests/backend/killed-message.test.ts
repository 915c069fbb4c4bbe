import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendMessage, stopMessage, writeMessage } from '#contract/messages.ts';
import { addReaders } from '#tests/support/add-readers.ts';
import { type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { type KillableBackend, killableBackend } from '#tests/support/killable-backend.ts';
import { good } from '#tests/support/order-steps.ts';
import { until } from '#tests/support/until.ts';

/** Ten sets of those that are written to in one transaction. */
const READERS = 2_000;
/** So many have been written to when the back end is killed. */
const TOLD_AT_KILLS = [200, 600, 1_400];

let world: InvestWorld;
let backend: KillableBackend;
beforeAll(async () => {
  world = await makeInvestWorld();
  await world.standAlone();
  await addReaders(world, READERS);
  backend = await killableBackend(world.db.url);
});
afterAll(async () => {
  await backend?.stop();
  await world?.close();
});

/** A message to everybody, whose minute is over. */
async function onItsWay(): Promise<string> {
  const words = { es: 'Cerramos el lunes por la lluvia.', en: 'We are closed on Monday.' };
  const body = { audience: 'PEOPLE' as const, purpose: 'SERVICE' as const, subject: words, text: words };
  const { id } = good(await world.call(writeMessage, { body, as: world.manager })).data;
  good(await world.call(sendMessage, { params: { id }, body: {}, as: world.manager }));
  await world.db.query(`update messages set at = now() - interval '1 second' where id = $1`, [id]);
  return id;
}

/** The back end starts, and the message's job with it: the queue gives one of a process that was killed out again only after minutes. */
async function start(id: string): Promise<void> {
  await world.db.query(`delete from pgboss.job where name = 'message.tell'`);
  await world.db.query(`insert into pgboss.job (name, data) values ('message.tell', $1)`, [
    JSON.stringify({ tenantId: world.tenantId, messageId: id, after: null }),
  ]);
  await backend.start();
}

/** How far a message is, with its mails and things to read and how many people they are for, at one moment. */
async function standing(id: string) {
  const [row] = await world.db.query<
    { state: string } & Record<'told' | 'mails' | 'mailed' | 'notes' | 'noted', number>
  >(
    `select m.state, m.told,
       (select count(*)::int from mails where message_id = m.id) as mails,
       (select count(distinct user_id)::int from mails where message_id = m.id) as mailed,
       (select count(*)::int from notifications where message_id = m.id) as notes,
       (select count(distinct user_id)::int from notifications where message_id = m.id) as noted
     from messages m where m.id = $1`,
    [id],
  );
  if (!row) throw new Error('the message is gone');
  return row;
}
const onceEach = (told: number) => ({ told, mails: told, mailed: told, notes: told, noted: told });

test('a message to two thousand people whose back end is killed three times meanwhile reaches each of them once', async () => {
  const id = await onItsWay();
  const [people] = await world.db.query<{ all: number }>(
    `select count(*)::int as all from users where tenant_id = $1 and email_verified_at is not null`,
    [world.tenantId],
  );
  const all = people?.all ?? 0;
  expect(all).toBeGreaterThanOrEqual(READERS);
  for (const least of TOLD_AT_KILLS) {
    await start(id);
    await until(async () => (await standing(id)).told >= least, `${least} have been written to`);
    await backend.kill();
    const now = await standing(id);
    expect(now).toEqual({ state: 'SENDING', ...onceEach(now.told) });
  }
  await start(id);
  await until(async () => (await standing(id)).state === 'SENT', 'it is sent');
  expect(await standing(id)).toEqual({ state: 'SENT', ...onceEach(all) });
  await backend.kill();
});

test('a message that is stopped while a started back end sends it leaves to nobody after that', async () => {
  const id = await onItsWay();
  await start(id);
  await until(async () => (await standing(id)).told > 0, 'the first have been written to');
  good(await world.call(stopMessage, { params: { id }, body: {}, as: world.manager }));
  const { told } = await standing(id);
  // What is still in the queue finds it stopped.
  await until(
    async () =>
      (await world.db.query(`select 1 from pgboss.job where name = 'message.tell' and state < 'completed'`)).length ===
      0,
    'its jobs are through',
  );
  expect(await standing(id)).toEqual({ state: 'STOPPED', ...onceEach(told) });
});
