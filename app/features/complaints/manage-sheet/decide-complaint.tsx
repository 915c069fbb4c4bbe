import { useTranslation } from 'react-i18next';
import { DecisionForm } from '#app/forms/decision-form.tsx';
import type { ComplaintData } from './complaint.server.ts';

interface DecideComplaintProps {
  decide: NonNullable<ComplaintData['acts']['decide']>;
  reply: unknown;
}

/** The decision and its reasons, which whoever complained reads. */
export function DecideComplaint({ decide, reply }: DecideComplaintProps) {
  const { t } = useTranslation('complaints');
  return (
    <DecisionForm
      form={decide.form}
      reply={reply}
      title={t('decide.title')}
      choice={{
        name: 'outcome',
        label: t('decide.outcome'),
        hint: decide.hint || undefined,
        choices: decide.outcomes,
      }}
      reason={{ name: 'text', label: t('decide.label'), hint: t('decide.hint'), rows: 6 }}
      button={t('decide.button')}
    />
  );
}
