import { useTranslation } from 'react-i18next';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { ListPage } from '#app/lists/list-page.tsx';
import { JobPage } from '#app/parts/job/job-page.tsx';
import { Button } from '#app/ui/controls/button.tsx';
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
          {may.stop && <ConfirmForm id="stop" intent="stop" reply={reply} button={t('stop')} />}
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
            cut: true,
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
          { key: 'why', header: t('column.why'), place: 'note', whole: true, cell: ({ why }) => why },
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
            cell: (row) => may.retry && row.mayRetry && <RetryItem row={row} />,
          },
        ]}
      />
    </JobPage>
  );
}

/** Plain: a form that measures itself leaves a cell of a table no width. */
function RetryItem({ row: { id, name } }: { row: RunData['rows'][number] }) {
  const { t } = useTranslation('runs');
  return (
    <form method="post">
      <input type="hidden" name="position" value={id} />
      <Button size="small" name="intent" value="retry" aria-label={t('retryNamed', { name })}>
        {t('retryOne')}
      </Button>
    </form>
  );
}
