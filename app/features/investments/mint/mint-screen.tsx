import { useTranslation } from 'react-i18next';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import { pathTo } from '#domain/access/addresses.ts';
import type { MintData } from './mint.server.ts';

/** "Mint these tokens?": which ones, that it cannot be undone, and which of the chosen ones not, and why. */
export function MintScreen({ ready, refused, total, typed, backHref, values }: MintData) {
  const { t } = useTranslation('managed');
  if (ready.length === 0) {
    return (
      <Stack gap="card">
        <PageHeader title={t('mint.title')} about={t('mint.noneReady')} />
        <RefusedRows rows={refused} />
        <div>
          <LinkButton href={backHref}>{t('mint.back')}</LinkButton>
        </div>
      </Stack>
    );
  }
  return (
    <ConfirmPage
      title={t('mint.title')}
      text={t('mint.text')}
      button={t('mint.confirm')}
      values={values}
      typed={typed}
      backHref={backHref}
    >
      <Stack gap="base" as="section">
        <h2>{t('mint.willMint', { count: ready.length })}</h2>
        <DataTable
          caption={t('mint.willMint', { count: ready.length })}
          rows={ready}
          rowKey={({ id }) => id}
          empty={null}
          columns={[
            {
              key: 'investor',
              header: t('column.investor'),
              cell: ({ investor, reference }) => <CellTitle note={reference}>{investor}</CellTitle>,
              total: t('mint.total'),
            },
            { key: 'project', header: t('column.project'), cell: ({ project }) => project },
            {
              key: 'tokens',
              header: t('column.tokens'),
              align: 'end',
              cell: ({ tokens }) => tokens,
              total: total.tokens,
            },
            {
              key: 'amount',
              header: t('column.amount'),
              align: 'end',
              cell: ({ amount }) => amount,
              total: total.amount,
            },
          ]}
        />
      </Stack>
      {refused.length > 0 && <RefusedRows rows={refused} />}
    </ConfirmPage>
  );
}

function RefusedRows({ rows }: { rows: MintData['refused'] }) {
  const { t } = useTranslation('managed');
  const title = t('mint.willNot', { count: rows.length });
  return (
    <Stack gap="base" as="section">
      <h2>{title}</h2>
      <DataTable
        caption={title}
        rows={rows}
        rowKey={({ id }) => id}
        empty={null}
        columns={[
          {
            key: 'investor',
            header: t('column.investor'),
            cell: ({ investor, reference }) => <CellTitle note={reference}>{investor}</CellTitle>,
          },
          { key: 'project', header: t('column.project'), cell: ({ project }) => project },
          { key: 'why', header: t('mint.why'), cell: ({ why }) => why },
        ]}
      />
    </Stack>
  );
}

/** Opened by its address, or loaded again: no investment is chosen. */
export function NothingToMint() {
  const { t } = useTranslation('managed');
  return (
    <Stack gap="card">
      <PageHeader title={t('mint.title')} />
      <EmptyState
        icon="investments"
        action={<LinkButton href={pathTo.manager.investments}>{t('sheet.back')}</LinkButton>}
      >
        {t('mint.none')}
      </EmptyState>
    </Stack>
  );
}
