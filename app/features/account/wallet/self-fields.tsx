import { useTranslation } from 'react-i18next';
import { secretAttributes } from '#app/forms/field-attributes.ts';
import type { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { PasskeyButton } from '#app/parts/passkeys/passkey-button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { ProofFields } from './wallet.form.ts';
import type { WalletData } from './wallet.server.ts';

interface SelfFieldsProps {
  asks: WalletData['asks'];
  /** A passkey of theirs may be that factor. */
  passkey: boolean;
  labels: { code: string; current_password: string };
  fields: Pick<ReturnType<typeof useLonjaForm<ProofFields>>['fields'], 'code' | 'current_password'>;
}

/** What shows that it is the person themself: the second factor of whoever has one, else the password. */
export function SelfFields({ asks, passkey, labels, fields }: SelfFieldsProps) {
  const { t } = useTranslation(['wallet', 'passkey']);
  if (asks === 'factor')
    return (
      <>
        <TextField
          {...secretAttributes(fields.code)}
          label={labels.code}
          hint={t('codeHint')}
          width="medium"
          autoComplete="one-time-code"
          required={!passkey}
        />
        {passkey && <PasskeyButton name="passkey" ask="self" label={t('passkey:use')} />}
      </>
    );
  if (asks === 'password')
    return (
      <TextField
        {...secretAttributes(fields.current_password)}
        label={labels.current_password}
        type="password"
        autoComplete="current-password"
        required
      />
    );
  return null;
}
