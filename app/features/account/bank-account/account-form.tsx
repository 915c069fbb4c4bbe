import { useTranslation } from 'react-i18next';
import { choiceAttributes, secretAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { CodeField } from '#app/ui/fields/code-field.tsx';
import { FieldRow } from '#app/ui/fields/field-row.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { NumberedPart } from '#app/ui/steps/numbered-part.tsx';
import { EMAIL_CODE_DIGITS } from '#domain/limits.ts';
import type { AccountFields } from './bank-account.form.ts';
import type { BankAccountData } from './bank-account.server.ts';

/** The account, then what proves that its owner gives it: password and mailed code. Asking for the code keeps what stands here. */
export function AccountForm({ data, reply }: { data: BankAccountData; reply: unknown }) {
  const { t } = useTranslation('banking');
  const { form, fields, said } = useLonjaForm<AccountFields>({ ...data.form, id: 'bank-account', reply });
  const labels = {
    iban: t('iban'),
    bic: t('bic'),
    bank: t('bank'),
    account_type: t('type'),
    password: t('password'),
    code: t('code'),
  };
  return (
    <FormShell form={form} labels={labels} onEnter={said === null ? 'code' : 'change'}>
      <Stack gap="wide">
        <NumberedPart at={1} title={t('part.account')} now={said === null}>
          <TextField
            {...textAttributes(fields.iban)}
            label={t('iban')}
            hint={data.holderHint ?? undefined}
            autoComplete="off"
            required
          />
          <FieldRow>
            <SelectField {...choiceAttributes(fields.account_type)} label={t('type')} options={data.types} required />
            <TextField {...textAttributes(fields.bank)} label={t('bank')} autoComplete="off" />
          </FieldRow>
          <TextField {...textAttributes(fields.bic)} label={t('bic')} hint={t('bicHint')} autoComplete="off" />
          <div>
            <Button tone={said === null ? 'primary' : 'secondary'} icon="mail" name="intent" value="code">
              {t(said === null ? 'sendCode' : 'resend')}
            </Button>
          </div>
        </NumberedPart>
        <NumberedPart at={2} title={t('part.proof')} now={said !== null}>
          {said && <Notice tone="positive">{said}</Notice>}
          {data.hasPassword && (
            <TextField
              {...secretAttributes(fields.password)}
              label={t('password')}
              hint={data.passwordHint}
              type="password"
              autoComplete="current-password"
              required
            />
          )}
          <CodeField
            {...secretAttributes(fields.code)}
            label={t('code')}
            hint={t('codeHint')}
            length={EMAIL_CODE_DIGITS}
            required
          />
          {data.wait && <Notice tone="caution">{data.wait}</Notice>}
          {!data.wait && (
            <Text size="small" tone="soft">
              {t('atOnce')}
            </Text>
          )}
          <div>
            <Button tone={said === null ? 'secondary' : 'primary'} name="intent" value="change">
              {t(data.account.state === 'none' ? 'save' : 'saveChange')}
            </Button>
          </div>
        </NumberedPart>
      </Stack>
    </FormShell>
  );
}
