import { useTranslation } from 'react-i18next';
import { DecisionForm } from '#app/forms/decision-form.tsx';
import type { HitData } from './hit.server.ts';

interface DecideHitProps {
  decide: NonNullable<HitData['decide']>;
  reply: unknown;
}

/** Whether it is them, and why; what follows stands beside each answer. */
export function DecideHit({ decide, reply }: DecideHitProps) {
  const { t } = useTranslation('screening');
  return (
    <DecisionForm
      form={decide.form}
      reply={reply}
      title={t('decide.title')}
      choice={{ name: 'decision', label: t('decide.question'), choices: decide.choices }}
      reason={{ name: 'reason', label: t('decide.reason'), hint: t('decide.hint'), rows: 4 }}
      button={t('decide.button')}
    >
      <input type="hidden" name="seen" value={decide.seen} />
    </DecisionForm>
  );
}
