import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/forms/ask-first.ts';
import { BankRow } from '#app/parts/bank-account/bank-row.tsx';
import { FormerAccounts } from '#app/parts/bank-account/former-accounts.tsx';
import { LegalGroup } from '#app/parts/own-account/legal-group.tsx';
import { OwnAccountGroups } from '#app/parts/own-account/own-account-groups.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { SettingPage } from '#app/ui/layout/setting-page.tsx';
import { SettingGroup, SettingRow } from '#app/ui/layout/setting-rows.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { pathTo } from '#domain/access/addresses.ts';
import { AbsenceRow } from './absence-row.tsx';
import type { ManagerAccountData } from './manager-account.server.ts';

/** The manager's account page. */
export function ManagerAccountScreen({
  head,
  groups,
  facts,
  own,
  absence,
  legal,
  account,
  reply,
}: ManagerAccountData & { reply: unknown }) {
  const { t } = useTranslation(['account', 'banking']);
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  return (
    <Stack gap="card">
      <PageHeader title={head.title} />
      <SettingPage label={t('groups.label')} groups={groups}>
        <SettingGroup title={t('groups.you')} id="you">
          {facts.map(({ label, value }) => (
            <SettingRow key={label} name={label} value={value} />
          ))}
          <AbsenceRow data={absence} reply={reply} />
        </SettingGroup>
        <SettingGroup title={t('groups.money')} id="money" foot={<FormerAccounts former={account.former} />}>
          <BankRow account={account} href={pathTo.manager.bankAccount} why={t('banking:why.manager')} />
        </SettingGroup>
        <LegalGroup legal={legal} />
        <OwnAccountGroups own={own} reply={reply} />
      </SettingPage>
    </Stack>
  );
}
