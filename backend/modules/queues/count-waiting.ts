import { serve } from '#backend/http/serve.ts';
import { countAllOpenQuestions } from '#backend/modules/announcements/questions.repository.ts';
import { tenantSigns } from '#backend/modules/investments/answer-investment.ts';
import { inboxOf } from '#backend/modules/investments/inbox.repository.ts';
import { countPayouts } from '#backend/modules/payouts/list-payouts.repository.ts';
import { totalsOf } from '#backend/totals/totals.repository.ts';
import { countWaiting } from '#contract/queues.ts';
import { STATES_OF_VIEW } from '#domain/statement/row-state.ts';

/** What waits for the house, for the menus of its managers. One's own identity or request counts too: it waits for a colleague. */
export const countWaitingRoute = serve(countWaiting, async (call) => {
  const kinds = ['investment', 'movement', 'identity', 'sophisticated', 'notice'] as const;
  const totals = totalsOf(call.tx, call.tenant.id, { kinds });
  const [kept, inbox, question, payout] = await Promise.all([
    totals,
    inboxOf(call, tenantSigns(call), totals),
    countAllOpenQuestions(call.tx, call.tenant.id, null),
    countPayouts(call.tx, call.tenant.id, 'WAITING'),
  ]);
  return {
    data: {
      question,
      payout,
      identity: kept.of({ kind: 'identity' }).count,
      sophisticated: kept.of({ kind: 'sophisticated', statuses: ['REQUESTED'] }).count,
      proof: inbox.proof.count,
      mint: inbox.mint.count,
      refund: inbox.refund.count,
      movement: kept.of({ kind: 'movement', statuses: STATES_OF_VIEW.waiting }).count,
      notice: kept.of({ kind: 'notice', statuses: ['WAITING'] }).count,
    },
  };
});
