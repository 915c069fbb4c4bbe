import { useTranslation } from 'react-i18next';
import { StepPage } from '#app/features/invest/flow/step-page.tsx';
import { textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { MoneyField } from '#app/ui/fields/money-field.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { InterestFields } from './interest.form.ts';
import type { InterestData } from './interest.server.ts';

/** A declared interest: no order, no money, free to change and to withdraw. */
export function InterestScreen({ reply, ...data }: InterestData & { reply: unknown }) {
  const { t } = useTranslation('invest');
  const { form, fields } = useLonjaForm<InterestFields>({
    ...data.form,
    id: 'interest',
    reply,
    defaultValue: { amount: data.amount },
  });
  return (
    <StepPage frame={data.frame} title={data.title} intro={t('interest.intro')}>
      <Stack gap="card">
        {data.declared && (
          <Notice
            tone="positive"
            title={data.declared.text}
            action={
              <LinkButton size="small" href={data.declared.revokeHref}>
                {t('interest.revoke')}
              </LinkButton>
            }
          >
            {data.declared.investHref ? (
              <>
                {t('interest.nowOpen')} <a href={data.declared.investHref}>{t('interest.invest')}</a>
              </>
            ) : (
              t('interest.next')
            )}
          </Notice>
        )}
        {data.about && <Text>{data.about}</Text>}
        {data.takes && (
          <FormShell form={form} labels={{ amount: t('interest.amount') }}>
            <Stack gap="card">
              <input type="hidden" name="terms_version" value={data.termsVersion} />
              <MoneyField
                {...textAttributes(fields.amount)}
                label={t('interest.amount')}
                hint={data.hint}
                unit={data.currency.symbol}
                unitPosition={data.currency.position}
                required
              />
              <Cluster>
                <Button tone="primary">{t(data.declared ? 'interest.change' : 'interest.submit')}</Button>
              </Cluster>
            </Stack>
          </FormShell>
        )}
      </Stack>
    </StepPage>
  );
}
