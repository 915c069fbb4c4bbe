import { useTranslation } from 'react-i18next';
import type { AccountView } from '#app/parts/bank-account/account-view.server.ts';
import { FormerAccounts } from '#app/parts/bank-account/former-accounts.tsx';
import { SheetSection } from '#app/parts/sheet/sheet-section.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';

/** A person's bank account as a manager sees it: never its whole number. */
export function UserBank({ bank }: { bank: AccountView }) {
  const { t } = useTranslation(['users', 'banking']);
  return (
    <SheetSection title={t('section.bank')}>
      <Stack gap="field">
        {bank.facts.length > 0 ? <Facts items={bank.facts} /> : <Text tone="soft">{t('banking:none')}</Text>}
        {bank.state === 'waits' && (
          <div>
            <Chip tone={bank.chip.tone}>{bank.chip.label}</Chip>
          </div>
        )}
        <FormerAccounts former={bank.former} />
      </Stack>
    </SheetSection>
  );
}
