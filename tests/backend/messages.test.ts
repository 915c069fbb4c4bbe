import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JobData } from '#backend/jobs/queues.ts';
import { sweepEachMinute } from '#backend/jobs/sweep-each-minute.ts';
import { messageSweep } from '#backend/modules/messages/sweep-messages.ts';
import { tellMessage } from '#backend/modules/messages/tell-message.ts';
import {
  changeMessage,
  getMessage,
  listMessages,
  measureAudience,
  sendMessage,
  stopMessage,
  tryMessage,
  writeMessage,
} from '#contract/messages.ts';
import { countOwnWaiting, listNotifications, readNotifications } from '#contract/notifications.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from '#tests/support/invest-world.ts';
import { good, type OrderSteps, orderAt, orderSteps } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let steps: OrderSteps;

beforeAll(async () => {
  world = await makeInvestWorld({ modules: { signature: false } });
  await world.standAlone();
  steps = orderSteps(world);
});
afterAll(() => world.close());

const WORDS = {
  subject: { es: 'Visita de obra', en: 'A visit to the site' },
  text: { es: 'El sábado abrimos la obra.\n\nVenga a las diez.', en: 'The site is open on Saturday.' },
};
type Kind = { audience?: 'HOLDERS' | 'INVESTORS' | 'PEOPLE'; order_status?: 'CHARGED'; purpose?: 'COMMERCIAL' };
const bodyOf = (offer: Offer | null, { audience = 'INVESTORS', purpose, ...rest }: Kind = {}) => ({
  ...WORDS,
  ...rest,
  audience,
  purpose: purpose ?? ('SERVICE' as const),
  ...(offer ? { issuance: offer.id } : {}),
});
const write = async (offer: Offer | null, kind?: Kind, as: Person = world.issuer) =>
  good(await world.call(writeMessage, { body: bodyOf(offer, kind), as })).data.id;
const send = (id: string, at?: string, as: Person = world.issuer) =>
  world.call(sendMessage, { params: { id }, body: at ? { at } : {}, as });
const stop = (id: string, as: Person = world.issuer) => world.call(stopMessage, { params: { id }, body: {}, as });
const read = async (id: string, as: Person = world.issuer) =>
  good(await world.call(getMessage, { params: { id }, as })).data;
/** Does the job of a message from its beginning, twice, as one does whose process was killed in between. */
async function tell(messageId: string): Promise<void> {
  const data: JobData['message.tell'] = { tenantId: world.tenantId, messageId, after: null };
  for (let times = 0; times < 2; times += 1) await tellMessage(world.backEnd.deps, data);
}
const lettersTo = async (who: Person) =>
  (await world.mailsTo(who)).filter(({ kind }) => kind === 'message.sent').map(({ subject }) => subject);
async function later<T>(work: () => Promise<T>): Promise<T> {
  world.moveDays(1);
  try {
    return await work();
  } finally {
    world.moveDays(null);
  }
}

test('a message waits a minute, then reaches each of its audience once in their language, and is found under notifications until it is read', async () => {
  const offer = await world.addOffer();
  const [holder, buyer, stranger] = [
    await world.addPerson({ sophisticated: true }),
    await world.addPerson({ sophisticated: true }),
    await world.addPerson(),
  ];
  await steps.mint(await orderAt(steps, holder, offer, 2, 'CHARGED'));
  await orderAt(steps, buyer, offer, 1, 'CHARGED');
  await world.db.query(`update users set lang = 'en' where id = $1`, [buyer.id]);
  const id = await write(offer);
  expect((await read(id)).measured).toMatchObject({ total: 2, reached: 2, more: false });
  good(await send(id));
  await tell(id);
  expect([await lettersTo(holder), (await read(id)).state]).toEqual([[], 'SCHEDULED']);
  await later(() => tell(id));
  expect(await Promise.all([holder, buyer, stranger].map(lettersTo))).toEqual([
    [expect.stringContaining('Visita de obra')],
    [expect.stringContaining('A visit to the site')],
    [],
  ]);
  expect(await read(id)).toMatchObject({ told: 2, delivered: 2, failed: 0 });
  const found = async () => good(await world.call(listNotifications, { as: holder }));
  const { data, unread } = await found();
  expect(data.map(({ subject, by, read: isRead }) => [subject.es, by !== '', isRead])).toEqual([
    ['Visita de obra', true, false],
  ]);
  expect([unread, good(await world.call(countOwnWaiting, { as: holder })).data.unread]).toEqual([1, 1]);
  good(await world.call(readNotifications, { body: { until: data[0]?.at ?? '' }, as: holder }));
  expect((await found()).unread).toBe(0);
  const other = good(await world.call(listNotifications, { as: buyer }));
  expect(other.unread).toBe(1);
});

test('a message is stopped before anybody has it, is a draft again, and leaves when it is sent anew', async () => {
  const offer = await world.addOffer();
  const buyer = await world.addPerson();
  await orderAt(steps, buyer, offer, 1, 'CHARGED');
  const id = await write(offer);
  good(await send(id));
  expect((await send(id)).status).toBe(409);
  expect(good(await stop(id)).data.state).toBe('DRAFT');
  await later(() => tell(id));
  expect([await lettersTo(buyer), (await stop(id)).status]).toEqual([[], 409]);
  good(await send(id, new Date(Date.now() + 3_600_000).toISOString()));
  expect((await send(id, new Date(Date.now() - 1_000).toISOString())).status).toBe(409);
  await sweepEachMinute(world.backEnd.deps, { messages: messageSweep });
  await later(async () => {
    await sweepEachMinute(world.backEnd.deps, { messages: messageSweep });
    await tell(id);
  });
  expect(await lettersTo(buyer)).toHaveLength(1);
  const change = { params: { id }, body: bodyOf(offer), as: world.issuer };
  expect((await world.call(changeMessage, change)).status).toBe(409);
});

test('advertising reaches those alone who have agreed to it, and nobody where nobody has', async () => {
  const offer = await world.addOffer();
  const [willing, unwilling] = [await world.addPerson(), await world.addPerson()];
  for (const who of [willing, unwilling]) await orderAt(steps, who, offer, 1, 'CHARGED');
  await world.db.query('update user_profiles set commercial_communications = false where user_id = any($1)', [
    [willing.id, unwilling.id],
  ]);
  const id = await write(offer, { purpose: 'COMMERCIAL' });
  const nobody = await send(id);
  expect([nobody.status, (await read(id)).measured.reached]).toEqual([409, 0]);
  await world.db.query('update user_profiles set commercial_communications = true where user_id = $1', [willing.id]);
  expect((await read(id)).measured).toMatchObject({ total: 2, reached: 1 });
  good(await send(id));
  await later(() => tell(id));
  expect([await lettersTo(willing), await lettersTo(unwilling)]).toEqual([[expect.any(String)], []]);
});

test('an audience is those whose order stands as asked, who holds tokens now, or people, and its names are five at most', async () => {
  const offer = await world.addOffer();
  const [paid, waiting] = [await world.addPerson(), await world.addPerson()];
  await orderAt(steps, paid, offer, 1, 'CHARGED');
  await orderAt(steps, waiting, offer, 1, 'ACCEPTED');
  const measured = async (kind: Kind, as: Person = world.issuer) => {
    const { subject: _s, text: _t, ...query } = bodyOf(kind.audience === 'PEOPLE' ? null : offer, kind);
    return world.call(measureAudience, { query, as });
  };
  const total = async (kind: Kind) => good(await measured(kind)).data.total;
  expect([await total({}), await total({ order_status: 'CHARGED' }), await total({ audience: 'HOLDERS' })]).toEqual([
    2, 1, 0,
  ]);
  expect((await measured({ audience: 'PEOPLE' })).status).toBe(403);
  const everybody = good(await measured({ audience: 'PEOPLE' }, world.manager)).data;
  expect([everybody.total >= 2, everybody.names.length]).toEqual([true, Math.min(5, everybody.total)]);
});

test('another issuer finds no message of a project that is not theirs, and writes none of it; a trial goes to who writes', async () => {
  const offer = await world.addOffer();
  const id = await write(offer);
  const as = await world.addPerson({ roles: ['ENTREPRENEUR'] });
  const said = await Promise.all([
    world.call(getMessage, { params: { id }, as }),
    world.call(writeMessage, { body: bodyOf(offer), as }),
    world.call(changeMessage, { params: { id }, body: bodyOf(offer), as }),
    world.call(tryMessage, { params: { id }, body: {}, as }),
    send(id, undefined, as),
    stop(id, as),
  ]);
  expect(said.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  expect(good(await world.call(listMessages, { as })).data).toEqual([]);
  expect((await world.call(writeMessage, { body: bodyOf(null), as: world.issuer })).status).toBe(422);
  good(await world.call(tryMessage, { params: { id }, body: {}, as: world.issuer }));
  const trials = (await world.mailsTo(world.issuer)).filter(({ kind }) => kind === 'message.trial');
  expect(trials.map(({ subject }) => subject).sort()).toEqual([WORDS.subject.en, WORDS.subject.es].sort());
});
