import { call } from '#app/api/call.server.ts';
import { rowChip, rowTitle } from '#app/parts/movements/row-view.ts';
import { afterDecision, queueView } from '#app/parts/queue/queue.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getStatementRow } from '#contract/statement-rows.ts';
import { pathTo } from '#domain/access/addresses.ts';

/** What waits of all statements, the oldest first. */
const MOVEMENTS = {
  queue: 'movement' as const,
  hrefOf: pathTo.manager.movement,
  listHref: pathTo.manager.statements,
};

/** The place of a movement among those that wait, and what became of the one before. */
export function movementQueue(visit: SignedInVisit, id: string) {
  return queueView(visit, MOVEMENTS, id, async (before) => {
    const { data: row } = await call(visit, getStatementRow, { params: { id: before }, query: {} });
    const text = visit.t('sheet:queue.last', { what: rowChip(visit, row).label, name: rowTitle(visit, row) });
    return { text, href: pathTo.manager.movement(row.id) };
  });
}

/** Where a movement leads that was resolved: to the next that waits, which says what became of it. */
export const afterMovement = (visit: SignedInVisit, id: string) => afterDecision(visit, MOVEMENTS, id);
