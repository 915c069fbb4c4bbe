import { useTranslation } from 'react-i18next';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { ListTable } from '#app/lists/list-table.tsx';
import { JobPage } from '#app/parts/job/job-page.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import type { RunData } from './run.server.ts';

/** A long act of any kind: how far it is, what failed and why, and the way to try that again. */
export function RunScreen({ reply, ...data }: RunData & { reply: unknown }) {
  const { t } = useTranslation('runs');
  const { crumbs, title, about, state, progress, isRunning, figures, may, next } = data;
  return (
    <JobPage
      {...{ crumbs, title, about, state, progress, isRunning, figures }}
      actions={
        <>
          {may.stop && <ConfirmForm id="stop" intent="stop" reply={reply} button={t('stop')} />}
          {may.goOn && (
            <ConfirmForm id="continue" intent="continue" reply={reply} button={t('continue')} tone="primary" />
          )}
          {may.retry && <ConfirmForm id="retry" intent="retry" reply={reply} button={data.retry} tone="primary" />}
          {next && <LinkButton href={next.href}>{next.label}</LinkButton>}
        </>
      }
    >
      <ListTable table={data.table} caption={title} />
    </JobPage>
  );
}
