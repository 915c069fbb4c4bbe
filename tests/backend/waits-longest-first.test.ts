import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listManagedInvestments } from '#contract/investments.ts';
import { listQuarantine } from '#contract/quarantine.ts';
import { getQueuePlace, type Queue } from '#contract/queues.ts';
import { listUsers } from '#contract/users.ts';
import { type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { good, orderAt, orderSteps } from '#tests/support/order-steps.ts';

let world: InvestWorld;
beforeAll(async () => {
  world = await makeInvestWorld();
});
afterAll(() => world?.close());

/** How long each has waited, in hours, in the order in which they are made. */
const HOURS = [5, 30, 1];
const sinceSql = `now() - make_interval(hours => $2::int)`;

/** The places in their queue of records, in the order of a list. */
async function placesOf(queue: Queue, ids: readonly string[]): Promise<(number | null)[]> {
  const places: (number | null)[] = [];
  for (const id of ids)
    places.push(good(await world.call(getQueuePlace, { query: { queue, at: id }, as: world.manager })).data.place);
  return places;
}

test('proofs to be looked at stand in the list as in their queue, the one that came first in front', async () => {
  const offer = await world.addOffer();
  const steps = orderSteps(world);
  for (const hours of HOURS) {
    const id = await orderAt(steps, await world.addPerson(), offer, 2, 'PROOF_OF_PAYMENT_UPLOADED');
    await world.db.query(`update payment_proofs set uploaded_at = ${sinceSql} where investment_id = $1`, [id, hours]);
  }
  const { data } = good(await world.call(listManagedInvestments, { query: { waiting: 'proof' }, as: world.manager }));
  expect(
    await placesOf(
      'proof',
      data.map(({ id }) => id),
    ),
  ).toEqual([1, 2, 3]);
});

test('identities to be looked at stand in the list as in their queue, the one that was sent first in front', async () => {
  for (const hours of HOURS) {
    const person = await world.addPerson();
    await world.db.query(`update users set kyc_status = 'MANUAL_REVIEW' where id = $1`, [person.id]);
    await world.db.query(
      `update kyc_checks set status = 'MANUAL_REVIEW', submitted_at = ${sinceSql} where user_id = $1`,
      [person.id, hours],
    );
  }
  const { data } = good(await world.call(listUsers, { query: { kyc: 'MANUAL_REVIEW' }, as: world.manager }));
  expect(
    await placesOf(
      'identity',
      data.map(({ id }) => id),
    ),
  ).toEqual([1, 2, 3]);
});

test('notices that wait stand in the list as in their queue, the one that came first in front', async () => {
  for (const hours of HOURS)
    await world.db.query(
      `insert into payment_notices (tenant_id, id, provider, event_id, result, outcome, reason, amount_cents, received_at)
       values ($3, $1::uuid, 'card', $1::uuid::text, 'paid', 'QUARANTINED', 'unknown_reference', 12345, ${sinceSql})`,
      [randomUUID(), hours, world.tenantId],
    );
  const { data } = good(await world.call(listQuarantine, { query: { open: '1' }, as: world.manager }));
  expect(
    await placesOf(
      'notice',
      data.map(({ id }) => id),
    ),
  ).toEqual([1, 2, 3]);
});

test('orders ready for their tokens stand in the list with the one first that has been ready longest', async () => {
  const offer = await world.addOffer();
  const ids: string[] = HOURS.map(() => randomUUID());
  for (const [at, hours] of HOURS.entries())
    await world.db.query(
      `insert into investments (tenant_id, id, reference, user_id, issuance_id, status, tokens, price, amount_cents, terms_version,
         created_at, updated_at, charged_at, signed_at, reflection_ends_at)
       values ($3, $1::uuid, $1::text, $4, $5, 'SIGNED', 1, 10, 1000, 1, now(), now(), ${sinceSql}, ${sinceSql}, ${sinceSql})`,
      [ids[at], hours, world.tenantId, (await world.addPerson()).id, offer.id],
    );
  const { data } = good(await world.call(listManagedInvestments, { query: { waiting: 'mint' }, as: world.manager }));
  expect(data.map(({ id }) => ids.indexOf(id))).toEqual([1, 0, 2]);
});
