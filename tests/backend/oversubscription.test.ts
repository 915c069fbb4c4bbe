import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { allotIssuance, closeAndRefund, previewAllotment } from '#contract/campaigns.ts';
import { getManagedIssuance, moveIssuance } from '#contract/issuances.ts';
import { getProject, saveProjectToken } from '#contract/projects.ts';
import { changeRun, getRun } from '#contract/runs.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import {
  anotherTenant,
  type InvestWorld,
  makeInvestWorld,
  type Offer,
  type Person,
} from '#tests/support/invest-world.ts';
import { good, type OrderSteps, orderAt, orderSteps, outcome } from '#tests/support/order-steps.ts';
import { workToEnd } from '#tests/support/work-to-end.ts';

let world: InvestWorld;
let steps: OrderSteps;

beforeAll(async () => {
  world = await makeInvestWorld({
    flows: { project_status: ['DRAFT', 'PRE_CAMPAIGN', 'CAMPAIGN', 'CLOSED'] },
    hide: { signInvestment: true },
  });
  await world.standAlone();
  steps = orderSteps(world);
});
afterEach(async () => {
  world.moveDays(null);
  expect(await breachesOf(world.db, world.tenantId)).toEqual({});
});
afterAll(() => world.close());

const proRata = (tokens: number, minTokens = 1) => world.addOffer({ oversubscription: 'PRO_RATA', tokens, minTokens });
const look = (offer: Offer) => world.call(previewAllotment, { params: { id: offer.id }, as: world.manager });
const allotAs = (offer: Offer, seen: { total: string; back: string }, key: string = randomUUID()) =>
  world.call(allotIssuance, { params: { id: offer.id }, body: seen, as: world.manager, key });
const seenOf = async (offer: Offer) => {
  const { data } = good(await look(offer));
  return { total: data.allotted.amount, back: data.back };
};
const moveTo = (offer: Offer, from: 'CAMPAIGN', to: 'CLOSED') =>
  world.call(moveIssuance, { params: { id: offer.id }, body: { from, to }, as: world.manager, key: randomUUID() });
const finish = async (run: string) => {
  await workToEnd(world.backEnd.deps, { tenantId: world.tenantId, runId: run });
  const { run: at } = good(await world.call(getRun, { params: { id: run }, as: world.manager }));
  return { state: at.state, done: at.done.count, failed: at.failed.count };
};
const ended = (offer: Offer) =>
  world.db.query(`update issuances set campaign_ends_at = now() - interval '1 minute' where id = $1`, [offer.id]);
const orderRow = async (id: string) => {
  const [row] = await world.db.query<Record<string, unknown>>(
    `select status, tokens::int, is_request, amount_cents::int as amount, fee_cents::int as fee, balance_cents::int as balance,
       coalesce((select sum(r.amount_cents)::int from refunds r where r.investment_id = v.id), 0) as back from investments v where id = $1`,
    [id],
  );
  return row;
};
const mailKinds = async (who: Person) => (await world.mailsTo(who)).map(({ kind }) => kind);

describe('a pro rata offer', () => {
  test('takes orders beyond its tokens as requests, and at its end gives each its share and the rest of its money back', async () => {
    const offer = await proRata(100, 5);
    const people = await Promise.all([world.addPerson(), world.addPerson(), world.addPerson(), world.addPerson()]);
    const [large, unpaid, small, mixed] = people as [Person, Person, Person, Person];
    await world.addCash(mixed, 100_000);
    const largeId = await orderAt(steps, large, offer, 100, 'CHARGED');
    const unpaidId = await orderAt(steps, unpaid, offer, 60, 'IN_UPLOAD_PROOF_OF_PAYMENT');
    const smallId = await orderAt(steps, small, offer, 5, 'CHARGED');
    const mixedId = await orderAt(steps, mixed, offer, 85, 'ACCEPTED');
    good(await steps.pay(mixed, mixedId, 'BANK_TRANSFER', true));
    good(await steps.prove(mixed, mixedId));
    good(await steps.confirm(mixedId, '3252.50'));

    const [row] = await world.db.query(
      'select tokens_taken::int as taken, tokens_requested::int as asked from issuances where id = $1',
      [offer.id],
    );
    expect(row).toEqual({ taken: 0, asked: 250 });
    expect(outcome(await look(offer))).toBe('409 issuance.not_allottable');
    expect((await steps.mint(largeId)).body).toMatchObject({ data: { minted: false, refused: 'not_allotted' } });
    // Three times what is for sale is the most that is taken.
    const late = await world.addPerson();
    expect((await steps.place(late, offer, 51)).body).toMatchObject({ fields: { tokens: { params: { left: 50 } } } });

    await ended(offer);
    expect(outcome(await moveTo(offer, 'CAMPAIGN', 'CLOSED'))).toBe('409 issuance.not_allotted');
    const { data: plan } = good(await look(offer));
    expect(plan.shares.map(({ requested, allotted }) => [requested, allotted])).toEqual([
      [100, 39],
      [60, 23],
      [5, 5],
      [85, 33],
    ]);
    expect(plan).toMatchObject({ allotted: { tokens: 100, amount: '5000.00' }, cut: 3, empty: 0, paying: 0 });
    const { data } = good(await allotAs(offer, await seenOf(offer)));
    expect(await finish(data.run)).toMatchObject({ state: 'DONE', done: 4, failed: 0 });

    // 100 tokens at 50 EUR and a fee of 2.50, of which 39 stay: the fee shrinks to 0.97.
    expect(await orderRow(largeId)).toEqual({
      status: 'CHARGED',
      tokens: 39,
      is_request: false,
      amount: 195_000,
      fee: 97,
      balance: 0,
      back: 305_153,
    });
    expect(await orderRow(unpaidId)).toMatchObject({
      status: 'IN_UPLOAD_PROOF_OF_PAYMENT',
      tokens: 23,
      amount: 115_000,
      back: 0,
    });
    expect(await orderRow(smallId)).toMatchObject({ tokens: 5, amount: 25_000, fee: 250, back: 0 });
    // 1,000 EUR of it came from the balance: they stay, and the transfer's part goes back.
    expect(await orderRow(mixedId)).toMatchObject({
      tokens: 33,
      amount: 165_000,
      balance: 100_000,
      fee: 50,
      back: 260_200,
    });
    expect(plan.back).toBe('5653.53');
    const mails = await Promise.all([large, unpaid, small].map(mailKinds));
    expect(mails.map((kinds) => kinds.at(-1))).toEqual([
      'investment.allotted_in_part',
      'investment.allotted_in_part',
      'investment.allotted',
    ]);
    const told = (await world.mailsTo(large)).at(-1)?.plain ?? '';
    expect(told).toContain('De los 100 que pidió le corresponden 39');
    expect(told).toContain('3.051,53');

    // What is left to pay is the smaller sum; afterwards the campaign can close and everything can be minted.
    good(await steps.prove(unpaid, unpaidId));
    good(await steps.confirm(unpaidId, '1150.95'));
    expect(outcome(await steps.place(late, offer, 5))).toBe('409 investment.not_open');
    good(await moveTo(offer, 'CAMPAIGN', 'CLOSED'));
    world.moveDays(6);
    for (const id of [largeId, unpaidId, smallId, mixedId])
      expect((await steps.mint(id)).body).toMatchObject({ data: { minted: true } });
    const [sold] = await world.db.query(
      'select tokens_taken::int as taken, tokens_requested::int as asked from issuances where id = $1',
      [offer.id],
    );
    expect(sold).toEqual({ taken: 100, asked: 0 });
  });

  test('gives the exact rest back where an order is cancelled after its allotment, and nothing twice', async () => {
    const offer = await proRata(10);
    const [one, two] = [await world.addPerson(), await world.addPerson()];
    const id = await orderAt(steps, one, offer, 10, 'CHARGED');
    await orderAt(steps, two, offer, 10, 'CHARGED');
    await ended(offer);
    const { data } = good(await allotAs(offer, await seenOf(offer)));
    await finish(data.run);
    expect(await orderRow(id)).toMatchObject({ tokens: 5, amount: 25_000, fee: 125, back: 25_125 });
    good(await steps.revoke(one, id));
    expect(await orderRow(id)).toMatchObject({ status: 'CANCELED', back: 50_250 });
  });

  test('shares in proportion where the smallest order of each is too much, and pays who gets nothing back whole', async () => {
    const offer = await proRata(2, 2);
    const people = [await world.addPerson(), await world.addPerson(), await world.addPerson()];
    const ids: string[] = [];
    for (const who of people) ids.push(await orderAt(steps, who, offer, 2, 'CHARGED'));
    await ended(offer);
    expect(good(await look(offer)).data).toMatchObject({ cut: 3, empty: 1 });
    const { data } = good(await allotAs(offer, await seenOf(offer)));
    await finish(data.run);
    const rows = await Promise.all(ids.map(orderRow));
    expect(rows.map((row) => [row?.status, row?.tokens, row?.back])).toEqual([
      ['CHARGED', 1, 5_125],
      ['CHARGED', 1, 5_125],
      ['CANCELED', 2, 10_250],
    ]);
    expect(await mailKinds(people[2] as Person)).toContain('investment.not_allotted');
  });

  test('is asked again where an order goes between the look and the yes, and is allotted once however often it is pressed', async () => {
    const offer = await proRata(10);
    const [one, two, three] = [await world.addPerson(), await world.addPerson(), await world.addPerson()];
    await orderAt(steps, one, offer, 10, 'CHARGED');
    const goes = await orderAt(steps, two, offer, 10, 'CHARGED');
    const paying = await orderAt(steps, three, offer, 10, 'PROOF_OF_PAYMENT_UPLOADED');
    await ended(offer);
    const seen = await seenOf(offer);
    good(await steps.revoke(two, goes));
    expect(outcome(await allotAs(offer, seen))).toBe('409 issuance.allotment_changed');
    const now = await seenOf(offer);
    const outcomes = await Promise.all([allotAs(offer, now), allotAs(offer, now), allotAs(offer, now)]);
    expect(outcomes.map(outcome).sort()).toEqual(['200', '409 issuance.not_allottable', '409 issuance.not_allottable']);
    const [{ run }] = outcomes.flatMap(({ status, body }) =>
      status === 200 && 'data' in body ? [body.data as { run: string }] : [],
    ) as [{ run: string }];
    // Whose proof lies with the manager is paying exactly the old sum: it shrinks once that has come.
    expect(await finish(run)).toMatchObject({ state: 'DONE', done: 1, failed: 1 });
    expect(await orderRow(paying)).toMatchObject({ tokens: 10, is_request: true });
    expect(outcome(await moveTo(offer, 'CAMPAIGN', 'CLOSED'))).toBe('409 issuance.not_allotted');
    good(await steps.confirm(paying, '502.50'));
    good(await world.call(changeRun, { params: { id: run }, body: { act: 'retry' }, as: world.manager }));
    expect(await finish(run)).toMatchObject({ state: 'DONE', done: 2, failed: 0 });
    expect(await orderRow(paying)).toMatchObject({ status: 'CHARGED', tokens: 5, back: 25_125 });
  });

  test('is allotted at once for ten thousand requests: each has its share, and their sum is what is for sale', async () => {
    const offer = await proRata(20_000, 2);
    await world.db.query(
      `with people as (
         insert into users (tenant_id, id, email, username, role, roles, created_at, updated_at)
         select $1, gen_random_uuid(), 'n' || n || '-' || $2::text || '@persona.test', 'n' || n || '-' || $2::text, 'USER', '{USER}', now(), now()
         from generate_series(1, 10000) n returning id)
       insert into investments (tenant_id, id, reference, user_id, issuance_id, status, tokens, price, amount_cents, terms_version, is_request, accepted_at, created_at, updated_at)
       select $1, gen_random_uuid(), 'MANY-' || row_number() over (), id, $2::uuid, 'ACCEPTED', 2 + (row_number() over ()) % 7, 50,
         (2 + (row_number() over ()) % 7) * 5000, 1, true, now(), now(), now() from people`,
      [world.tenantId, offer.id],
    );
    await world.db.query(
      `insert into investment_events (tenant_id, id, investment_id, status, by, at)
       select tenant_id, gen_random_uuid(), id, status, 'investor', now() from investments where issuance_id = $1`,
      [offer.id],
    );
    await ended(offer);
    const { data: plan } = good(await look(offer));
    expect([plan.requested.count, plan.allotted.tokens, plan.shares.length]).toEqual([10_000, 20_000, 100]);
    good(await allotAs(offer, { total: plan.allotted.amount, back: plan.back }));
    const [shares] = await world.db.query(
      `select count(*)::int as orders, sum(allotted_tokens)::int as tokens, min(allotted_tokens)::int as least,
         bool_and(allotted_tokens <= tokens) as fair from investments where issuance_id = $1`,
      [offer.id],
    );
    expect(shares).toEqual({ orders: 10_000, tokens: 20_000, least: 2, fair: true });
    const [items] = await world.db.query(
      `select count(*)::int as items from run_items i join runs r on r.id = i.run_id where r.about_id = $1`,
      [offer.id],
    );
    expect(items).toEqual({ items: 10_000 });
  });

  test('has a contract signed of what was allotted, and never of what was asked for', async () => {
    const signing = await anotherTenant(world);
    const own = orderSteps(signing);
    const offer = await signing.addOffer({ oversubscription: 'PRO_RATA', tokens: 10 });
    const [one, two] = [await signing.addPerson(), await signing.addPerson()];
    const id = await orderAt(own, one, offer, 10, 'CHARGED');
    await orderAt(own, two, offer, 10, 'CHARGED');
    const kinds = async () => (await signing.mailsTo(one)).map(({ kind }) => kind);
    expect(outcome(await own.prepare(one, id))).toBe('409 investment.not_allotted');
    expect(await kinds()).not.toContain('investment.contract_to_sign');
    await ended(offer);
    const as = signing.manager;
    const { data: plan } = good(await signing.call(previewAllotment, { params: { id: offer.id }, as }));
    const body = { total: plan.allotted.amount, back: plan.back };
    const { data } = good(await signing.call(allotIssuance, { params: { id: offer.id }, body, as, key: randomUUID() }));
    await workToEnd(signing.backEnd.deps, { tenantId: signing.tenantId, runId: data.run });
    expect((await kinds()).slice(-2)).toEqual(['investment.allotted_in_part', 'investment.contract_to_sign']);
    const contract = good(await own.prepare(one, id)).data;
    expect(contract.investment).toMatchObject({ tokens: 5, requested_tokens: 10, is_request: false });
  });

  test('gives every request back whole where its campaign has failed, with nothing allotted', async () => {
    const offer = await proRata(100);
    await world.db.query('update issuances set soft_cap_tokens = 90 where id = $1', [offer.id]);
    const who = await world.addPerson();
    const id = await orderAt(steps, who, offer, 50, 'CHARGED');
    await ended(offer);
    const { data } = good(
      await world.call(closeAndRefund, { params: { id: offer.id }, body: {}, as: world.manager, key: randomUUID() }),
    );
    await finish(data.run ?? '');
    expect(await orderRow(id)).toMatchObject({ status: 'CANCELED', back: 250_250 });
  });

  test('keeps its policy once there are orders, whoever asks, and shows managers alone the way to the allotment', async () => {
    const offer = await proRata(10);
    const who = await world.addPerson();
    await orderAt(steps, who, offer, 2, 'ACCEPTED');
    await expect(
      world.db.query(`update issuances set oversubscription = 'FIRST_COME' where id = $1`, [offer.id]),
    ).rejects.toThrow(/orders stand under this policy/);
    await world.db.query(`update issuances set status = 'PRE_CAMPAIGN' where id = $1`, [offer.id]);
    const { data: project } = good(await world.call(getProject, { params: { id: offer.id }, as: world.manager }));
    const { token } = project.sections;
    const saved = await world.call(saveProjectToken, {
      params: { id: offer.id },
      body: { ...token, version: project.versions.token, oversubscription: 'FIRST_COME' },
      as: world.manager,
    });
    expect(saved.body).toMatchObject({ fields: { oversubscription: { key: 'validator.error_locked_orders' } } });
    await world.db.query(`update issuances set status = 'CAMPAIGN' where id = $1`, [offer.id]);
    await ended(offer);
    const sheet = async (as: Person) =>
      good(await world.call(getManagedIssuance, { params: { id: offer.id }, as })).data;
    expect([(await sheet(world.manager)).may_allot, (await sheet(world.issuer)).may_allot]).toEqual([true, false]);
    expect(
      outcome(
        await world.call(allotIssuance, {
          params: { id: offer.id },
          body: { total: '0.00', back: '0.00' },
          as: who,
          key: randomUUID(),
        }),
      ),
    ).toMatch(/^403/);
  });
});
