import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '#app/api/call.server.ts';
import type { Visit } from '#app/session/visit.ts';
import { countWaiting } from '#contract/queues.ts';
import { isAmong } from '#domain/access/permissions.ts';
import { ruleOf } from '#domain/access/route-table.ts';

/** A page waits so long for its menu's counts, and no longer. */
const PATIENCE_MS = 1_000;
/** A tenant's API that did not tell them is left alone for a while: its pages are slow enough. */
const PAUSE_MS = 30_000;
const pausedUntil = new Map<string, number>();

/**
 * How many records wait behind each address of a manager's menu, formatted; nothing where none does. Null on pages of other areas, and where the API is slow
 * or cannot tell: a menu without counts is a menu.
 */
export async function waitingCounts(visit: Visit): Promise<Record<string, string> | null> {
  const { session, url, tenant, format } = visit;
  if (!session || ruleOf(url.pathname)?.access !== 'manager' || !isAmong('manager', session.user.roles)) return null;
  if ((pausedUntil.get(tenant.apiBase) ?? 0) > performance.now()) return null;
  const asked = call(visit, countWaiting)
    .then(({ data }) => data)
    // What is wrong with the session or the API, the page's own calls say.
    .catch(() => null);
  const counts = await Promise.race([asked, sleep(PATIENCE_MS, null, { ref: false })]);
  if (!counts) {
    pausedUntil.set(tenant.apiBase, performance.now() + PAUSE_MS);
    return null;
  }
  const { proof, mint, refund, movement, notice, identity, sophisticated } = counts;
  const behind = { investments: proof + mint + refund, statements: movement + notice, users: identity + sophisticated };
  return Object.fromEntries(
    Object.entries(behind).flatMap(([key, count]) => (count > 0 ? [[key, format.tokens(count)]] : [])),
  );
}
