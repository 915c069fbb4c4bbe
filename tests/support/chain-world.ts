import { randomBytes, randomUUID } from 'node:crypto';
import { machineChain } from '#backend/local/ether/machine-chain.ts';
import { payFromWallet } from '#backend/local/ether/pay-from-wallet.ts';
import { sendRefund } from '#backend/modules/refunds/send-refund.ts';
import { watchChain } from '#backend/providers/ether/watch-chain.ts';
import { getPaymentHandover, type Handover } from '#contract/handover.ts';
import { confirmRefundAddress } from '#contract/payments.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from './invest-world.ts';
import { listen } from './listen.ts';
import { good, type OrderSteps, orderSteps } from './order-steps.ts';

const MINUTE_MS = 60_000;

/** An order that waits for ether. */
export interface AtAddress {
  id: string;
  as: Person;
  address: string;
  /** Where the payer wants what goes back. */
  refundTo: string;
  wei: bigint;
  cents: number;
  quoteEndsAt: Date;
}

/** A tenant that takes ether on this machine's chain, whose API listens, so that the chain is asked over HTTP. */
export interface ChainWorld extends InvestWorld {
  steps: OrderSteps;
  origin: string;
  orderAtAddress(offer: Offer, useBalance?: boolean): Promise<AtAddress>;
  /** Chooses ether (again) for an order. */
  askFor(as: Person, id: string, useBalance?: boolean): Promise<AtAddress>;
  handover(at: Pick<AtAddress, 'id' | 'as'>): Promise<Extract<Handover, { kind: 'address' }>>;
  /** A real transaction of the wallet, in a block made now, or at another time. Answers its hash. */
  send(at: Pick<AtAddress, 'address'>, wei: bigint, when?: Date): Promise<string>;
  mine(count?: number): Promise<void>;
  /** One run of the watcher. */
  watch(): Promise<void>;
  /** Enough blocks that what came is confirmed, and a run of the watcher. */
  confirm(): Promise<void>;
  /** Moves the clock on for good. */
  pass(minutes: number): Date;
  statusOf(id: string): Promise<string | undefined>;
  /** Where an order stands, with its payments and refunds, oldest first. */
  moneyOf(at: AtAddress): Promise<ChainMoney>;
  /** Sends every refund of an order, as the job does. */
  refundAll(at: AtAddress): Promise<void>;
}

interface ChainMoney {
  status: string | undefined;
  payments: { cents: number }[];
  refunds: { id: string; cents: number; state: string; failure: string | null }[];
}

export async function makeChainWorld(): Promise<ChainWorld> {
  const world = await makeInvestWorld({
    hide: { signInvestment: true },
    payment_methods: [
      { method: 'ETH', fee_fixed: '0.00', fee_percent: '1' },
      { method: 'BANK_TRANSFER', fee_fixed: '0.00', fee_percent: '0' },
    ],
  });
  const { db, tenantId, backEnd, host } = world;
  const { deps, clock } = backEnd;
  await db.query(`update tenants set settings = settings || $2::jsonb where id = $1`, [
    tenantId,
    JSON.stringify({ chain: { environment: 'local', rate: '2000.00' } }),
  ]);
  const origin = await listen(backEnd);
  const steps = orderSteps(world);
  const chain = () => machineChain(deps.config.dataDir);
  let moved = 0;

  const handover: ChainWorld['handover'] = async ({ id, as }) => {
    const { data } = good(await world.call(getPaymentHandover, { params: { id }, as }));
    if (data.handover?.kind !== 'address') throw new Error('no address');
    return data.handover;
  };
  const askFor: ChainWorld['askFor'] = async (as, id, useBalance = false) => {
    const refundTo = `0x${randomBytes(20).toString('hex')}`;
    good(await steps.pay(as, id, 'ETH', useBalance));
    good(
      await world.call(confirmRefundAddress, {
        params: { id },
        body: { refund_address: refundTo },
        as,
        key: randomUUID(),
      }),
    );
    const shown = await handover({ id, as });
    const [attempt] = await db.query<{ cents: number }>(
      `select amount_cents::int as cents from payment_attempts where investment_id = $1 and state = 'OPEN'`,
      [id],
    );
    return {
      ...{ id, as, refundTo },
      address: shown.address.toLowerCase(),
      wei: BigInt(shown.amount_wei),
      cents: attempt?.cents ?? 0,
      quoteEndsAt: new Date(shown.rate_expires_at),
    };
  };
  const watch = () => watchChain(deps, { id: tenantId, host });
  const mine = async (count = 1) => (await chain()).mine(count, clock.now());
  const statusOf: ChainWorld['statusOf'] = async (id) => {
    const [row] = await db.query<{ status: string }>('select status from investments where id = $1', [id]);
    return row?.status;
  };
  const moneyOf: ChainWorld['moneyOf'] = async ({ id }) => ({
    status: await statusOf(id),
    payments: await db.query(
      'select amount_cents::int as cents from payments where investment_id = $1 order by created_at, cents',
      [id],
    ),
    refunds: await db.query(
      'select id, amount_cents::int as cents, state, failure from refunds where investment_id = $1 order by created_at, cents',
      [id],
    ),
  });
  return {
    ...{ ...world, steps, origin, handover, askFor, watch, mine, statusOf, moneyOf },
    async refundAll(at) {
      for (const { id } of (await moneyOf(at)).refunds) await sendRefund(deps, { tenantId, refundId: id });
    },
    async orderAtAddress(offer, useBalance = false) {
      const as = await world.addPerson();
      if (useBalance) await world.addCash(as, 3000);
      const { id } = good(await steps.place(as, offer, 2)).data;
      good(await steps.accept(as, id));
      return askFor(as, id, useBalance);
    },
    send: ({ address }, wei, when = clock.now()) => payFromWallet(deps, address, wei, when),
    async confirm() {
      await mine(3);
      await watch();
    },
    pass(minutes) {
      moved += minutes * MINUTE_MS;
      const now = new Date(Date.now() + moved);
      clock.moveTo(now);
      return now;
    },
  };
}
