import { useTranslation } from 'react-i18next';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { pathTo } from '#domain/access/addresses.ts';

/** The way to one's own complaints, and to how they are dealt with. */
export function ComplaintsCard({ href }: { href: string }) {
  const { t } = useTranslation('complaints');
  return (
    <Card title={t('plural')}>
      <Stack gap="small">
        <Text tone="soft">
          {t('ownAbout')} <a href={pathTo.complaints}>{t('how')}</a>
        </Text>
        <div>
          <LinkButton href={href}>{t('own')}</LinkButton>
        </div>
      </Stack>
    </Card>
  );
}
