import { useTranslation } from 'react-i18next';
import type { NewComplaintFields } from '#app/features/complaints/new/new-complaint.form.ts';
import { textAttributes } from '#app/forms/field-attributes.ts';
import { DateField } from '#app/ui/fields/date-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';

type TemplateField = keyof Pick<NewComplaintFields, 'happened_on' | 'what' | 'loss' | 'demand' | 'representative'>;

/** What a complaint's template asks of everybody, by the names of its fields. */
export function useTemplateLabels(): Record<TemplateField | 'kind' | 'phone', string> {
  const { t } = useTranslation('complaints');
  return {
    kind: t('field.kind'),
    happened_on: t('field.happened'),
    what: t('field.what'),
    loss: t('field.loss'),
    demand: t('field.demand'),
    representative: t('field.representative'),
    phone: t('field.phone'),
  };
}

interface TemplateFieldsProps {
  fields: Record<TemplateField, Parameters<typeof textAttributes>[0]>;
  /** What helps to tell what happened. */
  whatHint: string;
}

/** When it happened, what, what was lost, what is asked for, and who acts for whom. */
export function TemplateFields({ fields, whatHint }: TemplateFieldsProps) {
  const { t } = useTranslation('complaints');
  const labels = useTemplateLabels();
  return (
    <>
      <DateField
        {...textAttributes(fields.happened_on)}
        label={labels.happened_on}
        hint={t('field.happenedHint')}
        required
      />
      <TextareaField {...textAttributes(fields.what)} label={labels.what} hint={whatHint} rows={8} required />
      <TextareaField {...textAttributes(fields.loss)} label={labels.loss} hint={t('field.lossHint')} rows={3} />
      <TextareaField {...textAttributes(fields.demand)} label={labels.demand} rows={3} required />
      <TextField
        {...textAttributes(fields.representative)}
        label={labels.representative}
        hint={t('field.representativeHint')}
      />
    </>
  );
}
