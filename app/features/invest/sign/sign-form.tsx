import { useTranslation } from 'react-i18next';
import { checkboxAttributes, secretAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { CodeField } from '#app/ui/fields/code-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { EMAIL_CODE_DIGITS } from '#domain/limits.ts';
import type { SignData, SignFields } from './sign.server.ts';

/** The two marks that sign a contract: the typed name with the consent, and the mailed code. Asking for the code keeps what stands here. */
export function SignForm({ data, reply }: { data: SignData; reply: unknown }) {
  const { t } = useTranslation('invest');
  const { form, fields, said } = useLonjaForm<SignFields>({ id: 'sign', reply });
  const labels = { typed_name: t('sign.name'), code: t('sign.code') };
  return (
    <FormShell form={form} labels={labels} idempotencyKey={data.idempotencyKey} onEnter="sign">
      <Stack gap="field">
        <input type="hidden" name="sha256" value={data.contract.sha256} />
        <TextField
          {...textAttributes(fields.typed_name)}
          label={t('sign.name')}
          hint={data.nameHint}
          autoComplete="off"
          required
        />
        <CheckboxField {...checkboxAttributes(fields.agree)} label={t('sign.agree')} required />
        <div>
          <Button icon="mail" name="intent" value="code" formAction="#sign-code">
            {t('sign.sendCode')}
          </Button>
        </div>
        {said && <Notice tone="positive">{said}</Notice>}
        <CodeField
          {...secretAttributes(fields.code)}
          label={t('sign.code')}
          hint={data.codeHint}
          length={EMAIL_CODE_DIGITS}
          autoFocus={said !== null}
          required
        />
        <div>
          <Button tone="primary" icon="signature" name="intent" value="sign">
            {t('sign.sign')}
          </Button>
        </div>
      </Stack>
    </FormShell>
  );
}
