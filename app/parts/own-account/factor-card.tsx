import { useTranslation } from 'react-i18next';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { OwnAccount } from './own-account.server.ts';

/** Whether a second factor guards the account, and the way to it. */
export function FactorCard({ data }: { data: OwnAccount['factor'] }) {
  const { t } = useTranslation('factor');
  return (
    <Card title={t('title')} id="factor-card">
      <Stack gap="small">
        <Text tone={data.on ? undefined : 'soft'}>{data.text}</Text>
        <div>
          <LinkButton href={data.href}>{t(data.on ? 'card.change' : 'card.begin')}</LinkButton>
        </div>
      </Stack>
    </Card>
  );
}
