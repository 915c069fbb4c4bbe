import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimEarnings, listEarnings } from '#contract/earnings.ts';
import { moneyText } from '#domain/money/money.ts';
import { giveAccount } from '#tests/support/bank-account.ts';
import { addEarning } from '#tests/support/earning-steps.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import { type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { listen } from '#tests/support/listen.ts';
import { good } from '#tests/support/order-steps.ts';
import { makePayoutWorld, type PayoutWorld } from '#tests/support/payout-world.ts';
import { walletClaimSteps } from '#tests/support/wallet-claim-steps.ts';

const IBAN = 'ES9121000418450200051332';
let base: InvestWorld;
let world: PayoutWorld;

beforeAll(async () => {
  base = await makeInvestWorld();
  await listen(base.backEnd);
  world = await makePayoutWorld(base);
});
afterAll(() => base?.close());

/** What the ledger says of one person, and their payouts: to the bank, to a wallet by where they stand. */
async function ledgerOf({ id }: Person) {
  const [row] = await world.db.query<Record<'due' | 'cash' | 'bank' | 'waiting' | 'batch' | 'sent', string>>(
    `with stands as (
       select coalesce(sum(p.amount) filter (where a.kind = 'earnings_due'), 0) as due,
         coalesce(sum(p.amount) filter (where a.kind = 'investor_cash'), 0) as cash
       from ledger_accounts a join ledger_postings p on p.tenant_id = a.tenant_id and p.account_id = a.id where a.user_id = $1),
     paid as (
       select coalesce(sum(amount_cents) filter (where bank_account_id is not null), 0) as bank,
         coalesce(sum(amount_cents) filter (where wallet_address is not null and state = 'WAITING'), 0) as waiting,
         coalesce(sum(amount_cents) filter (where wallet_address is not null and state = 'IN_FILE'), 0) as batch,
         coalesce(sum(amount_cents) filter (where wallet_address is not null and state = 'SENT'), 0) as sent
       from payouts where user_id = $1)
     select due::text, cash::text, bank::text, waiting::text, batch::text, sent::text from stands, paid`,
    [id],
  );
  return Object.fromEntries(Object.entries(row ?? {}).map(([name, cents]) => [name, BigInt(cents)]));
}

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('pay' as const), net: fc.integer({ min: 0, max: 500_000 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('claim' as const),
      take: fc.integer({ min: 1, max: 4 }),
      to: fc.constantFrom('BALANCE' as const, 'BANK_ACCOUNT' as const, 'WALLET' as const, 'WALLET' as const),
      off: fc.constantFrom(0n, 0n, 0n, 1n),
    }),
  },
  fc.record({ kind: fc.constant('account' as const), waits: fc.boolean() }),
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('wallet' as const), gives: fc.constantFrom(true, true, false) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('turn' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('batch' as const) }) },
  fc.record({ kind: fc.constant('withdraw' as const) }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('send' as const), isShort: fc.boolean() }) },
);

const sum = (cents: Iterable<bigint>) => [...cents].reduce((total, each) => total + each, 0n);

test('a walk of payments, claims, changed accounts and wallets, and batches leaves each cent in one place, as an oracle has it', async () => {
  const steps = walletClaimSteps(world);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 18 }), async (walk) => {
      const ana = await world.addPerson();
      const open = new Map<string, bigint>();
      const held = { balance: 0n, bank: 0n, sent: 0n };
      /** Claims to the wallet that are in no batch, by their pay-out; and the batch that is not sent whole. */
      const waiting = new Map<string, bigint>();
      let batch: { id: string; parts: Map<string, bigint>; wasSeen: boolean } | null = null;
      let [usable, hasWallet] = [false, false];
      for (const each of walk) {
        if (each.kind === 'pay') {
          open.set(
            await addEarning(world, ana, world.offer.id, { gross: each.net + 1, withheld: 1 }),
            BigInt(each.net),
          );
        } else if (each.kind === 'account') {
          await giveAccount(world, ana, IBAN);
          usable = !each.waits;
          if (each.waits)
            await world.db.query(
              "update bank_accounts set usable_from = now() + interval '1 day' where user_id = $1 and replaced_at is null",
              [ana.id],
            );
        } else if (each.kind === 'wallet') {
          hasWallet = each.gives;
          if (each.gives) await world.giveWallet(ana, { provedHoursAgo: 500 });
          else await world.db.query('delete from wallets where user_id = $1', [ana.id]);
        } else if (each.kind === 'turn') {
          const [first] = waiting;
          const [sent] = batch?.parts ?? [];
          // What stands in a batch is turned by nobody.
          if (sent) expect(await steps.turn(ana, sent[0])).toBe(false);
          if (!first) continue;
          expect(await steps.turn(ana, first[0])).toBe(usable);
          if (!usable) continue;
          waiting.delete(first[0]);
          held.bank += first[1];
        } else if (each.kind === 'batch') {
          const total = moneyText(hasWallet ? sum(waiting.values()) : 0n);
          expect(await steps.next()).toBe(total);
          if (batch || total === '0.00') continue;
          batch = { id: await steps.make(total), parts: new Map(waiting), wasSeen: false };
          waiting.clear();
        } else if (each.kind === 'withdraw' && batch) {
          expect(await steps.withdraw(batch.id)).toBe(!batch.wasSeen);
          if (batch.wasSeen) continue;
          for (const [id, cents] of batch.parts) waiting.set(id, cents);
          batch = null;
        } else if (each.kind === 'send' && batch) {
          const cents = await steps.send(batch.id, each.isShort ? -1n : 0n);
          // A wei less closes nothing, and leaves the batch one that may be withdrawn.
          if (each.isShort) continue;
          const closed = [...batch.parts].find(([, part]) => part === cents);
          expect(closed).toBeDefined();
          batch.parts.delete(closed?.[0] ?? '');
          batch.wasSeen = true;
          held.sent += cents;
          if (batch.parts.size === 0) batch = null;
        } else if (each.kind === 'claim' && open.size > 0) {
          const taken = [...open].slice(0, each.take);
          const net = sum(taken.map(([, cents]) => cents));
          const body = { ids: taken.map(([id]) => id), to: each.to, net: moneyText(net + each.off) };
          const { status } = await world.call(claimEarnings, { as: ana, body, key: randomUUID() });
          const isTaken = each.off === 0n && { BALANCE: true, BANK_ACCOUNT: usable, WALLET: hasWallet }[each.to];
          expect(status).toBe(isTaken ? 200 : 409);
          if (!isTaken) continue;
          for (const [id] of taken) open.delete(id);
          if (each.to === 'BALANCE') held.balance += net;
          else if (each.to === 'BANK_ACCOUNT') held.bank += net;
          else if (net > 0n) waiting.set(await payoutOf(taken[0]?.[0] ?? ''), net);
        }
      }
      const due = sum(open.values());
      const inBatch = sum(batch?.parts.values() ?? []);
      const toWallet = sum(waiting.values()) + inBatch + held.sent;
      expect(await ledgerOf(ana)).toEqual({
        ...{ due, cash: held.balance, bank: held.bank, sent: held.sent },
        ...{ waiting: sum(waiting.values()), batch: inBatch },
      });
      const { claimable, sums } = good(await world.call(listEarnings, { as: ana }));
      const all = due + held.balance + held.bank + toWallet;
      expect([claimable.net, sums.net]).toEqual([moneyText(due), moneyText(all)]);
      // Nobody of an earlier walk stands in the batches of the next one.
      await world.db.query('delete from wallets where user_id = $1', [ana.id]);
    }),
    { numRuns: 15 },
  );
  const [row] = await world.db.query<{ sum: string }>(
    'select coalesce(sum(amount), 0)::text as sum from ledger_postings where tenant_id = $1',
    [world.tenantId],
  );
  expect(row?.sum).toBe('0');
  expect(await breachesOf(world.db, world.tenantId)).toEqual({});
});

/** The pay-out that an earning was claimed with. */
async function payoutOf(earning: string): Promise<string> {
  const [row] = await world.db.query<{ id: string }>('select payout_id as id from earnings where id = $1', [earning]);
  return row?.id ?? '';
}
