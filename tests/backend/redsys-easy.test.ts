import {
  createRedsysAPI,
  deserializeAndVerifyJSONResponse,
  SANDBOX_URLS,
  serializeAndSignJSONRequest,
} from 'redsys-easy';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { getPaymentHandover } from '#contract/handover.ts';
import { listQuarantine } from '#contract/quarantine.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import type { Offer } from '#tests/support/invest-world.ts';
import { good } from '#tests/support/order-steps.ts';
import { type AtTerminal, KEY, makeRedsysWorld, type RedsysWorld } from '#tests/support/redsys-world.ts';

// The other side is redsys-easy, a library for Redsys that we did not write.

let world: RedsysWorld;
let offer: Offer;
const easy = createRedsysAPI({
  secretKey: KEY,
  urls: SANDBOX_URLS,
});

beforeAll(async () => {
  world = await makeRedsysWorld();
  await world.standAlone();
  offer = await world.addOffer({ tokens: 1_000_000 });
});
afterEach(async () => {
  expect(await breachesOf(world.db, world.tenantId)).toEqual({});
});
afterAll(() => world.close());

/** A notification that the library packs and signs; it takes the order's number from a field of its own. */
function noticeBy({ order, cents }: AtTerminal, change: Record<string, unknown> = {}): URLSearchParams {
  const values = {
    Ds_Date: '22%2F11%2F2026',
    Ds_Hour: '10%3A00',
    Ds_Amount: String(cents),
    Ds_Currency: '978',
    Ds_Order: order,
    Ds_MerchantCode: '999008881',
    Ds_Terminal: '001',
    Ds_Response: '0000',
    Ds_TransactionType: '0',
    Ds_AuthorisationCode: '123456',
    ...change,
    DS_MERCHANT_ORDER: order,
  };
  return new URLSearchParams({ ...serializeAndSignJSONRequest(KEY, values as never) });
}

const noticesOf = ({ id }: AtTerminal) =>
  world.db.query<{ outcome: string; reason: string | null }>(
    `select n.outcome, n.reason from payment_notices n join payment_attempts a on a.id = n.attempt_id
     where a.investment_id = $1 order by n.received_at, n.outcome`,
    [id],
  );
const paymentsOf = ({ id }: AtTerminal) =>
  world.db.query('select amount_cents::int as cents from payments where investment_id = $1', [id]);

describe('a notification that the library signs', () => {
  test.each([
    ['as Redsys documents it', {}],
    ['with a number for a text', { Ds_Response: 0, Ds_Currency: 978 }],
    ['with a value that is null', { Ds_Card_Country: null, Ds_ErrorCode: null, Ds_MerchantData: null }],
    ['with a boolean', { Ds_Excep_SCA: true, Ds_SecurePayment: false }],
    ['with an object', { Ds_EMV3DS: { protocolVersion: '2.2.0' }, Ds_Card_Brand: { id: 1 } }],
    ['with a list', { Ds_Control: ['1', '2'] }],
  ])('%s is taken, and pays the order', async (_, change) => {
    const at = await world.orderAtTerminal(offer);
    expect(await world.notify(noticeBy(at, change))).toBe(200);
    expect(await world.statusOf(at.id)).toBe('CHARGED');
    expect(await paymentsOf(at)).toEqual([{ cents: at.cents }]);
  });

  test('a notification with its names in capitals is accepted', async () => {
    const at = await world.orderAtTerminal(offer);
    const small = ['Ds_Amount', 'Ds_Currency', 'Ds_MerchantCode', 'Ds_Terminal', 'Ds_Response', 'Ds_TransactionType'];
    const capitals: Record<string, unknown> = {
      ...{ DS_ORDER: at.order, DS_AMOUNT: String(at.cents), DS_CURRENCY: '978', DS_MERCHANTCODE: '999008881' },
      ...{ DS_TERMINAL: '1', DS_RESPONSE: '0000', DS_TRANSACTIONTYPE: '0', Ds_Order: undefined },
    };
    for (const name of small) capitals[name] = undefined;
    expect(await world.notify(noticeBy(at, capitals))).toBe(200);
    expect(await world.statusOf(at.id)).toBe('CHARGED');
  });

  test('a notification whose decisive field is no text is not understood, and nothing is booked', async () => {
    const at = await world.orderAtTerminal(offer);
    for (const change of [{ Ds_Response: true }, { Ds_Amount: { cents: 1 } }, { Ds_Response: null }])
      expect(await world.notify(noticeBy(at, change))).toBe(400);
    expect(await noticesOf(at)).toEqual([]);
    expect(await world.statusOf(at.id)).toBe('IN_UPDATE_TPV');
  });

  test('a notification of a wrong amount does not swallow the right one of the same minute', async () => {
    const at = await world.orderAtTerminal(offer);
    await world.notify(noticeBy(at, { Ds_Amount: '1' }));
    expect(await world.statusOf(at.id)).toBe('IN_UPDATE_TPV');
    await world.notify(noticeBy(at));
    expect(await world.statusOf(at.id)).toBe('CHARGED');
  });
});

describe('a second payment of the same order', () => {
  test('a second payment by another authorisation is booked nowhere and waits for a manager; a repeated one does not', async () => {
    const at = await world.orderAtTerminal(offer);
    await world.notify(noticeBy(at));
    await world.notify(noticeBy(at, { Ds_Hour: '10%3A01' }));
    expect((await noticesOf(at)).map(({ outcome }) => outcome).sort()).toEqual(['APPLIED', 'IGNORED']);
    await world.notify(noticeBy(at, { Ds_AuthorisationCode: '654321' }));
    expect(await paymentsOf(at)).toEqual([{ cents: at.cents }]);
    const { data } = good(await world.call(listQuarantine, { query: { open: '1' }, as: world.manager }));
    expect(data.filter(({ investment_id }) => investment_id === at.id)).toMatchObject([{ reason: 'second_payment' }]);
  });
});

describe('our requests', () => {
  test('the library reads the same in our form as it would have written', async () => {
    const at = await world.orderAtTerminal(offer, 'BIZUM');
    const { data } = good(await world.call(getPaymentHandover, { params: { id: at.id }, as: at.as }));
    if (data.handover?.kind !== 'form') throw new Error('no form');
    const ours = JSON.parse(Buffer.from(data.handover.fields.Ds_MerchantParameters ?? '', 'base64').toString());
    const { body } = easy.createRedirectForm(ours);
    expect(data.handover.fields).toEqual(body);
  });

  test('the notice of the terminal of this machine is one that the library trusts', async () => {
    const at = await world.orderAtTerminal(offer);
    const notice = Object.fromEntries(world.noticeOf(at)) as never;
    const values = easy.processRestNotification(notice);
    expect(values).toMatchObject({ Ds_Order: at.order, Ds_Amount: String(at.cents), Ds_Response: '0000' });
    expect(() => deserializeAndVerifyJSONResponse(`${KEY.slice(0, -2)}AA`, notice)).toThrow();
  });
});
