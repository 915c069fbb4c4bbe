import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { Deps } from '#backend/deps.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { type IdentityConnection, identityConnectionOf } from './identity-settings.ts';
import { isSigned } from './signature.ts';
import { type OpenReview, takeReview, waitingAt } from './take-review.ts';

/** Far above what the provider sends. */
const MAX_BYTES = 256 * 1024;

/** Whom a notice is about, by the name that we gave them; all else in it is asked for anew. */
const notice = z.object({ externalUserId: z.uuid() });

/**
 * Where the identity provider tells that something has happened to a person's check. Notices of people who are not ours, or whose check waits
 * for nothing, are answered 200 like the rest, or they would be sent for a day.
 */
export function identityWebhook(deps: Deps): Hono {
  const routes = new Hono();
  const limit = bodyLimit({ maxSize: MAX_BYTES, onError: (c) => c.json({ error: 'request.too_large' }, 413) });
  routes.post('/webhooks/identity/:tenantId', limit, async (c) => {
    const tenantId = c.req.param('tenantId');
    const body = await c.req.text();
    const connection = await connectionOf(deps, tenantId);
    const [digest, algorithm] = [c.req.header('X-Payload-Digest') ?? '', c.req.header('X-Payload-Digest-Alg') ?? ''];
    if (!connection || !isSigned(digest, algorithm, connection.webhookSecrets, body)) {
      deps.log.warn({ tenantId }, 'identity notice refused');
      return c.json({ status: 'untrusted' }, 403);
    }
    const told = notice.safeParse(parsed(body)).data;
    const waiting = told && (await tenantWork(deps, tenantId, (work) => waitingAt(work, told.externalUserId)));
    // Where the provider cannot be asked now, or the check is on its way to it, it tells again.
    if (waiting && !(await take(deps, tenantId, connection, waiting))) return c.json({ status: 'again' }, 503);
    return c.json({ status: 'accepted' }, 200);
  });
  return routes;
}

async function take(
  deps: Deps,
  tenantId: string,
  connection: IdentityConnection,
  waiting: NonNullable<OpenReview>,
): Promise<boolean> {
  if (waiting === 'running') return false;
  try {
    await takeReview(deps, tenantId, connection, waiting);
    return true;
  } catch (error) {
    deps.log.warn({ err: error, tenantId }, 'an identity review could not be taken');
    return false;
  }
}

async function connectionOf(deps: Deps, tenantId: string): Promise<IdentityConnection | null> {
  const known = (await deps.tenants.list()).find(({ id }) => id === tenantId);
  if (!known) return null;
  return tenantWork(deps, tenantId, async ({ tenant }) => identityConnectionOf(tenant, deps.config), known.host);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
