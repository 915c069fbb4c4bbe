import { useTranslation } from 'react-i18next';
import { OwnAccountCards } from '#app/parts/own-account/own-account-cards.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { ManagerAccountData } from './manager-account.server.ts';

/** The manager's account page. */
export function ManagerAccountScreen({ head, facts, own, reply }: ManagerAccountData & { reply: unknown }) {
  const { t } = useTranslation('account');
  return (
    <Stack gap="card">
      <PageHeader title={head.title} />
      <Card title={t('person')}>
        <Facts items={facts} />
      </Card>
      <OwnAccountCards own={own} reply={reply} />
    </Stack>
  );
}
