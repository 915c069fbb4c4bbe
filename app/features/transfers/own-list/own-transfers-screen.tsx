import { useTranslation } from 'react-i18next';
import { ListScreen } from '#app/lists/list-screen.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { OwnTransfersData } from './own-transfers.server.ts';

/** "My transfers": where tokens came from and went to, and the way to a new one. */
export function OwnTransfersScreen({ waiting, own, ...list }: OwnTransfersData) {
  const { t } = useTranslation('transfers');
  return (
    <ListScreen
      {...list}
      gap="card"
      under={
        own.length > 0 && (
          <Card title={t('receive')}>
            <Stack gap="tight">
              <Text size="small" tone="soft">
                {t('receiveText')}
              </Text>
              <Facts items={own} />
            </Stack>
          </Card>
        )
      }
    >
      {waiting && (
        <Notice title={waiting.title} action={<LinkButton href={waiting.href}>{t('waiting.go')}</LinkButton>}>
          {waiting.text}
        </Notice>
      )}
    </ListScreen>
  );
}
