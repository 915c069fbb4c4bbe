import { useTranslation } from 'react-i18next';
import { ConfirmPage } from '#app/ui/confirm-page.tsx';
import { CellTitle } from '#app/ui/dashboard/cell-title.tsx';
import { DataTable } from '#app/ui/dashboard/data-table.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { Stack } from '#app/ui/stack.tsx';
import type { MintData } from './mint.server.ts';

/** "Mint these tokens?": which ones, and that it cannot be undone. */
export function MintScreen({ count, rows, total, backHref, values }: MintData) {
  const { t } = useTranslation('managed');
  return (
    <ConfirmPage
      title={t('mint.title')}
      text={`${count} ${t('mint.text')}`}
      button={t('mint.confirm')}
      values={values}
      backHref={backHref}
    >
      <DataTable
        caption={t('mint.chosen')}
        rows={rows}
        rowKey={({ id }) => id}
        empty={t('mint.none')}
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
    </ConfirmPage>
  );
}

/** Opened by its address, or loaded again: no investment is chosen. */
export function NothingToMint() {
  const { t } = useTranslation('managed');
  return (
    <Stack gap="card">
      <PageHeader title={t('mint.title')} />
      <EmptyState icon="investments" action={<LinkButton href="/manager/investments">{t('sheet.back')}</LinkButton>}>
        {t('mint.none')}
      </EmptyState>
    </Stack>
  );
}
