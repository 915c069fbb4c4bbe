import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimEarnings, listEarnings } from '#contract/earnings.ts';
import { moneyText } from '#domain/money/money.ts';
import { giveAccount } from '#tests/support/bank-account.ts';
import { addEarning } from '#tests/support/earning-steps.ts';
import { type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good } from '#tests/support/order-steps.ts';

const IBAN = 'ES9121000418450200051332';
let world: InvestWorld;
let offer: string;

beforeAll(async () => {
  world = await makeInvestWorld({ modules: { payment_profit: true } });
  offer = (await world.addOffer()).id;
});
afterAll(() => world?.close());

/** What the ledger says of one person, and of all payouts of theirs. */
async function ledgerOf({ id }: Person) {
  const [row] = await world.db.query<{ due: string; cash: string; paidout: string }>(
    `select coalesce(sum(p.amount) filter (where a.kind = 'earnings_due'), 0)::text as due,
       coalesce(sum(p.amount) filter (where a.kind = 'investor_cash'), 0)::text as cash,
       (select coalesce(sum(o.amount_cents), 0)::text from payouts o where o.user_id = $1) as paidout
     from ledger_accounts a join ledger_postings p on p.tenant_id = a.tenant_id and p.account_id = a.id where a.user_id = $1`,
    [id],
  );
  return [row?.due, row?.cash, row?.paidout].map((cents) => BigInt(cents ?? '-1'));
}

const step = fc.oneof(
  fc.record({ kind: fc.constant('pay' as const), net: fc.integer({ min: 0, max: 500_000 }) }),
  fc.record({
    kind: fc.constant('claim' as const),
    take: fc.integer({ min: 1, max: 4 }),
    to: fc.constantFrom('BALANCE' as const, 'BANK_ACCOUNT' as const),
    off: fc.constantFrom(0n, 0n, 0n, 1n),
  }),
  fc.record({ kind: fc.constant('account' as const), waits: fc.boolean() }),
);

test('a walk of payments, claims and changed accounts leaves each cent in one place, as an oracle has it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const ana = await world.addPerson();
      const open = new Map<string, bigint>();
      const held = { balance: 0n, bank: 0n };
      let usable = false;
      for (const each of steps) {
        if (each.kind === 'pay') {
          open.set(await addEarning(world, ana, offer, { gross: each.net + 1, withheld: 1 }), BigInt(each.net));
        } else if (each.kind === 'account') {
          await giveAccount(world, ana, IBAN);
          usable = !each.waits;
          if (each.waits)
            await world.db.query(
              "update bank_accounts set usable_from = now() + interval '1 day' where user_id = $1 and replaced_at is null",
              [ana.id],
            );
        } else if (open.size > 0) {
          const taken = [...open].slice(0, each.take);
          const net = taken.reduce((sum, [, cents]) => sum + cents, 0n);
          const body = { ids: taken.map(([id]) => id), to: each.to, net: moneyText(net + each.off) };
          const { status } = await world.call(claimEarnings, { as: ana, body, key: randomUUID() });
          const isTaken = each.off === 0n && (each.to === 'BALANCE' || usable);
          expect(status).toBe(isTaken ? 200 : 409);
          if (!isTaken) continue;
          for (const [id] of taken) open.delete(id);
          if (each.to === 'BALANCE') held.balance += net;
          else held.bank += net;
        }
      }
      const due = [...open.values()].reduce((sum, cents) => sum + cents, 0n);
      expect(await ledgerOf(ana)).toEqual([due, held.balance, held.bank]);
      const { claimable, sums } = good(await world.call(listEarnings, { as: ana }));
      expect([claimable.net, sums.net]).toEqual([moneyText(due), moneyText(due + held.balance + held.bank)]);
    }),
    { numRuns: 15 },
  );
  const [row] = await world.db.query<{ sum: string }>(
    'select coalesce(sum(amount), 0)::text as sum from ledger_postings where tenant_id = $1',
    [world.tenantId],
  );
  expect(row?.sum).toBe('0');
});
