import { useTranslation } from 'react-i18next';
import { Chip } from '#app/ui/controls/chip.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import type { UserView } from './user-view.server.ts';

/** The newest mails of the system to a person, each of which opens, and the way to the rest. */
export function UserMails({ mails, allHref }: { mails: UserView['mails']; allHref: string }) {
  const { t } = useTranslation('mails');
  return (
    <Stack gap="small">
      <DataTable
        caption={t('title')}
        rows={mails}
        rowKey={({ id }) => id}
        empty={<Text tone="soft">{t('none')}</Text>}
        columns={[
          {
            key: 'what',
            header: t('what'),
            cell: ({ what, to, href }) => (
              <CellTitle href={href} note={to}>
                {what}
              </CellTitle>
            ),
          },
          { key: 'written', header: t('written'), cell: ({ written }) => written },
          {
            key: 'state',
            header: t('stands'),
            cell: ({ state, note }) => (
              <Stack gap="hair">
                <div>
                  <Chip tone={state.tone}>{state.label}</Chip>
                </div>
                {note && (
                  <Text size="small" tone="soft">
                    {note}
                  </Text>
                )}
              </Stack>
            ),
          },
        ]}
      />
      <Text size="small" tone="soft">
        {t('about')} <a href={allHref}>{t('all')}</a>
      </Text>
    </Stack>
  );
}
