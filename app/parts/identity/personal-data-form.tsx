import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { choiceAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { ChoiceGroup } from '#app/ui/fields/choice-group.tsx';
import { DateField } from '#app/ui/fields/date-field.tsx';
import { FieldRow } from '#app/ui/fields/field-row.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { PERSON_IDENTITY_FIELDS } from '#domain/user/identity-change.ts';
import { IdDocumentFields } from './id-document-fields.tsx';
import type { PersonalFields } from './personal.form.ts';
import type { PersonalPart } from './personal-part.server.ts';

const NAMES = [
  'first_name',
  'last_name',
  'birthday',
  'nationality',
  'id_type',
  'id_number',
  'id_country',
  'id_expires_on',
  'phone',
  'secondary_phone',
  'country',
  'address',
  'city',
  'postal_code',
  'province',
  'gender',
  'legal_type',
] as const;

interface PersonalDataFormProps {
  part: PersonalPart;
  reply: unknown;
  /** What the button says where nothing follows. */
  button?: string;
  /** In one's account there is room for a second number. */
  withSecondPhone?: boolean;
  /** While somebody looks at who the person is, that is read and goes along as it is; address and telephone change. */
  checked?: ReactNode;
}

/** Who the person is and where they live; posts `intent=personal`. */
export function PersonalDataForm({ part, reply, button, withSecondPhone, checked }: PersonalDataFormProps) {
  const { t } = useTranslation('onboarding');
  const { form, fields } = useLonjaForm<PersonalFields>({
    ...part.form,
    id: 'personal',
    reply,
    defaultValue: part.values,
  });
  const label = (name: (typeof NAMES)[number]) => t(name === 'legal_type' ? 'type.title' : `personal.${name}`);
  const labels = Object.fromEntries(NAMES.map((name) => [name, label(name)]));
  const country = { options: part.countries, placeholder: t('chooseCountry'), required: true };
  const reached = (
    <>
      <SelectField
        {...choiceAttributes(fields.gender)}
        label={label('gender')}
        options={part.genders}
        placeholder={t('personal.noGender')}
        autoComplete="sex"
      />
      <TextField
        {...textAttributes(fields.phone)}
        label={label('phone')}
        hint={t('personal.phoneHint')}
        type="tel"
        autoComplete="tel"
        required
      />
      {withSecondPhone && (
        <TextField
          {...textAttributes(fields.secondary_phone)}
          label={label('secondary_phone')}
          type="tel"
          autoComplete="off"
        />
      )}
    </>
  );
  return (
    <FormShell form={form} labels={labels}>
      <Stack gap="wide">
        <input type="hidden" name="intent" value="personal" />
        {checked ? (
          <>
            {checked}
            {PERSON_IDENTITY_FIELDS.map((name) => (
              <input key={name} type="hidden" name={name} value={String(part.values[name] ?? '')} />
            ))}
            <FieldRow>{reached}</FieldRow>
          </>
        ) : (
          <>
            {part.types.length > 0 && (
              <ChoiceGroup
                {...choiceAttributes(fields.legal_type)}
                label={label('legal_type')}
                look="cards"
                choices={part.types}
                required
              />
            )}
            <Stack gap="field" as="section">
              <h2>{t('personal.who')}</h2>
              <FieldRow>
                <TextField
                  {...textAttributes(fields.first_name)}
                  label={label('first_name')}
                  autoComplete="given-name"
                  required
                />
                <TextField
                  {...textAttributes(fields.last_name)}
                  label={label('last_name')}
                  autoComplete="family-name"
                  required
                />
                <DateField
                  {...textAttributes(fields.birthday)}
                  label={label('birthday')}
                  hint={t('personal.birthdayHint')}
                  autoComplete="bday"
                  required
                />
                <SelectField {...choiceAttributes(fields.nationality)} {...country} label={label('nationality')} />
                {reached}
              </FieldRow>
            </Stack>
            <IdDocumentFields part={part} fields={fields} />
          </>
        )}
        <Stack gap="field" as="section">
          <h2>{t('personal.where')}</h2>
          <TextField
            {...textAttributes(fields.address)}
            label={label('address')}
            hint={t('personal.addressHint')}
            autoComplete="street-address"
            required
          />
          <FieldRow>
            <TextField
              {...textAttributes(fields.postal_code)}
              label={label('postal_code')}
              autoComplete="postal-code"
              width="short"
              required
            />
            <TextField {...textAttributes(fields.city)} label={label('city')} autoComplete="address-level2" required />
            <TextField
              {...textAttributes(fields.province)}
              label={label('province')}
              hint={t('personal.provinceHint')}
              sometimes
              autoComplete="address-level1"
            />
            <SelectField
              {...choiceAttributes(fields.country)}
              {...country}
              label={label('country')}
              autoComplete="country"
            />
          </FieldRow>
        </Stack>
        <div>
          <Button tone="primary">{button ?? t('saveAndContinue')}</Button>
        </div>
      </Stack>
    </FormShell>
  );
}
