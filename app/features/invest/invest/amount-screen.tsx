import { useTranslation } from 'react-i18next';
import { StepPage } from '#app/features/invest/flow/step-page.tsx';
import { checkboxAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { MoneyField } from '#app/ui/fields/money-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { AmountFields } from './amount.form.ts';
import type { AmountData } from './amount.server.ts';
import { WorkedOutPart } from './worked-out-part.tsx';

/** The first question of an investment: for how much, and what that buys and may bring back. */
export function AmountScreen({ reply, ...data }: AmountData & { reply: unknown }) {
  const { t } = useTranslation(['invest', 'onboarding']);
  const { form, fields } = useLonjaForm<AmountFields>({
    ...data.form,
    id: 'amount',
    reply,
    defaultValue: { ...data.kept, amount: data.amount },
  });
  const amount = textAttributes(fields.amount);
  return (
    <StepPage frame={data.frame} title={t('invest.title')} intro={t('invest.intro')}>
      <FormShell
        form={form}
        labels={{
          amount: t('invest.amount'),
          referral_code: t('invest.referral'),
          risk_loss: t('invest.riskLossShort'),
          risk_liquidity: t('invest.riskLiquidityShort'),
        }}
      >
        <Stack gap="wide">
          <input type="hidden" name="terms_version" value={data.termsVersion} />
          <Stack gap="small">
            <MoneyField
              {...amount}
              label={t('invest.amount')}
              hint={data.hint}
              unit={data.currency.symbol}
              unitPosition={data.currency.position}
              required
            />
            {data.quick.length > 1 && (
              <Cluster gap="tight">
                {data.quick.map(({ text, label, href, isChosen }) => (
                  <LinkButton
                    key={text}
                    size="small"
                    href={href}
                    data-fills={amount.id}
                    data-text={text}
                    aria-current={isChosen || undefined}
                  >
                    {label}
                  </LinkButton>
                ))}
              </Cluster>
            )}
            <noscript>
              <Button size="small" formMethod="get" formNoValidate>
                {t('invest.workOut')}
              </Button>
            </noscript>
            <Text size="small" tone="soft">
              {data.left}
            </Text>
          </Stack>
          <WorkedOutPart field={amount.id} sum={data.workedOut} />
          {data.referral && (
            <TextField
              {...textAttributes(fields.referral_code)}
              label={t('invest.referral')}
              hint={t('invest.referralHint')}
              width="medium"
            />
          )}
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
