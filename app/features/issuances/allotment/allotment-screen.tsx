import { useTranslation } from 'react-i18next';
import { textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { MoneyField } from '#app/ui/fields/money-field.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import type { AllotmentFields } from './allotment.form.ts';
import type { AllotmentData } from './allotment.server.ts';

/** "Allot the tokens?" with what each order gets, and the total to be typed. */
export function AllotmentScreen({ reply, ...data }: AllotmentData & { reply: unknown }) {
  const { t } = useTranslation('issuances');
  const { form, fields } = useLonjaForm<AllotmentFields>({ ...data.form, id: 'allotment', reply });
  const labels = { total: t('allotment.typed'), back: t('allotment.back') };
  return (
    <Stack gap="wide">
      <PageHeader crumbs={data.crumbs} title={data.title} about={t('allotment.text')} />
      <Facts items={data.facts} />
      <Stack gap="small" as="section">
        <h2>{t('allotment.shares')}</h2>
        <Shares shares={data.shares} />
        {data.more && <Text tone="soft">{data.more}</Text>}
      </Stack>
      <FormShell form={form} labels={labels}>
        <Stack gap="field">
          <input type="hidden" name="back" value={data.back} />
          <MoneyField
            {...textAttributes(fields.total)}
            label={labels.total}
            hint={data.typedHint}
            unit={data.currency.symbol}
            unitPosition={data.currency.symbol_position}
            required
          />
          <Cluster>
            <Button tone="danger">{t('allotment.button')}</Button>
            <LinkButton href={data.backHref}>{t('allotment.no')}</LinkButton>
          </Cluster>
        </Stack>
      </FormShell>
    </Stack>
  );
}

function Shares({ shares }: Pick<AllotmentData, 'shares'>) {
  const { t } = useTranslation('issuances');
  return (
    <DataTable
      caption={t('allotment.shares')}
      rows={shares}
      rowKey={({ id }) => id}
      empty={null}
      columns={[
        {
          key: 'order',
          header: t('allotment.order'),
          cell: ({ href, reference, state }) => (
            <CellTitle href={href} note={state}>
              {reference}
            </CellTitle>
          ),
        },
        { key: 'asked', header: t('allotment.asked'), align: 'end', cell: ({ requested }) => requested },
        { key: 'gets', header: t('allotment.gets'), align: 'end', cell: ({ allotted }) => allotted },
        { key: 'keeps', header: t('allotment.keeps'), align: 'end', cell: ({ amount }) => amount },
        { key: 'returns', header: t('allotment.returns'), align: 'end', cell: ({ back }) => back },
      ]}
    />
  );
}
