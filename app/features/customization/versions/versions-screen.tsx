import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/forms/ask-first.ts';
import { ListPage } from '#app/lists/list-page.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { Compared } from './compared.tsx';
import type { VersionsData } from './versions.server.ts';

/** Every look that was published: who, when, what changed, and the way back to it. */
export function VersionsScreen({ reply, ...data }: VersionsData & { reply: unknown }) {
  const { t } = useTranslation('look');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  return (
    <Stack>
      <PageHeader title={data.title} crumbs={data.crumbs} about={t('versions.about')} />
      {(data.compared || data.numbers.length > 1) && (
        <Compared compared={data.compared} numbers={data.numbers} reply={reply} />
      )}
      <ListPage
        list={data.list}
        caption={data.title}
        rows={data.rows}
        empty={{ icon: 'appearance', filtered: t('versions.none'), none: t('versions.none') }}
        columns={[
          {
            key: 'number',
            header: t('versions.column.number'),
            cell: ({ href, label, note }) => (
              <CellTitle href={href} note={note}>
                {label}
              </CellTitle>
            ),
          },
          {
            key: 'changes',
            header: t('versions.column.changes'),
            place: 'note',
            whole: true,
            soft: true,
            cell: ({ changes }) => changes,
          },
          { key: 'by', header: t('versions.column.by'), from: 'mid', cut: true, cell: ({ by }) => by },
          {
            key: 'date',
            header: t('versions.column.date'),
            align: 'end',
            place: 'aside',
            soft: true,
            cell: ({ date }) => date,
          },
        ]}
      />
    </Stack>
  );
}
