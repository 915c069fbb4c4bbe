import { useTranslation } from 'react-i18next';
import { textAttributes } from '#app/forms/field-attributes.ts';
import type { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { FieldRow } from '#app/ui/fields/field-row.tsx';
import { MoneyField } from '#app/ui/fields/money-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { MAJOR_STAKE_ABOVE_PERCENT } from '#domain/limits.ts';
import type { CompanyFields } from './company.form.ts';
import type { CompanyPart } from './company-part.server.ts';

interface ShareholderPlacesProps {
  places: CompanyPart['places'];
  fields: ReturnType<typeof useLonjaForm<CompanyFields>>['fields'];
}

/** Up to four major shareholders; whoever has none leaves all places empty. */
export function ShareholderPlaces({ places, fields }: ShareholderPlacesProps) {
  const { t } = useTranslation('onboarding');
  return (
    <Stack gap="field" as="section">
      <Stack gap="hair">
        <h2>{t('company.holders')}</h2>
        <Text tone="soft">{t('company.holdersText', { percent: MAJOR_STAKE_ABOVE_PERCENT })}</Text>
      </Stack>
      {places.map(({ place, name, stake }) => (
        <FieldRow key={place}>
          <TextField {...textAttributes(fields[name])} label={t('company.holderName', { place })} autoComplete="off" />
          <MoneyField {...textAttributes(fields[stake])} label={t('company.holderStake', { place })} unit="%" />
        </FieldRow>
      ))}
    </Stack>
  );
}
