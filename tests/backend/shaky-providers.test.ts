import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { sweepEachMinute } from '#backend/jobs/sweep-each-minute.ts';
import { refundSweep } from '#backend/modules/refunds/ask-refunds-again.ts';
import { sendRefund } from '#backend/modules/refunds/send-refund.ts';
import { sweepIdentity } from '#backend/providers/sumsub/sweep-identity.ts';
import { getInvestment } from '#contract/investments.ts';
import { connectionsInUse } from '#tests/support/connections-in-use.ts';
import { type IdentityWorld, makeIdentityWorld } from '#tests/support/identity-world.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import type { Offer } from '#tests/support/invest-world.ts';
import { type MeddlingProxy, type Mood, meddlingProxy } from '#tests/support/meddling-proxy.ts';
import { good, outcome } from '#tests/support/order-steps.ts';
import { type AtTerminal, makeRedsysWorld, type RedsysWorld } from '#tests/support/redsys-world.ts';

const WRONG: readonly Mood[] = ['never', 'die', 'away', 'busy', 'page', 'foreign'];

/** The same patience, as long as a test can wait. */
function impatient() {
  const real = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => real(Math.min(ms, 1_500)));
}
afterEach(() => void vi.restoreAllMocks());

describe('a terminal that is asked to send money back', () => {
  let world: RedsysWorld;
  let offer: Offer;
  let proxy: MeddlingProxy;

  beforeAll(async () => {
    world = await makeRedsysWorld();
    await world.standAlone();
    offer = await world.addOffer({ tokens: 1_000_000 });
    proxy = await meddlingProxy(world.origin);
    world.backEnd.deps.config.apiOrigin = proxy.origin;
  });
  afterEach(async () => {
    proxy.mood = 'well';
    expect(await breachesOf(world.db, world.tenantId)).toEqual({});
  });
  afterAll(async () => {
    proxy.close();
    await world.close();
  });

  async function cancelled() {
    const at = await world.orderAtTerminal(offer);
    await world.notify(world.noticeOf(at));
    good(await world.steps.cancel(at.id));
    const [refund] = await refundsOf(at);
    return { at, send: () => sendRefund(world.backEnd.deps, { tenantId: world.tenantId, refundId: refund?.id ?? '' }) };
  }
  const refundsOf = ({ id }: AtTerminal) =>
    world.db.query<{ id: string; cents: number; state: string; failure: string | null }>(
      'select id, amount_cents::int as cents, state, failure from refunds where investment_id = $1',
      [id],
    );
  const shown = async ({ id, as }: AtTerminal) =>
    good(await world.call(getInvestment, { params: { id }, as })).data.refunds;
  const mailsOf = async ({ as }: AtTerminal) => (await world.mailsTo(as)).map(({ kind }) => kind);

  test.each(WRONG)(
    'a terminal that answers wrongly (%s) leaves the refund asked for, and the next try sends it once',
    async (mood) => {
      impatient();
      const { at, send } = await cancelled();
      const before = await mailsOf(at);
      proxy.mood = mood;
      await expect(send()).rejects.toThrow();
      await expect(send()).rejects.toThrow();
      expect(await refundsOf(at)).toMatchObject([{ cents: at.cents, state: 'PENDING', failure: null }]);
      // The person reads that it has been asked for, and a manager cannot send it a second time.
      expect(await shown(at)).toMatchObject([{ sender: 'PROVIDER', step: 'ASKED' }]);
      expect(outcome(await world.steps.settle(at.id))).toBe('409 investment.illegal_move');
      expect(await mailsOf(at)).toEqual(before);
      proxy.mood = 'well';
      await send();
      const asked = proxy.asked.length;
      await send();
      expect(proxy.asked).toHaveLength(asked);
      expect(await refundsOf(at)).toMatchObject([{ cents: at.cents, state: 'DONE', failure: null }]);
      expect(await shown(at)).toMatchObject([{ step: 'SENT' }]);
      expect(await mailsOf(at)).toHaveLength(before.length + 1);
    },
  );

  test('a slow terminal holds no connection and no transaction, whoever looks or tries meanwhile', async () => {
    const { at, send } = await cancelled();
    proxy.mood = 'hang';
    const first = send();
    await proxy.held();
    expect(await connectionsInUse(world)).toBe(0);
    expect(await shown(at)).toMatchObject([{ step: 'ASKED' }]);
    expect(outcome(await world.steps.settle(at.id))).toBe('409 investment.illegal_move');
    proxy.mood = 'well';
    // A second job of the same refund is answered before the first.
    await send();
    expect(await refundsOf(at)).toMatchObject([{ state: 'DONE' }]);
    proxy.release();
    await first;
    expect(await refundsOf(at)).toMatchObject([{ cents: at.cents, state: 'DONE', failure: null }]);
  });

  test('a terminal that has said nothing for long is asked again by itself', async () => {
    impatient();
    const { at, send } = await cancelled();
    proxy.mood = 'never';
    await expect(send()).rejects.toThrow();
    proxy.mood = 'well';
    await world.db.query(`update refunds set created_at = created_at - interval '3 hours' where investment_id = $1`, [
      at.id,
    ]);
    await world.db.query(
      `update payment_attempts set updated_at = updated_at - interval '3 hours' where investment_id = $1`,
      [at.id],
    );
    const jobs = async () =>
      (
        await world.db.query(`select 1 from pgboss.job where name = 'refund.send' and data->>'refundId' = $1`, [
          (await refundsOf(at))[0]?.id,
        ])
      ).length;
    const before = await jobs();
    await sweepEachMinute(world.backEnd.deps, { refunds: refundSweep });
    expect(await jobs()).toBe(before + 1);
    await send();
    expect(await refundsOf(at)).toMatchObject([{ cents: at.cents, state: 'DONE' }]);
  });
});

describe('a provider of identities', () => {
  let world: IdentityWorld;
  let proxy: MeddlingProxy;

  beforeAll(async () => {
    world = await makeIdentityWorld();
    proxy = await meddlingProxy(world.backEnd.deps.config.apiOrigin ?? '');
    world.backEnd.deps.config.apiOrigin = proxy.origin;
  });
  afterEach(() => {
    proxy.mood = 'well';
  });
  afterAll(async () => {
    proxy.close();
    await world.close();
  });

  test.each(WRONG)(
    'a provider that answers wrongly (%s) keeps nobody from being checked later, and the person reads that it is under way',
    async (mood) => {
      impatient();
      const as = await world.applicant();
      expect(await world.submit(as)).toBe(200);
      proxy.mood = mood;
      await expect(world.handOn(as)).rejects.toThrow();
      expect(await world.kyc(as)).toMatchObject({ status: 'RUNNING', causes: [] });
      proxy.mood = 'well';
      await world.handOn(as);
      expect(await world.kyc(as)).toMatchObject({ status: 'PENDING' });
      // The same while its word is asked for.
      proxy.mood = mood;
      await sweepIdentity(world.backEnd.deps);
      expect(await world.kyc(as)).toMatchObject({ status: 'PENDING', causes: [] });
      proxy.mood = 'well';
      expect(await world.decide(as, 'accept')).toBeLessThan(400);
      await sweepIdentity(world.backEnd.deps);
      expect(await world.kyc(as)).toMatchObject({ status: 'SUCCESS' });
    },
  );

  test('a slow provider holds no connection and no transaction, at whichever of its calls', async () => {
    const as = await world.applicant();
    await world.submit(as);
    proxy.mood = 'hang';
    const before = proxy.asked.length;
    const handed = world.handOn(as);
    let isDone = false;
    const done = handed.finally(() => {
      isDone = true;
    });
    let calls = 0;
    while (!isDone) {
      await Promise.race([proxy.held(), handed]);
      if (isDone) break;
      calls += 1;
      expect(await connectionsInUse(world)).toBe(0);
      proxy.release();
    }
    await done;
    expect(calls).toBe(proxy.asked.length - before);
    expect(calls).toBeGreaterThan(3);
    expect(await world.kyc(as)).toMatchObject({ status: 'PENDING' });
    const asked = sweepIdentity(world.backEnd.deps);
    await proxy.held();
    expect(await connectionsInUse(world)).toBe(0);
    proxy.mood = 'well';
    proxy.release();
    await asked;
  });
});
