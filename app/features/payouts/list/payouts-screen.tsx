import { useTranslation } from 'react-i18next';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import type { PayoutsData } from './payouts.server.ts';
import { WaitingPayouts } from './waiting-payouts.tsx';

/** People's money on its way to their banks: what waits, who cannot be paid, and the files. */
export function PayoutsScreen({ head, ready, left, more, total, prepareHref, files }: PayoutsData) {
  const { t } = useTranslation('payouts');
  return (
    <Stack gap="card">
      <PageHeader
        title={head.title}
        about={t('about')}
        actions={
          prepareHref && (
            <LinkButton tone="primary" href={prepareHref}>
              {t('prepare.open')}
            </LinkButton>
          )
        }
      />
      <Stack gap="base" as="section">
        <h2>{t('waiting')}</h2>
        {more && <p>{t('more')}</p>}
        <WaitingPayouts caption={t('waiting')} rows={ready} total={total} empty={t('none')} />
      </Stack>
      {left.length > 0 && (
        <Stack gap="base" as="section">
          <h2>{t('left')}</h2>
          <p>{t('leftAbout')}</p>
          <WaitingPayouts caption={t('left')} rows={left} />
        </Stack>
      )}
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
              cell: ({ reported, state }) => <Chip tone={reported ? 'positive' : 'progress'}>{state}</Chip>,
            },
            { key: 'transfers', header: t('column.transfers'), align: 'end', cell: ({ transfers }) => transfers },
            { key: 'total', header: t('column.total'), align: 'end', cell: ({ total }) => total },
          ]}
        />
      </Stack>
    </Stack>
  );
}
