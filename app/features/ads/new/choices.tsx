import { useTranslation } from 'react-i18next';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import type { NewAdData } from './new-ad.server.ts';

/** The investment, or the project, that the ad is of. */
export function Choices({ type, choices }: Pick<NewAdData, 'type' | 'choices'>) {
  const { t } = useTranslation('ads');
  return (
    <Stack gap="small" as="section">
      <h2>{t(`new.which.${type}`)}</h2>
      <DataTable
        caption={t(`new.which.${type}`)}
        rows={choices}
        rowKey={({ id }) => id}
        empty={<EmptyState icon="board">{t(`new.none.${type}`)}</EmptyState>}
        columns={[
          {
            key: 'project',
            header: t('column.project'),
            cell: ({ project, symbol, why }) => <CellTitle note={why || symbol}>{project}</CellTitle>,
          },
          ...(type === 'SELL'
            ? [{ key: 'free', header: t('column.free'), align: 'end' as const, cell: (row: Row) => row.free }]
            : []),
          {
            key: 'reference',
            header: t('reference.label'),
            align: 'end',
            cell: ({ reference }) => (
              <>
                {reference.price}{' '}
                <Text size="small" tone="soft">
                  {reference.method}
                </Text>
              </>
            ),
          },
          {
            key: 'act',
            header: t('column.act'),
            align: 'end',
            cell: ({ href, project }) =>
              href && (
                <LinkButton size="small" href={href} aria-label={t('new.chooseOne', { project })}>
                  {t('new.choose')}
                </LinkButton>
              ),
          },
        ]}
      />
    </Stack>
  );
}

type Row = NewAdData['choices'][number];
