import { serve } from '#backend/http/serve.ts';
import { inboxCounts } from '#backend/modules/inbox/inbox.repository.ts';
import { askingOf } from '#backend/modules/inbox/list-inbox.ts';
import { tenantSigns } from '#backend/modules/investments/answer-investment.ts';
import { inboxOf } from '#backend/modules/investments/inbox.repository.ts';
import { countPayouts } from '#backend/modules/payouts/list-payouts.repository.ts';
import { totalsOf } from '#backend/totals/totals.repository.ts';
import { countWaiting } from '#contract/queues.ts';
import { STATES_OF_VIEW } from '#domain/statement/row-state.ts';

/** What waits for the house, for the menus of its managers. One's own identity or request counts too: it waits for a colleague. */
export const countWaitingRoute = serve(countWaiting, async (call) => {
  const kept = ['investment', 'movement', 'identity', 'sophisticated', 'notice'] as const;
  const totals = totalsOf(call.tx, call.tenant.id, { kinds: kept });
  const [total, inbox, kinds, payout] = await Promise.all([
    totals,
    inboxOf(call, tenantSigns(call), totals),
    inboxCounts(call.tx, askingOf(call)),
    countPayouts(call.tx, call.tenant.id, 'WAITING'),
  ]);
  return {
    data: {
      inbox: kinds.reduce((sum, { count }) => sum + count, 0),
      question: kinds.find(({ kind }) => kind === 'question')?.count ?? 0,
      complaint: kinds.find(({ kind }) => kind === 'complaint')?.count ?? 0,
      payout,
      identity: total.of({ kind: 'identity' }).count,
      sophisticated: total.of({ kind: 'sophisticated', statuses: ['REQUESTED'] }).count,
      proof: inbox.proof.count,
      mint: inbox.mint.count,
      refund: inbox.refund.count,
      movement: total.of({ kind: 'movement', statuses: STATES_OF_VIEW.waiting }).count,
      notice: total.of({ kind: 'notice', statuses: ['WAITING'] }).count,
    },
  };
});
