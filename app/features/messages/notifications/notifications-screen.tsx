import { useTranslation } from 'react-i18next';
import { MailPage } from '#app/features/messages/system-mails/mail-page.tsx';
import { MailsList } from '#app/features/messages/system-mails/mails-list.tsx';
import { ListHeader } from '#app/lists/list-screen.tsx';
import { ListTable } from '#app/lists/list-table.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
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
      <ListHeader {...data.header} />
      <ListTable table={data.table} caption={t('sent')} />
    </Stack>
  );
}
