import { useTranslation } from 'react-i18next';
import { AskedPapersCard } from '#app/parts/asked-papers/asked-papers-card.tsx';
import { BankRow } from '#app/parts/bank-account/bank-row.tsx';
import { FormerAccounts } from '#app/parts/bank-account/former-accounts.tsx';
import { LegalGroup } from '#app/parts/own-account/legal-group.tsx';
import { OwnAccountGroups } from '#app/parts/own-account/own-account-groups.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { SettingPage } from '#app/ui/layout/setting-page.tsx';
import { SettingGroup } from '#app/ui/layout/setting-rows.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { pathTo } from '#domain/access/addresses.ts';
import type { IssuerAccountData } from './issuer-account.server.ts';

/** The issuer's account page. */
export function IssuerAccountScreen({
  head,
  groups,
  account,
  own,
  askedPapers,
  legal,
  reply,
}: IssuerAccountData & { reply: unknown }) {
  const { t } = useTranslation(['banking', 'account']);
  return (
    <Stack gap="card">
      <PageHeader title={head.title} />
      <AskedPapersCard part={askedPapers} reply={reply} />
      <SettingPage label={t('account:groups.label')} groups={groups}>
        <SettingGroup title={t('account:groups.money')} id="money" foot={<FormerAccounts former={account.former} />}>
          <BankRow account={account} href={pathTo.entrepreneur.bankAccount} why={t('why.entrepreneur')} />
        </SettingGroup>
        <LegalGroup legal={legal} />
        <OwnAccountGroups own={own} reply={reply} />
      </SettingPage>
    </Stack>
  );
}
