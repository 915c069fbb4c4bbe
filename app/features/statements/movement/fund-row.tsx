import { useTranslation } from 'react-i18next';
import type { FundFields } from '#app/features/statements/list/statements.form.ts';
import { checkboxAttributes, choiceAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { ChoiceGroup } from '#app/ui/fields/choice-group.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { type ActionProps, Way } from './way.tsx';

/** An issuer's money for a distribution: the one that it names, another that misses money, or one by its reference. */
export function FundRow({ data, reply }: ActionProps) {
  const { t } = useTranslation('statements');
  const { picked, choices } = data.funding;
  const isListed = choices.some(({ value }) => value === picked);
  const { form, fields } = useLonjaForm<FundFields>({
    ...data.forms.fund,
    id: 'fund',
    reply,
    defaultValue: { pick: isListed ? picked : '', reference: isListed ? '' : picked },
  });
  const labels = {
    pick: t('fund.pick'),
    reference: t('fund.reference'),
    return_difference: t('field.return_difference'),
  };
  return (
    <Way kind="fund" form={form} data={data} labels={labels}>
      {choices.length > 0 && (
        <ChoiceGroup
          {...choiceAttributes(fields.pick)}
          label={labels.pick}
          hint={t('fund.pickHint')}
          look="cards"
          choices={[...choices, { value: '', label: t('fund.other'), hint: t('candidates.otherHint') }]}
        />
      )}
      <TextField {...textAttributes(fields.reference)} label={labels.reference} hint={t('fund.referenceHint')} />
      <CheckboxField {...checkboxAttributes(fields.return_difference)} label={t('fund.difference')} />
    </Way>
  );
}
