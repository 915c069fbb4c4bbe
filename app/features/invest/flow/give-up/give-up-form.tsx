import { useTranslation } from 'react-i18next';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { GiveUpData } from './give-up.server.ts';

/** "I did not pay": one button that leads back to the ways to pay, and what happens to money that comes all the same. */
export function GiveUpForm({ giveUp, reply }: { giveUp: GiveUpData; reply?: unknown }) {
  const { t } = useTranslation('invest');
  const { form } = useLonjaForm<Record<string, never>>({ id: 'give-up', reply });
  return (
    <Stack gap="small" as="section">
      <h2>{t('giveUp.title')}</h2>
      <Text>{t('giveUp.text')}</Text>
      <FormShell form={form} action={giveUp.action} idempotencyKey={giveUp.idempotencyKey}>
        <Button>{t('giveUp.button')}</Button>
      </FormShell>
    </Stack>
  );
}
