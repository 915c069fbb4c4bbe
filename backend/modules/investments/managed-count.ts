import type { z } from 'zod';
import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import { type Sum, type Totals, totalsOf } from '#backend/totals/totals.repository.ts';
import type { listManagedInvestments } from '#contract/investments.ts';
import { statusesOfTab } from '#domain/investment/tabs.ts';
import { PROOF_STATUSES } from '#domain/investment/waiting.ts';

type Query = z.output<typeof listManagedInvestments.query>;

/** The kept totals of all orders that the caller may see. */
export function managedTotals(call: SignedInCall): Promise<Totals> {
  const issuerId = actsAsManager(call) ? undefined : call.user.id;
  return totalsOf(call.tx, call.tenant.id, { kinds: ['investment'], issuerId });
}

/** How many orders a filter finds and their cents, where the kept totals say so: all of them, or by status, tab and issuance. Null: they have to be counted. */
export function keptSum(totals: Totals, query: Query): Sum | null {
  const { q, method, waiting, ids, from, to, issuance } = query;
  if (q || method || ids || from || to || (waiting && waiting !== 'proof')) return null;
  const ofTab = query.tab && statusesOfTab(query.tab);
  const wanted = [query.status, ofTab, waiting && PROOF_STATUSES];
  const statuses = wanted.reduce<readonly string[] | undefined>(
    (kept, one) => (kept && one ? kept.filter((status) => one.some((other) => other === status)) : (kept ?? one)),
    undefined,
  );
  return totals.of({ kind: 'investment', issuance, statuses });
}
