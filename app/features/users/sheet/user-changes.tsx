import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { UserView } from './user-view.server.ts';

/** What a person changed of their own data, from what to what, the newest first. */
export function UserChanges({ changes }: { changes: UserView['changes'] }) {
  return (
    <Stack gap="small" as="ul">
      {changes.map(({ key, label, value }) => (
        <li key={key}>
          <Text size="small" tone="soft">
            {label}
          </Text>
          <Text>{value}</Text>
        </li>
      ))}
    </Stack>
  );
}
