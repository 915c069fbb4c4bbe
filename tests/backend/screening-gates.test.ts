import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withdrawBalance } from '#contract/balance.ts';
import { claimEarnings } from '#contract/earnings.ts';
import { reviewIdentity } from '#contract/identity.ts';
import { listPayouts } from '#contract/payouts.ts';
import { saveAdditionalData, savePersonalData } from '#contract/profiles.ts';
import { getPersonRisk } from '#contract/screening.ts';
import { deleteUser } from '#contract/user-deletion.ts';
import type { HitState } from '#domain/screening/hit.ts';
import type { WatchList } from '#domain/screening/watch-list.ts';
import { giveAccount } from '#tests/support/bank-account.ts';
import { addEarning } from '#tests/support/earning-steps.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from '#tests/support/invest-world.ts';
import { good, orderAt, orderSteps, outcome } from '#tests/support/order-steps.ts';
import { SAMPLE_PERSON } from '#tests/support/sample-person.ts';

let world: InvestWorld;
let offer: Offer;
beforeAll(async () => {
  world = await makeInvestWorld({ modules: { payment_profit: true } });
  offer = await world.addOffer({ tokens: 10_000 });
});
afterAll(() => world?.close());

/** Writes a hit of a person down as it would stand; there is one for each list. */
async function hold({ id }: Person, state: HitState, list: WatchList = 'sanctions') {
  const by = state === 'OPEN' ? null : world.manager.id;
  await world.db.query(
    `insert into watch_hits (tenant_id, user_id, list, entry_key, compared, asked, role, name, names, births, note, score, sign, state, found_at, decided_by, decided_at, reason)
     values ($1, $2, $3, '1', 'x', 'x', 'self', 'x', '[]', '[]', '', 100, 'same', $4, now(), $5, case when $5::uuid is null then null else now() end, case when $5::uuid is null then null else 'porque sí' end)
     on conflict (tenant_id, user_id, list, entry_key) do update set state = excluded.state, decided_by = excluded.decided_by, decided_at = excluded.decided_at, reason = excluded.reason`,
    [world.tenantId, id, list, state, by],
  );
}
const withdraw = (as: Person) => world.call(withdrawBalance, { as, body: { amount: '1.00' }, key: randomUUID() });

describe('somebody whom a list stops', () => {
  test('claims nothing, and money of theirs that waits stays out of the file for the bank until it is decided', async () => {
    const ana = await world.addPerson();
    await giveAccount(world, ana, 'ES9121000418450200051332');
    const earned = async () => {
      const id = await addEarning(world, ana, offer.id, { gross: 10_000, withheld: 1900 });
      const body = { ids: [id], to: 'BANK_ACCOUNT' as const, net: '81.00' };
      return world.call(claimEarnings, { as: ana, body, key: randomUUID() });
    };
    good(await earned());
    const refusals = async () =>
      good(await world.call(listPayouts, { query: { state: 'WAITING' }, as: world.manager })).data.map(
        ({ refusal }) => refusal,
      );
    expect(await refusals()).toEqual([null]);
    await hold(ana, 'OPEN', 'exposed');
    expect(outcome(await earned())).toBe('409 earning.not_now');
    expect(await refusals()).toEqual(['screening']);
    await hold(ana, 'CONFIRMED', 'exposed');
    expect(await refusals()).toEqual([null]);
    await hold(ana, 'CONFIRMED', 'sanctions');
    expect(await refusals()).toEqual(['screening']);
  });

  test('takes nothing out of their balance, and can again once somebody else was meant', async () => {
    const eva = await world.addPerson();
    await giveAccount(world, eva, 'DE89370400440532013000');
    await world.addCash(eva, 10_000);
    await hold(eva, 'OPEN');
    expect(outcome(await withdraw(eva))).toBe('409 balance.not_now');
    await hold(eva, 'DISMISSED');
    expect(outcome(await withdraw(eva))).toBe('200');
  });

  test('is minted nothing that they have paid, neither on a manager’s word', async () => {
    const ida = await world.addPerson();
    const steps = orderSteps(world);
    const id = await orderAt(steps, ida, offer, 3, 'CHARGED');
    world.moveDays(6);
    await hold(ida, 'OPEN');
    expect(good(await steps.mint(id)).data.refused).toMatch(/identity_not_checked|not_signed/);
    world.moveDays(null);
  });

  test('finds each step of an order closed: the amount, the yes, the payment', async () => {
    const leo = await world.addPerson();
    const steps = orderSteps(world);
    const { id } = good(await steps.place(leo, offer, 3)).data;
    await hold(leo, 'OPEN');
    expect(outcome(await steps.place(leo, offer, 4))).toBe('403 user.being_checked');
    expect(outcome(await steps.accept(leo, id))).toBe('403 user.being_checked');
    await hold(leo, 'DISMISSED');
    good(await steps.accept(leo, id));
    await hold(leo, 'CONFIRMED');
    expect(outcome(await steps.pay(leo, id))).toBe('403 user.being_checked');
  });

  test('is not found right by who checks their identity, and can still be refused', async () => {
    const teo = await world.addPerson();
    await world.db.query(`update kyc_checks set status = 'MANUAL_REVIEW' where tenant_id = $1 and user_id = $2`, [
      ...[world.tenantId, teo.id],
    ]);
    await hold(teo, 'OPEN');
    const review = (body: { approved: boolean; reason?: string }) =>
      world.call(reviewIdentity, { params: { user_id: teo.id }, body, as: world.manager });
    expect(outcome(await review({ approved: true }))).toBe('409 screening.waits');
    expect(outcome(await review({ approved: false, reason: 'No se lee el documento' }))).toBe('200');
  });
});

test('somebody who saves their data is held beside the lists by a job of their own, in the same transaction', async () => {
  const person = await world.addPerson();
  await world.db.query('delete from kyc_checks where user_id = $1', [person.id]);
  good(await world.call(savePersonalData, { body: SAMPLE_PERSON, as: person }));
  const jobs = await world.db.query(
    `select 1 from pgboss.job where name = 'screening.person' and data->>'userId' = $1 and data->>'tenantId' = $2`,
    [person.id, world.tenantId],
  );
  expect(jobs.length).toBeGreaterThan(0);
});

test('hits of a deleted person stay as long as the record of who they were, and go with it', async () => {
  const nobody = await world.addPerson();
  await world.db.query('delete from kyc_checks where user_id = $1', [nobody.id]);
  await hold(nobody, 'DISMISSED');
  const left = async ({ id }: Person) =>
    (await world.db.query('select 1 from watch_hits where user_id = $1', [id])).length;
  const remove = ({ id }: Person) =>
    world.call(deleteUser, {
      params: { id },
      body: { reason: 'Lo pide por escrito' },
      as: world.manager,
      key: randomUUID(),
    });
  good(await remove(nobody));
  expect(await left(nobody)).toBe(0);
  const known = await world.addPerson();
  await world.db.query('update kyc_checks set submitted_at = created_at where user_id = $1', [known.id]);
  await hold(known, 'DISMISSED');
  good(await remove(known));
  expect(await left(known)).toBe(1);
});

describe('the risk of a person', () => {
  const riskOf = async ({ id }: Person) => {
    const { level, reasons } = good(await world.call(getPersonRisk, { params: { id }, as: world.manager })).data;
    return [level, ...reasons];
  };

  test('follows from what is known of them: lists, their own word, their company, where they live, what they invested', async () => {
    const mia = await world.addPerson();
    const set = (change: string) =>
      world.db.query(`update user_profiles set ${change} where tenant_id = $1 and user_id = $2`, [
        world.tenantId,
        mia.id,
      ]);
    await set(`country = 'ES', politically_exposed = false, id_expires_on = null, source_of_funds = null`);
    expect(await riskOf(mia)).toEqual(['low']);
    await set(`country = 'MA', politically_exposed = true`);
    expect(await riskOf(mia)).toEqual(['high', 'says_exposed', 'abroad']);
    await hold(mia, 'CONFIRMED');
    expect((await riskOf(mia)).slice(0, 2)).toEqual(['barred', 'sanctioned']);
  });

  test('asks where funds come from once the sum of the tenant has arrived, and an order that was cancelled does not count', async () => {
    const nil = await world.addPerson();
    const of = [world.tenantId, nil.id];
    const set = (fundsFrom: string) =>
      world.db.query(
        `update tenants set settings = settings || jsonb_build_object('screening', jsonb_build_object('fundsFrom', $2::text)), version = version + 1 where id = $1`,
        [...[world.tenantId, fundsFrom]],
      );
    await world.db.query(
      `update user_profiles set source_of_funds = null, politically_exposed = false, country = 'ES' where tenant_id = $1 and user_id = $2`,
      of,
    );
    const id = await orderAt(orderSteps(world), nil, offer, 3, 'CHARGED');
    await set('100000.00');
    expect(await riskOf(nil)).toEqual(['low']);
    await set('0.01');
    expect(await riskOf(nil)).toEqual(['high', 'funds_unknown', 'large']);
    await world.db.query(
      `update user_profiles set source_of_funds = 'Su sueldo' where tenant_id = $1 and user_id = $2`,
      of,
    );
    expect(await riskOf(nil)).toEqual(['medium', 'large']);
    expect(id).toBeTruthy();
  });

  test('asks who holds a public office where their funds come from, and lets others leave it out', async () => {
    const leo = await world.addPerson();
    const save = (body: { politically_exposed: boolean; source_of_funds?: string }) =>
      world.call(saveAdditionalData, { body: { occupation: 'Docente', ...body }, as: leo });
    const unsaid = await save({ politically_exposed: true });
    expect([unsaid.status, Object.keys(unsaid.body.fields ?? {})]).toEqual([422, ['source_of_funds']]);
    expect(good(await save({ politically_exposed: true, source_of_funds: 'Trabajo' })).data.additional).toMatchObject({
      source_of_funds: 'Trabajo',
      politically_exposed: true,
    });
    expect(good(await save({ politically_exposed: false })).data.additional.source_of_funds).toBeNull();
  });

  test('is read by managers of the tenant alone', async () => {
    const [ana, eva] = [await world.addPerson(), await world.addPerson()];
    expect(outcome(await world.call(getPersonRisk, { params: { id: eva.id }, as: ana }))).toMatch(/^403/);
    expect(outcome(await world.call(getPersonRisk, { params: { id: randomUUID() }, as: world.manager }))).toMatch(
      /^404/,
    );
  });
});
