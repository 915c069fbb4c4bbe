import { useTranslation } from 'react-i18next';
import { ListPage } from '#app/lists/list-page.tsx';
import { unpackRows } from '#app/lists/packed-rows.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { BulkActions } from '#app/ui/table/bulk-actions.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import type { ManagedInvestmentRow, ManagedInvestmentsData } from './managed-investments.server.ts';
import { standingOf } from './row-standing.ts';

const BULK = 'bulk';

/** Investments as managers and issuers see them: what waits, filters, the rows, and minting many at once. */
export function ManagedInvestmentsScreen(data: ManagedInvestmentsData) {
  const { t } = useTranslation(['managed', 'statuses', 'api_errors']);
  const rows = unpackRows<ManagedInvestmentRow>(data.rows);
  const isManager = data.area === 'manager';
  const mints = isManager && rows.some((row) => row.mayMint);
  const blocked = (row: ManagedInvestmentRow) =>
    row.mayMint ? null : t(`api_errors:mint.${row.mintRefused}`, { defaultValue: t('managed:mint.notNow') });
  const hrefOf = (row: ManagedInvestmentRow) => `${data.list.path}/${row.id}${data.ofQueue}`;
  return (
    <Stack gap="hair">
      <PageHeader title={data.head.title} count={data.count} />
      <ListPage
        list={data.list}
        caption={data.head.title}
        rows={rows}
        views={data.views}
        empty={{ icon: 'investments', filtered: t('empty'), none: t('none') }}
        isMine={(row) => isManager && standingOf(row).act !== null}
        bulk={
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
            cut: true,
            cell: (row) => <CellTitle href={hrefOf(row)}>{row.investor}</CellTitle>,
          },
          { key: 'reference', header: t('column.reference'), from: 'mid', soft: true, cell: (row) => row.reference },
          { key: 'project', header: t('column.project'), place: 'note', cut: true, cell: (row) => row.project },
          {
            key: 'status',
            header: t('column.status'),
            place: 'chip',
            cell: (row) => {
              const { tone, text } = standingOf(row);
              return <Chip tone={tone}>{t(text, { amount: row.due })}</Chip>;
            },
          },
          {
            key: 'method',
            header: t('column.method'),
            from: 'wide',
            soft: true,
            cell: (row) => row.method && t(`statuses:method.${row.method}`),
          },
          {
            key: 'tokens',
            header: t('column.tokens'),
            align: 'end',
            from: 'mid',
            sortBy: 'tokens',
            cell: (row) => row.tokens,
          },
          {
            key: 'amount',
            header: t(data.dues ? 'column.due' : 'column.amount'),
            align: 'end',
            place: 'sum',
            sortBy: data.dues ? undefined : 'amount',
            cell: (row) => row.amount,
          },
          {
            key: 'date',
            header: t(data.dues ? 'column.asked' : 'column.date'),
            align: 'end',
            place: 'aside',
            sortBy: data.dues ? undefined : 'created_at',
            cell: (row) => row.date,
          },
          ...(isManager
            ? [
                {
                  key: 'act',
                  header: t('column.act'),
                  align: 'end' as const,
                  place: 'act' as const,
                  cell: (row: ManagedInvestmentRow) => {
                    const { act } = standingOf(row);
                    return (
                      act && (
                        <LinkButton size="small" href={hrefOf(row)} aria-label={`${t(act)}: ${row.reference}`}>
                          {t(act)}
                        </LinkButton>
                      )
                    );
                  },
                },
              ]
            : []),
        ]}
      />
    </Stack>
  );
}
