import { chargeEvent, type LocalEvent, pageEvent, processingEvent } from '#backend/local/stripe/local-events.ts';
import { signatureHeader } from '#backend/providers/stripe/signed-event.ts';
import { getPaymentHandover } from '#contract/handover.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from './invest-world.ts';
import { listen } from './listen.ts';
import { good, type OrderSteps, orderSteps } from './order-steps.ts';

export const SECRETS = ['whsec_first_of_two_secrets', 'whsec_second_of_two_secrets'];

/** An order whose hosted page is open. */
export interface AtCheckout {
  id: string;
  reference: string;
  customer: string;
  cents: number;
  /** Address of the hosted page. */
  page: string;
  as: Person;
}

/** A tenant that takes cards at the provider of this machine, whose API listens, so that the provider can reach it. */
export interface CardWorld extends InvestWorld {
  steps: OrderSteps;
  origin: string;
  orderAtCheckout(offer: Offer, options?: { as?: Person; useBalance?: boolean }): Promise<AtCheckout>;
  /** Events about the page as the provider words them. */
  event(at: AtCheckout, type: string, isPaid?: boolean): LocalEvent;
  processing(at: AtCheckout): LocalEvent;
  /** The bank has taken the money from a card that ends so. */
  charged(at: AtCheckout, last4: string): LocalEvent;
  /** Sends an event to the webhook, signed now by the first secret unless told otherwise; answers the status. */
  tell(event: LocalEvent, signature?: (body: string) => string): Promise<number>;
  /** What a person decides on the hosted page, by posting its form; `card`: the provider's name of a kept one. */
  decide(at: AtCheckout, decision: string, card?: string): Promise<Response>;
  statusOf(id: string): Promise<string | undefined>;
}

export async function makeCardWorld(): Promise<CardWorld> {
  const world = await makeInvestWorld({
    hide: { signInvestment: true },
    payment_methods: [
      { method: 'CARD', fee_fixed: '0.00', fee_percent: '1.4' },
      { method: 'BANK_TRANSFER', fee_fixed: '0.00', fee_percent: '0' },
    ],
  });
  const { db, tenantId, backEnd } = world;
  const card = { secretKey: 'sk_local_of_the_tests', webhookSecrets: SECRETS, environment: 'local' };
  await db.query(`update tenants set settings = settings || jsonb_build_object('card', $2::jsonb) where id = $1`, [
    tenantId,
    JSON.stringify(card),
  ]);
  const steps = orderSteps(world);
  const origin = await listen(backEnd);
  const pageOf = ({ reference, customer, cents }: AtCheckout) => ({
    ...{ reference, customer, cents, currency: 'eur', title: '', expiresAt: 0 },
    ...{ successUrl: origin, cancelUrl: origin },
  });
  return {
    ...world,
    steps,
    origin,
    async orderAtCheckout(offer, { as: given, useBalance = false } = {}) {
      const as = given ?? (await world.addPerson());
      if (useBalance) await world.addCash(as, 3000);
      const { id } = good(await steps.place(as, offer, 2)).data;
      good(await steps.accept(as, id));
      good(await steps.pay(as, id, 'CARD', useBalance));
      const { data } = good(await world.call(getPaymentHandover, { params: { id }, as }));
      if (data.handover?.kind !== 'link') throw new Error('no hosted page');
      const [row] = await db.query<{ reference: string; amount_cents: string; customer: string }>(
        `select a.reference, a.amount_cents, c.customer from payment_attempts a
         join investments i on i.id = a.investment_id join card_customers c on c.user_id = i.user_id
         where a.investment_id = $1 and a.state = 'OPEN'`,
        [id],
      );
      if (!row) throw new Error('no attempt is open');
      const { reference, customer } = row;
      return { id, reference, customer, cents: Number(row.amount_cents), page: data.handover.url, as };
    },
    event: (at, type, isPaid = true) => pageEvent(type, pageOf(at), `pi_of_${at.reference}`, isPaid),
    processing: (at) => processingEvent(pageOf(at), `pi_of_${at.reference}`),
    charged: (at, last4) =>
      chargeEvent(at, `pi_of_${at.reference}`, {
        id: `pm_${last4}`,
        card: { brand: 'mastercard', last4, exp_month: 3, exp_year: 2031 },
      }),
    async tell(event, signature = (body) => signatureHeader(SECRETS[0] ?? '', body, backEnd.clock.now())) {
      const body = JSON.stringify(event);
      const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature(body) };
      const address = `${origin}/webhooks/card/${tenantId}`;
      return (await backEnd.fetch(new Request(address, { method: 'POST', headers, body }))).status;
    },
    decide: (at, decision, card = '') =>
      fetch(at.page, { method: 'POST', body: new URLSearchParams({ decision, card }), redirect: 'manual' }),
    statusOf: async (id) => {
      const [row] = await db.query<{ status: string }>('select status from investments where id = $1', [id]);
      return row?.status;
    },
  };
}
