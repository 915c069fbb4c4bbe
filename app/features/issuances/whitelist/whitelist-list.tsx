import { useTranslation } from 'react-i18next';
import { ListPage } from '#app/lists/list-page.tsx';
import { HistoryList } from '#app/parts/history/history-list.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { BulkActions } from '#app/ui/table/bulk-actions.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import type { WhitelistData } from './whitelist.server.ts';

const BULK = 'bulk';

/** The list, what managers decide of the ticked ones, and what was done to it last. */
export function WhitelistList({ data }: { data: Extract<WhitelistData, { kind: 'list' | 'add' }> }) {
  const { t } = useTranslation('whitelist');
  const decides = data.mayDecide && data.rows.length > 0;
  return (
    <>
      <ListPage
        list={data.list}
        caption={data.head.title}
        rows={data.rows}
        views={data.views}
        isMine={(row) => data.mayDecide && row.state.tone === 'caution'}
        empty={{ icon: 'users', filtered: t('empty'), none: t('none') }}
        bulk={
          decides && (
            <BulkActions form={BULK}>
              <Button size="small" name="intent" value="ask_approve">
                {t('approve.bulk')}
              </Button>
              <Button size="small" name="intent" value="ask_revoke">
                {t('revoke.bulk')}
              </Button>
            </BulkActions>
          )
        }
        select={
          decides
            ? {
                name: 'ids',
                form: BULK,
                value: (row) => row.id,
                label: (row) => [row.person, row.address].filter(Boolean).join(' · '),
              }
            : undefined
        }
        columns={[
          {
            key: 'person',
            header: t('column.person'),
            cut: true,
            cell: (row) => <CellTitle href={row.href ?? undefined}>{row.person ?? t('noPerson')}</CellTitle>,
          },
          {
            key: 'address',
            header: t('column.address'),
            place: 'note',
            sortBy: 'address',
            cut: true,
            soft: true,
            cell: (row) => row.address ?? t('noWallet'),
          },
          {
            key: 'state',
            header: t('column.state'),
            place: 'chip',
            sortBy: 'state',
            cell: (row) => <Chip tone={row.state.tone}>{row.state.label}</Chip>,
          },
          { key: 'tokens', header: t('column.tokens'), align: 'end', from: 'mid', cell: (row) => row.tokens },
          { key: 'by', header: t('column.by'), from: 'wide', soft: true, cell: (row) => row.by },
          { key: 'decided', header: t('column.decided'), from: 'widest', soft: true, cell: (row) => row.decided },
          {
            key: 'added',
            header: t('column.added'),
            align: 'end',
            place: 'aside',
            sortBy: 'created_at',
            cell: (row) => row.added,
          },
        ]}
      />
      {data.history.length > 0 && (
        <details>
          <summary>{t('history')}</summary>
          <HistoryList lines={data.history} />
        </details>
      )}
    </>
  );
}
