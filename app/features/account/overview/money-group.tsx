import { useTranslation } from 'react-i18next';
import { BankRow } from '#app/parts/bank-account/bank-row.tsx';
import { REMOVE_CARD } from '#app/parts/saved-cards/remove-card.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { SettingGroup, SettingRow } from '#app/ui/layout/setting-rows.tsx';
import { pathTo } from '#domain/access/addresses.ts';
import type { AccountData } from './account.server.ts';

type MoneyGroupProps = Pick<AccountData, 'bank' | 'wallet' | 'documents' | 'cards' | 'takesCards'>;

/** Where money and tokens go, the cards that are kept, and the papers. */
export function MoneyGroup({ bank, wallet, documents, cards, takesCards }: MoneyGroupProps) {
  const { t } = useTranslation(['account', 'banking', 'invest', 'wallet']);
  return (
    <SettingGroup title={t('groups.money')} id="money">
      <BankRow account={bank} href={pathTo.user.bankAccount} why={t('banking:why.user')} />
      <SettingRow
        id="wallet-card"
        name={t('wallet:title')}
        value={wallet.text}
        chip={wallet.chip}
        way={{ href: wallet.href, label: wallet.button }}
      />
      {cards.map(({ id, name, expiry }) => (
        <SettingRow key={id} name={name} value={expiry} way={<ForgetCard id={id} name={name} />} />
      ))}
      {takesCards && cards.length === 0 && <SettingRow name={t('cards')} value={t('noCards')} />}
      <SettingRow
        name={t('documents.fact')}
        value={documents.text}
        way={{ href: documents.href, label: t('documents.see') }}
      />
    </SettingGroup>
  );
}

function ForgetCard({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('invest');
  return (
    <form method="post">
      <input type="hidden" name="card" value={id} />
      <Button size="small" name="intent" value={REMOVE_CARD} aria-label={t('cards.removeNamed', { name })}>
        {t('cards.remove')}
      </Button>
    </form>
  );
}
