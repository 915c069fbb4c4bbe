import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Deps } from '#backend/deps.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { type IdentityConnection, identityConnectionOf } from '#backend/providers/sumsub/identity-settings.ts';
import { callSignature, isSame, noticeDigest } from '#backend/providers/sumsub/signature.ts';
import { TenantBroken } from '#backend/tenant/tenant-broken.ts';
import { WEBHOOK_CLOCK_SKEW_SECONDS } from '#domain/limits.ts';
import { LocalDesk } from './local-desk.ts';
import { DECISIONS, deskPage, desksPage, REVIEWS } from './local-desk-page.ts';

const CONTENT_POLICY = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'",
};
const ROOT = '/local-identity/:tenantId';
const LATE_MS = 5000;

const applicant = z.object({
  externalUserId: z.string().min(1),
  fixedInfo: z.object({ firstName: z.string(), lastName: z.string() }),
});
const metadata = z.object({
  idDocType: z.enum(['ID_CARD', 'RESIDENCE_PERMIT', 'PASSPORT']),
  country: z.string().length(3),
  idDocSubType: z.enum(['FRONT_SIDE', 'BACK_SIDE']).optional(),
});
/** Papers of two sides, of which each is asked for by itself. */
const TWO_SIDED = ['ID_CARD', 'RESIDENCE_PERMIT'];
const refused = (c: Context, code: 400 | 401 | 404 | 409, description: string) => c.json({ code, description }, code);

/** An identity provider on one's own machine: the calls that we make of the real one with their signatures, a desk, and signed notices. */
export function localIdentity(deps: Deps): Hono {
  const routes = new Hono();
  const desks = new Map<string, LocalDesk>();
  const deskOf = (tenantId: string) => {
    const desk = desks.get(tenantId) ?? new LocalDesk(deps.config.dataDir, tenantId);
    desks.set(tenantId, desk);
    return desk;
  };

  const serve = (
    method: string,
    path: string,
    answer: (c: Context, desk: LocalDesk, body: ArrayBuffer) => Promise<Response> | Response,
  ) =>
    routes.on(method, `${ROOT}/resources/applicants${path}`, async (c) => {
      const tenantId = c.req.param('tenantId') ?? '';
      const connection = await connectionFor(deps, tenantId);
      const body = await c.req.arrayBuffer();
      if (!connection || !isCalledBy(c, connection, body)) return refused(c, 401, 'Invalid signature');
      return answer(c, deskOf(tenantId), body);
    });

  serve('POST', '', (c, desk, body) => {
    const asked = applicant.safeParse(jsonIn(body)).data;
    if (!asked) return refused(c, 400, 'Malformed applicant');
    if (desk.ofUser(asked.externalUserId)) return refused(c, 409, 'Applicant already exists');
    const id = randomUUID();
    const name = `${asked.fixedInfo.firstName} ${asked.fixedInfo.lastName}`;
    const level = c.req.query('levelName') ?? '';
    desk.put({ id, userId: asked.externalUserId, name, level, papers: [], review: { reviewStatus: 'init' } });
    return c.json({ id }, 201);
  });
  serve('GET', '/-/levels', (c) => c.json({ items: [], totalItems: 0 }));
  serve('GET', '/:key/one', (c, desk) => {
    const userId = /^-;externalUserId=(.+)$/.exec(decodeURIComponent(c.req.param('key') ?? ''))?.[1] ?? '';
    const found = desk.ofUser(userId);
    return found ? c.json({ id: found.id }) : refused(c, 404, 'Applicant not found');
  });
  serve('PATCH', '/:id/fixedInfo', (c, desk, body) => {
    const found = desk.find(c.req.param('id') ?? '');
    const info = applicant.shape.fixedInfo.safeParse(jsonIn(body)).data;
    if (!found || !info) return refused(c, 404, 'Applicant not found');
    desk.put({ ...found, name: `${info.firstName} ${info.lastName}` });
    return c.json(info);
  });
  serve('POST', '/:id/info/idDoc', async (c, desk, body) => {
    const found = desk.find(c.req.param('id') ?? '');
    const form = await new Response(body, {
      headers: { 'Content-Type': c.req.header('Content-Type') ?? '' },
    }).formData();
    const paper = metadata.safeParse(jsonIn(new TextEncoder().encode(String(form.get('metadata'))).buffer)).data;
    const content = form.get('content');
    if (!found || !paper || !(content instanceof File) || content.size === 0)
      return refused(c, 400, 'Malformed document');
    const line = [paper.idDocType, paper.country, paper.idDocSubType].filter(Boolean).join(' ');
    desk.put({ ...found, papers: [...found.papers, line] });
    return c.json({
      ...paper,
      ...(c.req.header('X-Return-Doc-Warnings') === 'true' ? { errors: [], warnings: [] } : {}),
    });
  });
  serve('POST', '/:id/status/pending', (c, desk) => {
    const found = desk.find(c.req.param('id') ?? '');
    if (!found || isIncomplete(found.papers)) return refused(c, 400, 'Required documents are missing');
    if (found.review.reviewStatus === 'pending') return refused(c, 409, 'Applicant is being checked');
    desk.decide(found.id, { reviewStatus: 'pending' });
    return c.json({ ok: 1 });
  });
  serve('GET', '/:id/status', (c, desk) => {
    const found = desk.find(c.req.param('id') ?? '');
    return found ? c.json(found.review) : refused(c, 404, 'Applicant not found');
  });

  routes.get('/local-identity', async (c) => {
    const known = await Promise.all(
      (await deps.tenants.list()).map(async ({ id, host }) =>
        (await connectionOf(deps, id)) ? [{ id, name: host }] : [],
      ),
    );
    return c.html(desksPage(known.flat()), 200, CONTENT_POLICY);
  });
  routes.on(['GET', 'POST'], ROOT, async (c) => {
    const tenantId = c.req.param('tenantId') ?? '';
    const connection = await connectionFor(deps, tenantId);
    if (!connection) return c.notFound();
    const desk = deskOf(tenantId);
    if (c.req.method === 'GET') return c.html(deskPage(desk.all()), 200, CONTENT_POLICY);
    const fields = await c.req.parseBody();
    const decision = z.enum(DECISIONS).safeParse(fields.decision).data;
    const decided = decision && desk.decide(String(fields.applicant), REVIEWS[decision]);
    if (!decision || !decided) return c.text('no such applicant or decision', 400);
    const say = () => tell(deps, tenantId, connection, decided.userId);
    if (decision === 'accept-late') setTimeout(say, LATE_MS).unref();
    else await say();
    if (decision === 'accept-twice') await say();
    return c.redirect(`/local-identity/${tenantId}`, 303);
  });
  return routes;
}

/** As `connectionFor`, in a list of all: one tenant whose settings do not parse is left out. */
async function connectionOf(deps: Deps, tenantId: string): Promise<IdentityConnection | null> {
  return connectionFor(deps, tenantId).catch((error: unknown) => {
    if (error instanceof TenantBroken) return null;
    throw error;
  });
}

/** Nothing was brought, or one side of a paper that has two. */
function isIncomplete(papers: readonly string[]): boolean {
  const twoSided = papers.some((paper) => TWO_SIDED.some((kind) => paper.startsWith(kind)));
  const has = (side: string) => papers.some((paper) => paper.endsWith(side));
  return papers.length === 0 || (twoSided && !(has('FRONT_SIDE') && has('BACK_SIDE')));
}

/** The contract of a tenant whose provider is this machine; null for any other. */
async function connectionFor(deps: Deps, tenantId: string): Promise<IdentityConnection | null> {
  if (!(await deps.tenants.list()).some(({ id }) => id === tenantId)) return null;
  return tenantWork(deps, tenantId, async ({ tenant }) => {
    const connection = identityConnectionOf(tenant, deps.config);
    return connection?.environment === 'local' ? connection : null;
  });
}

/** Whether the tenant's own token and key made this call, within the last minutes. */
function isCalledBy(c: Context, connection: IdentityConnection, body: ArrayBuffer): boolean {
  const seconds = c.req.header('X-App-Access-Ts') ?? '';
  const address = new URL(c.req.url);
  const path = `${address.pathname}${address.search}`.slice(new URL(connection.api).pathname.length);
  const right = callSignature(connection.secretKey, {
    seconds,
    method: c.req.method,
    path,
    body: new Uint8Array(body),
  });
  return (
    c.req.header('X-App-Token') === connection.appToken &&
    Math.abs(Date.now() / 1000 - Number(seconds)) <= WEBHOOK_CLOCK_SKEW_SECONDS &&
    isSame(c.req.header('X-App-Access-Sig') ?? '', right)
  );
}

/** Tells our own webhook, signed with the first of the tenant's secrets. */
async function tell(deps: Deps, tenantId: string, connection: IdentityConnection, userId: string): Promise<void> {
  const body = JSON.stringify({ type: 'applicantReviewed', externalUserId: userId, levelName: connection.level });
  const headers = {
    'Content-Type': 'application/json',
    'X-Payload-Digest': noticeDigest(connection.webhookSecrets[0] ?? '', body),
    'X-Payload-Digest-Alg': 'HMAC_SHA256_HEX',
  };
  try {
    const address = `${deps.config.apiOrigin}/webhooks/identity/${tenantId}`;
    const answer = await fetch(address, { method: 'POST', headers, body });
    if (!answer.ok) deps.log.warn({ status: answer.status }, 'the local desk’s notice was refused');
  } catch (error) {
    deps.log.warn({ err: error }, 'the local desk could not tell');
  }
}

function jsonIn(body: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}
