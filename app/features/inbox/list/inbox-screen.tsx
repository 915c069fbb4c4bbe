import { useTranslation } from 'react-i18next';
import { ListPage } from '#app/lists/list-page.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { BulkActions } from '#app/ui/table/bulk-actions.tsx';
import { CellMark } from '#app/ui/table/cell-mark.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import type { InboxData } from './inbox.server.ts';

const BULK = 'bulk';

/** What waits for the team: late, today, later. */
export function InboxScreen(data: InboxData) {
  const { t } = useTranslation('inbox');
  return (
    <Stack gap="hair">
      <PageHeader
        title={data.head.title}
        count={data.count}
        about={data.away}
        actions={
          data.startHref && (
            <LinkButton tone="primary" href={data.startHref}>
              {t('start')}
            </LinkButton>
          )
        }
      />
      <ListPage
        list={data.list}
        caption={data.head.title}
        rows={data.rows}
        views={data.views}
        groupOf={(row) => row.group}
        isMine={(row) => row.isMine}
        empty={{ icon: 'inbox', filtered: t('empty'), none: t('none') }}
        select={{ name: 'items', form: BULK, value: (row) => row.item, label: (row) => row.name }}
        takes
        bulk={
          data.rows.length > 0 && (
            <BulkActions form={BULK}>
              <Button size="small" name="intent" value="take" data-key-take="">
                {t('take')}
              </Button>
              <Button size="small" name="intent" value="let_go">
                {t('letGo')}
              </Button>
            </BulkActions>
          )
        }
        columns={[
          {
            key: 'name',
            header: t('column.name'),
            cell: (row) => (
              <CellTitle href={row.href} beside={row.note}>
                {row.name}
              </CellTitle>
            ),
          },
          {
            key: 'kind',
            header: t('column.kind'),
            place: 'note',
            soft: true,
            cell: (row) => <CellMark icon={row.icon}>{row.kind}</CellMark>,
          },
          { key: 'project', header: t('column.project'), from: 'mid', cut: true, cell: (row) => row.project },
          { key: 'amount', header: t('column.amount'), align: 'end', place: 'sum', cell: (row) => row.amount },
          { key: 'since', header: t('column.since'), align: 'end', from: 'wide', soft: true, cell: (row) => row.since },
          {
            key: 'due',
            header: t('column.due'),
            align: 'end',
            place: 'chip',
            cell: (row) => (
              <Text as="span" size="small" tone={row.isLate ? 'negative' : 'ink'} strong={row.isLate}>
                {row.due}
              </Text>
            ),
          },
          { key: 'taken', header: t('column.taken'), from: 'mid', cut: true, soft: true, cell: (row) => row.taken },
          {
            key: 'verb',
            header: t('column.act'),
            align: 'end',
            place: 'act',
            cell: (row) => (
              <LinkButton size="small" href={row.href}>
                {row.verb}
              </LinkButton>
            ),
          },
        ]}
      />
    </Stack>
  );
}
