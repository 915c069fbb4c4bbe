import type { FieldMetadata } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '#app/ui/fields/choice-group.tsx';
import { DateField } from '#app/ui/fields/date-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { choiceAttributes, textAttributes } from './field-attributes.ts';

/** The names of the three fields, for the summary of what is wrong. */
export function useMomentLabels() {
  const { t } = useTranslation('ui');
  return { when: t('moment.when'), on: t('moment.on'), at: t('moment.at') };
}

/** At once, or on a day at a time. */
export function NowOrLater({ fields }: { fields: Record<'when' | 'on' | 'at', FieldMetadata> }) {
  const { t } = useTranslation('ui');
  const labels = useMomentLabels();
  return (
    <>
      <ChoiceGroup
        {...choiceAttributes(fields.when)}
        defaultValue={fields.when.defaultValue ?? 'now'}
        label={labels.when}
        choices={(['now', 'later'] as const).map((value) => ({ value, label: t(`moment.${value}`) }))}
      />
      <DateField {...textAttributes(fields.on)} label={labels.on} />
      <TextField {...textAttributes(fields.at)} label={labels.at} hint={t('moment.atHint')} width="short" />
    </>
  );
}
