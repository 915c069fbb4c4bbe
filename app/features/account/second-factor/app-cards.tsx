import { useTranslation } from 'react-i18next';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { OwnFactorData } from './own-factor.server.ts';
import { PasswordAct } from './password-act.tsx';

interface AppCardsProps {
  data: OwnFactorData;
  reply: unknown;
}

/** The first step to a code app. */
export function BeginApp({ data, reply }: AppCardsProps) {
  const { t } = useTranslation('factor');
  return (
    <Card title={t('begin.title')}>
      <Stack gap="field">
        <Text>{t('begin.text')}</Text>
        <PasswordAct act="begin" data={data} reply={reply} />
      </Stack>
    </Card>
  );
}

/** The code app that is in force: another one instead, or none. */
export function AppCards({ data, reply }: AppCardsProps) {
  const { t } = useTranslation('factor');
  const isLast = data.passkeys.length === 0;
  return (
    <>
      <Card title={t('change.title')}>
        <Stack gap="field">
          <Text>{t('app.on', { date: data.app ?? '' })}</Text>
          <Text>{t('change.text')}</Text>
          <PasswordAct act="begin" data={data} reply={reply} />
        </Stack>
      </Card>
      {data.required && isLast ? (
        <Text tone="soft">{t('required.stays')}</Text>
      ) : (
        <Card title={t('off.title')}>
          <Stack gap="field">
            <Text>{t(isLast ? 'off.text' : 'off.kept')}</Text>
            <PasswordAct act="remove" tone="danger" data={data} reply={reply} />
          </Stack>
        </Card>
      )}
    </>
  );
}
