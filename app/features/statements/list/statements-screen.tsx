import { useTranslation } from 'react-i18next';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import { SearchFilter, SelectFilter } from '#app/ui/table/filter-fields.tsx';
import { Filters } from '#app/ui/table/filters.tsx';
import { Pagination } from '#app/ui/table/pagination.tsx';
import { Waiting } from '#app/ui/table/waiting.tsx';
import { ImportedFiles } from './imported-files.tsx';
import { StatementUpload } from './statement-upload.tsx';
import type { StatementsData } from './statements.server.ts';

/** The movements of the bank account: a statement is imported, what does not settle itself waits here. */
export function StatementsScreen({ reply, ...data }: StatementsData & { reply: unknown }) {
  const { t } = useTranslation('statements');
  const { filters, options } = data;
  return (
    <Stack gap="card">
      <PageHeader title={data.head.title} about={t('about')} />
      <Waiting label={t('inbox.label')} items={data.inbox} />
      <StatementUpload idempotencyKey={data.uploadKey} reply={reply} />
      <Stack gap="base" as="section">
        <h2>{t('rows')}</h2>
        <Filters action={data.path} hidden={data.hidden} applied={data.applied} clearHref={data.clearHref}>
          <SearchFilter id="q" name="q" label={t('filter.search')} defaultValue={filters.q} />
          <SelectFilter
            id="view"
            name="view"
            label={t('filter.view')}
            all={t('view.waiting')}
            options={options.views}
            defaultValue={filters.view}
          />
          <SelectFilter
            id="reason"
            name="reason"
            label={t('filter.reason')}
            all={t('filter.anyReason')}
            options={options.reasons}
            defaultValue={filters.reason}
          />
        </Filters>
        <DataTable
          caption={t('rows')}
          rows={data.rows}
          rowKey={(row) => row.id}
          empty={
            <EmptyState
              icon="bank"
              action={data.applied.length > 0 && <LinkButton href={data.clearHref}>{t('filter.clear')}</LinkButton>}
            >
              {t(data.applied.length > 0 ? 'empty' : 'none')}
            </EmptyState>
          }
          columns={[
            {
              key: 'movement',
              header: t('column.movement'),
              cell: (row) => (
                <CellTitle href={row.href} note={row.note}>
                  {row.title}
                </CellTitle>
              ),
            },
            {
              key: 'state',
              header: t('column.state'),
              cell: (row) => <Chip tone={row.chip.tone}>{row.chip.label}</Chip>,
            },
            {
              key: 'order',
              header: t('column.order'),
              cell: (row) =>
                row.order && (
                  <CellTitle href={row.order.href} note={row.order.investor}>
                    {row.order.label}
                  </CellTitle>
                ),
            },
            {
              key: 'date',
              header: t('column.date'),
              align: 'end',
              cell: (row) => <CellTitle note={row.age}>{row.date}</CellTitle>,
            },
            { key: 'amount', header: t('column.amount'), align: 'end', cell: (row) => row.amount },
          ]}
        />
        {data.rows.length > 0 && <Pagination {...data.paging} />}
      </Stack>
      <ImportedFiles files={data.files} paging={data.filesPaging} />
    </Stack>
  );
}
