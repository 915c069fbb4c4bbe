import { useTranslation } from 'react-i18next';
import { ListPage } from '#app/lists/list-page.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import type { ExportsData } from './exports.server.ts';

/** Files of lists: what was asked for, how far it is, and the way to the bytes. */
export function ExportsScreen(data: ExportsData) {
  const { t } = useTranslation('exports');
  return (
    <Stack gap="hair">
      <PageHeader title={data.title} about={t('about')} />
      <ListPage
        list={data.list}
        caption={data.title}
        rows={data.rows}
        empty={{ icon: 'download', filtered: t('empty'), none: t('empty') }}
        columns={[
          {
            key: 'what',
            header: t('column.what'),
            cut: true,
            cell: ({ href, name, note }) => (
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
          { key: 'told', header: t('column.told'), place: 'note', whole: true, soft: true, cell: ({ told }) => told },
          { key: 'rows', header: t('column.rows'), align: 'end', place: 'sum', cell: ({ rows }) => rows },
          ...(data.showsWho
            ? [
                {
                  key: 'by',
                  header: t('column.by'),
                  from: 'mid' as const,
                  cut: true,
                  cell: ({ by }: ExportsData['rows'][number]) => by,
                },
              ]
            : []),
          { key: 'date', header: t('column.date'), align: 'end', place: 'aside', soft: true, cell: ({ date }) => date },
          {
            key: 'act',
            header: t('column.act'),
            align: 'end',
            place: 'act',
            cell: (row) => <RowAct row={row} />,
          },
        ]}
      />
    </Stack>
  );
}

/** Plain: a form that measures itself leaves a cell of a table no width. */
function RowAct({ row: { id, name, may, downloadHref } }: { row: ExportsData['rows'][number] }) {
  const { t } = useTranslation('exports');
  if (downloadHref)
    return (
      <LinkButton size="small" icon="download" href={downloadHref} aria-label={t('downloadNamed', { name })}>
        {t('download')}
      </LinkButton>
    );
  const act = may.cancel ? 'cancel' : may.again ? 'again' : null;
  if (!act) return null;
  return (
    <form method="post">
      <input type="hidden" name="id" value={id} />
      <Button size="small" name="intent" value={act} aria-label={t(`${act}Named`, { name })}>
        {t(act)}
      </Button>
    </form>
  );
}
