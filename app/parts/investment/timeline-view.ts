import type { Visit } from '#app/session/visit.ts';
import type { Investment } from '#contract/investment.ts';
import { signs } from '#domain/investment/minting.ts';
import { timelineOf } from '#domain/investment/timeline.ts';

/** One line of an investment's timeline, ready to be shown. */
export interface TimelineLine {
  key: string;
  label: string;
  state: 'done' | 'now' | 'next' | 'failed';
  /** Date of what was done, or who acts and by when. */
  note: string;
}

/** Who reads it: whose turn it is reads differently for each. */
export type TimelineReader = 'investor' | 'manager' | 'issuer';
export const WHO = { investor: 'who', manager: 'managerWho', issuer: 'issuerWho' } as const;

/** What was done of an order, what is being done and by whom, what comes. */
export function orderSteps({ customization, now }: Visit, investment: Investment) {
  return timelineOf(
    {
      status: investment.status,
      history: investment.history.map(({ status, at }) => ({ status, at: new Date(at) })),
      method: investment.payment_method,
      signs: !investment.is_request && signs(customization.modules, customization.hide),
      strategy: investment.issuance.minting_strategy,
      reflectionEndsAt: investment.reflection_ends_at ? new Date(investment.reflection_ends_at) : null,
      expiresAt: investment.expires_at ? new Date(investment.expires_at) : null,
    },
    now,
  );
}

/** An investment's timeline in the reader's words. */
export function timelineLines(
  visit: Visit,
  investment: Investment,
  reader: TimelineReader = 'investor',
): TimelineLine[] {
  const { t, format } = visit;
  const steps = orderSteps(visit, investment);
  return steps.map(({ stage, state, by, at, since: from, dueAt }) => {
    // An investor knows since when; who waits for somebody else wants to.
    const since =
      reader !== 'investor' && from ? t('investments:timeline.since', { age: format.relativeDays(from) }) : null;
    const waiting = state === 'now' || state === 'failed';
    const due =
      dueAt &&
      t(by === 'time' ? 'investments:timeline.until' : 'investments:timeline.by', { date: format.date(dueAt) });
    const note = at
      ? format.date(at)
      : [
          waiting &&
            [t(`investments:timeline.${WHO[reader]}.${by}`), by === 'time' ? null : since].filter(Boolean).join(' · '),
          due,
        ]
          .filter(Boolean)
          .join(' · ');
    return { key: stage, label: t(`investments:timeline.${state === 'done' ? 'done' : 'toDo'}.${stage}`), state, note };
  });
}
