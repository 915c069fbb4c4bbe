import { randomUUID } from 'node:crypto';
import { turnClaimToBank } from '#contract/wallet-claims.ts';
import { getWalletBatch, listWalletPayouts, makeWalletBatch, withdrawWalletBatch } from '#contract/wallet-payouts.ts';
import type { Person } from './invest-world.ts';
import { good } from './order-steps.ts';
import type { PayoutWorld } from './payout-world.ts';

/** What is done with claims to wallets; each that may be refused answers whether it was taken. */
export function walletClaimSteps(world: PayoutWorld) {
  const as = world.manager;
  const openRows = async (id: string) =>
    good(await world.call(getWalletBatch, { as, params: { id } })).data.rows.filter(
      ({ outcome }) => outcome === 'OPEN',
    );
  return {
    /** Turns one claim to the bank. */
    turn: async (person: Person, id: string) =>
      (await world.call(turnClaimToBank, { as: person, params: { id }, key: randomUUID() })).status === 200,
    /** What the next batch would hold. */
    next: async () => good(await world.call(listWalletPayouts, { as })).next.total,
    /** A batch of this total, an hour and more ago; its id. */
    async make(total: string) {
      const { id } = good(await world.call(makeWalletBatch, { as, body: { total }, key: randomUUID() })).data;
      await world.db.query("update wallet_batches set made_at = made_at - interval '61 minutes' where id = $1", [id]);
      return id;
    },
    withdraw: async (id: string) =>
      (await world.call(withdrawWalletBatch, { as, params: { id }, key: randomUUID() })).status === 200,
    /** Sends the first open transfer of a batch, so many wei more than it says, and has it confirmed. Answers its cents. */
    async send(id: string, more: bigint) {
      const [row] = await openRows(id);
      await world.pay(row, more);
      await world.confirm();
      return BigInt((row?.amount ?? '').replace('.', ''));
    },
  };
}
