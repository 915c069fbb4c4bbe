import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/forms/ask-first.ts';
import { ReasonForm } from '#app/forms/reason-form.tsx';
import { ListHeader } from '#app/lists/list-screen.tsx';
import { ListTable } from '#app/lists/list-table.tsx';
import { DebtSchedule } from '#app/parts/debt/debt-schedule.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Tabs } from '#app/ui/layout/tabs.tsx';
import type { DistributionsData } from './distributions.server.ts';
import { ProposePage } from './propose-page.tsx';

/** Distributions of a project, or the form that proposes one. */
export function DistributionsScreen({ reply, ...data }: DistributionsData & { reply: unknown }) {
  const { t } = useTranslation('distributions');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  if (data.form)
    return (
      <Stack gap="card">
        <ListHeader {...data.header} />
        <ProposePage asked={data.form} backHref={data.path} reply={reply} />
      </Stack>
    );
  return (
    <Stack gap="base">
      <Stack gap={data.noAccount || data.unproposed ? 'base' : 'hair'}>
        <ListHeader {...data.header} />
        {data.noAccount && (
          <Notice
            tone="caution"
            action={data.noAccount.href && <LinkButton href={data.noAccount.href}>{t('toAccount')}</LinkButton>}
          >
            {data.noAccount.text}
          </Notice>
        )}
        {data.unproposed && <Notice tone="caution">{data.unproposed}</Notice>}
        {data.tabs.length > 0 && <Tabs label={t('title')} items={data.tabs} />}
      </Stack>
      {data.schedule ? (
        <DebtSchedule view={data.schedule} />
      ) : (
        <ListTable table={data.table} caption={data.header.title} />
      )}
      {data.declare && (
        <ReasonForm
          id="default"
          intent="default"
          form={data.declare}
          reply={reply}
          tone="danger"
          summary={t('debts:declare.act')}
          texts={{ text: t('debts:declare.text'), label: t('debts:declare.reason'), button: t('debts:declare.button') }}
        />
      )}
    </Stack>
  );
}
