import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelWithdrawal, getBalance, listBalanceMovements, withdrawBalance } from '#contract/balance.ts';
import { claimEarnings } from '#contract/earnings.ts';
import { listPayouts, makePayoutFile } from '#contract/payouts.ts';
import { readWireReference } from '#domain/investment/wire-reference.ts';
import { giveAccount } from '#tests/support/bank-account.ts';
import { addEarning } from '#tests/support/earning-steps.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good, orderSteps, outcome } from '#tests/support/order-steps.ts';
import { SAFEGUARDING, statementFile, statementSteps } from '#tests/support/statement-steps.ts';

const IBAN = 'ES7921000813610123456789';
let world: InvestWorld;

beforeAll(async () => {
  world = await makeInvestWorld({ modules: { payment_profit: true }, extras: { payWithBalance: true } });
});
afterAll(async () => {
  if (world) expect(await breachesOf(world.db, world.tenantId)).toEqual({});
  await world?.close();
});

const balance = async (as: Person) => good(await world.call(getBalance, { as })).data;
const movements = async (as: Person, query = {}) => good(await world.call(listBalanceMovements, { as, query })).data;
const withdraw = (as: Person, amount: string, key: string = randomUUID()) =>
  world.call(withdrawBalance, { as, body: { amount }, key });
const cancel = (as: Person, id: string, key: string = randomUUID()) =>
  world.call(cancelWithdrawal, { as, params: { id }, body: {}, key });
/** A verified person with money on their balance and a usable account. */
async function holder(cents: number): Promise<Person> {
  const person = await world.addPerson();
  await world.db.query("update users set status = 'VERIFIED' where id = $1", [person.id]);
  await giveAccount(world, person, IBAN);
  if (cents > 0) await world.addCash(person, cents);
  return person;
}
/** Puts everything that waits into a file for the bank; answers its name and sum. */
async function payFile() {
  const [row] = await world.db.query<{ total: string }>(
    "select (coalesce(sum(amount_cents), 0) / 100.0)::numeric(20, 2)::text as total from payouts where tenant_id = $1 and state = 'WAITING'",
    [world.tenantId],
  );
  const total = row?.total ?? '';
  const made = await world.call(makePayoutFile, { as: world.manager, body: { total }, key: randomUUID() });
  return { name: good(made).data.message_id, total };
}
/** One movement of the tenant's account, of today, in a statement of its own. */
async function books(cents: bigint, text: string, isCredit: boolean, name = 'María José García-Núñez') {
  const day = world.backEnd.clock.now().toISOString().slice(0, 10);
  const steps = statementSteps(world);
  const reference = randomUUID().slice(0, 16);
  const file = statementFile([{ day, cents, name, text, isCredit, reference }]);
  const { id } = good(await steps.send(file)).data;
  const [made] = await steps.rowsOf(id);
  if (!made) throw new Error('no movement');
  return made;
}

test('each person has a reference of their own with its check sign, and the account and the code to send money with', async () => {
  const [ana, eva] = [await holder(0), await holder(0)];
  const [one, other] = [await balance(ana), await balance(eva)];
  const reference = one.account?.reference ?? '';
  expect(readWireReference(reference)).toBe(reference);
  expect(other.account?.reference).not.toBe(reference);
  expect(one.account?.iban).toBe(SAFEGUARDING);
  const lines = one.account?.epc?.split('\n') ?? [];
  expect([lines[0], lines[7], lines[10]]).toEqual(['BCD', '', reference]);
  // Whoever would be given another's is given one of their own.
  const twice = `insert into users (tenant_id, email, username, created_at, updated_at, wire_reference)
    select tenant_id, 'copy@persona.test', '', now(), now(), wire_reference from users where id = $1 returning wire_reference as reference`;
  const [copied] = await world.db.query<{ reference: string }>(twice, [ana.id]);
  expect([undefined, reference]).not.toContain(copied?.reference);
  const all = await world.db.query<{ reference: string }>('select wire_reference as reference from users');
  for (const each of all) expect(readWireReference(each.reference)).toBe(each.reference);
});

test('a transfer with the personal reference is on the balance once, in whichever files it comes, with a mail', async () => {
  const ana = await holder(0);
  const reference = (await balance(ana)).account?.reference ?? '';
  const steps = statementSteps(world);
  const credit = { day: '2026-03-02', cents: 25_050n, name: 'GARCIA NUNEZ MARIA JOSE', isCredit: true };
  const text = `Mi saldo ${reference.toLowerCase().replaceAll('-', ' ')}`;
  const row = { ...credit, text, reference: 'REF-1' };
  good(await steps.send(statementFile([row])));
  good(await steps.send(statementFile([row, { ...row, cents: 1n, text: 'otra cosa', reference: 'REF-2' }])));
  expect(await balance(ana)).toMatchObject({ available: '250.50', blocked: '0.00', by_itself: true });
  expect((await movements(ana)).map(({ kind, amount, balance: after }) => [kind, amount, after])).toEqual([
    ['TOP_UP', '250.50', '250.50'],
  ]);
  const told = (await world.mailsTo(ana)).filter(({ kind }) => kind === 'balance.topped_up');
  expect(told.map(({ subject }) => subject.replace(/\s/g, ' '))).toEqual([expect.stringContaining('250,50')]);
});

test('a transfer for somebody unverified, by somebody else, or that names two people waits for a manager, who credits it once', async () => {
  const [ana, eva, late] = [await holder(0), await holder(0), await holder(0)];
  await world.db.query("update users set status = 'PENDING' where id = $1", [late.id]);
  const referenceOf = async (person: Person) => (await balance(person)).account?.reference ?? '';
  const unverified = await books(100n, await referenceOf(late), true);
  const another = await books(200n, await referenceOf(ana), true, 'Pedro Ferreiro Souto');
  const both = await books(300n, `${await referenceOf(ana)} ${await referenceOf(eva)}`, true);
  expect([unverified, another, both].map(({ state, reason }) => [state, reason])).toEqual([
    ['WAITING', 'person'],
    ['WAITING', 'person'],
    ['WAITING', 'several'],
  ]);
  for (const person of [ana, eva, late]) expect((await balance(person)).available).toBe('0.00');
  good(await statementSteps(world).credit(unverified.id, late.email));
  expect(outcome(await statementSteps(world).credit(unverified.id, late.email))).toBe('409 statement.row_resolved');
  expect((await balance(late)).available).toBe('1.00');
});

test('a withdrawal is out of the balance at once, stands in the file, leaves with its debit, and each step is told', async () => {
  const ana = await holder(100_00);
  const made = good(await withdraw(ana, '60.00')).data;
  expect(made).toMatchObject({ amount: '60.00', state: 'WAITING', may_cancel: true, account: 'ES79 •••• 6789' });
  expect(await balance(ana)).toMatchObject({ available: '40.00', on_the_way: '60.00' });
  const file = await payFile();
  expect(outcome(await cancel(ana, made.id))).toBe('409 balance.withdrawal_left');
  expect((await balance(ana)).withdrawals).toMatchObject([{ id: made.id, state: 'IN_FILE', may_cancel: false }]);
  const debit = await books(BigInt(file.total.replace('.', '')), `REMESA ${file.name}`, false);
  expect(debit.resolution?.kind).toBe('payout');
  expect(await balance(ana)).toMatchObject({ available: '40.00', on_the_way: '0.00', withdrawals: [] });
  const kinds = (await world.mailsTo(ana)).map(({ kind }) => kind).filter((kind) => kind.startsWith('balance.'));
  expect(kinds).toEqual(['balance.asked', 'balance.sent']);
  expect((await movements(ana, { kind: 'WITHDRAWAL' })).map(({ amount, account }) => [amount, account])).toEqual([
    ['-60.00', 'ES79 •••• 6789'],
  ]);
});

test('a withdrawal that the bank sends back waits again with its reason, and can then be put back on the balance', async () => {
  const ana = await holder(10_00);
  const { id } = good(await withdraw(ana, '10.00')).data;
  const listed = good(await world.call(listPayouts, { as: world.manager })).data;
  expect(listed.map(({ amount, source }) => [amount, source])).toEqual([['10.00', 'BALANCE']]);
  const file = await payFile();
  await books(BigInt(file.total.replace('.', '')), `REMESA ${file.name}`, false);
  const [transfer] = await world.db.query<{ id: string }>(
    'select end_to_end_id as id from payout_transfers where payout_id = $1',
    [id],
  );
  await books(1000n, `DEVOLUCION ${transfer?.id}`, true);
  expect((await balance(ana)).withdrawals).toMatchObject([{ id, state: 'WAITING', failure: 'NARR', may_cancel: true }]);
  expect((await world.mailsTo(ana)).map(({ kind }) => kind)).toContain('payout.returned');
  good(await cancel(ana, id));
  expect(outcome(await cancel(ana, id))).toBe('409 balance.withdrawal_left');
  expect(await balance(ana)).toMatchObject({ available: '10.00', on_the_way: '0.00', withdrawals: [] });
  expect((await movements(ana)).map(({ kind }) => kind)).toEqual(['WITHDRAWAL_BACK', 'WITHDRAWAL', 'OTHER']);
});

test('ten withdrawals of everything at once, with one key and with others: one is made', async () => {
  const ana = await holder(70_00);
  const key = randomUUID();
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, at) => withdraw(ana, '70.00', at < 4 ? key : randomUUID())),
  );
  const done = replies.filter(({ status }) => status === 200);
  expect(done.length).toBeGreaterThan(0);
  for (const { body } of done) expect(body).toEqual(done[0]?.body);
  expect(await balance(ana)).toMatchObject({ available: '0.00', on_the_way: '70.00' });
  expect((await movements(ana, { kind: 'WITHDRAWAL' })).length).toBe(1);
});

test('a withdrawal, an order paid by balance and a claim at once leave the balance exact and never below zero', async () => {
  const steps = orderSteps(world);
  const offer = await world.addOffer({ price: '50', minTokens: 1 });
  for (let round = 0; round < 3; round += 1) {
    const ana = await holder(50_00);
    const order = good(await steps.place(ana, offer, 1)).data;
    good(await steps.accept(ana, order.id));
    const earning = await addEarning(world, ana, offer.id, { gross: 500, withheld: 0 });
    const claim = { ids: [earning], to: 'BALANCE' as const, net: '5.00' };
    const [out, paid, claimed] = await Promise.all([
      withdraw(ana, '50.00'),
      steps.pay(ana, order.id, 'BALANCE', true),
      world.call(claimEarnings, { as: ana, body: claim, key: randomUUID() }),
    ]);
    expect(claimed.status).toBe(200);
    expect([out.status, paid.status].sort()).toEqual([200, 422]);
    expect((await balance(ana)).available).toBe('5.00');
  }
});

test('a file for the bank and taking a withdrawal back at once: it stands in the file, or is on the balance, never both', async () => {
  for (let round = 0; round < 3; round += 1) {
    const ana = await holder(30_00);
    const { id } = good(await withdraw(ana, '30.00')).data;
    const [file, back] = await Promise.allSettled([payFile(), cancel(ana, id)]);
    const canceled = back.status === 'fulfilled' && back.value.status === 200;
    const { available, withdrawals } = await balance(ana);
    expect([available, withdrawals.length]).toEqual(canceled ? ['30.00', 0] : ['0.00', 1]);
    const [row] = await world.db.query<{ n: number }>(
      'select count(*)::int as n from payout_transfers where payout_id = $1',
      [id],
    );
    expect(row?.n).toBe(canceled ? 0 : 1);
    expect(file.status === 'fulfilled' || canceled).toBe(true);
  }
});

test('money that an order has set aside is blocked and named, is not free, and comes back where the order is given up', async () => {
  const steps = orderSteps(world);
  const offer = await world.addOffer({ price: '50', minTokens: 1 });
  const ana = await holder(30_00);
  const order = good(await steps.place(ana, offer, 1)).data;
  good(await steps.accept(ana, order.id));
  good(await steps.pay(ana, order.id, 'BANK_TRANSFER', true));
  const seen = await balance(ana);
  expect(seen).toMatchObject({ available: '0.00', blocked: '30.00', orders: [{ id: order.id, amount: '30.00' }] });
  expect((await withdraw(ana, '0.01')).status).toBe(422);
  good(await steps.revoke(ana, order.id));
  expect(await balance(ana)).toMatchObject({ available: '30.00', blocked: '0.00', orders: [] });
  const [back, held] = await movements(ana);
  expect([back?.kind, back?.balance, held?.kind, held?.order?.reference]).toEqual([
    'RETURNED',
    '30.00',
    'ORDER',
    seen.orders[0]?.reference,
  ]);
});

test.each(['0.00', '-1.00', '30.01', '1e3', '', '99999999999999999.00', '1,00', "1.00'; --"])(
  'a withdrawal of %s is refused and moves nothing',
  async (amount) => {
    const ana = await holder(30_00);
    const { status } = await withdraw(ana, amount);
    expect([400, 422]).toContain(status);
    expect((await balance(ana)).available).toBe('30.00');
  },
);

test('a withdrawal without an account, with a changed one, or of somebody rejected is refused', async () => {
  const ana = await world.addPerson();
  await world.addCash(ana, 10_00);
  expect(outcome(await withdraw(ana, '1.00'))).toBe('409 balance.no_bank_account');
  await giveAccount(world, ana, IBAN);
  await world.db.query("update bank_accounts set usable_from = now() + interval '1 day' where user_id = $1", [ana.id]);
  expect(outcome(await withdraw(ana, '1.00'))).toBe('409 balance.account_waits');
  await world.db.query('update bank_accounts set usable_from = now() where user_id = $1', [ana.id]);
  await world.db.query("update users set status = 'REJECTED', rejection_reason = 'USER' where id = $1", [ana.id]);
  expect(outcome(await withdraw(ana, '1.00'))).toBe('409 balance.not_now');
});

test('a withdrawal is seen and taken back by its own person alone', async () => {
  const [ana, eva] = [await holder(10_00), await holder(0)];
  const { id } = good(await withdraw(ana, '10.00')).data;
  expect((await cancel(eva, id)).status).toBe(404);
  expect(await balance(eva)).toMatchObject({ available: '0.00', withdrawals: [] });
  expect(await movements(eva)).toEqual([]);
  expect((await cancel(ana, randomUUID())).status).toBe(404);
});

test('a claim’s pay-out is no withdrawal: nobody takes it back', async () => {
  const ana = await holder(0);
  const offer = await world.addOffer();
  const earning = await addEarning(world, ana, offer.id, { gross: 500, withheld: 0 });
  const body = { ids: [earning], to: 'BANK_ACCOUNT' as const, net: '5.00' };
  good(await world.call(claimEarnings, { as: ana, body, key: randomUUID() }));
  const [payout] = await world.db.query<{ id: string }>('select id from payouts where user_id = $1', [ana.id]);
  expect((await cancel(ana, payout?.id ?? '')).status).toBe(404);
  expect((await balance(ana)).on_the_way).toBe('0.00');
});

test('movements are found by kind and by day, and a page follows the other with its running balance', async () => {
  const ana = await holder(0);
  for (const cents of [100, 200, 300]) {
    await world.addCash(ana, cents);
    // Each at a moment of its own: of two at once nobody could say which came first.
    await setTimeout(2);
  }
  good(await withdraw(ana, '1.50'));
  const first = good(await world.call(listBalanceMovements, { as: ana, query: { per_page: 2 } }));
  const after = first.meta.next ?? '';
  const second = good(await world.call(listBalanceMovements, { as: ana, query: { per_page: 2, after } }));
  expect([...first.data, ...second.data].map(({ balance: left }) => left)).toEqual(['4.50', '6.00', '3.00', '1.00']);
  expect((await movements(ana, { to: '2020-01-01' })).length).toBe(0);
  expect((await movements(ana, { from: '2020-01-01', kind: 'OTHER' })).length).toBe(3);
});

test('a tenant without balances takes no money in by itself, and one outside the euro says that nothing can be sent', async () => {
  const francs = await anotherTenant(world, {
    extras: { payWithBalance: false },
    currency: { symbol: 'CHF', symbol_position: 'before', code: 'CHF', name: 'Franken' },
  });
  const ana = await francs.addPerson();
  const seen = good(await francs.call(getBalance, { as: ana })).data;
  expect(seen).toMatchObject({ kept: false, account: null, pays_out: false });
  const refused = await francs.call(withdrawBalance, { as: ana, body: { amount: '1.00' }, key: randomUUID() });
  expect(outcome(refused)).toBe('409 balance.no_way_out');
});
