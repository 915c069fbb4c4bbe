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
import { Card } from '#app/ui/layout/card.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { others } from './beneficiaries.css.ts';
import type { BeneficiaryFields } from './beneficiaries.form.ts';
import type { BeneficiariesData } from './beneficiaries.server.ts';

/** For whom one invests, with a place for each of those whom one invests for. */
export function BeneficiariesScreen({ reply, ...data }: BeneficiariesData & { reply: unknown }) {
  const { t } = useTranslation('account');
  const { form, fields } = useLonjaForm<BeneficiaryFields>({
    ...data.form,
    id: 'beneficiaries',
    reply,
    defaultValue: data.values,
  });
  const label = (part: string, place: number) => t(`beneficiaries.place.${part}`, { place });
  const labels = data.places.flatMap(({ place, ...names }) =>
    Object.entries(names).map(([part, name]) => [name, label(part, place)] as const),
  );
  return (
    <Stack gap="card">
      <PageHeader
        crumbs={[{ label: t('title'), href: data.accountHref }, { label: data.head.title }]}
        title={data.head.title}
        about={data.said ?? undefined}
      />
      <Card>
        <FormShell form={form} labels={{ acts_for: t('beneficiaries.actsFor'), ...Object.fromEntries(labels) }}>
          <Stack gap="wide">
            <Text>
              {data.about} {data.companyHref && <a href={data.companyHref}>{t('company.title')}</a>}
            </Text>
            <ChoiceGroup
              {...choiceAttributes(fields.acts_for)}
              label={t('beneficiaries.actsFor')}
              choices={data.choices}
              required
            />
            <Stack gap="wide" as="section" className={others}>
              <Stack gap="hair">
                <h2>{t('beneficiaries.people')}</h2>
                <Text tone="soft">{t('beneficiaries.peopleText')}</Text>
              </Stack>
              {data.places.map(({ place, name, birthday, country, id_number: number }) => (
                <Stack key={place} gap="field">
                  <FieldRow>
                    <TextField {...textAttributes(fields[name])} label={label('name', place)} autoComplete="off" />
                    <TextField
                      {...textAttributes(fields[number])}
                      label={label('id_number', place)}
                      autoComplete="off"
                    />
                  </FieldRow>
                  <FieldRow>
                    <DateField
                      {...textAttributes(fields[birthday])}
                      label={label('birthday', place)}
                      autoComplete="off"
                    />
                    <SelectField
                      {...choiceAttributes(fields[country])}
                      label={label('country', place)}
                      options={data.countries}
                      placeholder={t('beneficiaries.noCountry')}
                      autoComplete="off"
                    />
                  </FieldRow>
                </Stack>
              ))}
            </Stack>
            <div>
              <Button tone="primary">{t('beneficiaries.save')}</Button>
            </div>
          </Stack>
        </FormShell>
      </Card>
    </Stack>
  );
}
