import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Deps } from '#backend/deps.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { applyNotice } from '#backend/modules/payments/apply-notice.ts';
import { messageIn, trusted, valueNamed } from './message.ts';
import { noticeOf } from './redsys-notice.ts';
import { connectionOf } from './redsys-settings.ts';

/** Far above what Redsys sends. */
const MAX_BYTES = 16 * 1024;

type Verdict = 'accepted' | 'untrusted' | 'malformed';
const STATUS = { accepted: 200, untrusted: 403, malformed: 400 } as const;

/** Where Redsys tells what became of payments. Nothing is kept of what its key did not sign; what is accepted is answered 200, booked or not. */
export function redsysWebhook(deps: Deps): Hono {
  const routes = new Hono();
  const limit = bodyLimit({ maxSize: MAX_BYTES, onError: (c) => c.json({ error: 'request.too_large' }, 413) });
  routes.post('/webhooks/redsys/:tenantId', limit, async (c) => {
    const fields = await c.req.parseBody().catch(() => ({}));
    const verdict = await receive(deps, c.req.param('tenantId'), fields);
    if (verdict !== 'accepted') deps.log.warn({ tenantId: c.req.param('tenantId'), verdict }, 'redsys notice refused');
    return c.json({ status: verdict }, STATUS[verdict]);
  });
  return routes;
}

async function receive(deps: Deps, tenantId: string, fields: unknown): Promise<Verdict> {
  const message = messageIn(fields);
  const known = (await deps.tenants.list()).find(({ id }) => id === tenantId);
  if (!message || !known) return 'untrusted';
  const receiveWith = async (work: Parameters<typeof applyNotice>[0]): Promise<Verdict> => {
    const connection = connectionOf(work.tenant, deps.config);
    const values = connection && trusted(connection.secretKey, message, 'Ds_Order');
    if (!values || valueNamed(values, 'Ds_MerchantCode') !== connection.merchantCode) return 'untrusted';
    const notice = noticeOf(values);
    if (notice === null) return 'malformed';
    if (notice !== 'other') await applyNotice(work, notice);
    return 'accepted';
  };
  return tenantWork(deps, tenantId, receiveWith, known.host);
}
