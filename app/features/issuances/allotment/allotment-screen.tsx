import { useTranslation } from 'react-i18next';
import { TotalForm } from '#app/forms/total-form.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import type { AllotmentData } from './allotment.server.ts';

/** "Allot the tokens?" with what each order gets, and the total to be typed. */
export function AllotmentScreen({ reply, ...data }: AllotmentData & { reply: unknown }) {
  const { t } = useTranslation('issuances');
  return (
    <Stack gap="wide">
      <PageHeader crumbs={data.crumbs} title={data.title} about={t('allotment.text')} />
      <Facts items={data.facts} />
      <Stack gap="small" as="section">
        <h2>{t('allotment.shares')}</h2>
        <Shares shares={data.shares} />
        {data.more && <Text tone="soft">{data.more}</Text>}
      </Stack>
      <TotalForm
        id="allotment"
        form={data.form}
        reply={reply}
        texts={{
          label: t('allotment.typed'),
          hint: data.typedHint,
          button: t('allotment.button'),
          no: t('allotment.no'),
        }}
        currency={data.currency}
        backHref={data.backHref}
        danger
      >
        <input type="hidden" name="back" value={data.back} />
      </TotalForm>
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
