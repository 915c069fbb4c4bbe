import { useTranslation } from 'react-i18next';
import { MailPage } from '#app/features/messages/system-mails/mail-page.tsx';
import { MailsList } from '#app/features/messages/system-mails/mails-list.tsx';
import { ListPage } from '#app/lists/list-page.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { ComposePage } from './compose-page.tsx';
import { MessagePage } from './message-page.tsx';
import type { SentData } from './messages.server.ts';
import type { NotificationsData } from './notifications.server.ts';
import { Received } from './received.tsx';

/** Messages of an area: sent, received, one of them, or a new one. */
export function NotificationsScreen({ data, reply }: { data: NotificationsData; reply: unknown }) {
  if (data.kind === 'compose') return <ComposePage data={data} reply={reply} />;
  if (data.kind === 'message') return <MessagePage data={data} reply={reply} />;
  if (data.kind === 'received') return <Received data={data} reply={reply} />;
  if (data.kind === 'mails') return <MailsList data={data} />;
  if (data.kind === 'mail') return <MailPage data={data} reply={reply} />;
  return <Sent data={data} />;
}

function Sent({ data }: { data: SentData }) {
  const { t } = useTranslation('messages');
  return (
    <Stack gap="hair">
      <PageHeader
        title={t('title')}
        count={data.count}
        actions={
          data.writeHref && (
            <LinkButton tone="primary" href={data.writeHref}>
              {t('write.act')}
            </LinkButton>
          )
        }
      />
      <ListPage
        list={data.list}
        caption={t('sent')}
        rows={data.rows}
        views={data.views}
        empty={{ icon: 'mail', filtered: t('none'), none: t('none') }}
        columns={[
          {
            key: 'subject',
            header: t('column.subject'),
            cut: true,
            cell: ({ href, subject }) => <CellTitle href={href}>{subject}</CellTitle>,
          },
          {
            key: 'state',
            header: t('column.state'),
            place: 'chip',
            cell: ({ state }) => <Chip tone={state.tone}>{state.label}</Chip>,
          },
          { key: 'to', header: t('column.to'), place: 'note', soft: true, cell: ({ to }) => to },
          {
            key: 'project',
            header: t('column.project'),
            from: 'mid',
            cut: true,
            cell: ({ project }) => project && <a href={project.href}>{project.title}</a>,
          },
          { key: 'by', header: t('column.by'), from: 'mid', cell: ({ by }) => by },
          { key: 'told', header: t('column.told'), align: 'end', place: 'sum', cell: ({ told }) => told },
          { key: 'date', header: t('column.date'), align: 'end', place: 'aside', soft: true, cell: ({ date }) => date },
        ]}
      />
    </Stack>
  );
}
