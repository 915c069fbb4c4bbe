import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadDistributionDocument } from '#contract/distribution-documents.ts';
import { getDistribution, listDistributions, refuseDistribution } from '#contract/distributions.ts';
import { bookTokens, type DistributionSteps, distributionSteps } from '#tests/support/distribution-steps.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from '#tests/support/invest-world.ts';
import { good } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let steps: DistributionSteps;
let second: Person;
beforeAll(async () => {
  world = await makeInvestWorld();
  steps = distributionSteps(world);
  await steps.giveAccount(world.issuer);
  second = await world.addPerson({ roles: ['ADMIN'] });
});
afterAll(() => world.close());

const sheet = async (id: string) => good(await world.call(getDistribution, { params: { id }, as: world.manager })).data;
const statuses = async (offer: Offer) =>
  good(await world.call(listDistributions, { params: { id: offer.id }, query: {}, as: world.manager })).data.map(
    ({ status, sums }) => `${status} ${sums.gross}`,
  );
const paper = () => new File(['%PDF-1.4\n%%EOF'], 'acta.pdf', { type: 'application/pdf' });

async function proposal(): Promise<{ offer: Offer; id: string; net: string }> {
  const offer = await world.addOffer({ issuer: world.issuer });
  await bookTokens(world, await world.addPerson(), offer, 10, 30);
  const { id, sums } = good(await steps.propose(offer)).data;
  return { offer, id, net: sums.net };
}

test('a proposal that is changed is withdrawn in the same step, and its papers and instalment go to the one in its place', async () => {
  const { offer, id } = await proposal();
  good(
    await world.call(uploadDistributionDocument, {
      ...{ params: { id }, body: {}, files: { document: paper() }, as: world.issuer },
    }),
  );
  await world.db.query(`update distributions set instalment_on = '2026-12-01' where id = $1`, [id]);
  const after = good(await steps.propose(offer, { income: '80.00', replaces: id })).data;
  expect(await statuses(offer)).toEqual(['PROPOSED 80.00', 'WITHDRAWN 100.00']);
  expect([(await sheet(after.id)).documents.length, (await sheet(id)).documents.length]).toEqual([1, 0]);
  const rows = await world.db.query(
    `select d.instalment_on::text as due, a.details->>'replaces' as replaces from distributions d
     join audit_log a on a.subject_id = d.id::text and a.action = 'distribution.proposed' where d.id = $1`,
    [after.id],
  );
  expect(rows).toEqual([{ due: '2026-12-01', replaces: id }]);
  expect((await steps.approve(id, '81.00')).status).toBe(409);
});

test('a proposal stays as it was where the one in its place is refused, and may say the same words as before', async () => {
  const { offer, id } = await proposal();
  expect((await steps.propose(offer, { income: '-1.00', replaces: id })).status).toBe(422);
  expect((await steps.propose(offer, { record_on: '2199-01-01', replaces: id })).status).toBe(422);
  expect(await statuses(offer)).toEqual(['PROPOSED 100.00']);
  good(await steps.propose(offer, { replaces: id }));
  expect(await statuses(offer)).toEqual(['PROPOSED 100.00', 'WITHDRAWN 100.00']);
});

test('a proposal is changed by its issuer or who made it alone, while nobody has decided, and for its own project', async () => {
  const { offer, id, net } = await proposal();
  const other = await proposal();
  expect((await steps.propose(offer, { replaces: other.id })).status).toBe(404);
  expect((await steps.propose(offer, { replaces: id }, second)).status).toBe(403);
  good(await steps.approve(id, net));
  expect((await steps.propose(offer, { replaces: id })).status).toBe(409);
  good(
    await world.call(refuseDistribution, {
      params: { id: other.id },
      body: { reason: 'Falta el acta' },
      as: second,
      key: crypto.randomUUID(),
    }),
  );
  expect((await steps.propose(other.offer, { replaces: other.id })).status).toBe(409);
  expect([await statuses(offer), await statuses(other.offer)]).toEqual([['APPROVED 100.00'], ['REJECTED 100.00']]);
});
