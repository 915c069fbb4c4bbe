import { useTranslation } from 'react-i18next';
import { choiceAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { ChoiceGroup } from '#app/ui/fields/choice-group.tsx';
import { FieldRow } from '#app/ui/fields/field-row.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { funds, spouse } from './additional-information.css.ts';
import type { AdditionalFields } from './additional-information.form.ts';
import type { AdditionalPart } from './additional-part.server.ts';

const NAMES = [
  'occupation',
  'source_of_funds',
  'politically_exposed',
  'marital_status',
  'spouse_name',
  'spouse_surname',
  'spouse_id_number',
] as const;

interface AdditionalFormProps {
  part: AdditionalPart;
  reply: unknown;
  /** What the button says: going on with an investment, or saving alone. */
  button: string;
  tone?: 'primary' | 'secondary';
  /** Of several forms of a page. */
  intent?: string;
  /** In one's account anybody may say where their money is from; before an investment who must. */
  withFunds?: boolean;
}

/** Work, public office and with one where the money is from, marital status and, with a marriage, the spouse. */
export function AdditionalForm({ part, reply, button, tone = 'primary', intent, withFunds }: AdditionalFormProps) {
  const { t } = useTranslation('onboarding');
  const { form, fields } = useLonjaForm<AdditionalFields>({
    ...part.form,
    id: 'additional',
    reply,
    defaultValue: part.values,
  });
  const label = (name: (typeof NAMES)[number]) => t(`additional.${name}`);
  const spouseField = (name: 'spouse_name' | 'spouse_surname' | 'spouse_id_number') => ({
    ...textAttributes(fields[name]),
    label: label(name),
    autoComplete: 'off',
  });
  return (
    <FormShell form={form} labels={Object.fromEntries(NAMES.map((name) => [name, label(name)]))}>
      <Stack gap="wide">
        {intent && <input type="hidden" name="intent" value={intent} />}
        <Stack gap="field">
          <TextField
            {...textAttributes(fields.occupation)}
            label={label('occupation')}
            hint={t('additional.occupationHint')}
            autoComplete="organization-title"
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
          <div className={withFunds || part.values.source_of_funds ? undefined : funds}>
            <TextField
              {...textAttributes(fields.source_of_funds)}
              label={label('source_of_funds')}
              hint={t('additional.sourceHint')}
              autoComplete="off"
              required={!withFunds}
            />
          </div>
          <ChoiceGroup
            {...choiceAttributes(fields.marital_status)}
            label={label('marital_status')}
            choices={part.maritalStatuses}
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
          <Button tone={tone}>{button}</Button>
        </div>
      </Stack>
    </FormShell>
  );
}
