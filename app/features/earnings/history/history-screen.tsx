import { useTranslation } from 'react-i18next';
import { ListPage, type SortableColumn } from '#app/lists/list-page.tsx';
import { DebtSchedule } from '#app/parts/debt/debt-schedule.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Tabs } from '#app/ui/layout/tabs.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { EarningSteps } from './earning-steps.tsx';
import type { EarningHistoryData } from './history.server.ts';

type Row = EarningHistoryData['rows'][number];

/** Every earning of one token or of one investor: sums by what they are, and the day of each step. */
export function EarningHistoryScreen(data: EarningHistoryData) {
  const { t } = useTranslation(['earnings', 'votes']);
  return (
    <Stack gap={data.schedule ? 'base' : 'hair'}>
      <Stack gap="hair">
        <PageHeader
          crumbs={[
            { label: t(data.area === 'user' ? 'title' : 'distributions'), href: data.listHref },
            { label: data.head.title },
          ]}
          title={data.head.title}
          actions={
            data.votesHref ? (
              <LinkButton href={data.votesHref}>{t('votes:own.link')}</LinkButton>
            ) : (
              data.certificatesHref && <LinkButton href={data.certificatesHref}>{t('certificates.title')}</LinkButton>
            )
          }
        />
        {data.tabs.length > 0 && <Tabs label={data.head.title} items={data.tabs} />}
      </Stack>
      {data.schedule ? <DebtSchedule view={data.schedule} /> : <History data={data} />}
    </Stack>
  );
}

type Sum = 'gross' | 'income' | 'gain' | 'capital' | 'withheld';

function History({ data }: { data: EarningHistoryData }) {
  const { t } = useTranslation('earnings');
  const sum = (key: Sum, header: string, from: 'mid' | 'widest' = 'mid') =>
    ({ key, header, align: 'end', from, cell: (row) => row[key] }) satisfies SortableColumn<Row, never>;
  return (
    <ListPage
      list={data.list}
      caption={data.head.title}
      rows={data.rows}
      empty={{ icon: 'earnings', filtered: t('filtered'), none: t(data.area === 'user' ? 'none' : 'noneAtDesk') }}
      columns={[
        {
          key: 'title',
          header: t(data.about === 'token' && data.area !== 'user' ? 'holder' : 'earning'),
          whole: true,
          cell: (row) => (row.href ? <CellTitle href={row.href}>{row.title}</CellTitle> : row.title),
        },
        { key: 'note', header: t('what'), place: 'note', soft: true, cut: true, cell: (row) => row.note },
        { key: 'tokens', header: t('tokens'), align: 'end', from: 'wide', cell: (row) => row.tokens },
        sum('gross', t('gross')),
        sum('income', t('income'), 'widest'),
        sum('gain', t('gain'), 'widest'),
        sum('capital', t('capital'), 'widest'),
        { key: 'rate', header: t('rate'), align: 'end', from: 'mid', cell: (row) => row.rate },
        sum('withheld', t('withheld')),
        { key: 'net', header: t('net'), align: 'end', place: 'sum', cell: (row) => row.net },
        {
          key: 'status',
          header: t('where'),
          place: 'chip',
          cell: (row) => <Chip tone={row.status.tone}>{row.status.label}</Chip>,
        },
        {
          key: 'when',
          header: t('date.distributed'),
          place: 'aside',
          soft: true,
          cell: (row) => <EarningSteps row={row} />,
        },
      ]}
    />
  );
}
