import { useTranslation } from 'react-i18next';
import { AskedPapersCard } from '#app/parts/asked-papers/asked-papers-card.tsx';
import { BankAccountCard } from '#app/parts/bank-account/bank-account-card.tsx';
import { FormerAccounts } from '#app/parts/bank-account/former-accounts.tsx';
import { OwnAccountCards } from '#app/parts/own-account/own-account-cards.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { pathTo } from '#domain/access/addresses.ts';
import type { IssuerAccountData } from './issuer-account.server.ts';

/** The issuer's account page. */
export function IssuerAccountScreen({
  head,
  account,
  own,
  askedPapers,
  reply,
}: IssuerAccountData & { reply: unknown }) {
  const { t } = useTranslation('banking');
  return (
    <Stack gap="card">
      <PageHeader title={head.title} />
      <AskedPapersCard part={askedPapers} reply={reply} />
      <BankAccountCard account={account} href={pathTo.entrepreneur.bankAccount} why={t('why.entrepreneur')} />
      <FormerAccounts former={account.former} />
      <OwnAccountCards own={own} reply={reply} />
    </Stack>
  );
}
