import { useTranslation } from 'react-i18next';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { PasskeyButton } from '#app/parts/passkeys/passkey-button.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { SignInFactorData } from './sign-in-factor.server.ts';

interface FinishByPasskeyProps {
  data: Pick<SignInFactorData, 'passkeyForm'>;
  reply: unknown;
}

/** The button that asks the browser; whoever has no script is told that it needs some. */
export function FinishByPasskey({ data, reply }: FinishByPasskeyProps) {
  const { t } = useTranslation('passkey');
  const { form } = useLonjaForm<{ credential: string }>({ ...data.passkeyForm, id: 'factor-passkey', reply });
  return (
    <FormShell form={form}>
      <input type="hidden" name="intent" value="passkey" />
      <Stack gap="base">
        <div data-needs-passkeys="">
          <Text tone="soft">{t('lead')}</Text>
        </div>
        <PasskeyButton name="credential" ask="factor" label={t('use')} tone="primary" wide />
        <div data-without-passkeys="">
          <Text tone="soft">{t('withoutSignIn')}</Text>
        </div>
      </Stack>
    </FormShell>
  );
}
