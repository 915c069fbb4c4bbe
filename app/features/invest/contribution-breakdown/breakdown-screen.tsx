import { useTranslation } from 'react-i18next';
import { StepPage } from '#app/features/invest/flow/step-page.tsx';
import { BalanceChoice } from '#app/features/invest/method-payment/balance-choice.tsx';
import { checkboxAttributes, choiceAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { RiskWarning } from '#app/ui/feedback/risk-warning.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { ChoiceGroup } from '#app/ui/fields/choice-group.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { SumTable } from '#app/ui/layout/sum-table.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { plainWords, sumOf, wordsOf } from './breakdown.css.ts';
import type { BreakdownFields } from './breakdown.form.ts';
import type { BreakdownData } from './breakdown.server.ts';

/** "Check your answers" before the order is confirmed: how it is paid and the final sum of that, what can be undone and until when. */
export function BreakdownScreen({ reply, ...data }: BreakdownData & { reply: unknown }) {
  const { t } = useTranslation(['invest', 'sophisticated']);
  const { form, fields } = useLonjaForm<BreakdownFields>({
    ...data.form,
    id: 'breakdown',
    reply,
    defaultValue: { method: data.chosen },
  });
  const labels = {
    method: t('breakdown.choose'),
    // A box's own text is a sentence: the summary names it shortly.
    warning_consent: t('breakdown.warningTitle'),
    warning_typed: t('breakdown.warningType', { word: data.warning?.word ?? '' }),
  };
  if (data.choices.length === 0) {
    return (
      <StepPage frame={data.frame} title={t('breakdown.title')}>
        <Text>{t('method.none', { email: data.support })}</Text>
      </StepPage>
    );
  }
  return (
    <StepPage frame={data.frame} title={t('breakdown.title')} intro={t('breakdown.intro')}>
      {data.balance && <BalanceChoice balance={data.balance} here={data.here} />}
      <FormShell form={form} labels={labels}>
        <Stack gap="wide">
          <input type="hidden" name="terms_version" value={data.termsVersion} />
          <input type="hidden" name="seen" value={data.seen} />
          {data.balance?.used && <input type="hidden" name="use_balance" value="1" />}
          <ChoiceGroup
            {...choiceAttributes(fields.method)}
            label={labels.method}
            legendLook="hidden"
            look="cards"
            choices={data.choices}
            defaultValue={data.chosen}
            required
          />
          {data.sums.map((sum) => (
            <div key={sum.method} className={sumOf[sum.method]}>
              <SumTable caption={sum.caption} lines={sum.lines} total={sum.total} />
            </div>
          ))}
          <Stack gap="tight" as="section">
            <h2>{t('breakdown.reflection')}</h2>
            <Text>{data.reflection}</Text>
          </Stack>
          {data.disclaimer && (
            <Stack gap="tight" as="section">
              <h2>{t('breakdown.disclaimer')}</h2>
              <Text>{data.disclaimer}</Text>
            </Stack>
          )}
          {data.warning && (
            <RiskWarning title={t('breakdown.warningTitle')}>
              <Stack gap="base">
                <Text>{data.warning.text}</Text>
                <CheckboxField {...checkboxAttributes(fields.warning_consent)} label={data.warning.consent} required />
                <TextField
                  {...textAttributes(fields.warning_typed)}
                  label={labels.warning_typed}
                  width="medium"
                  autoComplete="off"
                  required
                />
                <Text size="small" tone="soft">
                  {t('sophisticated:link.gate')} <a href={data.sophisticatedHref}>{t('sophisticated:link.what')}</a>
                </Text>
              </Stack>
            </RiskWarning>
          )}
          <Cluster>
            <Button tone="primary">
              <span className={plainWords}>{t('breakdown.confirm.any')}</span>
              {data.sums.map(({ method }) => (
                <span key={method} className={wordsOf[method]}>
                  {t(`breakdown.confirm.${method === 'BANK_TRANSFER' || method === 'BALANCE' ? method : 'other'}`)}
                </span>
              ))}
            </Button>
            <LinkButton tone="quiet" href={data.changeHref}>
              {t('breakdown.change')}
            </LinkButton>
          </Cluster>
          <Text size="small" tone="soft">
            {data.terms}
          </Text>
        </Stack>
      </FormShell>
    </StepPage>
  );
}
