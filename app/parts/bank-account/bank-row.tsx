import { useTranslation } from 'react-i18next';
import { Facts } from '#app/ui/layout/facts.tsx';
import { FoldedRow, SettingRow } from '#app/ui/layout/setting-rows.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { AccountView } from './account-view.server.ts';

interface BankRowProps {
  account: AccountView;
  /** The page that gives or changes it. */
  href: string;
  /** What it is for. */
  why: string;
}

/** The bank account on a person's account page: how it stands. All that is known of it opens in its place; it is given and changed on a page of its own. */
export function BankRow({ account, href, why }: BankRowProps) {
  const { t } = useTranslation(['account', 'banking']);
  const head = { id: 'bank', name: t('banking:title'), chip: account.chip };
  if (account.state === 'none') return <SettingRow {...head} value={why} way={{ href, label: t('banking:give') }} />;
  return (
    <FoldedRow {...head} value={account.line} words={{ open: t('row.open'), close: t('row.close') }}>
      <Stack gap="small">
        <Facts items={account.facts} />
        <p>
          <a href={href}>{t(account.state === 'waits' ? 'banking:see' : 'banking:change')}</a>
        </p>
      </Stack>
    </FoldedRow>
  );
}
