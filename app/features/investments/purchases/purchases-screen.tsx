import { useTranslation } from 'react-i18next';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import { Pagination } from '#app/ui/table/pagination.tsx';
import { pathTo } from '#domain/access/addresses.ts';
import type { PurchasesData } from './purchases.server.ts';

/** What was bought, on first issue and from other holders; each row leads to its receipt. */
export function PurchasesScreen({ head, crumbs, rows, paging }: PurchasesData) {
  const { t } = useTranslation('investments');
  const browse = <LinkButton href={pathTo.user.issuances}>{t('browse')}</LinkButton>;
  return (
    <Stack gap="card">
      <PageHeader crumbs={crumbs} title={head.title} about={t('purchases.about')} />
      <DataTable
        caption={head.title}
        rows={rows}
        rowKey={({ id }) => id}
        asList
        empty={
          <EmptyState icon="investments" action={browse}>
            {t('purchases.none')}
          </EmptyState>
        }
        columns={[
          {
            key: 'what',
            header: t('purchases.what'),
            cell: ({ title, note, href }) => (
              <CellTitle href={href} note={note}>
                {title}
              </CellTitle>
            ),
          },
          { key: 'where', header: t('purchases.where'), place: 'note', cell: ({ kind }) => kind },
          {
            key: 'tokens',
            header: t('tokens'),
            align: 'end',
            place: 'aside',
            named: true,
            cell: ({ tokens }) => tokens,
          },
          { key: 'price', header: t('purchases.price'), align: 'end', from: 'mid', cell: ({ price }) => price },
          { key: 'total', header: t('total'), align: 'end', place: 'sum', cell: ({ total }) => total },
          {
            key: 'status',
            header: t('status'),
            place: 'chip',
            cell: ({ status }) => <Chip tone={status.tone}>{status.label}</Chip>,
          },
        ]}
      />
      <Pagination {...paging} />
    </Stack>
  );
}
