import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sweepEachMinute } from '#backend/jobs/sweep-each-minute.ts';
import { tellingSweep, tellPeople } from '#backend/modules/issuances/tell-people.ts';
import { declareDefault } from '#contract/debts.ts';
import { type DebtSteps, debtSteps } from '#tests/support/debt-steps.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from '#tests/support/invest-world.ts';
import { good } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let steps: DebtSteps;

beforeAll(async () => {
  world = await makeInvestWorld();
  await world.standAlone();
  steps = debtSteps(world);
  await steps.giveAccount(world.issuer);
});
afterEach(() => world.moveDays(null));
afterAll(() => world.close());

const declare = (offer: Offer, as: Person = world.manager) =>
  world.call(declareDefault, {
    params: { id: offer.id },
    body: { reason: 'El emisor no responde.' },
    as,
    key: randomUUID(),
  });

/** Writes to everybody who is to be told, as the jobs do. */
async function tellAll(offer: Offer): Promise<void> {
  const { deps } = world.backEnd;
  await sweepEachMinute(deps, { tellings: tellingSweep });
  const of = { tenantId: world.tenantId, issuanceId: offer.id, occasion: 'DEFAULTED' as const };
  await tellPeople(deps, { ...of, after: null });
  await tellPeople(deps, { ...of, after: null });
}

test('a manager declares a late debt in default once: it stays, its holders are told why, each once, and what comes then is recovered', async () => {
  const { offer, holder } = await steps.addDebt(120);
  expect(await steps.debt(offer)).toMatchObject({ standing: 'LATE', may_declare_default: true });
  expect((await steps.debt(offer, world.issuer))?.may_declare_default).toBe(false);
  const [first, second] = await Promise.all([declare(offer), declare(offer)]);
  const answers = [first, second].map(({ status }) => status).sort();
  expect(answers).toEqual([200, 409]);
  expect((await declare(offer)).body).toMatchObject({ error: 'debt.in_default' });
  expect(await steps.debt(offer)).toMatchObject({
    ...{ standing: 'DEFAULT', default_reason: 'El emisor no responde.', recovered: '0.00' },
    may_declare_default: false,
  });
  await tellAll(offer);
  const mails = (await world.mailsTo(holder)).filter(({ kind }) => kind === 'issuance.defaulted');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.plain).toContain('El emisor no responde.');
  good(await steps.propose(offer, { kind: 'CAPITAL_RETURN', income: '0.00', capital: '400.00', name: 'Recobro' }));
  await steps.fundNewest(offer);
  expect(await steps.debt(offer)).toMatchObject({ standing: 'DEFAULT', recovered: '400.00' });
});

test('a debt that is on time, one without a schedule and one that is read by its issuer cannot be declared in default', async () => {
  const { offer } = await steps.addDebt(60);
  expect((await declare(offer)).body).toMatchObject({ error: 'debt.not_late' });
  const { offer: late } = await steps.addDebt(120);
  expect((await declare(late, world.issuer)).status).toBe(403);
  expect((await declare(await world.addOffer({ issuer: world.issuer }))).status).toBe(404);
});
