import { sweepEachMinute } from '#backend/jobs/sweep-each-minute.ts';
import { attemptSweep } from '#backend/modules/payments/sweep-attempts.ts';
import { sealed } from '#backend/providers/redsys/message.ts';
import type { CustomizationInput } from '#contract/customization.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld, type Offer, type Person } from './invest-world.ts';
import { listen } from './listen.ts';
import { good, type OrderSteps, orderSteps } from './order-steps.ts';

export const KEY = 'sq7HjrUOBfKmC576ILgskD5srU870gJ7';
const MERCHANT = '999008881';

/** An order that waits for the terminal's answer. */
export interface AtTerminal {
  id: string;
  /** Redsys's order number. */
  order: string;
  cents: number;
  as: Person;
}

/** A tenant with card terminal and Bizum at the terminal of this machine, whose API listens, so that the terminal can reach it. */
export interface RedsysWorld extends InvestWorld {
  steps: OrderSteps;
  origin: string;
  orderAtTerminal(offer: Offer, method?: 'CARD_TERMINAL' | 'BIZUM', useBalance?: boolean): Promise<AtTerminal>;
  /** A notification as the terminal signs it; `change` overrides single fields. */
  noticeOf(at: AtTerminal, change?: Record<string, string>): URLSearchParams;
  notify(notice: URLSearchParams): Promise<number>;
  statusOf(id: string): Promise<string | undefined>;
  /** Where an order stands, with its payments and refunds. */
  moneyOf(at: AtTerminal): Promise<TerminalMoney>;
  /** Lets the terminal's time pass and ends what was not answered. */
  expire(): Promise<void>;
}

interface TerminalMoney {
  status: string | undefined;
  payments: { cents: number }[];
  refunds: { id: string; cents: number; state: string; failure: string | null }[];
}

/** Longer than a person may take at the terminal. */
const LATER_MS = 16 * 60_000;

/** What a terminal says of a payment that it refuses. */
export const REFUSED = { Ds_Response: '0190', Ds_AuthorisationCode: '' };

const OFFERED: CustomizationInput = {
  hide: { signInvestment: true },
  payment_methods: [
    { method: 'CARD_TERMINAL', fee_fixed: '0.00', fee_percent: '1.2' },
    { method: 'BIZUM', fee_fixed: '0.00', fee_percent: '0.6' },
    { method: 'BANK_TRANSFER', fee_fixed: '0.00', fee_percent: '0' },
  ],
};

export async function makeRedsysWorld(customization: CustomizationInput = OFFERED): Promise<RedsysWorld> {
  const world = await makeInvestWorld(customization);
  const origin = await listen(world.backEnd);
  return atRedsys(world, origin);
}

/** Another tenant with a terminal, behind the same back end. */
export async function anotherRedsysWorld(first: RedsysWorld, customization: CustomizationInput): Promise<RedsysWorld> {
  return atRedsys(await anotherTenant(first, customization), first.origin);
}

async function atRedsys(world: InvestWorld, origin: string): Promise<RedsysWorld> {
  const { db, tenantId, backEnd } = world;
  const redsys = { merchantCode: MERCHANT, terminal: '1', secretKey: KEY, environment: 'local' };
  await db.query(`update tenants set settings = settings || jsonb_build_object('redsys', $2::jsonb) where id = $1`, [
    tenantId,
    JSON.stringify(redsys),
  ]);
  const steps = orderSteps(world);
  let events = 0;
  let now = Date.now();
  const statusOf: RedsysWorld['statusOf'] = async (id) => {
    const [row] = await db.query<{ status: string }>('select status from investments where id = $1', [id]);
    return row?.status;
  };
  return {
    ...world,
    steps,
    origin,
    async orderAtTerminal(offer, method = 'CARD_TERMINAL', useBalance = false) {
      const as = await world.addPerson();
      if (useBalance) await world.addCash(as, 3000);
      const { id } = good(await steps.place(as, offer, 2)).data;
      good(await steps.accept(as, id));
      good(await steps.pay(as, id, method, useBalance));
      const [attempt] = await db.query<{ reference: string; amount_cents: string }>(
        `select reference, amount_cents from payment_attempts where investment_id = $1 and state = 'OPEN'`,
        [id],
      );
      if (!attempt) throw new Error('no attempt is open');
      return { id, order: attempt.reference, cents: Number(attempt.amount_cents), as };
    },
    noticeOf({ order, cents }, change = {}) {
      events += 1;
      const values = {
        Ds_Date: '21%2F11%2F2026',
        Ds_Hour: '10%3A00',
        Ds_SecurePayment: '1',
        Ds_Amount: String(cents),
        Ds_Currency: '978',
        Ds_Order: order,
        Ds_MerchantCode: MERCHANT,
        Ds_Terminal: '001',
        Ds_Response: '0000',
        Ds_TransactionType: '0',
        Ds_AuthorisationCode: String(events).padStart(6, '0'),
        Ds_Card_Number: '454881******0004',
        ...change,
      };
      const message = sealed(KEY, values.Ds_Order, values);
      // Redsys signs its notifications in base64 for addresses.
      const signature = message.Ds_Signature.replaceAll('+', '-').replaceAll('/', '_');
      return new URLSearchParams({ ...message, Ds_Signature: signature });
    },
    notify: async (notice) => {
      const path = `${origin}/webhooks/redsys/${tenantId}`;
      return (await backEnd.fetch(new Request(path, { method: 'POST', body: notice }))).status;
    },
    statusOf,
    moneyOf: async ({ id }) => ({
      status: await statusOf(id),
      payments: await db.query('select amount_cents::int as cents from payments where investment_id = $1', [id]),
      refunds: await db.query(
        'select id, amount_cents::int as cents, state, failure from refunds where investment_id = $1',
        [id],
      ),
    }),
    async expire() {
      now += LATER_MS;
      backEnd.clock.moveTo(new Date(now));
      await sweepEachMinute(backEnd.deps, { attempts: attemptSweep });
    },
  };
}
