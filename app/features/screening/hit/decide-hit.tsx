import { useTranslation } from 'react-i18next';
import { DecisionForm } from '#app/forms/decision-form.tsx';
import type { HitData } from './hit.server.ts';

interface DecideHitProps {
  decide: NonNullable<HitData['decide']>;
  reply: unknown;
}

/** Whether it is them, or not after all, and why; what follows stands beside each answer. */
export function DecideHit({ decide, reply }: DecideHitProps) {
  const { t } = useTranslation('screening');
  return (
    <DecisionForm
      form={decide.form}
      reply={reply}
      title={decide.title}
      choice={{ name: 'decision', label: decide.question, choices: decide.choices }}
      reason={{ name: 'reason', label: t('decide.reason'), hint: t('decide.hint'), rows: 4 }}
      button={decide.button}
    >
      <input type="hidden" name="seen" value={decide.seen} />
    </DecisionForm>
  );
}
