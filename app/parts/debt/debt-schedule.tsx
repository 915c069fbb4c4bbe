import { useTranslation } from 'react-i18next';
import { Chip } from '#app/ui/controls/chip.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Figures } from '#app/ui/layout/figures.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import type { DebtView } from './debt-view.server.ts';

/** A debt's schedule: how it stands, what is owed, and each instalment beside what came of it. */
export function DebtSchedule({ view }: { view: DebtView }) {
  const { t } = useTranslation('debts');
  return (
    <Stack gap="base">
      <Cluster>
        <Chip tone={view.standing.tone}>{view.standing.label}</Chip>
        <Text>{view.about}</Text>
      </Cluster>
      {view.trouble && <Notice tone={view.trouble.tone}>{view.trouble.text}</Notice>}
      <Figures items={view.figures} />
      <DataTable
        asList
        caption={t('schedule')}
        rows={view.rows}
        rowKey={({ id }) => id}
        empty={null}
        columns={[
          { key: 'number', header: t('number'), cell: (row) => <CellTitle href={row.href}>{row.name}</CellTitle> },
          { key: 'on', header: t('on'), place: 'note', cell: (row) => row.on },
          { key: 'interest', header: t('interest'), align: 'end', from: 'mid', cell: (row) => row.interest },
          { key: 'principal', header: t('principal'), align: 'end', from: 'mid', cell: (row) => row.principal },
          { key: 'total', header: t('total'), align: 'end', place: 'sum', cell: (row) => row.total },
          { key: 'share', header: t('share'), align: 'end', place: 'aside', cell: (row) => row.share },
          {
            key: 'missing',
            header: t('missing'),
            align: 'end',
            place: view.isOwn ? undefined : 'aside',
            cell: (row) => row.missing,
          },
          {
            key: 'state',
            header: t('where'),
            place: 'chip',
            cell: (row) => <Chip tone={row.state.tone}>{row.state.label}</Chip>,
          },
          { key: 'paid', header: t('paidOn'), align: 'end', from: 'mid', soft: true, cell: (row) => row.paidOn },
        ]}
      />
      {view.notes.map((note) => (
        <Text key={note} tone="soft">
          {note}
        </Text>
      ))}
    </Stack>
  );
}
