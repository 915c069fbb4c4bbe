import { useTranslation } from 'react-i18next';
import { choiceAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { ChoiceGroup } from '#app/ui/fields/choice-group.tsx';
import { FieldRow } from '#app/ui/fields/field-row.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { CompanyFields } from './company.form.ts';
import type { CompanyPart } from './company-part.server.ts';
import { ShareholderPlaces } from './shareholder-places.tsx';

const NAMES = [
  'organisation_name',
  'tax_number',
  'activity',
  'contact_email',
  'representation',
  'address',
  'city',
  'postal_code',
  'province',
  'country',
  'birthplace_city',
  'birthplace_country',
] as const;

interface CompanyDataFormProps {
  part: CompanyPart;
  /** Back to the personal data; null where they were checked and stay as they are. */
  backHref: string | null;
  reply: unknown;
  /** What the button says where nothing follows. */
  button?: string;
}

/** The company and who acts for it; posts `intent=company`. */
export function CompanyDataForm({ part, backHref, reply, button }: CompanyDataFormProps) {
  const { t } = useTranslation('onboarding');
  const { form, fields } = useLonjaForm<CompanyFields>({
    ...part.form,
    id: 'company',
    reply,
    defaultValue: part.values,
  });
  const label = (name: (typeof NAMES)[number]) => t(`company.${name}`);
  const labels = Object.fromEntries([
    ...NAMES.map((name) => [name, label(name)] as const),
    ...part.places.flatMap(({ place, name, stake }) => [
      [name, t('company.holderName', { place })] as const,
      [stake, t('company.holderStake', { place })] as const,
    ]),
  ]);
  const country = { options: part.countries, placeholder: t('chooseCountry'), required: true };
  const text = (name: Exclude<(typeof NAMES)[number], 'representation'>) => ({
    ...textAttributes(fields[name]),
    label: label(name),
    required: true,
  });
  return (
    <FormShell form={form} labels={labels}>
      <Stack gap="wide">
        <input type="hidden" name="intent" value="company" />
        <Stack gap="field" as="section">
          <h2>{t('company.what')}</h2>
          <FieldRow>
            <TextField {...text('organisation_name')} autoComplete="organization" />
            <TextField {...text('tax_number')} hint={t('company.taxHint')} autoComplete="off" />
            <TextField {...text('activity')} hint={t('company.activityHint')} />
            <TextField {...text('contact_email')} type="email" autoComplete="email" />
          </FieldRow>
          <ChoiceGroup
            {...choiceAttributes(fields.representation)}
            label={label('representation')}
            choices={part.representations}
            required
          />
        </Stack>
        <Stack gap="field" as="section">
          <h2>{t('company.where')}</h2>
          <TextField {...text('address')} autoComplete="off" />
          <FieldRow>
            <TextField {...text('postal_code')} width="short" autoComplete="off" />
            <TextField {...text('city')} autoComplete="off" />
            <TextField
              {...textAttributes(fields.province)}
              label={label('province')}
              hint={t('personal.provinceHint')}
              sometimes
              autoComplete="off"
            />
            <SelectField {...choiceAttributes(fields.country)} {...country} label={label('country')} />
          </FieldRow>
        </Stack>
        <Stack gap="field" as="section">
          <h2>{t('company.birthplace')}</h2>
          <FieldRow>
            <TextField {...text('birthplace_city')} autoComplete="off" />
            <SelectField
              {...choiceAttributes(fields.birthplace_country)}
              {...country}
              label={label('birthplace_country')}
            />
          </FieldRow>
        </Stack>
        <ShareholderPlaces places={part.places} fields={fields} />
        <Cluster>
          <Button tone="primary">{button ?? t('saveAndContinue')}</Button>
          {backHref && (
            <LinkButton tone="quiet" href={backHref}>
              {t('company.back')}
            </LinkButton>
          )}
        </Cluster>
      </Stack>
    </FormShell>
  );
}
