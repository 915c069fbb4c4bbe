import { useTranslation } from 'react-i18next';
import { ListPage } from '#app/lists/list-page.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import type { SystemMailsData } from './mails.server.ts';

/** Every mail of the system. */
export function MailsList({ data }: { data: SystemMailsData }) {
  const { t } = useTranslation('mails');
  return (
    <Stack gap="hair">
      <PageHeader title={t('messages:title')} count={data.count} about={t('log')} />
      <ListPage
        list={data.list}
        caption={data.head.title}
        rows={data.rows}
        views={data.views}
        empty={{ icon: 'mail', filtered: t('filtered'), none: t('noneYet') }}
        columns={[
          {
            key: 'subject',
            header: t('column.subject'),
            cut: true,
            cell: ({ href, subject, what }) => (
              <CellTitle href={href} note={what}>
                {subject}
              </CellTitle>
            ),
          },
          {
            key: 'person',
            header: t('column.person'),
            from: 'wide',
            cell: ({ person }) => person && <a href={person.href}>{person.name}</a>,
          },
          { key: 'to', header: t('column.to'), place: 'note', soft: true, cell: ({ to }) => to },
          {
            key: 'state',
            header: t('column.state'),
            place: 'chip',
            cell: ({ state }) => <Chip tone={state.tone}>{state.label}</Chip>,
          },
          {
            key: 'written',
            header: t('column.written'),
            align: 'end',
            place: 'aside',
            soft: true,
            cell: ({ written }) => written,
          },
        ]}
      />
    </Stack>
  );
}
