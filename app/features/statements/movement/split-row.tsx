import { useTranslation } from 'react-i18next';
import type { SplitFields } from '#app/features/statements/list/statements.form.ts';
import { checkboxAttributes, fieldAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { ChoiceGroup } from '#app/ui/fields/choice-group.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { type ActionProps, Way } from './way.tsx';

/** To several orders at once: likely ones that are ticked, others by their references. Those that make the sum exactly are ticked already. */
export function SplitRow({ data, reply }: ActionProps) {
  const { t } = useTranslation('statements');
  const { form, fields } = useLonjaForm<SplitFields>({
    ...data.forms.split,
    id: 'split',
    reply,
    defaultValue: { orders: data.together },
  });
  const labels = {
    orders: t('split.orders'),
    references: t('split.references'),
    return_difference: t('field.return_difference'),
    other_payer: t('field.other_payer'),
  };
  return (
    <Way kind="split" form={form} data={data} labels={labels}>
      {data.candidates.length > 0 && (
        <ChoiceGroup
          {...fieldAttributes(fields.orders)}
          label={labels.orders}
          look="cards"
          many
          defaultValue={fields.orders.defaultOptions}
          choices={data.parting}
          required
        />
      )}
      <TextField {...textAttributes(fields.references)} label={labels.references} hint={t('split.hint')} />
      {fields.other_payer.errors !== undefined && (
        <CheckboxField {...checkboxAttributes(fields.other_payer)} label={t('assign.payer')} />
      )}
      <CheckboxField {...checkboxAttributes(fields.return_difference)} label={t('assign.difference')} />
    </Way>
  );
}
