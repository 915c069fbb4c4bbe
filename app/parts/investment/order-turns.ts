import type { Turn } from '#app/parts/sheet/turn-line.tsx';
import type { Visit } from '#app/session/visit.ts';
import type { ManagedInvestment } from '#contract/investment.ts';
import { orderSteps, type TimelineReader, WHO } from './timeline-view.ts';

/** Who acts next on an order, what, since when and by when, in the reader's words; empty where all is done. */
export function orderTurns(
  visit: Visit,
  order: ManagedInvestment,
  reader: Exclude<TimelineReader, 'investor'>,
): Turn[] {
  const { t, format } = visit;
  const { refund_due: due, may_mint: mayMint, mint_refused: refused } = order;
  const who = (by: string) => t(`investments:timeline.${WHO[reader]}.${by}`);
  const refund: Turn[] = due
    ? [
        {
          mine: reader === 'manager',
          who: who('manager'),
          what: t('managed:turn.refund', { amount: format.money(due.amount), age: format.relativeDays(due.asked_at) }),
        },
      ]
    : [];
  const step = orderSteps(visit, order).find(({ state }) => state === 'now' || state === 'failed');
  // A project is closed as a whole: that is nobody's turn on one order.
  if (!step || step.at || step.stage === 'CLOSE') return refund;
  const label = t(`investments:timeline.toDo.${step.stage}`);
  if (step.stage === 'MINT' && !mayMint) {
    const why = refused ? t(`api_errors:mint.${refused}`, { defaultValue: '' }) : '';
    return [...refund, { mine: false, who: who('time'), what: [label, why].filter(Boolean).join(' · ') }];
  }
  const since =
    step.since && step.by !== 'time' ? t('investments:timeline.since', { age: format.relativeDays(step.since) }) : '';
  const by =
    step.dueAt &&
    t(step.by === 'time' ? 'investments:timeline.until' : 'investments:timeline.by', { date: format.date(step.dueAt) });
  const what = [label, since, by].filter(Boolean).join(', ');
  return [...refund, { mine: step.by === reader, who: who(step.by), what }];
}
