import { and, desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { isMovable } from '#backend/clock.ts';
import { mails } from '#backend/db/schema/mails.ts';
import { inTenant } from '#backend/db/transaction.ts';
import type { Deps } from '#backend/deps.ts';

const moved = z.object({ now: z.iso.datetime({ offset: true }).nullable() });

/** For tests alone (APP_ENV=test): the clock can be moved, so that days of reflection pass, and mails can be read as data. */
export function testRoutes(deps: Deps): Hono {
  const routes = new Hono();
  routes.post('/test/clock', async (c) => {
    const body = moved.safeParse(await c.req.json().catch(() => null));
    if (!body.success || !isMovable(deps.clock)) return c.json({ error: 'request.invalid' }, 400);
    deps.clock.moveTo(body.data.now === null ? null : new Date(body.data.now));
    return c.json({ data: { now: deps.clock.now().toISOString() } });
  });
  routes.get('/test/mails', async (c) => {
    const to = (c.req.query('to') ?? '').toLowerCase();
    const host = c.req.query('host') ?? c.req.header('X-TENANT-HOST') ?? '';
    const hosts = host ? [host] : (await deps.tenants.list()).map((tenant) => tenant.host);
    const found = [];
    for (const one of hosts) {
      const tenantId = await deps.tenants.idOfHost(one);
      if (!tenantId) continue;
      const rows = await inTenant(deps.sidePool, tenantId, (tx) =>
        tx
          .select()
          .from(mails)
          .where(and(eq(mails.tenantId, tenantId), eq(mails.toAddress, to)))
          .orderBy(desc(mails.createdAt))
          .limit(50),
      );
      found.push(...rows.map((mail) => ({ ...mail, host: one })));
    }
    found.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
    return c.json({
      data: found.map(({ id, kind, subject, plain, html, createdAt, host: from }) => ({
        id,
        kind,
        host: from,
        subject,
        plain,
        html,
        created_at: createdAt.toISOString(),
      })),
    });
  });
  return routes;
}
