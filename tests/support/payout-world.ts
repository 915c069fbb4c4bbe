import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { machineChain, walletKey } from '#backend/local/ether/machine-chain.ts';
import { payFromWallet } from '#backend/local/ether/pay-from-wallet.ts';
import { addressOfKey, checksummed } from '#backend/providers/ether/deposit-keys.ts';
import { LOCAL_CHAIN_ID } from '#backend/providers/ether/local-chain-id.ts';
import { watchChain } from '#backend/providers/ether/watch-chain.ts';
import { claimEarnings } from '#contract/earnings.ts';
import { addEarning } from './earning-steps.ts';
import { anotherTenant, type InvestWorld, type Offer, type Person } from './invest-world.ts';
import { good } from './order-steps.ts';

const MINUTE_MS = 60_000;
/** An extended public key of nobody. */
const ACCOUNT_KEY =
  'xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265TMg7usUDFdp6W1EGMcet8';

/** What is paid: the row of a batch, or anything alike. */
type Due = { address: string; wei: string } | undefined;

/** A tenant that pays earnings to wallets, on this machine's chain, from this machine's wallet. */
export interface PayoutWorld extends InvestWorld {
  offer: Offer;
  /** The tenant's own wallet, as EIP-55 writes it. */
  payer: string;
  /** Names a person's wallet, proved so many hours ago (null: by nobody), instead of the one before. */
  giveWallet(person: Person, of: { provedHoursAgo: number | null; address?: string }): Promise<string>;
  /** Somebody whose wallet was proved long ago. */
  addWalletPerson(): Promise<Person>;
  /** An earning of somebody, claimed to their wallet. */
  claimed(person: Person, of: { gross: number; withheld: number }): Promise<void>;
  /** A real transaction of the tenant's wallet, with so many wei more. Answers its hash. */
  pay(due: Due, more?: bigint): Promise<string>;
  /** The same from somebody else's wallet. */
  payFromOther(due: Due): Promise<string>;
  mine(count?: number): Promise<void>;
  watch(): Promise<void>;
  confirm(): Promise<void>;
  pass(minutes: number): void;
  /** Runs with other settings, and puts them back. */
  withSettings(change: object, run: () => Promise<void>): Promise<void>;
  /** Runs with an exchange that answers so; null: with an error. */
  withRate(answer: () => string | null, run: () => Promise<void>): Promise<void>;
  /** Runs while nothing can be written into a table. */
  failingAt(table: string, run: () => Promise<void>): Promise<void>;
}

/** One more tenant that pays to wallets, beside others of one back end whose API listens. */
export async function makePayoutWorld(base: InvestWorld, payer?: string): Promise<PayoutWorld> {
  const world = await anotherTenant(base, {
    modules: { payment_profit: true, payment: true },
    payment_methods: [{ method: 'ETH', fee_fixed: '0.00', fee_percent: '1' }],
  });
  const { db, tenantId, backEnd, host } = world;
  const { deps, clock } = backEnd;
  const own = payer ?? checksummed(addressOfKey(walletKey(deps.config.dataDir)));
  const chain = { environment: 'local', rate: '2000.00', explorerUrl: 'https://explorer.example/' };
  const setSettings = (change: object) =>
    db.query(`update tenants set settings = settings || $2::jsonb, version = version + 1 where id = $1`, [
      tenantId,
      JSON.stringify(change),
    ]);
  await setSettings({ chain, payoutWallet: own });
  const offer = await world.addOffer();
  const node = () => machineChain(deps.config.dataDir);
  let moved = 0;

  const giveWallet: PayoutWorld['giveWallet'] = async ({ id }, { provedHoursAgo, address }) => {
    const given = address ?? privateKeyToAccount(generatePrivateKey()).address;
    await db.query('delete from wallets where user_id = $1', [id]);
    await db.query(
      `insert into wallets (tenant_id, user_id, address, created_at, proved_at) values ($1, $2, $3, now(), now() - $4 * interval '1 hour')`,
      [tenantId, id, given, provedHoursAgo],
    );
    return given;
  };
  const watch = () => watchChain(deps, { id: tenantId, host });
  const mine = async (count = 1) => (await node()).mine(count, clock.now());
  return {
    ...{ ...world, offer, payer: own, giveWallet, watch, mine },
    async addWalletPerson() {
      const person = await world.addPerson();
      await giveWallet(person, { provedHoursAgo: 500 });
      return person;
    },
    async claimed(person, { gross, withheld }) {
      const id = await addEarning(world, person, offer.id, { gross, withheld });
      const body = { ids: [id], to: 'WALLET' as const, net: ((gross - withheld) / 100).toFixed(2) };
      good(await world.call(claimEarnings, { as: person, body, key: randomUUID() }));
    },
    pay: (due, more = 0n) => payFromWallet(deps, due?.address ?? '', BigInt(due?.wei ?? 0) + more, clock.now()),
    async payFromOther(due) {
      const other = privateKeyToAccount(generatePrivateKey());
      await payFromWallet(deps, other.address, 10n ** 18n, clock.now());
      const raw = await other.signTransaction({
        ...{ type: 'eip1559', chainId: LOCAL_CHAIN_ID, nonce: 0, gas: 21_000n },
        ...{ to: (due?.address ?? '0x') as `0x${string}`, value: BigInt(due?.wei ?? 0) },
        ...{ maxFeePerGas: 10n ** 11n, maxPriorityFeePerGas: 10n ** 9n },
      });
      return (await node()).send(raw, clock.now());
    },
    async confirm() {
      await mine(3);
      await watch();
    },
    pass(minutes) {
      moved += minutes * MINUTE_MS;
      clock.moveTo(new Date(Date.now() + moved));
    },
    async withSettings(change, run) {
      await setSettings(change);
      await run();
      await setSettings({ chain, payoutWallet: own });
    },
    async withRate(answer, run) {
      const server = createServer((_, response) => {
        const amount = answer();
        if (amount === null) return response.writeHead(500).end();
        return response.end(JSON.stringify({ data: { amount, currency: 'EUR' } }));
      });
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      const before = deps.config.ethRateUrl;
      deps.config.ethRateUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/{currency}`;
      // Read already, as far as it knows: only the rate is asked.
      await db.query(
        `insert into chain_cursors (tenant_id, chain_id, block_number, block_hash, updated_at) values ($1, $2, 0, '0x00', now()) on conflict do nothing`,
        [tenantId, LOCAL_CHAIN_ID],
      );
      const live = { environment: 'live', chainId: LOCAL_CHAIN_ID, rpcUrl: 'https://127.0.0.1:9' };
      await setSettings({ chain: { ...live, accountKey: ACCOUNT_KEY, account: 0 } });
      await run();
      await setSettings({ chain });
      deps.config.ethRateUrl = before;
      await new Promise((done) => server.close(done));
    },
    async failingAt(table, run) {
      await db.query(
        `create or replace function test_fails() returns trigger language plpgsql as $$ begin raise 'fails'; end $$`,
      );
      await db.query(`create trigger test_fails before insert on ${table} for each row execute function test_fails()`);
      await run();
      await db.query(`drop trigger test_fails on ${table}`);
    },
  };
}
