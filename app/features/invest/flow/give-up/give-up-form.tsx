import { useTranslation } from 'react-i18next';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { GiveUpData } from './give-up.server.ts';

/** "I did not pay": one button that leads back to the ways to pay, and what happens to money that comes all the same. */
export function GiveUpForm({ giveUp, reply }: { giveUp: GiveUpData; reply?: unknown }) {
  const { t } = useTranslation('invest');
  return (
    <Stack gap="small" as="section">
      <h2>{t('giveUp.title')}</h2>
      <Text>{t('giveUp.text')}</Text>
      <ConfirmForm id="give-up" form={giveUp.form} action={giveUp.action} reply={reply} button={t('giveUp.button')} />
    </Stack>
  );
}
