import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '#app/api/call.server.ts';
import type { Visit } from '#app/session/visit.ts';
import { countOwnWaiting } from '#contract/notifications.ts';
import { countWaiting } from '#contract/queues.ts';
import { needsSession } from '#domain/access/access.ts';
import { isAmong } from '#domain/access/permissions.ts';
import { ruleOf } from '#domain/access/route-table.ts';

/** A page waits so long for its menu's counts, and no longer. */
const PATIENCE_MS = 1_000;
/** A tenant's API that did not tell them is left alone for a while: its pages are slow enough. */
const PAUSE_MS = 30_000;
const pausedUntil = new Map<string, number>();

/**
 * How many records wait behind each address of a menu, formatted; nothing where none does. Null on pages without one, and where the API is slow
 * or cannot tell: a menu without counts is a menu.
 */
export async function waitingCounts(visit: Visit): Promise<Record<string, string> | null> {
  const { session, url, tenant, format } = visit;
  const access = ruleOf(url.pathname)?.access;
  if (!session || !access || access === 'invest' || !needsSession(access)) return null;
  if (access === 'manager' && !isAmong('manager', session.user.roles)) return null;
  if ((pausedUntil.get(tenant.apiBase) ?? 0) > performance.now()) return null;
  const ask = access === 'manager' ? houseCounts(visit) : ownCounts(visit);
  // What is wrong with the session or the API, the page's own calls say.
  const behind = await Promise.race([ask.catch(() => null), sleep(PATIENCE_MS, null, { ref: false })]);
  if (!behind) {
    pausedUntil.set(tenant.apiBase, performance.now() + PAUSE_MS);
    return null;
  }
  return Object.fromEntries(
    Object.entries(behind).flatMap(([key, count]) => (count > 0 ? [[key, format.tokens(count)]] : [])),
  );
}

/** What waits for the house, by the keys of its menu. */
async function houseCounts(visit: Visit): Promise<Record<string, number>> {
  const { data } = await call(visit, countWaiting);
  return {
    inbox: data.inbox,
    issuances: data.question,
    investments: data.proof + data.mint + data.refund,
    statements: data.movement + data.notice,
    payouts: data.payout,
    users: data.identity + data.sophisticated,
    complaints: data.complaint,
  };
}

/** What waits for an investor or an issuer: unread messages, and questions about their projects. */
async function ownCounts(visit: Visit): Promise<Record<string, number>> {
  const { unread, questions } = (await call(visit, countOwnWaiting)).data;
  return { notifications: unread, issuances: ruleOf(visit.url.pathname)?.access === 'entrepreneur' ? questions : 0 };
}
