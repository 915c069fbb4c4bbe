import { useTranslation } from 'react-i18next';
import { StepPage } from '#app/features/invest/flow/step-page.tsx';
import { checkboxAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { MoneyField } from '#app/ui/fields/money-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { AmountFields } from './amount.form.ts';
import type { AmountData } from './amount.server.ts';

/** The first question of an investment: how many tokens. */
export function AmountScreen({ reply, ...data }: AmountData & { reply: unknown }) {
  const { t } = useTranslation(['invest', 'onboarding']);
  const { form, fields } = useLonjaForm<AmountFields>({
    ...data.form,
    id: 'amount',
    reply,
    defaultValue: { tokens: data.tokens },
  });
  const labels = { tokens: t('invest.tokens'), referral_code: t('invest.referral') };
  return (
    <StepPage frame={data.frame} title={t('invest.title')} intro={t('invest.intro')}>
      <FormShell form={form} labels={labels}>
        <Stack gap="wide">
          <input type="hidden" name="terms_version" value={data.termsVersion} />
          <Stack gap="field">
            <MoneyField
              {...textAttributes(fields.tokens)}
              label={t('invest.tokens')}
              hint={data.hint}
              unit={data.symbol}
              inputMode="numeric"
              required
            />
            <Text size="small" tone="soft">
              {data.ticket}
            </Text>
            {data.referral && (
              <TextField
                {...textAttributes(fields.referral_code)}
                label={t('invest.referral')}
                hint={t('invest.referralHint')}
                width="medium"
              />
            )}
          </Stack>
          <Stack gap="small">
            <h2>{t('invest.risks')}</h2>
            <CheckboxField {...checkboxAttributes(fields.risk_loss)} label={t('invest.riskLoss')} required />
            <CheckboxField {...checkboxAttributes(fields.risk_liquidity)} label={t('invest.riskLiquidity')} required />
            <Text size="small">
              <a href={data.sheetHref} target="_blank" rel="noopener">
                {t('invest.sheet')}
              </a>
            </Text>
          </Stack>
          <div>
            <Button tone="primary">{data.leadsToSum ? t('invest.next') : t('onboarding:saveAndContinue')}</Button>
          </div>
        </Stack>
      </FormShell>
    </StepPage>
  );
}
