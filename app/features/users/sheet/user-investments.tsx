import { useTranslation } from 'react-i18next';
import { Chip } from '#app/ui/controls/chip.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import type { UserView } from './user-view.server.ts';

/** The newest investments of a person, each with its sheet. */
export function UserInvestments({ data }: { data: UserView }) {
  const { t } = useTranslation('users');
  return (
    <Stack gap="small">
      <DataTable
        caption={t('section.investments')}
        rows={data.investments}
        rowKey={({ id }) => id}
        empty={<Text tone="soft">{t('noInvestments')}</Text>}
        columns={[
          {
            key: 'project',
            header: t('investment.project'),
            cell: ({ href, project, reference, date }) => (
              <CellTitle href={href} note={`${reference} · ${date}`}>
                {project}
              </CellTitle>
            ),
          },
          {
            key: 'status',
            header: t('column.status'),
            cell: ({ status }) => <Chip tone={status.tone}>{status.label}</Chip>,
          },
          { key: 'amount', header: t('investment.amount'), align: 'end', cell: ({ amount }) => amount },
        ]}
      />
      {data.allInvestmentsHref && (
        <p>
          <a href={data.allInvestmentsHref}>{t('allInvestments')}</a>
        </p>
      )}
    </Stack>
  );
}
