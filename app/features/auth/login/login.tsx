import { useTranslation } from 'react-i18next';
import { checkboxAttributes, secretAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import type { SentForm } from '#app/forms/form-of.server.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import type { OpenNowData } from '#app/parts/front/open-now.server.ts';
import { OpenNow } from '#app/parts/front/open-now.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { pathTo } from '#domain/access/addresses.ts';
import { ByPasskey } from './by-passkey.tsx';
import { between, box, or } from './login.css.ts';
import type { LoginFields } from './login.form.ts';

interface LoginProps {
  form: SentForm;
  passkeyForm: SentForm;
  /** Remembered on this device; empty otherwise. */
  email: string;
  /** Null where the tenant hides registration. */
  registerAddress: string | null;
  /** Null where the tenant has no Google sign-in. */
  googleAddress: string | null;
  /** What can be read without an account; null where the tenant shows nothing here. */
  openNow: OpenNowData | null;
  reply?: unknown;
}

/** The sign-in page (specification, section 2). */
export function LoginScreen({ form: asked, passkeyForm, email, reply, ...data }: LoginProps) {
  const { registerAddress, googleAddress, openNow } = data;
  const { t } = useTranslation('login');
  const { form, fields } = useLonjaForm<LoginFields>({
    ...asked,
    id: 'login',
    reply,
    // Fifteen days are the rule (specification, sections 4 and 9); who shares a device takes the tick away.
    defaultValue: { email, remember: 'on' },
  });
  return (
    <>
      <Stack className={box} gap="card">
        <Stack gap="tight">
          <h1>{t('title')}</h1>
          <Text tone="soft">{t('lead')}</Text>
        </Stack>
        <FormShell form={form} labels={{ email: t('email'), password: t('password') }}>
          <Stack gap="field">
            <TextField {...textAttributes(fields.email)} label={t('email')} type="email" autoComplete="username" />
            <TextField
              {...secretAttributes(fields.password)}
              label={t('password')}
              type="password"
              autoComplete="current-password"
            />
            <div className={between}>
              <CheckboxField {...checkboxAttributes(fields.remember)} label={t('remember')} />
              <a href={pathTo.forgotPassword}>{t('forgot')}</a>
            </div>
            <Button tone="primary" wide>
              {t('submit')}
            </Button>
          </Stack>
        </FormShell>
        <ByPasskey form={passkeyForm} reply={reply} />
        {googleAddress && (
          <>
            <div className={or}>{t('or')}</div>
            <LinkButton href={googleAddress} wide rel="nofollow">
              {t('google')}
            </LinkButton>
          </>
        )}
        {registerAddress && (
          <Text tone="soft">
            {t('no_account')} <a href={registerAddress}>{t('register')}</a>
          </Text>
        )}
      </Stack>
      {openNow && <OpenNow {...openNow} />}
    </>
  );
}
