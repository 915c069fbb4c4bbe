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
import { Text } from '#app/ui/layout/text.tsx';
import { NumberedPart } from '#app/ui/steps/numbered-part.tsx';
import { EMAIL_CODE_DIGITS } from '#domain/limits.ts';
import { ContractPaper } from './contract-paper.tsx';
import type { SignData, SignFields } from './sign.server.ts';

/** The two marks that sign a contract: the typed name with the consent, and the mailed code. Asking for the code keeps what stands here. */
export function SignForm({ data, reply }: { data: SignData; reply: unknown }) {
  const { t } = useTranslation('invest');
  const { form, fields, said } = useLonjaForm<SignFields>({ ...data.form, id: 'sign', reply });
  const labels = { typed_name: t('sign.name'), code: t('sign.code') };
  return (
    <FormShell form={form} labels={labels} onEnter="sign">
      <Stack gap="wide">
        <input type="hidden" name="sha256" value={data.contract.sha256} />
        <NumberedPart at={1} title={t('sign.read')} now={said === null}>
          <ContractPaper contract={data.contract} />
          <TextField
            {...textAttributes(fields.typed_name)}
            label={t('sign.name')}
            hint={data.nameHint}
            autoComplete="off"
            required
          />
          <CheckboxField {...checkboxAttributes(fields.agree)} label={t('sign.agree')} required />
          <Stack gap="tight">
            <div>
              <Button
                tone={said === null ? 'primary' : 'secondary'}
                icon="mail"
                name="intent"
                value="code"
                formAction="#sign-code"
              >
                {t(said === null ? 'sign.sendCode' : 'sign.resend')}
              </Button>
            </div>
            <Text size="small" tone="soft">
              {data.kept}
            </Text>
          </Stack>
        </NumberedPart>
        <NumberedPart at={2} title={t('sign.enter')} now={said !== null}>
          {said && <Notice tone="positive">{said}</Notice>}
          <CodeField
            {...secretAttributes(fields.code)}
            label={t('sign.code')}
            hint={said ? undefined : t('sign.enterHint')}
            length={EMAIL_CODE_DIGITS}
            autoFocus={said !== null}
            required
          />
          <div>
            <Button tone={said === null ? 'secondary' : 'primary'} icon="signature" name="intent" value="sign">
              {t('sign.sign')}
            </Button>
          </div>
        </NumberedPart>
      </Stack>
    </FormShell>
  );
}
