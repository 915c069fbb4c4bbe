import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { addBalance, balanceOf } from '#tests/support/demo-balance.ts';
import { addInvestor, type DemoInvestor } from '#tests/support/demo-copies.ts';
import { demoSamples } from '#tests/support/demo-samples.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

const BOARD = '/user/bulletin-board';
let dashboard: Dashboard;
let owner: Visitor;
let issuanceId: string;
/** What an ad costs a token, as it is typed. */
let price: string;
const words = wordsOf('es');

beforeAll(async () => {
  dashboard = await takeDashboard();
  const { adId } = await demoSamples(dashboard.database);
  const [ad] = await dashboard.database.query<{ issuance: string; price: string }>(
    "select issuance_id as issuance, replace(price::text, '.', ',') as price from ads where id = $1",
    [adId],
  );
  issuanceId = ad?.issuance ?? '';
  price = ad?.price ?? '';
  owner = dashboard.visitor();
  await owner.signIn('investor@aurora.test');
});
afterAll(() => dashboard?.stop());

const keyed = (fields: Record<string, string> = {}) => ({ ...fields, idempotency_key: randomUUID() });
const RISKS = { risk_loss: 'on', risk_liquidity: 'on', warning_typed: 'acepto' };
const offerIn = (page: string) => /name="offer" value="([^"]+)"/.exec(page)?.[1] ?? '';

/** An own ad of the demo's investor, to sell one token. */
async function ownAd(): Promise<string> {
  const fields = keyed({ tokens: '1', price, notice: 'on' });
  const { to } = await owner.post(`${BOARD}/new?type=SELL&issuance=${issuanceId}`, fields);
  return to ?? '';
}

/** Another investor who may hold the token, with so many cents, signed in without script. */
async function buyer(cents: number): Promise<{ who: DemoInvestor; visitor: Visitor }> {
  const { database } = dashboard;
  const who = await addInvestor(database);
  await database.query(
    `insert into whitelist_entries (tenant_id, id, issuance_id, user_id, state, created_by, created_at, decided_by, decided_at, moved_at)
     select $1, $2, $3, $4, 'APPROVED', id, now(), id, now(), now() from users where tenant_id = $1 and email = 'manager@aurora.test'`,
    [who.tenantId, randomUUID(), issuanceId, who.id],
  );
  if (cents > 0) await addBalance(database, who, cents);
  const visitor = dashboard.visitor();
  await visitor.signIn(who.email);
  return { who, visitor };
}

describe('an offer on an ad', () => {
  test('is made without script, says all that is wrong at once, and keeps what was typed', async () => {
    const ad = await ownAd();
    const { visitor } = await buyer(0);
    const bare = await visitor.post(ad, keyed({ intent: 'offer', tokens: '2', price: 'caro' }));
    expect(bare.status).toBe(422);
    for (const key of ['error_number', 'error_risk', 'error_risk_liquidity'])
      expect(bare.text).toContain(words(`validator:${key}`));
    expect(bare.text).toContain('value="caro"');
    const fields = keyed({ intent: 'offer', tokens: '1', price, ...RISKS });
    const made = await visitor.post(ad, fields);
    expect([made.status, made.to]).toEqual([303, ad]);
    expect((await visitor.post(ad, fields)).to).toBe(ad);
    const mine = (await visitor.get(ad)).text;
    expect(mine).toContain(words('ads:offer.status.OPEN'));
    expect(mine).not.toContain('value="offer"');
    const theirs = (await owner.get(ad)).text;
    for (const key of ['ads:offer.received', 'ads:offer.act.accept', 'ads:offer.act.refuse'])
      expect(theirs).toContain(words(key));
    const stranger = await buyer(0);
    expect((await stranger.visitor.get(ad)).text).not.toContain(words('ads:offer.status.OPEN'));
  });

  test('is asked about once with all that follows before either yes, then money and tokens change hands', async () => {
    const ad = await ownAd();
    const { who, visitor } = await buyer(10_000_000);
    const before = await balanceOf(dashboard.database, who);
    await visitor.post(ad, keyed({ intent: 'offer', tokens: '1', price, ...RISKS }));
    const offer = offerIn((await owner.get(ad)).text);
    const question = await owner.post(ad, keyed({ intent: 'offer-accept', offer }));
    expect(question.text).toContain('name="confirmed" value="yes"');
    expect(question.text).toContain(words('ads:offer.until'));
    expect((await owner.get(ad)).text).toContain(words('ads:offer.status.OPEN'));
    const accepted = await owner.post(ad, keyed({ intent: 'offer-accept', offer, confirmed: 'yes' }));
    expect([accepted.status, accepted.to]).toEqual([303, ad]);
    expect((await owner.get(ad)).text).toContain(words('ads:status.AGREED'));
    const asked = await visitor.post(ad, keyed({ intent: 'offer-confirm', offer }));
    expect(asked.text).toContain('No se puede deshacer');
    expect(await balanceOf(dashboard.database, who)).toBe(before);
    const done = await visitor.post(ad, keyed({ intent: 'offer-confirm', offer, confirmed: 'yes' }));
    expect([done.status, done.to]).toEqual([303, ad]);
    const [row] = await dashboard.database.query<{ tokens: number; cents: number }>(
      `select h.tokens::int, o.amount_cents::int as cents from ad_offers o join issuance_holders h on h.user_id = o.user_id where o.id = $1`,
      [offer],
    );
    expect(row?.tokens).toBe(1);
    expect(await balanceOf(dashboard.database, who)).toBe(before - (row?.cents ?? 0));
    expect((await visitor.get(ad)).text).toContain(words('ads:offer.status.SETTLED'));
    const desk = dashboard.visitor();
    await desk.signIn('manager@aurora.test');
    const sheet = (await desk.get(ad.replace('/user/', '/manager/'))).text;
    for (const text of [who.name, words('ads:manage.transfer'), words('ads:offer.BALANCE')])
      expect(sheet).toContain(text);
  });

  test('leads a buyer whose balance is short to it in place of the button, and refuses who presses it all the same', async () => {
    const ad = await ownAd();
    const { who, visitor } = await buyer(100);
    await visitor.post(ad, keyed({ intent: 'offer', tokens: '1', price, ...RISKS }));
    const offer = offerIn((await owner.get(ad)).text);
    await owner.post(ad, keyed({ intent: 'offer-accept', offer, confirmed: 'yes' }));
    const page = (await visitor.get(ad)).text;
    expect(page).toContain('href="/user/bbva"');
    expect(page).not.toContain('value="offer-confirm"');
    const pressed = await visitor.post(ad, keyed({ intent: 'offer-confirm', offer, confirmed: 'yes' }));
    expect([pressed.status, pressed.to]).toEqual([303, ad]);
    expect(await balanceOf(dashboard.database, who)).toBe(100);
    const back = await visitor.post(ad, keyed({ intent: 'offer-take_back', offer, confirmed: 'yes' }));
    expect(back.status).toBe(303);
    expect((await owner.get(ad)).text).toContain(words('ads:status.OPEN'));
  });

  test('is nobody’s to act on but its two sides’, and an act that there is not is none', async () => {
    const ad = await ownAd();
    const { visitor } = await buyer(0);
    await visitor.post(ad, keyed({ intent: 'offer', tokens: '1', price, ...RISKS }));
    const offer = offerIn((await owner.get(ad)).text);
    const stranger = (await buyer(0)).visitor;
    for (const act of ['accept', 'refuse', 'confirm', 'take_back', 'paid']) {
      const reply = await stranger.post(ad, keyed({ intent: `offer-${act}`, offer }));
      expect([act, reply.status]).toEqual([act, 404]);
    }
    expect((await stranger.post(ad, keyed({ intent: 'offer-toString', offer }))).status).toBe(400);
    expect((await owner.get(ad)).text).toContain(words('ads:offer.status.OPEN'));
    const refused = await owner.post(ad, keyed({ intent: 'offer-refuse', offer, confirmed: 'yes' }));
    expect(refused.to).toBe(ad);
    expect((await visitor.get(ad)).text).toContain(words('ads:offer.status.REFUSED'));
  });
});
