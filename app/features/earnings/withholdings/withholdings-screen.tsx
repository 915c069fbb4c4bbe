import { useTranslation } from 'react-i18next';
import { ListPage } from '#app/lists/list-page.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import type { WithholdingsData } from './withholdings.server.ts';

/** What was withheld from a project's holders in a year: what its payer declares, and of whom. */
export function WithholdingsScreen(data: WithholdingsData) {
  const { t } = useTranslation(['withholdings', 'issuances', 'distributions', 'earnings']);
  return (
    <Stack gap="base">
      <PageHeader
        crumbs={[
          { label: t('issuances:inside.back'), href: data.issuancesHref },
          data.project,
          { label: t('distributions:title'), href: data.distributionsHref },
          { label: t('title') },
        ]}
        title={t('title')}
        count={data.count}
        about={data.about}
      />
      <Card wide title={data.summary.title}>
        <DataTable
          caption={data.summary.title}
          rows={data.summary.rows}
          rowKey={({ id }) => id}
          empty={<Text tone="soft">{t('noSums')}</Text>}
          columns={[
            { key: 'form', header: t('model'), cell: ({ form, what }) => <CellTitle note={what}>{form}</CellTitle> },
            { key: 'period', header: t('period'), cell: ({ period }) => period },
            { key: 'recipients', header: t('recipients'), align: 'end', cell: ({ recipients }) => recipients },
            { key: 'base', header: t('base'), align: 'end', cell: ({ base }) => base },
            { key: 'withheld', header: t('earnings:withheld'), align: 'end', cell: ({ withheld }) => withheld },
          ]}
        />
      </Card>
      <ListPage
        list={data.list}
        caption={data.head.title}
        rows={data.rows}
        empty={{ icon: 'tokens', filtered: t('filtered'), none: t('none') }}
        columns={[
          { key: 'name', header: t('recipient'), cell: (row) => <CellTitle href={row.href}>{row.name}</CellTitle> },
          { key: 'number', header: t('taxNumber'), from: 'mid', cell: (row) => row.number },
          { key: 'residence', header: t('residence'), from: 'mid', cell: (row) => row.residence },
          { key: 'kind', header: t('earnings:kindHead'), place: 'note', soft: true, cell: (row) => row.kind },
          { key: 'form', header: t('form'), from: 'mid', cell: (row) => row.form },
          { key: 'rate', header: t('earnings:rate'), align: 'end', place: 'aside', cell: (row) => row.rate },
          { key: 'base', header: t('base'), align: 'end', from: 'mid', cell: (row) => row.base },
          { key: 'withheld', header: t('earnings:withheld'), align: 'end', place: 'sum', cell: (row) => row.withheld },
        ]}
      />
    </Stack>
  );
}
