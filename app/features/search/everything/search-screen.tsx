import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import { SearchFilter } from '#app/ui/table/filter-fields.tsx';
import type { FoundGroup } from './found.ts';
import { line, typed } from './search.css.ts';
import type { SearchData } from './search.server.ts';

/** What was looked for, and what it was found in: the first few of each noun. */
export function SearchScreen(data: SearchData) {
  const { t } = useTranslation('search');
  return (
    <Stack>
      <PageHeader title={data.head.title} about={data.hint} />
      <search>
        <form method="get" action={data.action} className={line}>
          <div className={typed}>
            <SearchFilter id="search-q" name="q" label={t('label')} defaultValue={data.q} />
          </div>
          <Button>{t('button')}</Button>
        </form>
      </search>
      {data.groups.map(({ key, ...group }) => (
        <FoundTable key={key} {...group} />
      ))}
      {data.nothing !== null && data.groups.length === 0 && <EmptyState icon="search">{data.nothing}</EmptyState>}
    </Stack>
  );
}

function FoundTable({ title, count, rows, all }: Omit<FoundGroup, 'key'>) {
  const { t } = useTranslation('search');
  return (
    <Stack as="section" gap="tight">
      <Cluster>
        <h2>{title}</h2>
        <Text as="span" tone="soft">
          {count}
        </Text>
      </Cluster>
      <DataTable
        asList
        caption={title}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'title',
            header: t('column.title'),
            cell: ({ title: name, href }) => <CellTitle href={href}>{name}</CellTitle>,
          },
          { key: 'note', header: t('column.note'), place: 'note', cut: true, soft: true, cell: ({ note }) => note },
          {
            key: 'chip',
            header: t('column.status'),
            place: 'chip',
            cell: ({ chip }) => chip && <Chip tone={chip.tone}>{chip.label}</Chip>,
          },
          { key: 'amount', header: t('column.amount'), align: 'end', place: 'sum', cell: ({ amount }) => amount },
          { key: 'date', header: t('column.date'), align: 'end', place: 'aside', soft: true, cell: ({ date }) => date },
        ]}
        empty={null}
      />
      {all && <a href={all.href}>{all.label}</a>}
    </Stack>
  );
}
