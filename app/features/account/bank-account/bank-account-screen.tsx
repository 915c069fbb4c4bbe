import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/forms/ask-first.ts';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { FormerAccounts } from '#app/parts/bank-account/former-accounts.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { AccountForm } from './account-form.tsx';
import type { BankAccountData } from './bank-account.server.ts';

/** Giving or changing the bank account; a change that waits stands first, with its way back. */
export function BankAccountScreen({ reply, ...data }: BankAccountData & { reply: unknown }) {
  const { t } = useTranslation('banking');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  const { account } = data;
  return (
    <Stack gap="card">
      <PageHeader
        crumbs={[{ label: t('crumb'), href: data.accountHref }, { label: data.head.title }]}
        title={data.head.title}
        about={data.today}
      />
      {account.state === 'waits' && account.id && (
        <Notice
          title={t('waiting.title', { date: account.usableFrom })}
          action={
            <ConfirmForm
              id="take-back"
              intent="take-back"
              form={data.takeBackForm}
              reply={reply}
              tone="secondary"
              button={t('takeBack.open')}
            >
              <input type="hidden" name="id" value={account.id} />
            </ConfirmForm>
          }
        >
          {t('waiting.text')}
        </Notice>
      )}
      <Card>
        <AccountForm data={data} reply={reply} />
      </Card>
      <FormerAccounts former={account.former} />
    </Stack>
  );
}
