import { useTranslation } from 'react-i18next';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { AccountView } from './account-view.server.ts';

/** The bank account on a person's account page: how it stands, and the page that gives or changes it. `why`: what it is for. */
export function BankAccountCard({ account, href, why }: { account: AccountView; href: string; why: string }) {
  const { t } = useTranslation('banking');
  return (
    <Card title={t('title')} id="bank" aside={<Chip tone={account.chip.tone}>{account.chip.label}</Chip>}>
      <Stack gap="field">
        {account.facts.length > 0 ? <Facts items={account.facts} /> : <Text tone="soft">{why}</Text>}
        <div>
          <LinkButton tone={account.state === 'none' ? 'primary' : 'secondary'} href={href}>
            {t(account.state === 'none' ? 'give' : account.state === 'waits' ? 'see' : 'change')}
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}
