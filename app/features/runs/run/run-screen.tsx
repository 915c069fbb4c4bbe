import { useTranslation } from 'react-i18next';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { ListPage } from '#app/lists/list-page.tsx';
import { JobPage } from '#app/parts/job/job-page.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
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
          {may.stop && <ConfirmForm id="stop" intent="stop" reply={reply} button={t('stop')} size="small" />}
          {may.goOn && (
            <ConfirmForm id="continue" intent="continue" reply={reply} button={t('continue')} tone="primary" />
          )}
          {may.retry && <ConfirmForm id="retry" intent="retry" reply={reply} button={data.retry} tone="primary" />}
          {next && <LinkButton href={next.href}>{next.label}</LinkButton>}
        </>
      }
    >
      <ListPage
        list={data.list}
        caption={title}
        rows={data.rows}
        views={data.views}
        empty={{ icon: 'list', filtered: t('empty'), none: t('empty') }}
        isMine={(row) => row.mayRetry}
        columns={[
          {
            key: 'name',
            header: t('column.name'),
            cell: ({ name, href, note }) => (
              <CellTitle href={href} note={note}>
                {name}
              </CellTitle>
            ),
          },
          {
            key: 'state',
            header: t('column.state'),
            place: 'chip',
            cell: ({ chip }) => <Chip tone={chip.tone}>{chip.label}</Chip>,
          },
          { key: 'why', header: t('column.why'), place: 'note', cell: ({ why }) => why },
          {
            key: 'tokens',
            header: data.columns.tokens,
            align: 'end',
            from: 'mid',
            cell: ({ tokens }) => tokens,
          },
          { key: 'amount', header: data.columns.amount, align: 'end', place: 'sum', cell: ({ amount }) => amount },
          { key: 'at', header: t('column.at'), align: 'end', place: 'aside', soft: true, cell: ({ at }) => at },
          {
            key: 'act',
            header: t('column.act'),
            align: 'end',
            place: 'act',
            cell: (row) =>
              may.retry &&
              row.mayRetry && (
                <ConfirmForm
                  id={`retry-${row.id}`}
                  intent="retry"
                  reply={reply}
                  button={t('retryOne')}
                  buttonLabel={t('retryNamed', { name: row.name })}
                  size="small"
                >
                  <input type="hidden" name="position" value={row.id} />
                </ConfirmForm>
              ),
          },
        ]}
      />
    </JobPage>
  );
}
