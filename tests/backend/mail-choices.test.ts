import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sweepEachMinute } from '#backend/jobs/sweep-each-minute.ts';
import { tellOfUpdate } from '#backend/modules/announcements/tell-of-update.ts';
import { dailySweep } from '#backend/modules/mail-choices/sweep-daily.ts';
import { tellMessage } from '#backend/modules/messages/tell-message.ts';
import { publishUpdate, writeUpdate } from '#contract/announcements.ts';
import { followIssuance } from '#contract/issuances.ts';
import { listMailChoices, setMailChoices } from '#contract/mail-choices.ts';
import { leaveMails, readMailLeave } from '#contract/mail-leaves.ts';
import { sendMessage, writeMessage } from '#contract/messages.ts';
import { listNotifications } from '#contract/notifications.ts';
import type { MailTime, NewsKind } from '#domain/message/mail-choice.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from '#tests/support/invest-world.ts';
import { good, orderAt, orderSteps, outcome } from '#tests/support/order-steps.ts';

let world: InvestWorld;
beforeAll(async () => {
  world = await makeInvestWorld({ modules: { signature: false } });
  await world.standAlone();
});
afterEach(() => world.moveDays(null));
afterAll(() => world?.close());

const OPEN = { UPDATES: null, OPENINGS: null, MESSAGES: null, ANSWERS: null };
const choose = (as: Person, choices: Partial<Record<NewsKind, MailTime | null>>, offer?: Offer) =>
  world.call(setMailChoices, { body: { issuance: offer?.id ?? null, choices: { ...OPEN, ...choices } }, as });
const chosen = async (as: Person) => good(await world.call(listMailChoices, { as }));
const mailsTo = async (person: Person, kind: string) =>
  (await world.mailsTo(person)).filter((mail) => mail.kind === kind);
const follow = (offer: Offer, as: Person) =>
  world.call(followIssuance, { params: { id: offer.id }, body: { followed: true }, as });

async function follower(...offers: Offer[]): Promise<Person> {
  const person = await world.addPerson();
  for (const offer of offers) good(await follow(offer, person));
  return person;
}
async function publishNews(offer: Offer, title: string): Promise<void> {
  const words = { es: '<p>Las obras empiezan.</p>', en: '<p>Work begins.</p>' };
  const body = { title: { es: title, en: title }, body: words };
  const { id } = good(await world.call(writeUpdate, { params: { id: offer.id }, body, as: world.issuer })).data;
  good(await world.call(publishUpdate, { params: { id }, body: {}, as: world.issuer }));
  await tellOfUpdate(world.backEnd.deps, { tenantId: world.tenantId, updateId: id, after: null });
}
/** Puts the clock to an hour of a day from today on, by the tenant's clock in winter or summer. */
function stand(days: number, hour: number): void {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  world.backEnd.clock.moveTo(new Date(`${day}T${String(hour).padStart(2, '0')}:30:00+01:00`));
}
const sweep = () => sweepEachMinute(world.backEnd.deps, { daily: dailySweep });
const tokenIn = (plain = '') => /\/unsubscribe\?token=([\w-]+)/.exec(plain)?.[1] ?? '';

test('news comes at once to who said nothing, never to who wants none, and by what was said for the project before what was said for all', async () => {
  const [telar, anillo] = [await world.addOffer(), await world.addOffer()];
  const [plain, none, mixed] = [
    await follower(telar, anillo),
    await follower(telar, anillo),
    await follower(telar, anillo),
  ];
  good(await choose(none, { UPDATES: 'NEVER' }));
  good(await choose(mixed, { UPDATES: 'NEVER' }));
  good(await choose(mixed, { UPDATES: 'ONCE' }, telar));
  for (const offer of [telar, anillo]) await publishNews(offer, 'Ya hay permiso');
  const counts = await Promise.all(
    [plain, none, mixed].map(async (who) => (await mailsTo(who, 'issuance.update')).length),
  );
  expect(counts).toEqual([2, 0, 1]);
  // Taken back for the project, what was said for all holds.
  good(await choose(mixed, {}, telar));
  await publishNews(telar, 'Empiezan las obras');
  expect(await mailsTo(mixed, 'issuance.update')).toHaveLength(1);
});

test('news that somebody wants once a day waits for eight in the morning, comes in one mail with its way out, and comes once', async () => {
  const [telar, anillo] = [await world.addOffer(), await world.addOffer()];
  const ana = await follower(telar, anillo);
  good(await choose(ana, { UPDATES: 'DAILY' }));
  stand(1, 10);
  await publishNews(telar, 'Ya hay permiso');
  stand(1, 20);
  await publishNews(anillo, 'Empiezan las obras');
  await sweep();
  stand(2, 7);
  await sweep();
  expect([await mailsTo(ana, 'message.day'), await mailsTo(ana, 'issuance.update')]).toEqual([[], []]);
  stand(2, 9);
  await Promise.all([sweep(), sweep()]);
  await sweep();
  const [mail, ...others] = await mailsTo(ana, 'message.day');
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/Ya hay permiso.* y 1 más$/);
  expect(mail?.plain).toMatch(/Ya hay permiso[\s\S]*Empiezan las obras/);

  // One press of a mail program leaves it.
  const token = tokenIn(mail?.plain);
  expect(good(await world.call(readMailLeave, { body: { token } })).data).toMatchObject({
    matter: 'DIGEST',
    left: false,
  });
  for (let times = 0; times < 2; times += 1)
    expect(good(await world.call(leaveMails, { body: { token } })).data.left).toBe(true);
  expect((await chosen(ana)).general.UPDATES).toBe('NEVER');
  await publishNews(telar, 'Se retrasan');
  stand(4, 9);
  await sweep();
  expect(await mailsTo(ana, 'message.day')).toHaveLength(1);
});

test('a person who wants no more mail of a project is not mailed what waited for the day', async () => {
  const telar = await world.addOffer();
  const ana = await follower(telar);
  good(await choose(ana, { UPDATES: 'DAILY' }, telar));
  await publishNews(telar, 'Ya hay permiso');
  good(await choose(ana, { UPDATES: 'NEVER' }, telar));
  stand(3, 9);
  await sweep();
  expect(await mailsTo(ana, 'message.day')).toEqual([]);
});

test('a message to holders obeys them and stands among what they were written all the same; one to orders in a status comes at once', async () => {
  const telar = await world.addOffer();
  const ana = await world.addPerson({ sophisticated: true });
  const steps = orderSteps(world);
  await orderAt(steps, ana, telar, 2, 'CHARGED');
  good(await choose(ana, { MESSAGES: 'NEVER' }));
  const tell = async (more: { order_status?: 'CHARGED' }) => {
    const body = {
      ...{ audience: 'INVESTORS' as const, issuance: telar.id, purpose: 'SERVICE' as const, ...more },
      ...{ subject: { es: 'Aviso', en: 'A note' }, text: { es: 'Lo que hay.', en: 'What is new.' } },
    };
    const { id } = good(await world.call(writeMessage, { body, as: world.manager })).data;
    good(await world.call(sendMessage, { params: { id }, body: {}, as: world.manager }));
    await world.db.query(`update messages set at = now() - interval '1 second' where id = $1`, [id]);
    await tellMessage(world.backEnd.deps, { tenantId: world.tenantId, messageId: id, after: null });
  };
  await tell({});
  expect(await mailsTo(ana, 'message.sent')).toEqual([]);
  expect(good(await world.call(listNotifications, { as: ana })).unread).toBe(1);
  await tell({ order_status: 'CHARGED' });
  expect(await mailsTo(ana, 'message.sent')).toHaveLength(1);
});

test('leaving a project’s news by its mail shows as never, wanting some again takes it back, and following takes “never” back', async () => {
  const telar = await world.addOffer();
  const ana = await follower(telar);
  await publishNews(telar, 'Ya hay permiso');
  good(await world.call(leaveMails, { body: { token: tokenIn((await mailsTo(ana, 'issuance.update'))[0]?.plain) } }));
  const [row] = (await chosen(ana)).data;
  expect(row).toMatchObject({ id: telar.id, choices: { UPDATES: 'NEVER', OPENINGS: 'NEVER', MESSAGES: null } });
  good(await choose(ana, { UPDATES: 'ONCE', OPENINGS: 'NEVER' }, telar));
  expect((await chosen(ana)).data[0]?.choices).toMatchObject({ UPDATES: 'ONCE', OPENINGS: 'NEVER' });
  good(await follow(telar, ana));
  expect((await chosen(ana)).data[0]?.choices).toMatchObject({ UPDATES: 'ONCE', OPENINGS: null });
});

test('a choice for a project that is none of theirs is refused, and two windows at once leave one whole answer', async () => {
  const [telar, other] = [await world.addOffer(), await world.addOffer()];
  const ana = await follower(telar);
  expect(outcome(await choose(ana, { UPDATES: 'DAILY' }, other))).toBe('404 not_found');
  const both = await Promise.all([
    choose(ana, { UPDATES: 'DAILY', ANSWERS: 'DAILY' }, telar),
    choose(ana, { UPDATES: 'NEVER', ANSWERS: 'NEVER' }, telar),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const { choices } = (await chosen(ana)).data[0] ?? {};
  expect(choices?.UPDATES).toBe(choices?.ANSWERS);
});
