import { useTranslation } from 'react-i18next';
import { secretAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { CodeField } from '#app/ui/fields/code-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Illustration } from '#app/ui/illustration/illustration.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { pathTo } from '#domain/access/addresses.ts';
import { TOTP_DIGITS } from '#domain/limits.ts';
import { FinishByPasskey } from './finish-by-passkey.tsx';
import type { FactorFields, SignInFactorData } from './sign-in-factor.server.ts';

/** A passkey, the code of the authenticator, or one of those for when both are lost. */
export function SignInFactorScreen({ reply, ...data }: SignInFactorData & { reply: unknown }) {
  const { t } = useTranslation('factor');
  const { way, has } = data;
  const { form, fields } = useLonjaForm<FactorFields>({ ...data.form, id: `factor-${way}`, reply });
  const label = t(`signIn.${way}.code`);
  const field = { ...secretAttributes(fields.code), label, hint: t(`signIn.${way}.hint`), required: true };
  const passkeyFirst = has.passkey && (way === 'totp' || !has.totp);
  return (
    <Stack gap="card">
      <Illustration scene="waiting" />
      <h1>{t('signIn.title')}</h1>
      {passkeyFirst && <FinishByPasskey data={data} reply={reply} />}
      <Stack gap="base">
        <Text tone="soft">{t(`signIn.${way}.${passkeyFirst ? 'orLead' : 'lead'}`)}</Text>
        <FormShell form={form} labels={{ code: label }}>
          <Stack gap="field">
            {way === 'totp' ? (
              <CodeField {...field} length={TOTP_DIGITS} autoFocus={!passkeyFirst} />
            ) : (
              <TextField {...field} autoComplete="off" autoFocus={!passkeyFirst} />
            )}
            <Button tone={passkeyFirst ? undefined : 'primary'} wide>
              {t('signIn.submit')}
            </Button>
          </Stack>
        </FormShell>
      </Stack>
      {has.totp && (
        <Text tone="soft">
          {way === 'totp' ? (
            <a href={pathTo.signInRecovery}>{t('signIn.toRecovery')}</a>
          ) : (
            <a href={pathTo.signInFactor}>{t(has.passkey ? 'signIn.toBoth' : 'signIn.toTotp')}</a>
          )}
        </Text>
      )}
      <Text tone="soft" size="small">
        {t('signIn.lost')}
      </Text>
    </Stack>
  );
}
