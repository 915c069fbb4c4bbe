import { useTranslation } from 'react-i18next';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import type { LookData } from './desk.server.ts';

/** What of the saved css is not served, and why. */
export function LeftOut({ lines }: { lines: LookData['leftOut'] }) {
  const { t } = useTranslation('look');
  if (lines.length === 0) return null;
  return (
    <Stack as="section" gap="tight">
      <h3>{t('leftOut.title')}</h3>
      <Text tone="soft">{t('leftOut.about')}</Text>
      <DataTable
        caption={t('leftOut.title')}
        rows={lines}
        rowKey={({ id }) => id}
        columns={[
          { key: 'line', header: t('leftOut.column.line'), cell: ({ line }) => line },
          { key: 'name', header: t('leftOut.column.name'), cell: ({ name }) => name && <code>{name}</code> },
          { key: 'why', header: t('leftOut.column.why'), cell: ({ why }) => why },
        ]}
        empty={null}
      />
    </Stack>
  );
}
