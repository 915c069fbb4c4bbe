import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Deps } from '#backend/deps.ts';
import { login } from '#contract/auth.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { portalPage } from './portal-page.ts';

const CONTENT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'";
const typed = z.object({ email: z.string().max(254), password: z.string().max(200) });
const refused = z.object({ error: z.string() });

/**
 * The portal of a tenant that signs its people in at an address of its own (`hide.unAuthRoutes` with `urls.login`), on one's own machine. It does what a real one
 * does: it asks our API for a secret that signs in once, and sends the browser to the dashboard with it.
 */
export function localPortal(deps: Deps): Hono {
  const routes = new Hono();
  routes.on(['GET', 'POST'], '/local-portal/:host', async (c) => {
    const tenant = (await deps.tenants.list()).find(({ host }) => host === c.req.param('host'));
    if (!tenant) return c.notFound();
    const dashboard = deps.config.dashboardOrigin(tenant.host);
    const show = (email: string, problem: string | null) =>
      c.html(portalPage(tenant.host, email, problem), problem ? 422 : 200, policyOf(dashboard));
    if (c.req.method === 'GET') return show('', null);
    const fields = typed.safeParse(await c.req.parseBody()).data;
    if (!fields) return show('', 'session.invalid');
    const answer = await signIn(c, deps, tenant.host, fields);
    if ('error' in answer) return show(fields.email, answer.error);
    return c.redirect(`${dashboard}${pathTo.login}?${new URLSearchParams({ secret: answer.secret })}`, 303);
  });
  return routes;
}

/** Whoever is signed in is sent on to the dashboard, which a form's policy counts as a part of its way. */
function policyOf(dashboard: string): Record<string, string> {
  return {
    'Content-Security-Policy': `${CONTENT_POLICY}; form-action 'self' ${dashboard}`,
    'Cache-Control': 'no-store',
  };
}

/** The secret that the API gives for these words, or the code of its refusal. */
async function signIn(
  c: Context,
  { config }: Deps,
  host: string,
  fields: z.output<typeof typed>,
): Promise<{ secret: string } | { error: string }> {
  const origin = config.apiOrigin ?? new URL(c.req.url).origin;
  const answer = await fetch(`${origin}${login.path}`, {
    method: login.method,
    headers: { 'Content-Type': 'application/json', 'X-TENANT-HOST': host },
    body: JSON.stringify({ ...fields, secret: true }),
    signal: AbortSignal.timeout(10_000),
  });
  const told: unknown = await answer.json();
  const secret = login.answer.safeParse(told).data?.data.secret;
  if (answer.ok && secret) return { secret };
  return { error: refused.safeParse(told).data?.error ?? 'server.error' };
}
