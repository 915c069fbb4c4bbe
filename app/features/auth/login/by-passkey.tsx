import { useTranslation } from 'react-i18next';
import type { SentForm } from '#app/forms/form-of.server.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { PasskeyButton } from '#app/parts/passkeys/passkey-button.tsx';

/** Signing in by a passkey, where the browser knows them; nothing anywhere else. */
export function ByPasskey({ form: asked, reply }: { form: SentForm; reply: unknown }) {
  const { t } = useTranslation('passkey');
  const { form } = useLonjaForm<{ credential: string }>({ ...asked, id: 'by-passkey', reply });
  return (
    <FormShell form={form}>
      <input type="hidden" name="intent" value="passkey" />
      <PasskeyButton name="credential" ask="sign-in" label={t('signIn')} wide />
    </FormShell>
  );
}
