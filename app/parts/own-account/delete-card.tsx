import { useTranslation } from 'react-i18next';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';

/** The way to the end of one's own account: the question stands on its own page. */
export function DeleteCard({ href }: { href: string }) {
  const { t } = useTranslation('deletion');
  return (
    <Card title={t('crumb')} id="delete-card">
      <Stack gap="small">
        <Text tone="soft">{t('actText')}</Text>
        <div>
          <LinkButton href={href}>{t('act')}</LinkButton>
        </div>
      </Stack>
    </Card>
  );
}
