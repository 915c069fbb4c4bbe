import { useTranslation } from 'react-i18next';
import { textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/button.tsx';
import { Cluster } from '#app/ui/cluster.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';
import { MoneyField } from '#app/ui/money-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Stack } from '#app/ui/stack.tsx';
import { Text } from '#app/ui/text.tsx';
import { StepPage } from '../step-page.tsx';
import type { InterestData } from './interest.server.ts';

interface Fields extends Record<string, unknown> {
  amount: string;
}

/** A declared interest: no order, no money, free to change and to withdraw. */
export function InterestScreen({ reply, ...data }: InterestData & { reply: unknown }) {
  const { t } = useTranslation('invest');
  const { form, fields } = useLonjaForm<Fields>({ id: 'interest', reply, defaultValue: { amount: data.amount } });
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
            {t('interest.next')}
          </Notice>
        )}
        {data.about && <Text>{data.about}</Text>}
        {data.takes && (
          <FormShell form={form} labels={{ amount: t('interest.amount') }} idempotencyKey={data.idempotencyKey}>
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
