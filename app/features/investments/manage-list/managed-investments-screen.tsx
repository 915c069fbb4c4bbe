import { useTranslation } from 'react-i18next';
import { ListPage } from '#app/lists/list-page.tsx';
import { unpackRows } from '#app/lists/packed-rows.ts';
import { toneOf } from '#app/parts/status/tone-of.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { BulkActions } from '#app/ui/table/bulk-actions.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { Waiting } from '#app/ui/table/waiting.tsx';
import type { InvestmentStatus } from '#domain/investment/status.ts';
import { INVESTMENT_STAGE } from '#domain/status/stage.ts';
import type { ManagedInvestmentRow, ManagedInvestmentsData } from './managed-investments.server.ts';

const BULK = 'bulk';
/** Paid for, not minted yet. */
const PAID: readonly InvestmentStatus[] = ['CHARGED', 'SIGNED_PENDING', 'SIGNED'];

/** Investments as managers and issuers see them: what waits, filters, the rows, and minting many at once. */
export function ManagedInvestmentsScreen(data: ManagedInvestmentsData) {
  const { t } = useTranslation(['managed', 'statuses', 'api_errors']);
  const rows = unpackRows<ManagedInvestmentRow>(data.rows);
  const mints = data.area === 'manager' && rows.some((row) => row.mayMint);
  const blocked = (row: ManagedInvestmentRow) =>
    row.mayMint ? null : t(`api_errors:mint.${row.mintRefused}`, { defaultValue: t('managed:mint.notNow') });
  // A status says most reasons itself; what is paid for and still cannot be minted says its own.
  const why = (row: ManagedInvestmentRow) => (mints && PAID.includes(row.status) ? blocked(row) : null);
  return (
    <Stack gap="card">
      <PageHeader title={data.head.title} about={data.count} />
      {data.inbox.length > 0 && <Waiting label={t('inbox.label')} items={data.inbox} />}
      <ListPage
        list={data.list}
        caption={data.head.title}
        rows={rows}
        empty={{ icon: 'investments', filtered: t('empty'), none: t('none') }}
        above={
          mints && (
            <BulkActions form={BULK} action={`${data.list.path}/mint`}>
              <input type="hidden" name="idempotency_key" value={data.mintKey} />
              <Button size="small" name="intent" value="ask">
                {t('mintSelected')}
              </Button>
            </BulkActions>
          )
        }
        select={
          mints
            ? { name: 'ids', form: BULK, value: (row) => row.id, label: (row) => row.reference, blocked }
            : undefined
        }
        columns={[
          {
            key: 'investor',
            header: t('column.investor'),
            cell: (row) => (
              <CellTitle href={`${data.list.path}/${row.id}`} note={row.reference}>
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
                <Chip tone={toneOf(INVESTMENT_STAGE[row.status], 'house')}>
                  {t(`statuses:investment.${row.status}`)}
                </Chip>
              </CellTitle>
            ),
          },
          {
            key: 'tokens',
            header: t('column.tokens'),
            align: 'end',
            sortBy: 'tokens',
            cell: (row) => row.tokens,
          },
          {
            key: 'amount',
            header: t(data.dues ? 'column.due' : 'column.amount'),
            align: 'end',
            sortBy: data.dues ? undefined : 'amount',
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
            sortBy: data.dues ? undefined : 'created_at',
            cell: (row) => <CellTitle note={row.age}>{row.date}</CellTitle>,
          },
        ]}
      />
    </Stack>
  );
}
