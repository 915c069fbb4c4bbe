import { useTranslation } from 'react-i18next';
import { unpackRows } from '#app/lists/packed-rows.ts';
import { STATUS_TONE } from '#app/parts/investment/investment-view.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { BulkActions } from '#app/ui/table/bulk-actions.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import { DateFilter, SearchFilter, SelectFilter } from '#app/ui/table/filter-fields.tsx';
import { Filters } from '#app/ui/table/filters.tsx';
import { Pagination } from '#app/ui/table/pagination.tsx';
import { Waiting } from '#app/ui/table/waiting.tsx';
import { INVESTMENT_STATUSES, type InvestmentStatus, PAYMENT_METHODS } from '#domain/investment/status.ts';
import type { ManagedInvestmentRow, ManagedInvestmentsData } from './managed-investments.server.ts';

const BULK = 'bulk';
/** Paid for, not minted yet. */
const PAID: readonly InvestmentStatus[] = ['CHARGED', 'SIGNED_PENDING', 'SIGNED'];

/** Investments as managers and issuers see them: what waits, filters, the rows, and minting many at once. */
export function ManagedInvestmentsScreen(data: ManagedInvestmentsData) {
  const { t } = useTranslation(['managed', 'statuses', 'api_errors']);
  const { filters } = data;
  const rows = unpackRows<ManagedInvestmentRow>(data.rows);
  const mints = data.area === 'manager' && rows.some((row) => row.mayMint);
  const blocked = (row: ManagedInvestmentRow) =>
    row.mayMint ? null : t(`api_errors:mint.${row.mintRefused}`, { defaultValue: t('managed:mint.notNow') });
  // A status says most reasons itself; what is paid for and still cannot be minted says its own.
  const why = (row: ManagedInvestmentRow) => (mints && PAID.includes(row.status) ? blocked(row) : null);
  const sorted = (column: 'tokens' | 'amount' | 'created_at') => ({
    href: data.sortHrefs[column],
    direction:
      data.sort === column ? ('ascending' as const) : data.sort === `-${column}` ? ('descending' as const) : undefined,
  });
  return (
    <Stack gap="card">
      <PageHeader title={data.head.title} about={data.count} />
      {data.inbox.length > 0 && <Waiting label={t('inbox.label')} items={data.inbox} />}
      <Filters action={data.path} hidden={data.hidden} applied={data.applied} clearHref={data.clearHref}>
        <SearchFilter id="q" name="q" label={t('filter.search')} defaultValue={filters.q} />
        <SelectFilter
          id="issuance"
          name="issuance"
          label={t('filter.project')}
          all={t('filter.anyProject')}
          options={data.projects}
          defaultValue={filters.issuance}
        />
        <SelectFilter
          id="status"
          name="status"
          label={t('filter.status')}
          all={t('filter.anyStatus')}
          options={INVESTMENT_STATUSES.map((value) => ({ value, label: t(`statuses:investment.${value}`) }))}
          defaultValue={filters.status}
        />
        <SelectFilter
          id="method"
          name="method"
          label={t('filter.method')}
          all={t('filter.anyMethod')}
          options={PAYMENT_METHODS.map((value) => ({ value, label: t(`statuses:method.${value}`) }))}
          defaultValue={filters.method}
        />
        <DateFilter id="from" name="from" label={t('filter.from')} defaultValue={filters.from} />
        <DateFilter id="to" name="to" label={t('filter.to')} defaultValue={filters.to} />
      </Filters>
      {mints && (
        <BulkActions form={BULK} action={`${data.path}/mint`}>
          <input type="hidden" name="idempotency_key" value={data.mintKey} />
          <Button size="small" name="intent" value="ask">
            {t('mintSelected')}
          </Button>
        </BulkActions>
      )}
      <DataTable
        caption={data.head.title}
        rows={rows}
        rowKey={(row) => row.id}
        select={
          mints
            ? { name: 'ids', form: BULK, value: (row) => row.id, label: (row) => row.reference, blocked }
            : undefined
        }
        empty={
          <EmptyState
            icon="investments"
            action={data.applied.length > 0 && <LinkButton href={data.clearHref}>{t('filter.clear')}</LinkButton>}
          >
            {t(data.applied.length > 0 ? 'empty' : 'none')}
          </EmptyState>
        }
        columns={[
          {
            key: 'investor',
            header: t('column.investor'),
            cell: (row) => (
              <CellTitle href={`${data.path}/${row.id}`} note={row.reference}>
                {row.investor}
              </CellTitle>
            ),
          },
          { key: 'project', header: t('column.project'), cell: (row) => row.project },
          {
            key: 'status',
            header: t('column.status'),
            cell: (row) => (
              <CellTitle note={why(row)}>
                <Chip tone={STATUS_TONE[row.status]}>{t(`statuses:investment.${row.status}`)}</Chip>
              </CellTitle>
            ),
          },
          {
            key: 'tokens',
            header: t('column.tokens'),
            align: 'end',
            sort: sorted('tokens'),
            cell: (row) => row.tokens,
          },
          {
            key: 'amount',
            header: t(data.dues ? 'column.due' : 'column.amount'),
            align: 'end',
            sort: data.dues ? undefined : sorted('amount'),
            cell: (row) => row.amount,
          },
          {
            key: 'method',
            header: t('column.method'),
            cell: (row) => row.method && t(`statuses:method.${row.method}`),
          },
          {
            key: 'date',
            header: t(data.dues ? 'column.asked' : 'column.date'),
            align: 'end',
            sort: data.dues ? undefined : sorted('created_at'),
            cell: (row) => <CellTitle note={row.age}>{row.date}</CellTitle>,
          },
        ]}
      />
      {rows.length > 0 && <Pagination {...data.paging} />}
    </Stack>
  );
}
