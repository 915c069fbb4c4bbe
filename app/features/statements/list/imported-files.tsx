import { useTranslation } from 'react-i18next';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import { Pagination } from '#app/ui/table/pagination.tsx';
import type { StatementsData } from './statements.server.ts';

/** The files that were imported, with what became of their movements. */
export function ImportedFiles({
  files,
  paging,
}: {
  files: StatementsData['files'];
  paging: StatementsData['filesPaging'];
}) {
  const { t } = useTranslation('statements');
  const counted = (key: 'matched' | 'waiting' | 'ignored' | 'repeated') => ({
    key,
    header: t(`column.${key}`),
    align: 'end' as const,
    cell: (file: StatementsData['files'][number]) => file[key],
  });
  return (
    <Stack gap="base" as="section">
      <h2>{t('files')}</h2>
      <DataTable
        caption={t('files')}
        rows={files}
        rowKey={(file) => file.id}
        empty={<EmptyState icon="document">{t('noFiles')}</EmptyState>}
        columns={[
          {
            key: 'name',
            header: t('column.file'),
            cell: (file) => (
              <CellTitle href={file.href} note={file.about}>
                {file.name}
              </CellTitle>
            ),
          },
          {
            key: 'days',
            header: t('column.days'),
            cell: (file) => <CellTitle note={file.imported}>{file.days}</CellTitle>,
          },
          counted('matched'),
          counted('waiting'),
          counted('ignored'),
          counted('repeated'),
        ]}
      />
      {files.length > 0 && <Pagination {...paging} />}
    </Stack>
  );
}
