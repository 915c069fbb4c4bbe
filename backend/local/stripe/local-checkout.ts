import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Deps } from '#backend/deps.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { type CardConnection, cardConnectionOf } from '#backend/providers/stripe/card-settings.ts';
import { API_VERSION } from '#backend/providers/stripe/provider-call.ts';
import { checkoutPage, DECISIONS, languageOf, unknownPage } from './local-checkout-page.ts';
import { decide } from './local-decision.ts';
import { PARAMETERS, unknownParameter } from './local-parameters.ts';
import { type LocalAnswer, LocalBook, localPage, openPage, refused, sealPage } from './local-provider.ts';

const CONTENT_POLICY = { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'" };
const MINUTE_MS = 60_000;
/** How soon a page may end, and how late, counted from when it is asked for: as the real one says. */
const LEAST_MINUTES = 30;
const MOST_MINUTES = 24 * 60;
/** How long a page lives that is asked for without an end. */
const DEFAULT_MINUTES = MOST_MINUTES;
const ROOT = '/local-checkout/:tenantId';

type Answer = (c: Context, fields: Record<string, string>, connection: CardConnection) => LocalAnswer;

/**
 * A card provider on one's own machine: the calls that we make of the real one, its hosted page without a card number, its signed events.
 * It moves no money. Like the real one it refuses parameters that its version does not know, and a key that comes again with other words.
 */
export function localCheckout(deps: Deps): Hono {
  const routes = new Hono();
  const book = new LocalBook();

  /** A call with the tenant's key, form in and JSON out. */
  const serve = (method: 'GET' | 'POST' | 'DELETE', path: string, known: readonly string[], answer: Answer) =>
    routes.on(method, `${ROOT}/v1/${path}`, async (c) => {
      const connection = await connectionFor(deps, c.req.param('tenantId') ?? '');
      if (!connection || c.req.header('Authorization') !== `Bearer ${connection.secretKey}`)
        return c.json({ error: { type: 'invalid_request_error', code: 'api_key_invalid' } }, 401);
      const fields = method === 'GET' ? c.req.query() : Object.fromEntries(new URLSearchParams(await c.req.text()));
      const given = refusalOf(c, fields, known) ?? onceFor(c, fields, () => answer(c, fields, connection));
      return 'value' in given ? c.json(given.value) : c.json({ error: given.error }, given.status);
    });
  const onceFor = (c: Context, fields: Record<string, string>, answer: () => LocalAnswer) => {
    const key = c.req.method === 'POST' ? (c.req.header('Idempotency-Key') ?? '') : '';
    const inTenant = key && `${c.req.param('tenantId')} ${key}`;
    return book.once(inTenant, `${c.req.path} ${JSON.stringify(fields)}`, answer);
  };

  serve('GET', 'balance', PARAMETERS.none, () =>
    found({ object: 'balance', available: [], pending: [], livemode: false }),
  );
  serve('POST', 'customers', PARAMETERS.customers, (_, fields) =>
    found(fields['metadata[user]'] && { id: `cus_${fields['metadata[user]']}`, object: 'customer' }),
  );
  serve('DELETE', 'customers/:id', PARAMETERS.none, (c) => {
    const id = c.req.param('id') ?? '';
    book.forgetCustomer(id);
    return found({ id, object: 'customer', deleted: true });
  });
  serve('POST', 'checkout/sessions', PARAMETERS.sessions, (_, fields, { api, secretKey }) => {
    const now = deps.clock.now().getTime() / MINUTE_MS;
    const page = localPage.safeParse({
      reference: fields.client_reference_id,
      customer: fields.customer,
      cents: fields['line_items[0][price_data][unit_amount]'],
      currency: fields['line_items[0][price_data][currency]'],
      title: fields['line_items[0][price_data][product_data][name]'],
      successUrl: fields.success_url,
      cancelUrl: fields.cancel_url,
      expiresAt: fields.expires_at ?? Math.floor((now + DEFAULT_MINUTES) * 60) - 1,
    }).data;
    const minutes = page ? page.expiresAt / 60 - now : 0;
    if (!page || fields.mode !== 'payment') return refused('parameter_missing');
    if (minutes < LEAST_MINUTES || minutes > MOST_MINUTES)
      return refused('parameter_invalid_integer', undefined, 'expires_at');
    const id = `cs_local_${page.reference}`;
    book.open(id, page, `${api}/pay/${sealPage(secretKey, page)}`);
    return sessionOf(book, id);
  });
  serve('GET', 'checkout/sessions/:id', PARAMETERS.none, (c) => sessionOf(book, c.req.param('id') ?? ''));
  serve('POST', 'checkout/sessions/:id/expire', PARAMETERS.none, (c) => {
    const id = c.req.param('id') ?? '';
    return book.expire(id) ? sessionOf(book, id) : refused('resource_missing');
  });
  serve('POST', 'refunds', PARAMETERS.refunds, (_, fields) => {
    const metadata = fields['metadata[refund]'] ? { refund: fields['metadata[refund]'] } : {};
    return book.refund(fields.payment_intent ?? '', Number(fields.amount), metadata as Record<string, string>);
  });
  serve('GET', 'refunds', PARAMETERS.refundList, (_, { payment_intent = '' }) =>
    listOf(book.refundsOf(payment_intent)),
  );
  serve('GET', 'refunds/:id', PARAMETERS.none, (c) => found(book.refundCalled(c.req.param('id') ?? '')));
  serve('GET', 'payment_methods', PARAMETERS.cards, (_, { customer = '' }) => listOf(book.cardsOf(customer)));
  serve('POST', 'payment_methods/:card/detach', PARAMETERS.none, (c) => {
    const id = c.req.param('card') ?? '';
    return found(book.forget(id) && { id, object: 'payment_method' });
  });

  routes.on(['GET', 'POST'], `${ROOT}/pay/:page`, async (c) => {
    const lang = languageOf(c.req.header('Accept-Language'));
    const connection = await connectionFor(deps, c.req.param('tenantId'));
    const page = connection && openPage(connection.secretKey, c.req.param('page'));
    const isOver = !page || page.expiresAt * 1000 < deps.clock.now().getTime() || book.isExpired(page.reference);
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

/** Another version than the one that is spoken here, or a name that it does not know; null where a call may be answered. */
function refusalOf(c: Context, fields: Record<string, string>, known: readonly string[]): LocalAnswer | null {
  if (c.req.header('Stripe-Version') !== API_VERSION) return refused('api_version_unknown');
  const unknown = unknownParameter(fields, known);
  return unknown === null ? null : refused('parameter_unknown', undefined, unknown);
}

const found = (value: object | string | false | null | undefined): LocalAnswer =>
  value && typeof value === 'object' ? { value } : refused('resource_missing');
const listOf = (data: readonly object[]): LocalAnswer => ({ value: { object: 'list', data, has_more: false } });

function sessionOf(book: LocalBook, id: string): LocalAnswer {
  const session = book.pageCalled(id);
  if (!session) return refused('resource_missing');
  const { page, url, status } = session;
  const { reference, customer, cents, currency, expiresAt } = page;
  return {
    value: {
      ...{ id, object: 'checkout.session', mode: 'payment', status, url: status === 'open' ? url : null },
      ...{ client_reference_id: reference, customer, amount_total: cents, currency, expires_at: expiresAt },
    },
  };
}

/** The contract of a tenant whose provider is this machine; null for any other. */
async function connectionFor(deps: Deps, tenantId: string): Promise<CardConnection | null> {
  if (!(await deps.tenants.list()).some(({ id }) => id === tenantId)) return null;
  return tenantWork(deps, tenantId, async ({ tenant }) => {
    const connection = cardConnectionOf(tenant, deps.config);
    return connection?.environment === 'local' ? connection : null;
  });
}
