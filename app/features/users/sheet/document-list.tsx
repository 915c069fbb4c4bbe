import { useTranslation } from 'react-i18next';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { UserView } from './user-view.server.ts';

/** Identity documents, each to be looked at. */
export function DocumentList({ documents }: Pick<UserView, 'documents'>) {
  const { t } = useTranslation('users');
  if (documents.length === 0) return <Text tone="soft">{t('noDocuments')}</Text>;
  return (
    <Stack gap="base" as="ul">
      {documents.map(({ id, href, label, note }) => (
        <li key={id}>
          <Stack gap="hair">
            <div>
              <LinkButton icon="eye" href={href}>
                {label}
              </LinkButton>
            </div>
            <Text size="small" tone="soft">
              {note}
            </Text>
          </Stack>
        </li>
      ))}
    </Stack>
  );
}
