import { useTranslation } from 'react-i18next';
import { Chip } from '#app/ui/controls/chip.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import type { TokenData } from './token.server.ts';

/** The last orders whose tokens were made. */
export function Mints({ rows, older }: { rows: TokenData['mints']; older: TokenData['olderMints'] }) {
  const { t } = useTranslation('tokens');
  return (
    <Stack gap="small">
      <DataTable
        asList
        caption={t('tab.mints')}
        rows={rows}
        rowKey={(row) => row.id}
        columns={[
          {
            key: 'holder',
            header: t('mint.holder'),
            cut: true,
            cell: (row) => <CellTitle href={row.href}>{row.holder}</CellTitle>,
          },
          {
            key: 'tokens',
            header: t('mint.tokens'),
            align: 'end',
            place: 'sum',
            named: true,
            cell: (row) => row.tokens,
          },
          { key: 'amount', header: t('mint.amount'), align: 'end', place: 'note', cell: (row) => row.amount },
          ...(rows.some(({ onChain }) => onChain)
            ? [
                {
                  key: 'chain',
                  header: t('tab.chain'),
                  place: 'chip' as const,
                  cell: ({ onChain }: TokenData['mints'][number]) =>
                    onChain && <Chip tone={onChain.tone}>{onChain.label}</Chip>,
                },
              ]
            : []),
          { key: 'at', header: t('mint.at'), align: 'end', place: 'aside', cell: (row) => row.at },
        ]}
        empty={<EmptyState icon="tokens">{t('mint.none')}</EmptyState>}
      />
      {older && (
        <Text size="small" tone="soft">
          {older.text} <a href={older.href}>{older.label}</a>
        </Text>
      )}
    </Stack>
  );
}
