import { useTranslation } from 'react-i18next';
import { checkboxAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { RiskWarning } from '#app/ui/feedback/risk-warning.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { riskView } from './trader-view.server.ts';

type Field = Parameters<typeof textAttributes>[0];

interface RiskFieldsProps {
  risks: NonNullable<ReturnType<typeof riskView>>;
  fields: { loss?: Field; liquidity?: Field; typed: Field };
}

/** The same warnings as for an investment, for a buyer who is not sophisticated (Regulation (EU) 2020/1503, article 25(3)(d)). */
export function RiskFields({ risks, fields: { loss, liquidity, typed } }: RiskFieldsProps) {
  const { t } = useTranslation('ads');
  return (
    <Stack gap="field">
      <RiskWarning title={t('risk.title')}>
        <Text>{t('risk.text')}</Text>
      </RiskWarning>
      {loss && <CheckboxField {...checkboxAttributes(loss)} label={risks.loss} required />}
      {liquidity && <CheckboxField {...checkboxAttributes(liquidity)} label={risks.liquidity} required />}
      <TextField {...textAttributes(typed)} label={risks.word} width="medium" autoComplete="off" />
    </Stack>
  );
}
