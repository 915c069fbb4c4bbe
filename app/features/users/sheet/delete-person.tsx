import { useTranslation } from 'react-i18next';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';

/** The way to the end of a person's account: what keeps it, and the question, stand on a page of their own. */
export function DeletePerson({ href }: { href: string }) {
  const { t } = useTranslation('deletion');
  return (
    <Stack gap="small">
      <h3>{t('crumb')}</h3>
      <Text size="small" tone="soft">
        {t('actText')}
      </Text>
      <div>
        <LinkButton wide href={href}>
          {t('act')}
        </LinkButton>
      </div>
    </Stack>
  );
}
