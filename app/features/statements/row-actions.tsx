import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { checkboxAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell, type FormShellProps } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { CheckboxField } from '#app/ui/checkbox-field.tsx';
import { DateField } from '#app/ui/date-field.tsx';
import { Stack } from '#app/ui/stack.tsx';
import { Text } from '#app/ui/text.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { TextareaField } from '#app/ui/textarea-field.tsx';
import type { StatementRowData } from './row.server.ts';

interface ActionProps {
  data: StatementRowData;
  reply: unknown;
}
type Kind = keyof StatementRowData['keys'];

/** The frame of one way out: it asks on its own page before anything is done. */
function Way({ kind, form, data, labels, children }: ShellProps) {
  const { t } = useTranslation('statements');
  return (
    <FormShell form={form} labels={labels} idempotencyKey={data.keys[kind]}>
      <Stack gap="field">
        <input type="hidden" name="intent" value={kind} />
        <Text>{t(`${kind}.text`)}</Text>
        {children}
        <div>
          <Button tone={kind === 'assign' ? 'primary' : 'secondary'}>{t(`${kind}.button`)}</Button>
        </div>
      </Stack>
    </FormShell>
  );
}
interface ShellProps extends Pick<FormShellProps, 'form' | 'labels'> {
  kind: Kind;
  data: StatementRowData;
  children: ReactNode;
}

/** To the order that it pays, alone or with other parts. */
export function AssignRow({ data, reply }: ActionProps) {
  const { t } = useTranslation('statements');
  const { form, fields } = useLonjaForm<{ reference: string; return_difference: string }>({
    id: 'assign',
    reply,
    defaultValue: { reference: data.suggested.reference },
  });
  const labels = { reference: t('field.reference'), return_difference: t('field.return_difference') };
  return (
    <Card title={t('assign.title')}>
      <Way kind="assign" form={form} data={data} labels={labels}>
        <TextField
          {...textAttributes(fields.reference)}
          label={labels.reference}
          hint={t('assign.hint')}
          maxLength={40}
          required
        />
        <CheckboxField {...checkboxAttributes(fields.return_difference)} label={t('assign.difference')} />
      </Way>
    </Card>
  );
}

/** Back to whoever sent it, once the bank has the order to. */
export function ReturnRow({ data, reply }: ActionProps) {
  const { t } = useTranslation('statements');
  const { form, fields } = useLonjaForm<{ sent_on: string; bank_reference: string }>({
    id: 'return',
    reply,
    defaultValue: { sent_on: data.today },
  });
  const labels = { sent_on: t('field.sent_on'), bank_reference: t('field.bank_reference') };
  return (
    <details open={form.status === 'error' || undefined}>
      <summary>{t('return.title')}</summary>
      <Way kind="return" form={form} data={data} labels={labels}>
        <DateField
          {...textAttributes(fields.sent_on)}
          label={labels.sent_on}
          min={data.earliest}
          max={data.today}
          required
        />
        <TextField
          {...textAttributes(fields.bank_reference)}
          label={labels.bank_reference}
          minLength={3}
          maxLength={60}
          required
        />
      </Way>
    </details>
  );
}

/** To an investor's balance. */
export function CreditRow({ data, reply }: ActionProps) {
  const { t } = useTranslation('statements');
  const { form, fields } = useLonjaForm<{ email: string }>({
    id: 'balance',
    reply,
    defaultValue: { email: data.suggested.email },
  });
  return (
    <details open={form.status === 'error' || undefined}>
      <summary>{t('balance.title')}</summary>
      <Way kind="balance" form={form} data={data} labels={{ email: t('field.email') }}>
        <TextField {...textAttributes(fields.email)} label={t('field.email')} type="email" required />
      </Way>
    </details>
  );
}

/** Out of the queue, because the books have it already. */
export function DismissRow({ data, reply }: ActionProps) {
  const { t } = useTranslation('statements');
  const { form, fields } = useLonjaForm<{ note: string }>({ id: 'dismiss', reply });
  return (
    <details open={form.status === 'error' || undefined}>
      <summary>{t('dismiss.title')}</summary>
      <Way kind="dismiss" form={form} data={data} labels={{ note: t('field.note') }}>
        <TextareaField
          {...textAttributes(fields.note)}
          label={t('field.note')}
          minLength={5}
          maxLength={500}
          required
        />
      </Way>
    </details>
  );
}
