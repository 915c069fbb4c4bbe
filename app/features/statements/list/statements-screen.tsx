import { useTranslation } from 'react-i18next';
import { ListHeader } from '#app/lists/list-screen.tsx';
import { ListTable } from '#app/lists/list-table.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { ImportedFiles } from './imported-files.tsx';
import type { StatementsData } from './statements.server.ts';

/** The movements of the bank account: a statement is imported, what does not settle itself waits here. */
export function StatementsScreen({ header, table, files, filesPaging }: StatementsData) {
  const { t } = useTranslation('statements');
  return (
    <Stack gap="card">
      <ListHeader {...header} />
      <Stack gap="base" as="section">
        <h2>{t('rows')}</h2>
        <ListTable table={table} caption={t('rows')} />
      </Stack>
      <ImportedFiles files={files} paging={filesPaging} />
    </Stack>
  );
}
