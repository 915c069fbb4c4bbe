import { useTranslation } from 'react-i18next';
import { textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { pathTo } from '#domain/access/addresses.ts';
import type { ForgotFields, ForgotPasswordData } from './forgot-password.server.ts';

/** Whose password, and what happens once the mail is out. */
export function ForgotPasswordScreen({ reply, sent, form: asked }: ForgotPasswordData & { reply: unknown }) {
  const { t } = useTranslation('password');
  const { form, fields } = useLonjaForm<ForgotFields>({ ...asked, id: 'forgot', reply });
  return (
    <Stack gap="card">
      <Stack gap="tight">
        <h1>{t('forgot_title')}</h1>
        <Text tone="soft">{t('forgot_lead')}</Text>
      </Stack>
      {sent && (
        <Notice tone="positive" title={t('sent')}>
          {t('sent_next')}
        </Notice>
      )}
      <FormShell form={form} labels={{ email: t('email') }}>
        <Stack gap="field">
          <TextField
            {...textAttributes(fields.email)}
            label={t('email')}
            type="email"
            autoComplete="username"
            required
          />
          <Button tone="primary" wide>
            {t(sent ? 'forgot_again' : 'forgot_submit')}
          </Button>
        </Stack>
      </FormShell>
      <Text tone="soft">
        <a href={pathTo.login}>{t('back')}</a>
      </Text>
    </Stack>
  );
}
