import { useTranslation } from 'react-i18next';
import { ListPage } from '#app/lists/list-page.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { Figures } from '#app/ui/layout/figures.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import type { DistributionsData } from './distributions.server.ts';

/** What goes back to holders: what waits for a yes, what is being paid, what is paid. */
export function DistributionsScreen(data: DistributionsData) {
  const { t } = useTranslation('earnings');
  return (
    <Stack gap="card">
      <PageHeader title={data.head.title} count={data.count} />
      <Figures
        items={data.figures.map(({ href, note, ...figure }) => ({
          ...figure,
          note: href ? <a href={href}>{note}</a> : note,
        }))}
      />
      <ListPage
        list={data.list}
        caption={data.head.title}
        rows={data.rows}
        empty={{ icon: 'earnings', filtered: t('noDistributionFits'), none: t('noDistributions') }}
        columns={[
          {
            key: 'name',
            header: t('distributionHead'),
            cell: (row) => <CellTitle href={row.href}>{row.name}</CellTitle>,
          },
          {
            key: 'project',
            header: t('project'),
            place: 'note',
            cut: true,
            soft: true,
            cell: (row) => <a href={row.projectHref}>{row.project}</a>,
          },
          { key: 'kind', header: t('kindHead'), from: 'wide', soft: true, cell: (row) => row.kind },
          { key: 'gross', header: t('gross'), align: 'end', place: 'sum', cell: (row) => row.gross },
          { key: 'withheld', header: t('withheld'), align: 'end', from: 'wide', cell: (row) => row.withheld },
          { key: 'net', header: t('net'), align: 'end', from: 'mid', cell: (row) => row.net },
          { key: 'paid', header: t('paidHead'), align: 'end', from: 'mid', cell: (row) => row.paid },
          {
            key: 'status',
            header: t('state'),
            place: 'chip',
            cell: (row) => <Chip tone={row.status.tone}>{row.status.label}</Chip>,
          },
          { key: 'date', header: t('recordDay'), place: 'aside', soft: true, cell: (row) => row.date },
        ]}
      />
    </Stack>
  );
}
