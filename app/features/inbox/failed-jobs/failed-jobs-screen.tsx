import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/forms/ask-first.ts';
import { ListPage } from '#app/lists/list-page.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { BulkActions } from '#app/ui/table/bulk-actions.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import type { FailedJobsData } from './failed-jobs.server.ts';

const BULK = 'bulk';

/** Background work that failed in all of its tries: tried again, or put aside. */
export function FailedJobsScreen({ reply, ...data }: FailedJobsData & { reply: unknown }) {
  const { t } = useTranslation('inbox');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  return (
    <Stack gap="hair">
      <PageHeader
        crumbs={[{ label: t('title'), href: data.inboxHref }, { label: data.head.title }]}
        title={data.head.title}
        count={data.count}
        about={t('jobs.about')}
      />
      <ListPage
        list={data.list}
        caption={data.head.title}
        rows={data.rows}
        empty={{ icon: 'inbox', filtered: t('jobs.none'), none: t('jobs.none') }}
        select={{ name: 'items', form: BULK, value: (row) => row.id, label: (row) => row.name }}
        bulk={
          data.rows.length > 0 && (
            <BulkActions form={BULK}>
              <Button size="small" name="intent" value="retry">
                {t('jobs.retry')}
              </Button>
              <Button size="small" name="intent" value="put_aside">
                {t('jobs.putAside')}
              </Button>
            </BulkActions>
          )
        }
        columns={[
          { key: 'name', header: t('jobs.column.what'), cell: (row) => <CellTitle>{row.name}</CellTitle> },
          { key: 'fault', header: t('jobs.column.fault'), place: 'note', soft: true, cell: (row) => row.fault },
          { key: 'tries', header: t('jobs.column.tries'), from: 'mid', align: 'end', cell: (row) => row.tries },
          { key: 'at', header: t('jobs.column.at'), place: 'aside', align: 'end', cell: (row) => row.at },
        ]}
      />
    </Stack>
  );
}
