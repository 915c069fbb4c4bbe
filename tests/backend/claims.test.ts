import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  claimEarnings,
  listAllDistributions,
  listEarnings,
  listManagedEarnings,
  previewClaim,
} from '#contract/earnings.ts';
import { centsOf } from '#domain/money/money.ts';
import { addDays, dayIn } from '#domain/time/zone.ts';
import { giveAccount } from '#tests/support/bank-account.ts';
import { addEarning } from '#tests/support/earning-steps.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';

const IBAN = 'ES9121000418450200051332';
let world: InvestWorld;
let offer: string;

beforeAll(async () => {
  world = await makeInvestWorld({ modules: { payment_profit: true } });
  offer = (await world.addOffer()).id;
});
afterAll(() => world?.close());

const claim = (as: Person, ids: string[], net: string, to: 'BALANCE' | 'BANK_ACCOUNT', key = randomUUID()) =>
  world.call(claimEarnings, { as, body: { ids, to, net }, key });
const mine = async (as: Person) => good(await world.call(listEarnings, { as }));
/** What a kind of account holds: of a person, or of the tenant. */
async function held(kind: string, person: Person | null): Promise<string> {
  const [row] = await world.db.query<{ cents: string }>(
    `select coalesce(sum(p.amount), 0)::text as cents from ledger_accounts a join ledger_postings p on p.tenant_id = a.tenant_id and p.account_id = a.id
     where a.tenant_id = $1 and a.kind = $2 and a.user_id is not distinct from $3`,
    [world.tenantId, kind, person?.id ?? null],
  );
  return row?.cents ?? '';
}

test('a claim to the balance is there at once, to the cent, with a receipt; a second one finds nothing', async () => {
  const ana = await world.addPerson();
  const ids = [
    await addEarning(world, ana, offer, { gross: 6200, withheld: 1178 }),
    await addEarning(world, ana, offer, { gross: 8000, withheld: 1520 }),
  ];
  const before = await mine(ana);
  expect(before.claimable).toMatchObject({ count: 2, gross: '142.00', withheld: '26.98', net: '115.02' });
  const preview = good(await world.call(previewClaim, { as: ana })).data;
  expect(preview).toMatchObject({ net: '115.02', balance: true, bank: { state: 'none' } });
  expect(preview.earnings.map(({ id }) => id).sort()).toEqual([...ids].sort());

  expect(outcome(await claim(ana, ids, '115.03', 'BALANCE'))).toBe('409 earning.changed');
  good(await claim(ana, ids, '115.02', 'BALANCE'));
  expect([await held('earnings_due', ana), await held('investor_cash', ana)]).toEqual(['0', '11502']);
  const after = await mine(ana);
  expect(after.data.map(({ status, claimed_to }) => [status, claimed_to])).toEqual([
    ['CLAIMED', 'BALANCE'],
    ['CLAIMED', 'BALANCE'],
  ]);
  for (const row of after.data)
    expect([row.claimed_at, row.processed_at]).toEqual([row.delivered_at, row.delivered_at]);
  expect(after.claimable.count).toBe(0);
  const [mail] = (await world.mailsTo(ana)).filter(({ kind }) => kind === 'earning.claimed');
  expect(mail?.subject).toContain('115,02');
  expect(outcome(await claim(ana, ids, '115.02', 'BALANCE'))).toBe('409 earning.not_claimable');
});

test('a claim to the bank makes one payout to the account that was usable, and moves the money on its way', async () => {
  const ana = await world.addPerson();
  await giveAccount(world, ana, IBAN);
  const onTheWay = BigInt(await held('payouts_due', null));
  const ids = [
    await addEarning(world, ana, offer, { gross: 100, withheld: 19 }),
    await addEarning(world, ana, offer, { gross: 1, withheld: 0 }),
  ];
  good(await claim(ana, ids, '0.82', 'BANK_ACCOUNT'));
  expect(BigInt(await held('payouts_due', null)) - onTheWay).toBe(82n);
  expect(await held('earnings_due', ana)).toBe('0');
  const payouts = await world.db.query(
    `select p.amount_cents::text as cents, p.state, b.iban, (select count(*)::int from earnings e where e.payout_id = p.id) as parts
     from payouts p join bank_accounts b on b.tenant_id = p.tenant_id and b.id = p.bank_account_id where p.user_id = $1`,
    [ana.id],
  );
  expect(payouts).toEqual([{ cents: '82', state: 'WAITING', iban: IBAN, parts: 2 }]);
  expect(
    (await mine(ana)).data.every(({ delivered_at, claimed_to }) => !delivered_at && claimed_to === 'BANK_ACCOUNT'),
  ).toBe(true);
  for (const mail of await world.mailsTo(ana)) expect(mail.plain).not.toContain(IBAN);
  // One of them alone is asked for by its id; where it goes is told to its holder and to managers.
  const [id = ''] = ids;
  const alone = async (as: Person) =>
    good(await world.call(listManagedEarnings, { as, query: { earning: id } })).data.map((row) => [row.id, row.sent]);
  const sent = { iban_end: IBAN.slice(-4), reference: null };
  const own = good(await world.call(listEarnings, { as: ana, query: { earning: id } }));
  expect(own.data.map((row) => [row.id, row.sent])).toEqual([[id, sent]]);
  expect([await alone(world.manager), await alone(world.issuer)]).toEqual([[[id, sent]], [[id, null]]]);
  const eva = await world.addPerson();
  expect(good(await world.call(listEarnings, { as: eva, query: { earning: id } })).data).toEqual([]);
});

test('ten claims at once, with the same key and with others, to both places: one is made', async () => {
  const ana = await world.addPerson();
  await giveAccount(world, ana, IBAN);
  const id = await addEarning(world, ana, offer, { gross: 10_000, withheld: 1900 });
  const key = randomUUID();
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      claim(ana, [id], '81.00', at % 2 ? 'BALANCE' : 'BANK_ACCOUNT', at < 4 && at % 2 === 0 ? key : randomUUID()),
    ),
  );
  const done = replies.filter(({ status }) => status === 200);
  expect(done.length).toBeGreaterThan(0);
  // A replay tells what was done; nobody else is told anything.
  for (const { body } of done) expect(body).toEqual(done[0]?.body);
  expect(await held('earnings_due', ana)).toBe('0');
  const entries = await world.db.query<{ n: number }>(
    `select count(distinct e.id)::int as n from ledger_entries e join ledger_postings p on p.tenant_id = e.tenant_id and p.entry_id = e.id
     join ledger_accounts a on a.tenant_id = p.tenant_id and a.id = p.account_id where e.kind = 'earning.claimed' and a.user_id = $1`,
    [ana.id],
  );
  expect(entries).toEqual([{ n: 1 }]);
  // The same key again is told the same.
  const [kept] = await Promise.all([claim(ana, [id], '81.00', 'BANK_ACCOUNT', key)]);
  expect([200, 409]).toContain(kept?.status);
});

test('a claim to the bank is refused without a usable account: none, or a changed one with its moment', async () => {
  const ana = await world.addPerson();
  const id = await addEarning(world, ana, offer, { gross: 100, withheld: 0 });
  expect(outcome(await claim(ana, [id], '1.00', 'BANK_ACCOUNT'))).toBe('409 earning.no_bank_account');
  await giveAccount(world, ana, IBAN);
  await world.db.query("update bank_accounts set usable_from = now() + interval '1 day' where user_id = $1", [ana.id]);
  const waits = await claim(ana, [id], '1.00', 'BANK_ACCOUNT');
  expect(outcome(waits)).toBe('409 earning.account_waits');
  expect((await mine(ana)).claimable.net).toBe('1.00');
});

test('an earning that is not paid, another’s, or of somebody rejected cannot be claimed', async () => {
  const [ana, eva] = [await world.addPerson(), await world.addPerson()];
  const pending = await addEarning(world, ana, offer, { gross: 100, withheld: 0, status: 'PENDING' });
  const paid = await addEarning(world, ana, offer, { gross: 100, withheld: 0 });
  expect(outcome(await claim(ana, [pending], '1.00', 'BALANCE'))).toBe('409 earning.not_claimable');
  expect(outcome(await claim(ana, [pending, paid], '2.00', 'BALANCE'))).toBe('409 earning.not_claimable');
  expect(outcome(await claim(eva, [paid], '1.00', 'BALANCE'))).toBe('409 earning.not_claimable');
  expect((await mine(eva)).data).toEqual([]);
  await world.db.query("update users set status = 'REJECTED', rejection_reason = 'USER' where id = $1", [ana.id]);
  expect(outcome(await claim(ana, [paid], '1.00', 'BALANCE'))).toBe('409 earning.not_now');
  expect(await held('earnings_due', ana)).toBe('100');
});

test('a tenant without the module claims nothing, and one without a balance takes none', async () => {
  const off = await anotherTenant(world, { modules: { payment_profit: false } });
  const none = await anotherTenant(world, { extras: { payWithBalance: false }, modules: { payment_profit: true } });
  for (const [tenant, told] of [
    [off, 'earning.claims_off'],
    [none, 'earning.balance_off'],
  ] as const) {
    const ana = await tenant.addPerson();
    const id = await addEarning(tenant, ana, (await tenant.addOffer()).id, { gross: 100, withheld: 0 });
    const body = { ids: [id], to: 'BALANCE' as const, net: '1.00' };
    expect(outcome(await tenant.call(claimEarnings, { as: ana, body, key: randomUUID() }))).toBe(`409 ${told}`);
  }
});

test('a person finds their earnings by the days on which they were distributed, the first and the last with them, and their sums stay', async () => {
  const ana = await world.addPerson();
  const day = (ago: number) => addDays(dayIn(new Date(), 'Europe/Madrid'), -ago);
  for (const [days, hour] of [
    [40, '12:00'],
    [20, '00:00'],
    [10, '23:59'],
  ] as const) {
    const id = await addEarning(world, ana, offer, { gross: days * 100, withheld: 0, days });
    await world.db.query(
      `update earnings set distributed_at = $2::timestamp at time zone 'Europe/Madrid' where id = $1`,
      [id, `${day(days)} ${hour}`],
    );
  }
  const found = async (query: { from?: string; to?: string }) => {
    const { data, meta, sums } = good(await world.call(listEarnings, { query, as: ana }));
    expect([meta.total, sums.gross]).toEqual([data.length, '70.00']);
    return data.map(({ gross }) => gross);
  };
  expect(await found({})).toEqual(['10.00', '20.00', '40.00']);
  expect(await found({ from: day(20), to: day(10) })).toEqual(['10.00', '20.00']);
  expect(await found({ to: day(21) })).toEqual(['40.00']);
  expect(await found({ from: day(9) })).toEqual([]);
  expect(await found({ from: day(10), to: day(20) })).toEqual([]);
});

test('the sums and quarters of a list are what its rows add up to; managers see all, issuers their own projects', async () => {
  const ana = await world.addPerson();
  const other = await world.addPerson({ roles: ['ENTREPRENEUR'] });
  for (const days of [1, 100, 200, 300])
    await addEarning(world, ana, offer, { gross: 1000 + days, withheld: days, days });
  const { data, sums, quarters } = await mine(ana);
  const total = (name: 'gross' | 'withheld' | 'net') => data.reduce((sum, row) => sum + centsOf(row[name]), 0n);
  for (const name of ['gross', 'withheld', 'net'] as const) expect(centsOf(sums[name])).toBe(total(name));
  expect(quarters.reduce((sum, { net }) => sum + centsOf(net), 0n)).toBe(total('net'));
  for (const row of data) expect(centsOf(row.gross)).toBe(centsOf(row.net) + centsOf(row.withheld));
  const seen = async (as: Person) =>
    good(await world.call(listManagedEarnings, { as, query: { person: ana.id } })).data.length;
  expect([await seen(world.manager), await seen(world.issuer), await seen(other)]).toEqual([4, 4, 0]);
  const lists = async (as: Person) => good(await world.call(listAllDistributions, { as })).meta.total;
  expect(await lists(world.manager)).toBeGreaterThanOrEqual(4);
  expect([await lists(world.issuer), await lists(other)]).toEqual([await lists(world.manager), 0]);
});
