import { call } from '#app/api/call.server.ts';
import type { Visit } from '#app/session/visit.ts';
import { countOwnWaiting } from '#contract/notifications.ts';
import { countWaiting } from '#contract/queues.ts';
import { needsSession } from '#domain/access/access.ts';
import { isAmong } from '#domain/access/permissions.ts';
import { ruleOf } from '#domain/access/route-table.ts';
import { countsMemory } from './counts-memory.ts';

const countsOf = countsMemory({ patienceMs: 1_000, pauseMs: 30_000 });

/**
 * How many records wait behind each address of a menu, formatted; nothing where none does. Where the API is slow or cannot tell, what it told last; null where it has told nothing, and on
 * pages without a menu: a menu without counts is a menu.
 */
export async function waitingCounts(visit: Visit): Promise<Record<string, string> | null> {
  const { session, url, tenant, format } = visit;
  const access = ruleOf(url.pathname)?.access;
  if (!session || !access || access === 'invest' || !needsSession(access)) return null;
  if (access === 'manager' && !isAmong('manager', session.user.roles)) return null;
  const ask = () => (access === 'manager' ? houseCounts(visit) : ownCounts(visit));
  const counts = await countsOf([tenant.name, session.user.id, access].join(' '), tenant.apiBase, ask);
  return (
    counts &&
    Object.fromEntries(
      Object.entries(counts).flatMap(([key, count]) => (count > 0 ? [[key, format.tokens(count)]] : [])),
    )
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
