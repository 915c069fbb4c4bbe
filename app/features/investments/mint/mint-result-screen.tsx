import { useTranslation } from 'react-i18next';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Figures } from '#app/ui/layout/figures.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import { pathTo } from '#domain/access/addresses.ts';
import type { MintRun } from './mint-result.server.ts';

/** What came of a mint: counts, and each order by name with done, or why not. Its address stays. */
export function MintResultScreen({ title, about, figures, rows }: MintRun) {
  const { t } = useTranslation('managed');
  return (
    <Stack gap="wide">
      <PageHeader
        crumbs={[{ label: t('sheet.back'), href: pathTo.manager.investments }, { label: title }]}
        title={title}
        about={about}
        actions={<LinkButton href={`${pathTo.manager.investments}?waiting=mint`}>{t('mint.more')}</LinkButton>}
      />
      <Figures items={figures} />
      <DataTable
        caption={title}
        rows={rows}
        rowKey={({ id }) => id}
        empty={null}
        columns={[
          {
            key: 'investor',
            header: t('column.investor'),
            cell: ({ investor, reference, href }) => (
              <CellTitle href={href} note={reference}>
                {investor}
              </CellTitle>
            ),
          },
          { key: 'project', header: t('column.project'), cell: ({ project }) => project },
          {
            key: 'result',
            header: t('mint.result'),
            cell: ({ minted, why }) => (
              <CellTitle note={why}>
                <Chip tone={minted ? 'positive' : 'negative'}>{t(minted ? 'mint.isDone' : 'mint.notDone')}</Chip>
              </CellTitle>
            ),
          },
          { key: 'tokens', header: t('column.tokens'), align: 'end', cell: ({ tokens }) => tokens },
          { key: 'amount', header: t('column.amount'), align: 'end', cell: ({ amount }) => amount },
        ]}
      />
    </Stack>
  );
}
