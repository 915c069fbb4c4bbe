import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Deps } from '#backend/deps.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { type CardConnection, cardConnectionOf } from './card-settings.ts';
import { checkoutPage, DECISIONS, languageOf, unknownPage } from './local-checkout-page.ts';
import { decide } from './local-decision.ts';
import { LocalBook, localPage, openPage, sealPage } from './local-provider.ts';

const CONTENT_POLICY = { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'" };
const MINUTE_MS = 60_000;
/** How soon a page may end, and how late, counted from when it is asked for: as the real one says. */
const LEAST_MINUTES = 30;
const MOST_MINUTES = 24 * 60;
const ROOT = '/local-checkout/:tenantId';
const refused = (code: string) => ({ error: { type: 'invalid_request_error', code } });

/**
 * A card provider on one's own machine: the calls that we make of the real one, its hosted page without a card number, its signed events.
 * It moves no money.
 */
export function localCheckout(deps: Deps): Hono {
  const routes = new Hono();
  const book = new LocalBook();

  /** A call with the tenant's key, form in and JSON out. */
  const serve = (
    method: 'GET' | 'POST',
    path: string,
    answer: (c: Context, fields: Record<string, string>, connection: CardConnection) => unknown,
  ) =>
    routes.on(method, `${ROOT}/v1/${path}`, async (c) => {
      const connection = await connectionFor(deps, c.req.param('tenantId') ?? '');
      if (!connection || c.req.header('Authorization') !== `Bearer ${connection.secretKey}`)
        return c.json(refused('api_key_invalid'), 401);
      const fields = method === 'GET' ? c.req.query() : Object.fromEntries(new URLSearchParams(await c.req.text()));
      const value = answer(c, fields, connection);
      return value === null ? c.json(refused('resource_missing'), 400) : c.json(value);
    });

  serve('POST', 'customers', (_, fields) =>
    fields['metadata[user]'] ? { id: `cus_${fields['metadata[user]']}` } : null,
  );
  serve('POST', 'checkout/sessions', (c, fields, { api, secretKey }) => {
    const page = localPage.safeParse({
      reference: fields.client_reference_id,
      customer: fields.customer,
      cents: fields['line_items[0][price_data][unit_amount]'],
      currency: fields['line_items[0][price_data][currency]'],
      title: fields['line_items[0][price_data][product_data][name]'],
      successUrl: fields.success_url,
      cancelUrl: fields.cancel_url,
      expiresAt: fields.expires_at,
    }).data;
    const minutes = page ? page.expiresAt / 60 - deps.clock.now().getTime() / MINUTE_MS : 0;
    if (!page || minutes < LEAST_MINUTES || minutes > MOST_MINUTES) return null;
    const answer = { id: `cs_local_${page.reference}`, url: `${api}/pay/${sealPage(secretKey, page)}` };
    return book.once(c.req.header('Idempotency-Key') ?? '', JSON.stringify(fields), answer);
  });
  serve('POST', 'refunds', (c, { payment_intent = '', amount }) => {
    const id = book.refund(c.req.header('Idempotency-Key') ?? '', payment_intent, Number(amount));
    return id && { id };
  });
  serve('GET', 'payment_methods', (_, { customer = '' }) => ({ data: book.cardsOf(customer) }));
  serve('POST', 'payment_methods/:card/detach', (c) => {
    const id = c.req.param('card') ?? '';
    return book.forget(id) ? { id } : null;
  });

  routes.on(['GET', 'POST'], `${ROOT}/pay/:page`, async (c) => {
    const lang = languageOf(c.req.header('Accept-Language'));
    const connection = await connectionFor(deps, c.req.param('tenantId'));
    const page = connection && openPage(connection.secretKey, c.req.param('page'));
    const isOver = !page || page.expiresAt * 1000 < deps.clock.now().getTime();
    if (isOver) return c.html(unknownPage(lang), 404, CONTENT_POLICY);
    const fields = c.req.method === 'POST' ? await c.req.parseBody() : {};
    const decision = z.enum(DECISIONS).safeParse(fields.decision).data;
    if (!decision) {
      const cards = book.cardsOf(page.customer);
      return c.html(checkoutPage({ ...page, currency: page.currency.toUpperCase(), cards }, lang), 200, CONTENT_POLICY);
    }
    const webhook = `${deps.config.apiOrigin}/webhooks/card/${c.req.param('tenantId')}`;
    const provider = { deps, book, webhook, secrets: connection.webhookSecrets };
    const card = z.string().catch('').parse(fields.card);
    return c.redirect(await decide(provider, page, { decision, card }), 303);
  });
  return routes;
}

/** The contract of a tenant whose provider is this machine; null for any other. */
async function connectionFor(deps: Deps, tenantId: string): Promise<CardConnection | null> {
  if (!(await deps.tenants.list()).some(({ id }) => id === tenantId)) return null;
  return tenantWork(deps, tenantId, async ({ tenant }) => {
    const connection = cardConnectionOf(tenant, deps.config);
    return connection?.environment === 'local' ? connection : null;
  });
}
