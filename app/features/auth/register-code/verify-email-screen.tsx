import { useTranslation } from 'react-i18next';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { secretAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { CodeField } from '#app/ui/fields/code-field.tsx';
import { Illustration } from '#app/ui/illustration/illustration.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { pathTo } from '#domain/access/addresses.ts';
import { EMAIL_CODE_DIGITS } from '#domain/limits.ts';
import type { CodeFields, VerifyEmailData } from './verify-email.server.ts';

/** The five digits from the mail, and another mail when they did not come. */
export function VerifyEmailScreen({ reply, lead, form: asked }: VerifyEmailData & { reply: unknown }) {
  const { t } = useTranslation('register');
  const { form, fields } = useLonjaForm<CodeFields>({ ...asked, id: 'verify', reply });
  return (
    <Stack gap="card">
      <Illustration scene="waiting" />
      <Stack gap="tight">
        <h1>{t('code_title')}</h1>
        <Text tone="soft">{lead}</Text>
      </Stack>
      <FormShell form={form} labels={{ code: t('code') }}>
        <Stack gap="field">
          <CodeField
            {...secretAttributes(fields.code)}
            label={t('code')}
            hint={t('code_hint')}
            length={EMAIL_CODE_DIGITS}
            autoFocus
            required
          />
          <Button tone="primary" wide>
            {t('code_submit')}
          </Button>
        </Stack>
      </FormShell>
      <ConfirmForm id="resend" intent="resend" reply={reply} tone="quiet" button={t('code_resend')} />
      <Text tone="soft">
        {t('code_wrong_email')} <a href={pathTo.register}>{t('code_again')}</a>
      </Text>
    </Stack>
  );
}
