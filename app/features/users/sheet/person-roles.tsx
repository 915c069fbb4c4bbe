import { useTranslation } from 'react-i18next';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { UserView } from './user-view.server.ts';

/** The roles of a person with what each opens, and the way to other ones. */
export function PersonRoles({ data }: { data: UserView }) {
  const { t } = useTranslation('users');
  return (
    <Stack gap="small">
      <h3>{t('roles.crumb')}</h3>
      <Stack gap="small" as="ul">
        {data.roles.map(({ label, opens }) => (
          <li key={label}>
            <Text>{label}</Text>
            <Text size="small" tone="soft">
              {opens}
            </Text>
          </li>
        ))}
      </Stack>
      {!data.isOwn && (
        <div>
          <LinkButton wide href={data.rolesHref}>
            {t('roles.change')}
          </LinkButton>
        </div>
      )}
    </Stack>
  );
}
