import { useTranslation } from 'react-i18next';
import { ListPage } from '#app/lists/list-page.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Figures } from '#app/ui/layout/figures.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { PayoutFiles } from './payout-files.tsx';
import { PayoutRefunds } from './payout-refunds.tsx';
import type { PayoutsData } from './payouts.server.ts';

/** People's money on its way to their banks: what the next file would hold, each payout by its state, and the files. */
export function PayoutsScreen(data: PayoutsData) {
  const { t } = useTranslation('payouts');
  return (
    <Stack gap="card">
      <PageHeader
        title={data.head.title}
        about={t('about')}
        actions={
          data.prepareHref && (
            <LinkButton tone="primary" href={data.prepareHref}>
              {t('prepare.open')}
            </LinkButton>
          )
        }
      />
      <Figures items={data.figures} />
      <Stack gap="base" as="section">
        <h2>{t('list')}</h2>
        <ListPage
          list={data.list}
          caption={t('list')}
          rows={data.rows}
          views={data.views}
          empty={{ icon: 'bank', filtered: t(`nothing.${data.state}`), none: t(`nothing.${data.state}`) }}
          columns={[
            {
              key: 'person',
              header: t('column.person'),
              cell: (row) => <CellTitle href={row.href}>{row.name}</CellTitle>,
            },
            { key: 'source', header: t('column.source'), from: 'wide', soft: true, cell: (row) => row.source },
            { key: 'account', header: t('column.account'), from: 'mid', soft: true, cell: (row) => row.account },
            {
              key: 'why',
              header: t('column.why'),
              place: 'note',
              whole: true,
              soft: true,
              cell: (row) => (row.file ? <a href={row.file.href}>{row.file.name}</a> : row.why),
            },
            {
              key: 'state',
              header: t('column.state'),
              place: 'chip',
              cell: (row) => <Chip tone={row.chip.tone}>{row.chip.label}</Chip>,
            },
            {
              key: 'since',
              header: t(data.state === 'SENT' ? 'column.sent' : 'column.since'),
              align: 'end',
              place: 'aside',
              soft: true,
              cell: (row) => row.date,
            },
            { key: 'amount', header: t('column.amount'), align: 'end', place: 'sum', cell: (row) => row.amount },
          ]}
        />
      </Stack>
      <PayoutRefunds refunds={data.refunds} />
      <PayoutFiles files={data.files} paging={data.filesPaging} toFile={data.filesToFile} />
    </Stack>
  );
}
