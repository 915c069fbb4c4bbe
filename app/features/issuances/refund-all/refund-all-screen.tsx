import { useTranslation } from 'react-i18next';
import { textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { MoneyField } from '#app/ui/fields/money-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { RefundAllFields } from './refund-all.form.ts';
import type { RefundAllData } from './refund-all.server.ts';

/** "Close it and give everything back?" with the total to be typed. */
export function RefundAllScreen({ reply, ...data }: RefundAllData & { reply: unknown }) {
  const { t } = useTranslation('issuances');
  const { form, fields } = useLonjaForm<RefundAllFields>({ ...data.form, id: 'refund-all', reply });
  const labels = { total: t('refundAll.typed'), note: t('refundAll.note') };
  return (
    <Stack gap="wide">
      <PageHeader crumbs={data.crumbs} title={data.title} about={t('refundAll.text')} />
      <Facts items={data.facts} />
      <FormShell form={form} labels={labels}>
        <Stack gap="field">
          <MoneyField
            {...textAttributes(fields.total)}
            label={labels.total}
            hint={data.typedHint}
            unit={data.currency.symbol}
            unitPosition={data.currency.symbol_position}
            required
          />
          <TextField {...textAttributes(fields.note)} label={labels.note} />
          <Cluster>
            <Button tone="danger">{t('refundAll.button')}</Button>
            <LinkButton href={data.backHref}>{t('refundAll.no')}</LinkButton>
          </Cluster>
        </Stack>
      </FormShell>
    </Stack>
  );
}
