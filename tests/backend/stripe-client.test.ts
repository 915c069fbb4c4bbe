import Stripe from 'stripe';
import { Agent, getGlobalDispatcher, setGlobalDispatcher } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CardConnection } from '#backend/providers/stripe/card-settings.ts';
import { createCustomer, detachCard, openCheckout } from '#backend/providers/stripe/checkout-calls.ts';
import { ProviderRefused, providerClient } from '#backend/providers/stripe/provider-call.ts';
import { type CardWorld, makeCardWorld, SECRETS } from '#tests/support/card-world.ts';

// The other side is Stripe's own package, which knows the parameters of its pinned version.

let world: CardWorld;
let connection: CardConnection;
let stripe: Stripe;

beforeAll(async () => {
  world = await makeCardWorld();
  connection = {
    ...{ secretKey: 'sk_local_of_the_tests', webhookSecrets: SECRETS, environment: 'local' as const },
    api: `${world.origin}/local-checkout/${world.tenantId}`,
  };
  stripe = providerClient(connection);
});
afterAll(() => world.close());

const inAnHour = () => Math.floor(world.backEnd.clock.now().getTime() / 1000) + 3600;
const page = (reference: string): Stripe.Checkout.SessionCreateParams => ({
  ...{ mode: 'payment', client_reference_id: reference, customer: 'cus_1', expires_at: inAnHour() },
  line_items: [{ quantity: 1, price_data: { currency: 'eur', unit_amount: 100, product_data: { name: 'A token' } } }],
  ...{ success_url: 'https://lonja.test/yes', cancel_url: 'https://lonja.test/no' },
});
const failure = async (asked: Promise<unknown>) => {
  const error = await asked.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error('it was answered');
  return { type: error.rawType, code: error.code, param: error.param, status: error.statusCode };
};

describe('calls to Stripe', () => {
  test('are answered over the package’s agent as over Node’s own: whoever loads that package first decides for the whole process', async () => {
    const before = getGlobalDispatcher();
    setGlobalDispatcher(new Agent());
    try {
      expect(await createCustomer(connection, 'b5a1f0de-0000-4000-8000-000000000003')).toMatch(/^cus_/);
    } finally {
      setGlobalDispatcher(before);
    }
  });

  test('every request names the pinned version, and no parameter that it has removed', async () => {
    const sent: { headers: Headers; body: string }[] = [];
    const real = globalThis.fetch;
    globalThis.fetch = async (address, init) => {
      sent.push({ headers: new Headers(init?.headers), body: String(init?.body ?? '') });
      return real(address, init);
    };
    try {
      const customer = await createCustomer(connection, 'b5a1f0de-0000-4000-8000-000000000002');
      const url = await openCheckout(connection, {
        ...{ reference: 'one', customer, amountCents: 10_140n, currency: 'EUR', title: 'Two tokens' },
        ...{ expiresAt: new Date(inAnHour() * 1000), successUrl: 'https://a.test/yes', cancelUrl: 'https://a.test/no' },
      });
      expect(url).toContain('/pay/');
    } finally {
      globalThis.fetch = real;
    }
    expect(sent.map(({ headers }) => headers.get('Stripe-Version'))).toEqual([Stripe.API_VERSION, Stripe.API_VERSION]);
    const asked = new URLSearchParams(sent[1]?.body);
    expect([...asked.keys()].filter((name) => name.startsWith('payment_method_types'))).toEqual([]);
    expect(asked.get('allowed_payment_method_types[0]')).toBe('card');
    expect(sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([
      'customer-b5a1f0de-0000-4000-8000-000000000002',
      'checkout-one',
    ]);
  });

  test('a refusal names its code; a wrong key and a key for other words decide nothing', async () => {
    await expect(detachCard(connection, 'pm_nobody')).rejects.toThrow(new ProviderRefused('resource_missing'));
    const stranger = { ...connection, secretKey: 'sk_of_a_stranger_000' };
    await expect(createCustomer(stranger, 'b5a1f0de-0000-4000-8000-000000000003')).rejects.toMatchObject({
      code: 'payment.provider_down',
    });
  });
});

describe('the provider of this machine', () => {
  test('refuses what the pinned version has removed, as the real one does', async () => {
    const removed = { ...page('removed'), payment_method_types: ['card'] } as Stripe.Checkout.SessionCreateParams;
    expect(await failure(stripe.checkout.sessions.create(removed))).toEqual({
      ...{ type: 'invalid_request_error', code: 'parameter_unknown', param: 'payment_method_types', status: 400 },
    });
  });

  test('speaks one version', async () => {
    const asked = { apiVersion: '2020-08-27' };
    expect(await failure(stripe.customers.create({ metadata: { user: 'a' } }, asked))).toMatchObject({
      code: 'api_version_unknown',
    });
  });

  test('answers the same key with the same, and with an idempotency error for other words', async () => {
    const once = { idempotencyKey: 'one-key' };
    // Made once: the page's end is a time of its own each time it is made.
    const same = page('same');
    const first = await stripe.checkout.sessions.create(same, once);
    expect((await stripe.checkout.sessions.create(same, once)).id).toBe(first.id);
    expect(await failure(stripe.checkout.sessions.create(page('other'), once))).toMatchObject({
      type: 'idempotency_error',
    });
  });

  test('tells of a page, ends it once, and needs no end to open it', async () => {
    const { expires_at: _, ...endless } = page('endless');
    const opened = await stripe.checkout.sessions.create(endless);
    expect(opened).toMatchObject({ object: 'checkout.session', status: 'open', client_reference_id: 'endless' });
    expect((await stripe.checkout.sessions.retrieve(opened.id)).url).toBe(opened.url);
    expect(await stripe.checkout.sessions.expire(opened.id)).toMatchObject({ status: 'expired', url: null });
    expect((await fetch(opened.url ?? '')).status).toBe(404);
    expect(await failure(stripe.checkout.sessions.expire(opened.id))).toMatchObject({ status: 404 });
    expect(await failure(stripe.checkout.sessions.retrieve('cs_nobody'))).toMatchObject({ code: 'resource_missing' });
  });

  test('lists cards and refuses a refund of what it does not know', async () => {
    expect((await stripe.paymentMethods.list({ customer: 'cus_1', type: 'card' })).data).toEqual([]);
    expect(await failure(stripe.refunds.create({ payment_intent: 'pi_nobody', amount: 1 }))).toMatchObject({
      code: 'resource_missing',
    });
  });
});
