import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/forms/ask-first.ts';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { ResultPage } from '#app/parts/job/result-page.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { BatchData } from './batch.server.ts';
import { BatchRows } from './batch-rows.tsx';
import { NoteTransaction } from './note-transaction.tsx';

/** One batch for the tenant's wallet: what is carried there, each transfer, those that are still to be sent first, and what can be done with it. */
export function BatchScreen({ reply, ...data }: BatchData & { reply: unknown }) {
  const { t } = useTranslation('payouts');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  return (
    <ResultPage
      crumbs={[{ label: t('wallets.title'), href: data.listHref }, { label: data.head.title }]}
      title={data.head.title}
      about={data.about}
      actions={
        <>
          {data.toFile && (
            <LinkButton icon="download" href={data.toFile.href}>
              {data.toFile.label}
            </LinkButton>
          )}
          {data.documents.map(({ kind, href }) => (
            <LinkButton key={kind} tone={kind === 'csv' ? 'primary' : undefined} icon="download" href={href} download>
              {t(`wallets.batch.${kind}`)}
            </LinkButton>
          ))}
        </>
      }
      lead={
        <>
          {data.isOpen && <Text>{t('wallets.batch.exact')}</Text>}
          {data.testWallet && <a href={data.testWallet}>{t('wallets.batch.testWallet')}</a>}
        </>
      }
      figures={data.figures}
    >
      <BatchRows rows={data.rows} />
      {data.isOpen && <NoteTransaction form={data.note} reply={reply} />}
      {data.mayWithdraw && (
        <ConfirmForm
          id="withdraw"
          intent="withdraw"
          form={data.withdraw}
          reply={reply}
          button={t('wallets.withdraw.button')}
        />
      )}
      {data.whyNot && <Text tone="soft">{data.whyNot}</Text>}
    </ResultPage>
  );
}
