import { useTranslation } from 'react-i18next';
import { ListScreen } from '#app/lists/list-screen.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import type { WithholdingsData } from './withholdings.server.ts';

/** What was withheld from a project's holders in a year: the sums of each form, and its recipients. */
export function WithholdingsScreen({ summary, ...list }: WithholdingsData) {
  const { t } = useTranslation(['withholdings', 'earnings']);
  return (
    <ListScreen {...list} gap={summary.rows.length > 0 ? 'base' : undefined}>
      {summary.rows.length > 0 && (
        <Card wide title={summary.title}>
          <DataTable
            caption={summary.title}
            rows={summary.rows}
            rowKey={({ id }) => id}
            empty={null}
            columns={[
              { key: 'form', header: t('model'), cell: ({ form, what }) => <CellTitle note={what}>{form}</CellTitle> },
              { key: 'period', header: t('period'), cell: ({ period }) => period },
              { key: 'recipients', header: t('recipients'), align: 'end', cell: ({ recipients }) => recipients },
              { key: 'base', header: t('base'), align: 'end', cell: ({ base }) => base },
              { key: 'withheld', header: t('earnings:withheld'), align: 'end', cell: ({ withheld }) => withheld },
            ]}
          />
        </Card>
      )}
    </ListScreen>
  );
}
