import { useTranslation } from 'react-i18next';
import { SheetSection } from '#app/parts/sheet/sheet-section.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ChainHash } from '#app/ui/layout/chain-hash.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import type { ChainData } from './chain.server.ts';

/** The transactions of a token, newest first. */
export function ChainActs({ rows }: { rows: ChainData['acts'] }) {
  const { t } = useTranslation('tokens');
  return (
    <SheetSection title={t('act.title')}>
      <DataTable
        asList
        caption={t('act.title')}
        rows={rows}
        rowKey={(row) => row.id}
        empty={<EmptyState icon="transfers">{t('act.none')}</EmptyState>}
        columns={[
          {
            key: 'kind',
            header: t('act.what'),
            cell: (row) => (row.href ? <a href={row.href}>{row.kind}</a> : row.kind),
          },
          { key: 'about', header: t('act.about'), place: 'note', soft: true, cell: (row) => row.about },
          {
            key: 'state',
            header: t('act.standing'),
            place: 'chip',
            cell: (row) => <Chip tone={row.state.tone}>{row.state.label}</Chip>,
          },
          { key: 'note', header: t('act.why'), whole: true, soft: true, from: 'mid', cell: (row) => row.note },
          {
            key: 'hash',
            header: t('act.hash'),
            from: 'mid',
            cell: (row) => <ChainHash page={row.hashHref}>{row.hash}</ChainHash>,
          },
          { key: 'at', header: t('act.at'), align: 'end', place: 'aside', cell: (row) => row.at },
        ]}
      />
    </SheetSection>
  );
}
