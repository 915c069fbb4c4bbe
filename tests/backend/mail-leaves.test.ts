import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweep } from '#backend/jobs/sweep.ts';
import { tellOfUpdate } from '#backend/modules/announcements/tell-of-update.ts';
import { tellMessage } from '#backend/modules/messages/tell-message.ts';
import { listAnnouncements, publishUpdate, writeUpdate } from '#contract/announcements.ts';
import { followIssuance } from '#contract/issuances.ts';
import { leaveMails, readMailLeave } from '#contract/mail-leaves.ts';
import { sendMessage, writeMessage } from '#contract/messages.ts';
import { deleteUser } from '#contract/user-deletion.ts';
import { LEAVE_LINK_KEPT_DAYS } from '#domain/message/mail-leave.ts';
import {
  anotherTenant,
  type InvestWorld,
  makeInvestWorld,
  type Offer,
  type Person,
} from '#tests/support/invest-world.ts';
import { good, type OrderSteps, orderAt, orderSteps, outcome } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let steps: OrderSteps;
beforeAll(async () => {
  world = await makeInvestWorld({ modules: { signature: false } });
  await world.standAlone();
  steps = orderSteps(world);
});
afterAll(() => world.close());

const WORDS = { es: '<p>Las obras empiezan en mayo.</p>', en: '<p>Work begins in May.</p>' };
async function publishNews(offer: Offer): Promise<void> {
  const body = { title: { es: 'Ya hay permiso', en: 'The permit is here' }, body: WORDS };
  const { id } = good(await world.call(writeUpdate, { params: { id: offer.id }, body, as: world.issuer })).data;
  good(await world.call(publishUpdate, { params: { id }, body: {}, as: world.issuer }));
  await tellOfUpdate(world.backEnd.deps, { tenantId: world.tenantId, updateId: id, after: null });
}
const follow = (offer: Offer, as: Person) =>
  world.call(followIssuance, { params: { id: offer.id }, body: { followed: true }, as });
const newsOf = async (person: Person) => (await world.mailsTo(person)).filter(({ kind }) => kind === 'issuance.update');
const tokenIn = (plain = '') => /\/unsubscribe\?token=([\w-]+)/.exec(plain)?.[1] ?? '';
const read = (token: string) => world.call(readMailLeave, { body: { token } });
const leave = (token: string) => world.call(leaveMails, { body: { token } });

test('followers and holders leave the news of a project by the link of a mail, once and without an account; following again brings it back', async () => {
  const [offer, other] = [await world.addOffer(), await world.addOffer()];
  const [follower, holder] = [await world.addPerson(), await world.addPerson({ sophisticated: true })];
  for (const each of [offer, other]) good(await follow(each, follower));
  await steps.mint(await orderAt(steps, holder, offer, 2, 'CHARGED'));
  await publishNews(offer);
  for (const person of [follower, holder]) {
    const token = tokenIn((await newsOf(person))[0]?.plain);
    expect(good(await read(token)).data).toMatchObject({ matter: 'NEWS', left: false });
    const both = await Promise.all([leave(token), leave(token)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(good(await read(token)).data).toMatchObject({
      project: expect.objectContaining({ es: expect.any(String) }),
      left: true,
    });
  }
  await publishNews(offer);
  await publishNews(other);
  expect([(await newsOf(follower)).length, (await newsOf(holder)).length]).toEqual([2, 1]);
  const said = await world.db.query(`select from audit_log where action = 'user.news_left'`);
  expect(said).toHaveLength(2);

  good(await follow(offer, follower));
  await publishNews(offer);
  expect([(await newsOf(follower)).length, (await newsOf(holder)).length]).toEqual([3, 1]);
});

test('advertising is left by the link of a mail as a consent that is taken back, with its evidence; a message about an order has no such link', async () => {
  const [ana, eva] = [await world.addPerson(), await world.addPerson()];
  await world.db.query('update user_profiles set commercial_communications = true where user_id in ($1, $2)', [
    ana.id,
    eva.id,
  ]);
  const tell = async (purpose: 'COMMERCIAL' | 'SERVICE') => {
    const body = {
      ...{ audience: 'PEOPLE' as const, purpose, subject: { es: 'Aviso', en: 'A note' } },
      text: { es: 'Lo que hay de nuevo.', en: 'What is new.' },
    };
    const { id } = good(await world.call(writeMessage, { body, as: world.manager })).data;
    good(await world.call(sendMessage, { params: { id }, body: {}, as: world.manager }));
    await world.db.query(`update messages set at = now() - interval '1 second' where id = $1`, [id]);
    await tellMessage(world.backEnd.deps, { tenantId: world.tenantId, messageId: id, after: null });
    return (await world.mailsTo(ana)).filter(({ kind }) => kind === 'message.sent');
  };
  const [first] = await tell('COMMERCIAL');
  const token = tokenIn(first?.plain);
  expect(good(await read(token)).data).toEqual({ matter: 'ADVERTISING', project: null, left: false });
  good(await leave(token));
  good(await leave(token));
  const consents = await world.db.query(
    `select answer from consents where user_id = $1 and subject = 'commercial_communications'`,
    [ana.id],
  );
  expect(consents).toEqual([{ answer: 'refused' }]);
  expect(await tell('COMMERCIAL')).toHaveLength(1);
  const [, service] = await tell('SERVICE');
  expect(service?.plain).not.toContain('/unsubscribe');
});

test('news reach people with a live order or a declared interest, who follow nothing, say as what, and are left by the link of the mail', async () => {
  const offer = await world.addOffer();
  const [paid, asked, over, declared] = await Promise.all([1, 2, 3, 4].map(() => world.addPerson()));
  if (!paid || !asked || !over || !declared) throw new Error('nobody came');
  await orderAt(steps, paid, offer, 2, 'CHARGED');
  await orderAt(steps, asked, offer, 2, 'ACCEPTED');
  await steps.cancel(await orderAt(steps, over, offer, 2, 'CHARGED'));
  await world.db.query(`update investments set status = 'RESERVED' where id = $1`, [
    await orderAt(steps, declared, offer, 2, 'ACCEPTED'),
  ]);
  const told = await world.call(listAnnouncements, { params: { id: offer.id }, as: world.issuer });
  expect(good(told).data.audience).toBe(3);
  await publishNews(offer);
  for (const person of [paid, asked, declared])
    expect((await newsOf(person))[0]?.plain).toContain('porque tiene una orden o un interés declarado');
  expect(await newsOf(over)).toEqual([]);
  good(await leave(tokenIn((await newsOf(paid))[0]?.plain)));
  await publishNews(offer);
  expect([(await newsOf(paid)).length, (await newsOf(asked)).length]).toEqual([1, 2]);
});

test('a link of another tenant, of nobody and of somebody who is gone is unknown; links are kept hashed, for two years', async () => {
  const offer = await world.addOffer();
  const [eva, leo] = [await world.addPerson(), await world.addPerson()];
  for (const each of [eva, leo]) good(await follow(offer, each));
  await publishNews(offer);
  const [token, kept] = [tokenIn((await newsOf(eva))[0]?.plain), tokenIn((await newsOf(leo))[0]?.plain)];
  const rows = await world.db.query<{ row: string }>('select l::text as row from mail_leave_links l');
  expect(rows.some(({ row }) => row.includes(token))).toBe(false);
  expect(outcome(await leave('x'.repeat(43)))).toBe('404 not_found');
  const elsewhere = await anotherTenant(world, {});
  expect(outcome(await elsewhere.call(leaveMails, { body: { token } }))).toBe('404 not_found');
  good(
    await world.call(deleteUser, {
      params: { id: eva.id },
      body: { reason: 'Lo pidió por escrito' },
      as: world.manager,
    }),
  );
  expect(outcome(await read(token))).toBe('404 not_found');
  world.moveDays(LEAVE_LINK_KEPT_DAYS + 1);
  try {
    good(await read(kept));
    await sweep(world.backEnd.deps);
    expect(outcome(await read(kept))).toBe('404 not_found');
  } finally {
    world.moveDays(null);
  }
});
