import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sweepEachMinute } from '#backend/jobs/sweep-each-minute.ts';
import { refundSweep } from '#backend/modules/refunds/ask-refunds-again.ts';
import { sendRefund } from '#backend/modules/refunds/send-refund.ts';
import { listQuarantine } from '#contract/quarantine.ts';
import { type AtCheckout, type CardWorld, makeCardWorld } from '#tests/support/card-world.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import type { Offer } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';

// Events are worded as Stripe's reference words them (refund, charge and dispute objects) and signed by its own package.

let world: CardWorld;
let offer: Offer;
let events = 0;

beforeAll(async () => {
  world = await makeCardWorld();
  await world.standAlone();
  offer = await world.addOffer({ tokens: 1_000_000 });
});
afterEach(async () => {
  expect(await breachesOf(world.db, world.tenantId)).toEqual({});
});
afterAll(() => world.close());

const told = (type: string, object: Record<string, unknown>) => {
  events += 1;
  return world.tell({ id: `evt_${events}`, type, data: { object } });
};
const refundsOf = ({ id }: AtCheckout) =>
  world.db.query<{ id: string; cents: number; state: string; failure: string | null; bank_reference: string | null }>(
    'select id, amount_cents::int as cents, state, failure, bank_reference from refunds where investment_id = $1',
    [id],
  );
const paymentOf = async ({ id }: AtCheckout) => {
  const [row] = await world.db.query<{ name: string }>(
    'select provider_reference as name from payments where investment_id = $1',
    [id],
  );
  return row?.name ?? '';
};
/** Cents of the accounts that money of providers goes through; the world outside is below zero by what came in. */
const balances = async (): Promise<Record<string, number>> => {
  const rows = await world.db.query<{ kind: string; cents: number }>(
    `select a.kind, sum(p.amount)::int as cents from ledger_accounts a join ledger_postings p on p.tenant_id = a.tenant_id and p.account_id = a.id
     where a.tenant_id = $1 and a.kind in ('bank', 'provider_claims', 'refunds_due') group by a.kind`,
    [world.tenantId],
  );
  return Object.fromEntries([
    ['bank', 0],
    ['provider_claims', 0],
    ['refunds_due', 0],
    ...rows.map((row) => [row.kind, row.cents]),
  ]);
};
/** What the accounts have changed by since. */
async function movedBy(act: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await balances();
  await act();
  const after = await balances();
  return Object.fromEntries(Object.entries(after).map(([kind, cents]) => [kind, cents - (before[kind] ?? 0)]));
}
const reasonsOf = async ({ id }: AtCheckout) => {
  const { data } = good(await world.call(listQuarantine, { query: { open: '1', per_page: '100' }, as: world.manager }));
  return data.filter(({ investment_id }) => investment_id === id).map(({ reason }) => reason);
};
const send = async (at: AtCheckout) =>
  sendRefund(world.backEnd.deps, { tenantId: world.tenantId, refundId: (await refundsOf(at))[0]?.id ?? '' });

async function paid(): Promise<AtCheckout> {
  const at = await world.orderAtCheckout(offer);
  await world.decide(at, 'accept');
  expect(await world.statusOf(at.id)).toBe('CHARGED');
  return at;
}
async function refunded(): Promise<AtCheckout> {
  const at = await paid();
  good(await world.steps.cancel(at.id));
  await send(at);
  expect(await refundsOf(at)).toMatchObject([{ state: 'DONE' }]);
  return at;
}
const refundObject = async (at: AtCheckout, change: Record<string, unknown> = {}) => {
  const [own] = await refundsOf(at);
  return {
    ...{ id: own?.bank_reference ?? 're_dashboard', object: 'refund', amount: at.cents, currency: 'eur' },
    ...{ payment_intent: await paymentOf(at), charge: 'ch_1', status: 'succeeded', failure_reason: null },
    ...{ metadata: own ? { refund: own.id } : {}, ...change },
  };
};

describe('a refund that we asked for', () => {
  test.each(['refund.failed', 'refund.updated', 'charge.refund.updated'])(
    'a refund that fails after all (%s) is owed again, waits for a manager, and can be sent by bank once',
    async (type) => {
      const at = await refunded();
      const failed = await refundObject(at, { status: 'failed', failure_reason: 'lost_or_stolen_card' });
      expect(await movedBy(() => told(type, failed))).toEqual({
        ...{ bank: -at.cents, refunds_due: at.cents, provider_claims: 0 },
      });
      await told(type, failed);
      await told('refund.updated', failed);
      expect(await refundsOf(at)).toMatchObject([{ state: 'PENDING', failure: 'refund_failed', bank_reference: null }]);
      expect(await reasonsOf(at)).toEqual(['refund_failed']);
      await send(at);
      good(await world.steps.settle(at.id));
      expect(outcome(await world.steps.settle(at.id))).toBe('409 investment.illegal_move');
      await told(type, failed);
      expect(await refundsOf(at)).toMatchObject([{ state: 'DONE', bank_reference: 'TRF-0001' }]);
    },
  );
});

describe('a refund of which the provider says nothing', () => {
  const later = (at: AtCheckout, hours: number) =>
    world.db.query(
      `with r as (update refunds set created_at = created_at - $2 * interval '1 hour' where investment_id = $1)
       update payment_attempts set updated_at = updated_at - $2 * interval '1 hour' where investment_id = $1`,
      [at.id, hours],
    );
  const jobsOf = async (at: AtCheckout) =>
    world.db.query(`select 1 from pgboss.job where name = 'refund.send' and data->>'refundId' = $1`, [
      (await refundsOf(at))[0]?.id,
    ]);

  test('is sent by nobody’s hand, asked for again, and goes back once', async () => {
    const at = await paid();
    good(await world.steps.cancel(at.id));
    const real = globalThis.fetch;
    let answers = 0;
    globalThis.fetch = async (address, init) => {
      const answer = await real(address, init);
      if (!String(address).endsWith('/v1/refunds') || init?.method !== 'POST') return answer;
      answers += 1;
      throw new TypeError('the answer was lost');
    };
    try {
      await expect(send(at)).rejects.toThrow();
    } finally {
      globalThis.fetch = real;
    }
    expect(answers).toBe(1);
    await later(at, 30);
    expect(outcome(await world.steps.settle(at.id))).toBe('409 investment.illegal_move');
    const before = (await jobsOf(at)).length;
    await sweepEachMinute(world.backEnd.deps, { refunds: refundSweep });
    await sweepEachMinute(world.backEnd.deps, { refunds: refundSweep });
    expect(await jobsOf(at)).toHaveLength(before + 1);
    await send(at);
    expect(await refundsOf(at)).toMatchObject([{ state: 'DONE', cents: at.cents }]);
    expect(await movedBy(() => send(at))).toEqual({ bank: 0, refunds_due: 0, provider_claims: 0 });
  });

  test('or that it has only taken waits for its word, and is done by it', async () => {
    const at = await paid();
    good(await world.steps.cancel(at.id));
    const real = globalThis.fetch;
    let name = '';
    globalThis.fetch = async (address, init) => {
      const answer = await real(address, init);
      if (!String(address).endsWith('/v1/refunds') || init?.method !== 'POST') return answer;
      const made = (await answer.json()) as { id: string };
      name = made.id;
      return Response.json({ ...made, status: 'pending' });
    };
    try {
      await send(at);
    } finally {
      globalThis.fetch = real;
    }
    expect(await refundsOf(at)).toMatchObject([{ state: 'PENDING', failure: null }]);
    await later(at, 30);
    expect(outcome(await world.steps.settle(at.id))).toBe('409 investment.illegal_move');
    const [own] = await refundsOf(at);
    const sent = { ...(await refundObject(at, { id: name })), metadata: { refund: own?.id } };
    expect(await told('refund.updated', sent)).toBe(200);
    expect(await refundsOf(at)).toMatchObject([{ state: 'DONE', bank_reference: name }]);
  });
});

describe('a refund that was made on the provider’s own pages', () => {
  test('a refund of a live order is booked at once, seen by the manager, and not sent again when the order is cancelled', async () => {
    const at = await paid();
    const made = await refundObject(at, { id: `re_${at.id}` });
    expect(await movedBy(() => told('refund.created', made))).toEqual({
      ...{ bank: at.cents, refunds_due: 0, provider_claims: -at.cents },
    });
    await told('refund.updated', made);
    expect(await reasonsOf(at)).toEqual(['refunded_at_provider']);
    const moved = await movedBy(async () => {
      good(await world.steps.cancel(at.id));
      await send(at);
    });
    expect(moved).toEqual({ bank: 0, refunds_due: 0, provider_claims: at.cents });
    expect(await refundsOf(at)).toMatchObject([{ state: 'DONE' }]);
  });

  test('a refund of a cancelled order takes the place of the refund that waits', async () => {
    const at = await paid();
    good(await world.steps.cancel(at.id));
    await told('refund.created', { ...(await refundObject(at)), id: `re_${at.id}`, metadata: {} });
    expect(await refundsOf(at)).toMatchObject([{ state: 'DONE', bank_reference: `re_${at.id}` }]);
    expect(await reasonsOf(at)).toEqual([]);
    await send(at);
    expect(await refundsOf(at)).toHaveLength(1);
  });

  test('a partial refund leaves the rest to be sent', async () => {
    const at = await paid();
    await told('refund.created', await refundObject(at, { id: `re_${at.id}`, amount: 40 }));
    const moved = await movedBy(async () => {
      good(await world.steps.cancel(at.id));
      await send(at);
    });
    expect(moved).toEqual({ bank: at.cents - 40, refunds_due: 0, provider_claims: 40 });
    expect(await refundsOf(at)).toMatchObject([{ state: 'DONE', cents: at.cents - 40 }]);
  });

  test('is read from the provider where only the charge is told of', async () => {
    const at = await paid();
    const payment_intent = await paymentOf(at);
    const body = new URLSearchParams({ payment_intent, amount: String(at.cents) });
    const headers = { Authorization: 'Bearer sk_local_of_the_tests', 'Stripe-Version': '2026-10-28.endive' };
    const address = `${world.origin}/local-checkout/${world.tenantId}/v1/refunds`;
    expect((await fetch(address, { method: 'POST', headers, body })).status).toBe(200);
    expect(await told('charge.refunded', { id: 'ch_1', object: 'charge', payment_intent })).toBe(200);
    expect(await reasonsOf(at)).toEqual(['refunded_at_provider']);
  });
});

describe('a dispute', () => {
  const disputeOf = async (at: AtCheckout, status: string) => ({
    ...{ id: `dp_${at.id}`, object: 'dispute', amount: at.cents, currency: 'eur', status, reason: 'fraudulent' },
    ...{ payment_intent: await paymentOf(at), charge: 'ch_1' },
  });

  test('a lost dispute takes the money once, and a cancelled order sends nothing more', async () => {
    const at = await paid();
    const opened = await disputeOf(at, 'needs_response');
    const moved = await movedBy(async () => {
      await told('charge.dispute.created', opened);
      await told('charge.dispute.funds_withdrawn', opened);
      await told('charge.dispute.closed', { ...opened, status: 'lost' });
    });
    expect(moved).toEqual({ bank: at.cents, refunds_due: 0, provider_claims: -at.cents });
    expect((await reasonsOf(at)).sort()).toEqual(['dispute_lost', 'dispute_opened']);
    good(await world.steps.cancel(at.id));
    await send(at);
    expect(await refundsOf(at)).toMatchObject([{ state: 'DONE', failure: null }]);
  });

  test('a dispute that is won brings the money back, once', async () => {
    const at = await paid();
    const opened = await disputeOf(at, 'needs_response');
    const moved = await movedBy(async () => {
      await told('charge.dispute.created', opened);
      await told('charge.dispute.closed', { ...opened, status: 'won' });
      await told('charge.dispute.funds_reinstated', { ...opened, status: 'won' });
    });
    expect(moved).toEqual({ bank: 0, refunds_due: 0, provider_claims: 0 });
    expect((await reasonsOf(at)).sort()).toEqual(['dispute_opened', 'dispute_won']);
  });

  test('an inquiry withholds nothing, and a dispute about a stranger’s payment changes nothing', async () => {
    const at = await paid();
    const asked = await disputeOf(at, 'warning_needs_response');
    expect(await movedBy(() => told('charge.dispute.created', asked))).toMatchObject({ bank: 0, provider_claims: 0 });
    expect(await reasonsOf(at)).toEqual(['dispute_opened']);
    const strange = { ...asked, id: 'dp_else', payment_intent: 'pi_of_somebody_else', status: 'needs_response' };
    expect(await movedBy(() => told('charge.dispute.created', strange))).toMatchObject({ bank: 0 });
  });
});

describe('a page of somebody else on the same account', () => {
  test.each(['setup', 'subscription'])(
    'a foreign page in the mode %s is answered with success and booked nowhere',
    async (mode) => {
      const at = await world.orderAtCheckout(offer);
      const page = world.event(at, 'completed');
      Object.assign(page.data.object, {
        mode,
        client_reference_id: 'theirs',
        amount_total: mode === 'setup' ? null : 100,
      });
      expect(await world.tell(page)).toBe(200);
      expect(
        await world.db.query(`select 1 from payment_notices where payload->>'client_reference_id' = 'theirs'`),
      ).toEqual([]);
    },
  );
});
