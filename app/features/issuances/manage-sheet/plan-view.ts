import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getManagedIssuance } from '#contract/issuances.ts';

type Plan = NonNullable<AnswerOf<typeof getManagedIssuance>['data']['plan']>;

/** A planned change of phase in one sentence: that it will be, or that it was not, and why. */
export function planView({ t, format }: Pick<SignedInVisit, 't' | 'format'>, { to, at, by, stopped }: Plan) {
  const facts = { to: t(`statuses:phase.${to}`), date: format.deadline(at), who: by };
  return {
    isStopped: stopped !== null,
    text: stopped
      ? t('issuances:phase.stoppedText', {
          ...facts,
          why: t(`issuances:phase.why.${stopped.why}`, { defaultValue: '' }),
        })
      : t('issuances:phase.plannedText', facts),
  };
}
