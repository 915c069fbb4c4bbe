import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getInvestment, getManagedInvestment, listManagedInvestments } from '#contract/investments.ts';
import { findOrderReferences } from '#domain/investment/wire-reference.ts';
import { centsOf } from '#domain/money/money.ts';
import { giveAccount } from '#tests/support/bank-account.ts';
import { type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good, type OrderSteps, orderAt, orderSteps } from '#tests/support/order-steps.ts';
import { statementFile, statementSteps } from '#tests/support/statement-steps.ts';

const IBAN = 'ES7921000813610123456789';
const GIVEN = 'ES9121000418450200051332';
const HOUR_MS = 3_600_000;
let world: InvestWorld;
let steps: OrderSteps;

beforeAll(async () => {
  world = await makeInvestWorld({ hide: { signInvestment: true } });
  await world.standAlone();
  steps = orderSteps(world);
});
afterAll(() => world.close());

/** A paid order that was undone: its money waits for a manager's transfer. */
async function undone(tokens = 3): Promise<{ id: string; who: Person }> {
  const who = await world.addPerson();
  const id = await orderAt(steps, who, await world.addOffer(), tokens, 'CHARGED');
  good(await steps.cancel(id));
  await giveAccount(world, who, GIVEN);
  return { id, who };
}

const sheet = async (id: string, as = world.manager) =>
  good(await world.call(getManagedInvestment, { params: { id }, as })).data;
const waiting = async () =>
  good(await world.call(listManagedInvestments, { query: { waiting: 'refund' }, as: world.manager }));
const readings = (id: string) =>
  world.db.query<{ user_id: string; details: object }>(
    `select user_id, details from audit_log where action = 'refund.account_read' and subject_id = $1`,
    [id],
  );

test('the whole account of a refund is the managers’ alone, and each reading is written down once', async () => {
  const { id, who } = await undone();
  const own = good(await world.call(getInvestment, { params: { id }, as: who })).data;
  const issuers = await sheet(id, world.issuer);
  expect(issuers.transfer).toBeNull();
  const masked = 'ES91 •••• •••• •••• •••• 1332';
  expect(JSON.stringify(own)).not.toContain(GIVEN);
  expect(JSON.stringify(own)).toContain(masked);
  // A list tells orders apart, and no account, not even by its end.
  for (const account of [GIVEN, masked]) {
    expect(JSON.stringify(await waiting())).not.toContain(account);
    expect(JSON.stringify(issuers)).not.toContain(account);
  }
  expect(await readings(id)).toEqual([]);

  const { transfer, refunds, reference, log } = await sheet(id);
  expect(transfer).toMatchObject({
    refund_id: refunds[0]?.id,
    amount: refunds[0]?.amount,
    beneficiary: who.name,
    iban: GIVEN,
    reference,
  });
  expect(findOrderReferences(transfer?.reference ?? '')).toEqual([reference]);
  expect(transfer?.epc?.split('\n').slice(5, 8)).toEqual([who.name, GIVEN, `EUR${transfer?.amount}`]);
  expect(transfer?.epc?.split('\n').at(-1)).toBe(reference);
  const read = await readings(id);
  expect(read).toEqual([{ user_id: world.manager.id, details: { refund: transfer?.refund_id } }]);
  expect(JSON.stringify(await world.db.query('select details from audit_log'))).not.toContain(GIVEN);
  // The history of the order tells what was done to it, not each look.
  expect([...log, ...(await sheet(id)).log].map(({ action }) => action)).not.toContain('refund.account_read');
});

test('a company is named as in law; where no account is known, none is written', async () => {
  const { id, who } = await undone();
  await world.db.query(`update user_profiles set legal_type = 'LEGAL_ENTITY' where user_id = $1`, [who.id]);
  await world.db.query(
    `insert into company_profiles (tenant_id, user_id, organisation_name, updated_at) values ($1, $2, 'Olivar Alto, S.L.', now())
     on conflict (tenant_id, user_id) do update set organisation_name = excluded.organisation_name`,
    [world.tenantId, who.id],
  );
  expect((await sheet(id)).transfer).toMatchObject({ beneficiary: 'Olivar Alto, S.L.', iban: GIVEN });
  // Nor where the person has changed theirs and it waits.
  await world.db.query("update bank_accounts set usable_from = now() + interval '1 hour' where user_id = $1", [who.id]);
  expect((await sheet(id)).transfer).toMatchObject({ iban: null, epc: null });
  await world.db.query('delete from bank_accounts where user_id = $1', [who.id]);
  expect((await sheet(id)).transfer).toMatchObject({ iban: null, epc: null });
});

test('the account is the one that paid, with the name that the bank gave it; the concept closes the refund when it comes back', async () => {
  const who = await world.addPerson();
  const id = await orderAt(steps, who, await world.addOffer(), 3, 'IN_UPLOAD_PROOF_OF_PAYMENT');
  const order = await sheet(id);
  const statements = statementSteps(world);
  const day = new Date().toISOString().slice(0, 10);
  const cents = centsOf(order.to_pay);
  const paid = { day, cents, name: 'Olivar Alto Sociedad Limitada', iban: IBAN, text: order.wire_reference ?? '' };
  good(await statements.send(statementFile([paid])));
  good(await steps.cancel(id));
  const { transfer } = await sheet(id);
  expect(transfer).toMatchObject({ beneficiary: paid.name, iban: IBAN, amount: order.to_pay });
  const text = `TRANSFERENCIA ${transfer?.reference}`;
  good(await statements.send(statementFile([{ day, cents, isCredit: false, name: paid.name, iban: IBAN, text }])));
  const after = await sheet(id);
  expect(after).toMatchObject({ transfer: null, refunds: [{ step: 'SENT', sender: 'BANK' }] });
});

test('the list shows what is due and since when, longest first; what a provider still sends is not counted', async () => {
  const before = (await waiting()).data.map(({ id }) => id);
  for (const id of before) await steps.settle(id);
  const [young, old] = [await undone(2), await undone(4)];
  const asked = new Date(Date.now() - 50 * HOUR_MS);
  await world.db.query('update refunds set created_at = $2, amount_cents = 1000 where investment_id = $1', [
    old.id,
    asked,
  ]);
  const list = await waiting();
  expect(list.data.map(({ id }) => id)).toEqual([old.id, young.id]);
  expect(list.data[0]?.refund_due).toEqual({ amount: '10.00', asked_at: asked.toISOString() });
  expect(list.data[0]?.amount).not.toBe('10.00');
  const due = (await sheet(young.id)).transfer?.amount ?? '';
  const sum = (Number(due) + 10).toFixed(2);
  expect(list).toMatchObject({
    total_amount: sum,
    inbox: { refund: { count: 2, amount: sum, oldest_at: asked.toISOString() } },
  });

  // The list's filter and the sheet's rule are two: they say the same of every state.
  const set = (method: string, failure: string | null, hours: number) =>
    world.db.query('update refunds set method = $2, failure = $3, created_at = $4 where investment_id = $1', [
      young.id,
      method,
      failure,
      new Date(Date.now() - hours * HOUR_MS),
    ]);
  for (const [method, failure, hours, waits] of [
    ['CARD', null, 1, false],
    ['CARD', 'refused', 1, true],
    ['CARD', null, 25, true],
    ['BIZUM', null, 23, false],
    ['BANK_TRANSFER', null, 1, true],
  ] as const) {
    await set(method, failure, hours);
    const now = await waiting();
    expect([method, failure, hours, now.data.some(({ id }) => id === young.id)]).toEqual([
      ...[method, failure, hours],
      waits,
    ]);
    expect(now.inbox.refund).toMatchObject({ count: waits ? 2 : 1, amount: waits ? sum : '10.00' });
    expect((await sheet(young.id)).transfer !== null).toBe(waits);
  }
  // Its provider was asked and has not refused: however long it takes, whoever sent it by hand would pay twice.
  await set('CARD', null, 25);
  await askProvider(young.id);
  expect((await waiting()).data.map(({ id }) => id)).toEqual([old.id]);
  expect((await waiting()).inbox.refund).toMatchObject({ count: 1, amount: '10.00' });
  expect((await sheet(young.id)).transfer).toBeNull();
});

test('a refund that was sent stands in the history: who, how much, which day, the bank’s reference', async () => {
  const { id } = await undone();
  const { transfer } = await sheet(id);
  const key = randomUUID();
  good(await steps.settle(id, key));
  good(await steps.settle(id, key));
  const after = await sheet(id);
  expect(after.transfer).toBeNull();
  expect(after.refund_due).toBeNull();
  const lines = after.log.filter(({ action }) => action === 'refund.settled');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    by: { name: world.manager.name, role: 'manager' },
    money: { amount: transfer?.amount, sent_on: after.refunds[0]?.sent_on, reference: 'TRF-0001' },
  });
});

/** The provider of the payment has been asked to give it back. */
async function askProvider(orderId: string): Promise<void> {
  const attempt = randomUUID();
  await world.db.query(
    `insert into payment_attempts (tenant_id, id, investment_id, method, provider, reference, state, amount_cents, currency, expires_at, created_at, updated_at, details)
     select $1, $2::uuid, $3, 'CARD', 'test', $2::uuid::text, 'PAID', r.amount_cents, 'EUR', now(), now(), now(),
       jsonb_build_object('refundAsked', r.id::text) from refunds r where r.investment_id = $3`,
    [world.tenantId, attempt, orderId],
  );
  await world.db.query(
    `update payments set attempt_id = $2 where id = (select payment_id from refunds where investment_id = $1)`,
    [orderId, attempt],
  );
}
