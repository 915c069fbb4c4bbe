import { useTranslation } from 'react-i18next';
import { StepPage } from '#app/features/invest/flow/step-page.tsx';
import { choiceAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { ChoiceGroup } from '#app/ui/fields/choice-group.tsx';
import { FieldRow } from '#app/ui/fields/field-row.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { spouse } from './additional-information.css.ts';
import type { AdditionalFields } from './additional-information.form.ts';
import type { AdditionalInformationData } from './additional-information.server.ts';

const NAMES = [
  'occupation',
  'source_of_funds',
  'politically_exposed',
  'marital_status',
  'spouse_name',
  'spouse_surname',
  'spouse_id_number',
] as const;

/** Work, where the money is from, public office, marital status and, with a marriage, the spouse. */
export function AdditionalInformationScreen({ reply, ...data }: AdditionalInformationData & { reply: unknown }) {
  const { t } = useTranslation('onboarding');
  const { form, fields } = useLonjaForm<AdditionalFields>({
    ...data.form,
    id: 'additional',
    reply,
    defaultValue: data.values,
  });
  const label = (name: (typeof NAMES)[number]) => t(`additional.${name}`);
  const spouseField = (name: 'spouse_name' | 'spouse_surname' | 'spouse_id_number') => ({
    ...textAttributes(fields[name]),
    label: label(name),
    autoComplete: 'off',
  });
  return (
    <StepPage frame={data.frame} title={t('additional.title')} intro={t('additional.intro')}>
      <FormShell form={form} labels={Object.fromEntries(NAMES.map((name) => [name, label(name)]))}>
        <Stack gap="wide">
          <Stack gap="field">
            <TextField
              {...textAttributes(fields.occupation)}
              label={label('occupation')}
              hint={t('additional.occupationHint')}
              autoComplete="organization-title"
              required
            />
            <TextField
              {...textAttributes(fields.source_of_funds)}
              label={label('source_of_funds')}
              hint={t('additional.sourceHint')}
              autoComplete="off"
              required
            />
            <ChoiceGroup
              {...choiceAttributes(fields.politically_exposed)}
              label={label('politically_exposed')}
              hint={t('additional.exposedHint')}
              choices={[
                { value: 'no', label: t('no') },
                { value: 'yes', label: t('yes') },
              ]}
              required
            />
            <ChoiceGroup
              {...choiceAttributes(fields.marital_status)}
              label={label('marital_status')}
              choices={data.maritalStatuses}
            />
          </Stack>
          <div className={spouse}>
            <Stack gap="field" as="section">
              <Stack gap="hair">
                <h2>{t('additional.spouse')}</h2>
                <Text tone="soft">{t('additional.spouseText')}</Text>
              </Stack>
              <FieldRow>
                <TextField {...spouseField('spouse_name')} />
                <TextField {...spouseField('spouse_surname')} />
                <TextField {...spouseField('spouse_id_number')} hint={t('additional.spouseIdHint')} />
              </FieldRow>
            </Stack>
          </div>
          <div>
            <Button tone="primary">{t('saveAndContinue')}</Button>
          </div>
        </Stack>
      </FormShell>
    </StepPage>
  );
}
