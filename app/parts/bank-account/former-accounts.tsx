import { useTranslation } from 'react-i18next';
import { Stack } from '#app/ui/layout/stack.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import type { AccountView } from './account-view.server.ts';
import { formerAccounts } from './former-accounts.css.ts';

/** The accounts before the one in force, each with its days and how it ended. */
export function FormerAccounts({ former }: Pick<AccountView, 'former'>) {
  const { t } = useTranslation('banking');
  if (former.length === 0) return null;
  return (
    <Stack gap="small" className={formerAccounts}>
      <h2>{t('former')}</h2>
      <DataTable
        caption={t('former')}
        rows={former}
        rowKey={({ id }) => id}
        empty={t('none')}
        columns={[
          { key: 'iban', header: t('account'), cell: ({ iban }) => iban },
          { key: 'holder', header: t('holder'), cell: ({ holder }) => holder },
          { key: 'from', header: t('since'), cell: ({ from }) => from },
          { key: 'until', header: t('until'), cell: ({ until }) => until },
          { key: 'how', header: t('ended'), cell: ({ how }) => how },
        ]}
      />
    </Stack>
  );
}
