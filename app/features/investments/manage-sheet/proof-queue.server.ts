import { call } from '#app/api/call.server.ts';
import { queueView } from '#app/parts/queue/queue.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getManagedInvestment } from '#contract/investments.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { waitsForProofReview } from '#domain/investment/waiting.ts';
import type { SheetOrder } from './sheet-view.ts';

/** Proofs of payment one by one. A sheet that was opened by itself stays where it is after a decision; one of the queue goes on. */
export const PROOFS = {
  queue: 'proof' as const,
  hrefOf: pathTo.manager.proof,
  listHref: `${pathTo.manager.investments}?waiting=proof`,
};

export const isInQueue = ({ url }: SignedInVisit) => url.searchParams.get('queue') === 'proof';

/** The place of an order among the proofs that wait; null where it is not looked at as one of them. */
export function proofQueue(visit: SignedInVisit, order: SheetOrder) {
  if (!waitsForProofReview(order.status) && !isInQueue(visit)) return null;
  return queueView(visit, PROOFS, order.id, async (id) => {
    const { data } = await call(visit, getManagedInvestment, { params: { id } });
    const what = visit.t(`statuses:investment.${data.status}`);
    return {
      text: visit.t('sheet:queue.last', { what, name: data.investor.name }),
      href: pathTo.manager.investment(id),
    };
  });
}
