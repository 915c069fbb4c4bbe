import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepEachMinute } from '#backend/jobs/sweep-each-minute.ts';
import { messageSweep } from '#backend/modules/messages/sweep-messages.ts';
import { tellMessage } from '#backend/modules/messages/tell-message.ts';
import { askQuestion } from '#contract/issuances.ts';
import { changeMessage, getMessage, listMessages, sendMessage, stopMessage, writeMessage } from '#contract/messages.ts';
import { countOwnWaiting } from '#contract/notifications.ts';
import { countWaiting } from '#contract/queues.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from '#tests/support/invest-world.ts';
import { good, type OrderSteps, orderAt, orderSteps } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let steps: OrderSteps;

beforeAll(async () => {
  world = await makeInvestWorld({ modules: { signature: false }, tenant: { name: 'Casa Común' } });
  await world.standAlone();
  steps = orderSteps(world);
});
afterAll(() => world.close());

const bodyOf = (offer: Offer | null) => ({
  audience: offer ? ('INVESTORS' as const) : ('PEOPLE' as const),
  purpose: 'SERVICE' as const,
  subject: { es: 'Aviso de obra', en: 'About the site' },
  text: { es: 'Cerramos el lunes por la lluvia.', en: 'We are closed on Monday.' },
  ...(offer ? { issuance: offer.id } : {}),
});
const write = async (offer: Offer | null, as: Person = world.issuer) =>
  good(await world.call(writeMessage, { body: bodyOf(offer), as })).data.id;
const send = (id: string, as: Person = world.issuer) => world.call(sendMessage, { params: { id }, body: {}, as });
const read = async (id: string, as: Person = world.issuer) =>
  good(await world.call(getMessage, { params: { id }, as })).data;
const tell = (messageId: string, after: string | null = null) =>
  tellMessage(world.backEnd.deps, { tenantId: world.tenantId, messageId, after });
const letters = async (who: Person) => (await world.mailsTo(who)).filter(({ kind }) => kind === 'message.sent').length;
async function buyers(offer: Offer, count: number): Promise<Person[]> {
  const people = await Promise.all(Array.from({ length: count }, () => world.addPerson()));
  for (const who of people) await orderAt(steps, who, offer, 1, 'CHARGED');
  return people;
}
/** Its minute is over. */
const due = (id: string) => world.db.query(`update messages set at = now() - interval '1 second' where id = $1`, [id]);

test('an audience leaves out people who were rejected, are gone or never proved their address', async () => {
  const offer = await world.addOffer();
  const [kept, rejected, gone, unproved] = await buyers(offer, 4);
  await world.db.query(`update users set status = 'REJECTED', rejection_reason = 'USER' where id = $1`, [rejected?.id]);
  await world.db.query('update users set deleted_at = now() where id = $1', [gone?.id]);
  await world.db.query('update users set email_verified_at = null where id = $1', [unproved?.id]);
  const id = await write(offer);
  expect((await read(id)).measured).toMatchObject({ total: 1, reached: 1 });
  good(await send(id));
  await due(id);
  await tell(id);
  const sent = await Promise.all([kept, rejected, gone, unproved].map((who) => letters(who as Person)));
  expect(sent).toEqual([1, 0, 0, 0]);
});

test('a message that is stopped while it leaves spares the rest of its audience, and nothing of it leaves any more', async () => {
  const offer = await world.addOffer();
  const people = (await buyers(offer, 3)).sort((a, b) => (a.id < b.id ? -1 : 1));
  const id = await write(offer);
  good(await send(id));
  await due(id);
  // The first two have had their turn: the job goes on behind them.
  await tell(id, people[1]?.id ?? null);
  expect((await read(id)).state).toBe('SENDING');
  const stopped = await world.call(stopMessage, { params: { id }, body: {}, as: world.issuer });
  expect(good(stopped).data.state).toBe('STOPPED');
  await tell(id);
  await sweepEachMinute(world.backEnd.deps, { messages: messageSweep });
  expect(await Promise.all(people.map(letters))).toEqual([0, 0, 1]);
  expect((await send(id)).status).toBe(409);
});

test('a message whose job was lost is taken up again after half an hour, and once its audience is through it is sent', async () => {
  const offer = await world.addOffer();
  const [reader] = await buyers(offer, 1);
  const id = await write(offer);
  good(await send(id));
  await due(id);
  const jobs = async () =>
    (await world.db.query(`select 1 from pgboss.job where name = 'message.tell' and data->>'messageId' = $1`, [id]))
      .length;
  const before = await jobs();
  await sweepEachMinute(world.backEnd.deps, { messages: messageSweep });
  expect(await jobs()).toBe(before);
  await world.db.query(`update messages set asked_at = now() - interval '31 minutes' where id = $1`, [id]);
  await sweepEachMinute(world.backEnd.deps, { messages: messageSweep });
  expect(await jobs()).toBe(before + 1);
  await tell(id);
  await tell(id, reader?.id ?? null);
  expect(await read(id)).toMatchObject({ state: 'SENT', told: 1 });
});

test('mails that no server took are counted, and a manager reads whose they are; an issuer reads no address', async () => {
  const offer = await world.addOffer();
  const [lost] = await buyers(offer, 1);
  const id = await write(offer);
  good(await send(id));
  await due(id);
  await tell(id);
  await world.db.query(`update mails set state = 'FAILED' where message_id = $1`, [id]);
  const [forManager, forIssuer] = [await read(id, world.manager), await read(id)];
  expect([forManager.delivered, forManager.failed, forManager.failures.map((one) => one.id)]).toEqual([
    0,
    1,
    [lost?.id],
  ]);
  expect(JSON.stringify(forIssuer)).not.toContain(lost?.email);
});

test('an issuer reads what the house wrote of their project under the house’s name, and changes nothing of it', async () => {
  const offer = await world.addOffer();
  const id = await write(offer, world.manager);
  const everybody = await write(null, world.manager);
  const mine = good(await world.call(listMessages, { as: world.issuer })).data;
  expect(mine.find((one) => one.id === id)?.by).toBe('Casa Común');
  expect(mine.some((one) => one.id === everybody)).toBe(false);
  const change = { params: { id }, body: bodyOf(offer), as: world.issuer };
  expect((await world.call(changeMessage, change)).status).toBe(404);
  expect((await send(id)).status).toBe(404);
  expect(good(await world.call(listMessages, { as: world.manager })).data.map((one) => one.id)).toEqual(
    expect.arrayContaining([id, everybody]),
  );
});

test('open questions count in the menu of the issuer whose project they are about, and of every manager', async () => {
  const offer = await world.addOffer();
  const asker = await world.addPerson();
  const counts = async () => [
    good(await world.call(countOwnWaiting, { as: world.issuer })).data.questions,
    good(await world.call(countWaiting, { as: world.manager })).data.question,
  ];
  const [own = 0, house = 0] = await counts();
  const body = { question: '¿Cuándo se firma la hipoteca?' };
  good(await world.call(askQuestion, { params: { id: offer.id }, body, as: asker }));
  expect(await counts()).toEqual([own + 1, house + 1]);
  const other = await world.addPerson({ roles: ['ENTREPRENEUR'] });
  expect(good(await world.call(countOwnWaiting, { as: other })).data).toEqual({ unread: 0, questions: 0 });
});

/** The database refuses every mail to these, as a fault would that is theirs alone. */
async function refuseMails(people: readonly Person[]): Promise<() => Promise<unknown>> {
  const addresses = people.map(({ email }) => `'${email}'`).join(', ');
  await world.db.query(`create or replace function refuse_mail() returns trigger language plpgsql as
    $$ begin raise exception 'no mail to them'; end $$`);
  await world.db.query(`create trigger refused before insert on mails for each row
    when (new.to_address in (${addresses})) execute function refuse_mail()`);
  return () => world.db.query('drop trigger refused on mails');
}
type Waiting = Parameters<typeof tellMessage>[1];
/** Does what the queue has of a message, one after the other, until none of it is left; answers what failed. */
async function workOff(id: string): Promise<Waiting[]> {
  const failed: Waiting[] = [];
  for (;;) {
    const jobs = await world.db.query<{ data: Waiting }>(
      `delete from pgboss.job where name = 'message.tell' and data->>'messageId' = $1 returning data`,
      [id],
    );
    if (jobs.length === 0) return failed;
    for (const { data } of jobs) await tellMessage(world.backEnd.deps, data).catch(() => failed.push(data));
  }
}

test('a reader who cannot be written to keeps nobody else from a message, and is written to once it can be done', async () => {
  const offer = await world.addOffer();
  const people = (await buyers(offer, 20)).sort((a, b) => (a.id < b.id ? -1 : 1));
  const [bad, others] = [people[14] as Person, people.filter((_, at) => at !== 14)];
  const id = await write(offer);
  good(await send(id));
  await due(id);
  const mend = await refuseMails([bad]);
  const failed = await workOff(id);
  expect(await Promise.all(others.map(letters))).toEqual(others.map(() => 1));
  expect(await read(id)).toMatchObject({ state: 'SENT', told: 19 });
  // Theirs is a job of its own, which the queue tries again.
  expect(failed).toEqual([expect.objectContaining({ only: bad.id })]);
  await mend();
  for (const again of [1, 2])
    for (const data of failed) {
      await tellMessage(world.backEnd.deps, data);
      expect([again, await letters(bad), (await read(id)).told]).toEqual([again, 1, 20]);
    }
});

test('a message that can be written to nobody fails after three people, and goes on where it was once it can', async () => {
  const offer = await world.addOffer();
  const people = (await buyers(offer, 5)).sort((a, b) => (a.id < b.id ? -1 : 1));
  const id = await write(offer);
  good(await send(id));
  await due(id);
  const mend = await refuseMails(people);
  const failed = await workOff(id);
  expect(failed.filter(({ only }) => only).length).toBe(2);
  expect(failed.filter(({ only }) => !only)).toEqual([expect.objectContaining({ after: people[1]?.id, failed: 2 })]);
  expect((await read(id)).state).toBe('SENDING');
  await mend();
  for (const data of failed) await tellMessage(world.backEnd.deps, data);
  expect(await workOff(id)).toEqual([]);
  expect(await Promise.all(people.map(letters))).toEqual(people.map(() => 1));
  expect(await read(id)).toMatchObject({ state: 'SENT', told: 5 });
});
