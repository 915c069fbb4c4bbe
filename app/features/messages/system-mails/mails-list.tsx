import { ListHeader } from '#app/lists/list-screen.tsx';
import { ListTable } from '#app/lists/list-table.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { SystemMailsData } from './mails.server.ts';

/** Every mail of the system. */
export function MailsList({ data }: { data: SystemMailsData }) {
  return (
    <Stack gap="hair">
      <ListHeader {...data.header} />
      <ListTable table={data.table} caption={data.head.title} />
    </Stack>
  );
}
