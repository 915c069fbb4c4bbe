import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/forms/ask-first.ts';
import { OwnAccountCards } from '#app/parts/own-account/own-account-cards.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { AbsenceCard } from './absence-card.tsx';
import type { ManagerAccountData } from './manager-account.server.ts';

/** The manager's account page. */
export function ManagerAccountScreen({ head, facts, own, absence, reply }: ManagerAccountData & { reply: unknown }) {
  const { t } = useTranslation('account');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  return (
    <Stack gap="card">
      <PageHeader title={head.title} />
      <Card title={t('person')}>
        <Facts items={facts} />
      </Card>
      <AbsenceCard data={absence} reply={reply} />
      <OwnAccountCards own={own} reply={reply} />
    </Stack>
  );
}
