import { useTranslation } from 'react-i18next';
import { secretAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { pathTo } from '#domain/access/addresses.ts';
import { PASSWORD_MIN_CHARS } from '#domain/limits.ts';
import type { ResetFields } from './reset-password.form.ts';
import type { ResetPasswordData } from './reset-password.server.ts';

/** A new password, twice. */
export function ResetPasswordScreen({ reply, token, form: asked }: ResetPasswordData & { reply: unknown }) {
  const { t } = useTranslation('password');
  const { form, fields } = useLonjaForm<ResetFields>({ ...asked, id: 'reset', reply });
  return (
    <Stack gap="card">
      <Stack gap="tight">
        <h1>{t('reset_title')}</h1>
        <Text tone="soft">{t('reset_lead')}</Text>
      </Stack>
      <FormShell form={form} labels={{ password: t('password'), password_again: t('password_again') }}>
        <Stack gap="field">
          <input type="hidden" name="token" value={token} />
          <TextField
            {...secretAttributes(fields.password)}
            label={t('password')}
            hint={t('password_hint', { min: PASSWORD_MIN_CHARS })}
            type="password"
            autoComplete="new-password"
            required
          />
          <TextField
            {...secretAttributes(fields.password_again)}
            label={t('password_again')}
            type="password"
            autoComplete="new-password"
            required
          />
          <Button tone="primary" wide>
            {t('reset_submit')}
          </Button>
        </Stack>
      </FormShell>
      <Text tone="soft">
        <a href={pathTo.forgotPassword}>{t('reset_again')}</a>
      </Text>
    </Stack>
  );
}
