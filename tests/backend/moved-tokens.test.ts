import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holdTokens, releaseTokens } from '#backend/modules/transfers/hold-tokens.ts';
import { freeHolding } from '#backend/modules/transfers/holding.repository.ts';
import { getConcentration, listHolders } from '#contract/holders.ts';
import { getPortfolio } from '#contract/portfolio.ts';
import { dayIn } from '#domain/time/zone.ts';
import { distributionSteps } from '#tests/support/distribution-steps.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from '#tests/support/invest-world.ts';
import { good } from '#tests/support/order-steps.ts';
import { transferSteps } from '#tests/support/transfer-steps.ts';

let world: InvestWorld;
let steps: ReturnType<typeof transferSteps>;

beforeAll(async () => {
  world = await makeInvestWorld();
  steps = transferSteps(world);
});
afterAll(() => world.close());

const people = () => Promise.all([world.addPerson(), world.addPerson()]) as Promise<[Person, Person]>;
const day = (ago: number) => dayIn(new Date(Date.now() - ago * 86_400_000), 'Europe/Madrid');
const refusal = (moved: Promise<unknown>) =>
  moved.then(
    () => 'moved',
    (error: { code?: string }) => error.code ?? String(error),
  );
const register = async (offer: Offer, at?: string) =>
  good(
    await world.call(listHolders, { params: { id: offer.id }, query: at ? { at } : {}, as: world.manager }),
  ).data.map(({ id, tokens }) => [id, tokens]);
/** Broken rules that transfers keep; supply is booked past the orders here. */
const broken = async () =>
  Object.keys(await breachesOf(world.db, world.tenantId)).filter((rule) => !rule.includes('minted supply'));

describe('tokens that are moved', () => {
  test('are the recipient’s from that moment: the register, a day that has been, and how they are spread', async () => {
    const [ana, leo] = await people();
    const offer = await steps.held([[ana, 10]]);
    await steps.list(offer, leo);
    const done = await steps.move(offer, ana, leo, 4);
    expect(done).toMatchObject({
      kind: 'TRANSFER',
      tokens: 4,
      valueCents: 4_000n,
      returnedCents: 0n,
      fromWallet: null,
    });
    expect(done.reference).toMatch(/^TRF-[A-Z0-9]{4}-[A-Z0-9]{2}$/);
    expect(done.toWallet?.toLowerCase()).toMatch(/^0x[0-9a-f]{40}$/);
    expect(await steps.holds(offer, ana, leo)).toEqual([6, 4]);
    expect(await register(offer)).toEqual([
      [ana.id, 6],
      [leo.id, 4],
    ]);
    expect(await register(offer, day(2))).toEqual([[ana.id, 10]]);
    const spread = good(
      await world.call(getConcentration, { params: { id: offer.id }, query: { at: day(2) }, as: world.manager }),
    ).data;
    expect([spread.now.holders, spread.now.supply, spread.now.largest, spread.at_day?.holders]).toEqual([
      2, 10, 6_000, 1,
    ]);
    expect(await broken()).toEqual([]);
  });

  test('are moved once by one key, however often and at once it is asked', async () => {
    const [ana, leo] = await people();
    const offer = await steps.held([[ana, 10]]);
    await steps.list(offer, leo);
    const key = `sale:${randomUUID()}`;
    const done = await Promise.all([1, 2, 3, 4].map(() => steps.move(offer, ana, leo, 3, { key, kind: 'MARKET' })));
    expect(new Set(done.map(({ id }) => id)).size).toBe(1);
    expect(await steps.holds(offer, ana, leo)).toEqual([7, 3]);
  });

  test('cannot go twice: of two transfers of all at once one is made and one refused', async () => {
    const [ana, leo] = await people();
    const eva = await world.addPerson();
    const offer = await steps.held([[ana, 10]]);
    await steps.list(offer, leo);
    await steps.list(offer, eva);
    const both = await Promise.all([leo, eva].map((to) => refusal(steps.move(offer, ana, to, 10))));
    expect(both.sort()).toEqual(['moved', 'transfer.too_many']);
    expect((await steps.holds(offer, ana, leo, eva)).sort()).toEqual([0, 0, 10]);
    expect(await broken()).toEqual([]);
  });

  test('stay where they are for every rule that says no', async () => {
    const [ana, leo] = await people();
    const offer = await steps.held([[ana, 10]]);
    const said = [await refusal(steps.move(offer, ana, leo, 1))];
    await steps.list(offer, leo, 'PENDING');
    said.push(await refusal(steps.move(offer, ana, leo, 1)));
    await world.db.query(
      `update whitelist_entries set state = 'APPROVED', decided_by = $2, decided_at = now() where issuance_id = $1`,
      [offer.id, world.manager.id],
    );
    said.push(await refusal(steps.move(offer, ana, ana, 1)), await refusal(steps.move(offer, ana, leo, 11)));
    await world.db.query(`update issuances set token_expires_on = current_date - 2 where id = $1`, [offer.id]);
    said.push(await refusal(steps.move(offer, ana, leo, 1)));
    await world.db.query(`update issuances set token_expires_on = null, status = 'CAMPAIGN' where id = $1`, [offer.id]);
    said.push(await refusal(steps.move(offer, ana, leo, 1)));
    await world.db.query(`update issuances set status = 'CLOSED' where id = $1`, [offer.id]);
    await world.db.query(`update users set status = 'REJECTED' where id = $1`, [leo.id]);
    said.push(await refusal(steps.move(offer, ana, leo, 1)));
    await world.db.query(`update users set status = 'VERIFIED' where id = $1`, [leo.id]);
    await steps.list(offer, ana, 'REVOKED');
    said.push(await refusal(steps.move(offer, ana, leo, 1)));
    await world.db.query(
      `insert into chain_tokens (tenant_id, issuance_id, chain_id, requested_by, requested_at) values ($1, $2, 31337, $3, now())`,
      [world.tenantId, offer.id, world.manager.id],
    );
    said.push(await refusal(steps.move(offer, ana, leo, 1)));
    expect(said).toEqual([
      'transfer.recipient_not_listed',
      'transfer.recipient_not_listed',
      'transfer.same_person',
      'transfer.too_many',
      'transfer.matured',
      'transfer.not_closed',
      'transfer.recipient_held',
      'transfer.sender_not_listed',
      'transfer.on_chain',
    ]);
    expect(await steps.holds(offer, ana, leo)).toEqual([10, 0]);
  });

  test('leave a distribution to whoever held them at its record moment', async () => {
    const [ana, leo] = await people();
    const offer = await steps.held([[ana, 10]]);
    await steps.list(offer, leo);
    await steps.list(offer, ana);
    const shares = distributionSteps(world);
    await shares.giveAccount(world.issuer);
    const before = good(await shares.propose(offer)).data.id;
    await steps.move(offer, ana, leo, 5);
    const after = good(await shares.propose(offer, { name: 'El segundo' })).data.id;
    const partsOf = async (id: string) =>
      Object.fromEntries((await shares.parts(id)).map((part) => [part.holder.id, part.tokens]));
    expect([await partsOf(before), await partsOf(after)]).toEqual([{ [ana.id]: 10 }, { [ana.id]: 5, [leo.id]: 5 }]);
  });
});

describe('tokens that are kept for an ad or a sale', () => {
  const kept = (offer: Offer, who: Person, tokens: number, ref = randomUUID()) =>
    steps.inWork((work) => holdTokens(work, { issuanceId: offer.id, userId: who.id, tokens, cause: 'AD', ref }));
  const free = (offer: Offer, who: Person) =>
    steps.inWork(({ tx, tenant }) => freeHolding(tx, { tenantId: tenant.id, issuanceId: offer.id, userId: who.id }));

  test('go nowhere else, until they are given back or sold', async () => {
    const [ana, leo] = await people();
    const offer = await steps.held([[ana, 10]]);
    await steps.list(offer, leo);
    const ref = randomUUID();
    await kept(offer, ana, 8, ref);
    expect(await refusal(steps.move(offer, ana, leo, 3))).toBe('transfer.too_many');
    expect(await free(offer, ana)).toEqual({ held: 10, kept: 8, certified: 0, certificates: '', free: 2 });
    const done = await steps.move(offer, ana, leo, 8, {
      kind: 'MARKET',
      held: { cause: 'AD', ref },
      paidCents: 9_900n,
    });
    expect([done.valueCents, await free(offer, ana)]).toEqual([
      9_900n,
      { held: 2, kept: 0, certified: 0, certificates: '', free: 2 },
    ]);
    const other = randomUUID();
    await kept(offer, ana, 2, other);
    await steps.inWork((work) => releaseTokens(work, { cause: 'AD', ref: other }));
    expect((await free(offer, ana)).free).toBe(2);
  });

  test('are never more than there are, though two ads are made at once', async () => {
    const [ana] = await people();
    const offer = await steps.held([[ana, 10]]);
    const both = await Promise.all([7, 7].map((tokens) => refusal(kept(offer, ana, tokens))));
    expect(both.sort()).toEqual(['moved', 'transfer.too_many']);
    expect(await broken()).toEqual([]);
  });
});

test('a transfer takes its cost out of one portfolio and puts its worth into the other', async () => {
  const [ana, leo] = await people();
  const eva = await world.addPerson();
  const offer = await steps.held([[ana, 10]]);
  await steps.list(offer, leo);
  await steps.list(offer, eva);
  await steps.move(offer, ana, leo, 4);
  await world.db.query(`insert into issuance_prices (tenant_id, issuance_id, at, price) values ($1, $2, now(), 12)`, [
    world.tenantId,
    offer.id,
  ]);
  await steps.move(offer, leo, eva, 1, { kind: 'MARKET', paidCents: 1_500n });
  const of = async (as: Person) => {
    const { value, put_in, holdings } = good(await world.call(getPortfolio, { as })).data;
    return [value, put_in, holdings.map(({ tokens, put_in: cost }) => [tokens, cost])];
  };
  expect(await of(leo)).toEqual(['36.00', '30.00', [[3, '30.00']]]);
  expect(await of(eva)).toEqual(['12.00', '15.00', [[1, '15.00']]]);
  expect((await of(ana))[0]).toBe('72.00');
});
