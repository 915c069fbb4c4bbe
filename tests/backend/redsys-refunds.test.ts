import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { sendRefund } from '#backend/modules/refunds/send-refund.ts';
import { sealed } from '#backend/providers/redsys/message.ts';
import { refundParameters } from '#backend/providers/redsys/payment-request.ts';
import { type Connection, connectionOf } from '#backend/providers/redsys/redsys-settings.ts';
import { tenantSettings } from '#backend/tenant/tenant-settings.ts';
import { getPaymentHandover } from '#contract/handover.ts';
import { getInvestment } from '#contract/investments.ts';
import { giveUpPayment } from '#contract/payments.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import type { Offer } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';
import { type AtTerminal, KEY, makeRedsysWorld, type RedsysWorld } from '#tests/support/redsys-world.ts';
import { until } from '#tests/support/until.ts';

let world: RedsysWorld;
let offer: Offer;

beforeAll(async () => {
  world = await makeRedsysWorld();
  await world.standAlone();
  offer = await world.addOffer({ tokens: 1_000_000 });
});
afterEach(async () => {
  expect(await breachesOf(world.db, world.tenantId)).toEqual({});
});
afterAll(() => world.close());

const realFetch = globalThis.fetch;
const connection = (): Connection => ({
  merchantCode: '999008881',
  terminal: '1',
  secretKey: KEY,
  signatureVersion: 'HMAC_SHA256_V1',
  environment: 'local',
  apiOrigin: world.origin,
});
const own = async ({ id, as }: AtTerminal) => good(await world.call(getInvestment, { params: { id }, as })).data;
const noticesOf = ({ id }: AtTerminal) =>
  world.db.query<{ outcome: string; reason: string | null; payload: object }>(
    `select n.outcome, n.reason, n.payload from payment_notices n join payment_attempts a on a.id = n.attempt_id
     where a.investment_id = $1`,
    [id],
  );

describe('a refund', () => {
  test('a refund of money that came after the cancelling goes back by the terminal, once', async () => {
    const at = await world.orderAtTerminal(offer);
    good(await world.steps.cancel(at.id));
    expect(await world.notify(world.noticeOf(at))).toBe(200);
    expect(await noticesOf(at)).toMatchObject([{ outcome: 'LATE' }]);
    const { refunds } = await world.moneyOf(at);
    expect(refunds).toMatchObject([{ cents: at.cents, state: 'PENDING' }]);
    // Its provider sends it: a manager's hand would send it twice.
    const asked = { reason: 'LATE', method: 'CARD_TERMINAL', sender: 'PROVIDER', step: 'ASKED', to: null };
    expect((await own(at)).refunds).toMatchObject([asked]);
    expect(outcome(await world.steps.settle(at.id))).toBe('409 investment.illegal_move');
    const order = { tenantId: world.tenantId, refundId: refunds[0]?.id ?? '' };
    await sendRefund(world.backEnd.deps, order);
    await sendRefund(world.backEnd.deps, order);
    expect(await world.moneyOf(at)).toMatchObject({
      status: 'CANCELED',
      refunds: [{ cents: at.cents, state: 'DONE' }],
    });
    const [sent] = (await own(at)).refunds;
    expect(sent).toMatchObject({ ...asked, step: 'SENT' });
    const mail = (await world.mailsTo(at.as)).at(-1);
    expect(mail?.plain).toContain(`Vuelven a la tarjeta con la que pagó, con la referencia ${sent?.reference}.`);
    expect(mail?.plain).not.toContain('transferencia con la referencia');
  });

  test('a refund that the terminal refuses waits for a manager', async () => {
    const at = await world.orderAtTerminal(offer);
    await world.notify(world.noticeOf(at));
    good(await world.steps.cancel(at.id));
    const [refund] = (await world.moneyOf(at)).refunds;
    const order = { tenantId: world.tenantId, refundId: refund?.id ?? '' };
    // Somebody has given the money back by hand, on the terminal's own pages.
    const values = refundParameters(connection(), at.order, BigInt(at.cents));
    const byHand = await fetch(`${world.origin}/local-terminal/${world.tenantId}/rest`, {
      method: 'POST',
      body: JSON.stringify(sealed(KEY, at.order, values)),
    });
    expect(await byHand.json()).toHaveProperty('Ds_Signature');
    await sendRefund(world.backEnd.deps, order);
    expect((await world.moneyOf(at)).refunds).toMatchObject([{ state: 'PENDING', failure: 'SIS0057' }]);
    const failed = { reason: 'UNDONE', method: 'CARD_TERMINAL', sender: 'BANK', step: 'FAILED' };
    expect((await own(at)).refunds).toMatchObject([failed]);
    good(await world.steps.settle(at.id));
    expect((await own(at)).refunds).toMatchObject([{ ...failed, step: 'SENT', reference: 'TRF-0001' }]);
    expect((await world.mailsTo(at.as)).at(-1)?.plain).toContain(
      'Han salido por transferencia con la referencia TRF-0001.',
    );
  });

  test('a refund that its provider has not sent for a day waits for a manager', async () => {
    const at = await world.orderAtTerminal(offer);
    await world.notify(world.noticeOf(at));
    good(await world.steps.cancel(at.id));
    expect(outcome(await world.steps.settle(at.id))).toBe('409 investment.illegal_move');
    await world.db.query(`update refunds set created_at = created_at - interval '25 hours' where investment_id = $1`, [
      at.id,
    ]);
    expect((await own(at)).refunds).toMatchObject([{ sender: 'BANK', step: 'FAILED' }]);
    good(await world.steps.settle(at.id));
    expect((await own(at)).refunds).toMatchObject([{ sender: 'BANK', step: 'SENT' }]);
  });
});

describe('a refund whose answer was lost', () => {
  /** A paid order that was cancelled, and a terminal whose answers to refunds get lost on the way. */
  async function refundWithLostAnswer(): Promise<{ at: AtTerminal; order: { tenantId: string; refundId: string } }> {
    const at = await world.orderAtTerminal(offer);
    await world.notify(world.noticeOf(at));
    good(await world.steps.cancel(at.id));
    const [refund] = (await world.moneyOf(at)).refunds;
    return { at, order: { tenantId: world.tenantId, refundId: refund?.id ?? '' } };
  }

  test('is asked for again, taken once, and done', async () => {
    const { at, order } = await refundWithLostAnswer();
    const asked = vi.spyOn(globalThis, 'fetch');
    asked.mockImplementationOnce(async (...request) => {
      await realFetch(...request);
      throw new TypeError('the answer was lost');
    });
    await expect(sendRefund(world.backEnd.deps, order)).rejects.toThrow('lost');
    expect((await world.moneyOf(at)).refunds).toMatchObject([{ state: 'PENDING', failure: null }]);
    await sendRefund(world.backEnd.deps, order);
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockRestore();
    expect((await world.moneyOf(at)).refunds).toMatchObject([{ cents: at.cents, state: 'DONE', failure: null }]);
  });

  test('is never a part of a payment: a part could go twice', async () => {
    const { at, order } = await refundWithLostAnswer();
    await world.db.query('update payment_attempts set amount_cents = amount_cents + 1 where investment_id = $1', [
      at.id,
    ]);
    const asked = vi.spyOn(globalThis, 'fetch');
    await sendRefund(world.backEnd.deps, order);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    expect((await world.moneyOf(at)).refunds).toMatchObject([{ state: 'PENDING', failure: 'redsys_partial' }]);
  });

  test('is not sent by a manager’s hand as well while it is being sent', async () => {
    const { at, order } = await refundWithLostAnswer();
    const both = await Promise.all([world.steps.settle(at.id), sendRefund(world.backEnd.deps, order)]);
    expect(['200', '409 investment.illegal_move']).toContain(outcome(both[0]));
    expect((await world.moneyOf(at)).refunds).toMatchObject([{ cents: at.cents, state: 'DONE' }]);
    expect(outcome(await world.steps.settle(at.id))).toBe('409 investment.illegal_move');
  });
});

describe('an order that was chosen anew and paid late by the terminal', () => {
  test('can still be cancelled, and paid and cancelled: each payment goes back once', async () => {
    for (const pays of [false, true]) {
      const at = await world.orderAtTerminal(offer);
      good(await world.call(giveUpPayment, { params: { id: at.id }, body: {}, as: at.as }));
      const { data } = good(await world.steps.pay(at.as, at.id, 'BANK_TRANSFER'));
      await world.notify(world.noticeOf(at));
      if (pays) {
        good(await world.steps.prove(at.as, at.id));
        good(await world.steps.confirm(at.id, data.to_pay));
      }
      good(await world.steps.cancel(at.id));
      const { refunds } = await world.moneyOf(at);
      expect(refunds.map(({ cents }) => cents).sort()).toEqual(pays ? [10_000, at.cents].sort() : [at.cents]);
    }
  });
});

describe('the terminal of this machine', () => {
  /** The form as the browser posts it, with a decision or without. */
  async function atTerminal(at: AtTerminal, decision?: string): Promise<Response> {
    const { data } = good(await world.call(getPaymentHandover, { params: { id: at.id }, as: at.as }));
    if (data.handover?.kind !== 'form') throw new Error('no form');
    const body = new URLSearchParams({ ...data.handover.fields, ...(decision ? { decision } : {}) });
    return fetch(data.handover.action, { method: 'POST', body, redirect: 'manual' });
  }

  test('asks with the amount, and refuses what is not signed', async () => {
    const at = await world.orderAtTerminal(offer);
    const page = await (await atTerminal(at)).text();
    expect(page).toMatch(/101,20\s€/);
    expect(page).toContain('value="accept-late"');
    const unsigned = await fetch(`${world.origin}/local-terminal/${world.tenantId}`, {
      method: 'POST',
      body: world.noticeOf(at),
    });
    expect(unsigned.status).toBe(400);
  });

  test.each([
    ['accept', 'CHARGED', 'payment-success', 1],
    ['accept-twice', 'CHARGED', 'payment-success', 1],
    ['refuse', 'PAYMENT_ERROR', 'payment-creditcard', 1],
    ['abandon', 'IN_UPDATE_TPV', 'payment-creditcard', 0],
  ])('%s: the order is %s when the person is back', async (decision, status, page, notices) => {
    const at = await world.orderAtTerminal(offer);
    const back = await atTerminal(at, decision);
    expect(back.status).toBe(303);
    expect(back.headers.get('Location')).toMatch(new RegExp(`/${page}$`));
    expect(await world.statusOf(at.id)).toBe(status);
    expect(await noticesOf(at)).toHaveLength(notices);
  });

  test('accept late: the notice comes after the person', async () => {
    const at = await world.orderAtTerminal(offer);
    expect((await atTerminal(at, 'accept-late')).status).toBe(303);
    expect(await world.statusOf(at.id)).toBe('IN_UPDATE_TPV');
    await until(async () => (await world.statusOf(at.id)) === 'CHARGED', 'the order is charged');
  });

  test('speaks the version of the signature that the tenant’s terminal is set to, for payments and refunds', async () => {
    const before = await world.orderAtTerminal(offer);
    const setTo = (version: string) =>
      world.db.query(
        `update tenants set settings = jsonb_set(settings, '{redsys,signatureVersion}', to_jsonb($2::text)), version = version + 1
         where id = $1`,
        [world.tenantId, version],
      );
    await setTo('HMAC_SHA512_V2');
    try {
      const at = await world.orderAtTerminal(offer);
      const { data } = good(await world.call(getPaymentHandover, { params: { id: at.id }, as: at.as }));
      if (data.handover?.kind !== 'form') throw new Error('no form');
      expect(data.handover.fields).toMatchObject({ Ds_SignatureVersion: 'HMAC_SHA512_V2' });
      expect(data.handover.fields.Ds_Signature).toMatch(/^[\w-]{86}$/);
      good(await world.steps.cancel(at.id));
      const body = new URLSearchParams({ ...data.handover.fields, decision: 'accept' });
      const back = await fetch(data.handover.action, { method: 'POST', body, redirect: 'manual' });
      expect(back.headers.get('Location')).toMatch(/\/payment-success$/);
      const { refunds } = await world.moneyOf(at);
      expect(refunds).toMatchObject([{ cents: at.cents, state: 'PENDING' }]);
      await sendRefund(world.backEnd.deps, { tenantId: world.tenantId, refundId: refunds[0]?.id ?? '' });
      expect((await world.moneyOf(at)).refunds).toMatchObject([{ state: 'DONE', failure: null }]);
      // What was asked for before is told in the version in which it was asked.
      expect(await world.notify(world.noticeOf(before))).toBe(200);
      expect(await world.statusOf(before.id)).toBe('CHARGED');
    } finally {
      await setTo('HMAC_SHA256_V1');
    }
  });

  test('is on one’s own machine alone', () => {
    const config = { isOwnMachine: false, apiOrigin: 'https://api.example.com' };
    const settings = tenantSettings.parse({ redsys: { ...connection(), apiOrigin: undefined } });
    expect(connectionOf({ settings }, config)).toBeNull();
    expect(connectionOf({ settings }, { ...config, isOwnMachine: true })).not.toBeNull();
  });
});
