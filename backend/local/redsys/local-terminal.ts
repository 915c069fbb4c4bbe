import { randomInt } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Deps } from '#backend/deps.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { type Message, messageIn, sealed, trusted } from '#backend/providers/redsys/message.ts';
import { EURO } from '#backend/providers/redsys/payment-request.ts';
import { connectionOf } from '#backend/providers/redsys/redsys-settings.ts';
import { DECISIONS, languageOf, refusedPage, terminalPage } from './local-terminal-page.ts';

const CONTENT_POLICY = { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'" };
const LATE_MS = 5000;

/**
 * A terminal that speaks Redsys's protocol on one's own machine: it verifies requests, asks the person what should become of the payment,
 * notifies and sends them back, and takes refunds. It moves no money and remembers nothing but refunds, until the process ends.
 */
export function localTerminal(deps: Deps): Hono {
  const routes = new Hono();
  const refunded = new Set<string>();

  routes.post('/local-terminal/:tenantId', async (c) => {
    const tenantId = c.req.param('tenantId');
    const fields = await c.req.parseBody();
    const message = messageIn(fields);
    const secretKey = await secretKeyOf(deps, tenantId);
    const values = message && secretKey && trusted(secretKey, message, 'DS_MERCHANT_ORDER');
    if (!values) return c.html(refusedPage('es'), 400, CONTENT_POLICY);
    const decision = z.enum(DECISIONS).safeParse(fields.decision).data;
    if (!decision) return c.html(terminalPage(message, values, c.req.path), 200, CONTENT_POLICY);
    const back = (field: string) => c.redirect(values[field] ?? '/', 303);
    if (decision === 'abandon') return back('DS_MERCHANT_URLKO');
    const answer = answerTo(values, decision === 'refuse' ? '0190' : '0000', deps.clock.now());
    const notice = sealed(secretKey, answer.Ds_Order ?? '', answer, message.Ds_SignatureVersion);
    const tell = () => notify(deps, values.DS_MERCHANT_MERCHANTURL ?? '', notice);
    if (decision === 'accept-late') setTimeout(tell, LATE_MS).unref();
    else await tell();
    if (decision === 'accept-twice') await tell();
    return back(decision === 'refuse' ? 'DS_MERCHANT_URLKO' : 'DS_MERCHANT_URLOK');
  });

  routes.post('/local-terminal/:tenantId/rest', async (c) => {
    const message = messageIn(await c.req.json().catch(() => null));
    const secretKey = await secretKeyOf(deps, c.req.param('tenantId'));
    const values = message && secretKey && trusted(secretKey, message, 'DS_MERCHANT_ORDER');
    if (!values) return c.json({ errorCode: 'SIS0042' });
    if (values.DS_MERCHANT_TRANSACTIONTYPE !== '3') return c.json({ errorCode: 'SIS0023' });
    const order = values.DS_MERCHANT_ORDER ?? '';
    // Nothing is left of what was given back.
    if (refunded.has(order)) return c.json({ errorCode: 'SIS0057' });
    refunded.add(order);
    const answer = answerTo(values, '0900', deps.clock.now());
    return c.json(sealed(secretKey, order, answer, message.Ds_SignatureVersion));
  });
  return routes;
}

/** The key of a tenant whose terminal is this machine's; null for any other. */
async function secretKeyOf(deps: Deps, tenantId: string): Promise<string | null> {
  if (!(await deps.tenants.list()).some(({ id }) => id === tenantId)) return null;
  return tenantWork(deps, tenantId, async ({ tenant }) => {
    const connection = connectionOf(tenant, deps.config);
    return connection?.environment === 'local' ? connection.secretKey : null;
  });
}

/** What Redsys would tell of a request: `response` 0000 to 0099 for yes, 0900 for a refund. */
function answerTo(asked: Record<string, string>, response: string, at: Date): Record<string, string> {
  const [day = '', time = ''] = at.toISOString().split('T');
  return {
    Ds_Date: encodeURIComponent(day.split('-').reverse().join('/')),
    Ds_Hour: encodeURIComponent(time.slice(0, 5)),
    Ds_SecurePayment: '1',
    Ds_Amount: asked.DS_MERCHANT_AMOUNT ?? '',
    Ds_Currency: asked.DS_MERCHANT_CURRENCY ?? EURO,
    Ds_Order: asked.DS_MERCHANT_ORDER ?? '',
    Ds_MerchantCode: asked.DS_MERCHANT_MERCHANTCODE ?? '',
    Ds_Terminal: asked.DS_MERCHANT_TERMINAL ?? '',
    Ds_Response: response,
    Ds_TransactionType: asked.DS_MERCHANT_TRANSACTIONTYPE ?? '',
    Ds_ConsumerLanguage: languageOf(asked) === 'en' ? '2' : '1',
    Ds_AuthorisationCode: response === '0190' ? '' : String(randomInt(1_000_000)).padStart(6, '0'),
  };
}

async function notify(deps: Deps, address: string, notice: Message): Promise<void> {
  try {
    const answer = await fetch(address, { method: 'POST', body: new URLSearchParams({ ...notice }) });
    if (!answer.ok) deps.log.warn({ status: answer.status }, 'the local terminal’s notice was refused');
  } catch (error) {
    deps.log.warn({ err: error }, 'the local terminal could not notify');
  }
}
