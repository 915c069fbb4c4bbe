import { useTranslation } from 'react-i18next';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import { foot } from '#app/ui/table/pagination.css.ts';
import { Pagination } from '#app/ui/table/pagination.tsx';
import type { PayoutsData } from './payouts.server.ts';

/** The files for the bank, newest first: when and by whom each was made, whether the bank has reported on it, and what it holds. */
export function PayoutFiles({
  files,
  paging,
  toFile,
}: {
  files: PayoutsData['files'];
  paging: PayoutsData['filesPaging'];
  toFile: PayoutsData['filesToFile'];
}) {
  const { t } = useTranslation('payouts');
  return (
    <Stack gap="base" as="section">
      <h2>{t('files')}</h2>
      <DataTable
        caption={t('files')}
        rows={files}
        rowKey={({ id }) => id}
        empty={<EmptyState icon="document">{t('noFiles')}</EmptyState>}
        columns={[
          {
            key: 'file',
            header: t('column.file'),
            cell: ({ href, name, made }) => (
              <CellTitle href={href} note={made}>
                {name}
              </CellTitle>
            ),
          },
          {
            key: 'state',
            header: t('column.state'),
            cell: ({ state }) => <Chip tone={state.tone}>{state.text}</Chip>,
          },
          { key: 'transfers', header: t('column.transfers'), align: 'end', cell: ({ transfers }) => transfers },
          { key: 'total', header: t('column.total'), align: 'end', cell: ({ total }) => total },
        ]}
      />
      {files.length > 0 && (
        <div className={foot}>
          <Pagination of={t('files')} {...paging} />
          {toFile && (
            <LinkButton size="small" icon="download" href={toFile.href}>
              {toFile.label}
            </LinkButton>
          )}
        </div>
      )}
    </Stack>
  );
}
