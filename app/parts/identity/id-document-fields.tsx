import { useTranslation } from 'react-i18next';
import { choiceAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import type { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { ChoiceGroup } from '#app/ui/fields/choice-group.tsx';
import { DateField } from '#app/ui/fields/date-field.tsx';
import { FieldRow } from '#app/ui/fields/field-row.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { issued } from './id-document-fields.css.ts';
import type { PersonalFields } from './personal.form.ts';
import type { PersonalPart } from './personal-part.server.ts';

interface IdDocumentFieldsProps {
  part: PersonalPart;
  fields: ReturnType<typeof useLonjaForm<PersonalFields>>['fields'];
}

/** The document that proves who a person is: its type and number and, where it has them, its country and last day. */
export function IdDocumentFields({ part, fields }: IdDocumentFieldsProps) {
  const { t } = useTranslation('onboarding');
  return (
    <Stack gap="field" as="section">
      <h2>{t('personal.document')}</h2>
      <ChoiceGroup
        {...choiceAttributes(fields.id_type)}
        label={t('personal.id_type')}
        hint={part.sendsDocument ? t('personal.idTypeHint') : undefined}
        choices={part.idTypes}
        required
      />
      <FieldRow>
        <TextField
          {...textAttributes(fields.id_number)}
          label={t('personal.id_number')}
          hint={t('personal.idHint')}
          autoComplete="off"
          required
        />
      </FieldRow>
      <div className={issued}>
        <FieldRow>
          <SelectField
            {...choiceAttributes(fields.id_country)}
            label={t('personal.id_country')}
            hint={t('personal.idCountryHint')}
            options={part.countries}
            placeholder={t('chooseCountry')}
            required
          />
          <DateField
            {...textAttributes(fields.id_expires_on)}
            label={t('personal.id_expires_on')}
            hint={t('personal.idExpiresHint')}
            autoComplete="off"
            required
          />
        </FieldRow>
      </div>
    </Stack>
  );
}
