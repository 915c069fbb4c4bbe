import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { checkboxAttributes, choiceAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell, type FormShellProps } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { ChoiceGroup } from '#app/ui/fields/choice-group.tsx';
import { DateField } from '#app/ui/fields/date-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { StatementRowData } from './row.server.ts';

interface ActionProps {
  data: StatementRowData;
  reply: unknown;
}
type Kind = keyof StatementRowData['keys'];

/** One way out, which asks on its own page before anything is done. The likely one stands open; the others open when they are asked for. */
function Way({ kind, texts = kind, form, data, labels, danger, children }: WayProps) {
  const { t } = useTranslation('statements');
  const isFirst = data.first === kind;
  const body = (
    <FormShell form={form} labels={labels} idempotencyKey={data.keys[kind]}>
      <Stack gap="field">
        <input type="hidden" name="intent" value={kind} />
        <Text>{t(`${texts}.text`)}</Text>
        {children}
        <div>
          <Button tone={isFirst ? (danger ? 'danger' : 'primary') : 'secondary'}>{t(`${texts}.button`)}</Button>
        </div>
      </Stack>
    </FormShell>
  );
  if (isFirst) return <Card title={t(`${texts}.title`)}>{body}</Card>;
  return (
    <details open={form.status === 'error' || undefined}>
      <summary>{t(`${texts}.title`)}</summary>
      {body}
    </details>
  );
}
interface WayProps extends Pick<FormShellProps, 'labels'> {
  form: FormShellProps['form'] & { status?: string };
  kind: Kind;
  /** Other words than the kind's. */
  texts?: Kind | 'unrelated';
  data: StatementRowData;
  danger?: boolean;
  children?: ReactNode;
}

/** To the order that it pays, alone or with other parts: one of the likely ones, or another by its reference. */
export function AssignRow({ data, reply }: ActionProps) {
  const { t } = useTranslation('statements');
  const likely = data.candidates[0]?.value ?? '';
  const { form, fields } = useLonjaForm<AssignFields>({
    id: 'assign',
    reply,
    defaultValue: { reference: data.suggested.reference, pick: data.suggested.reference ? '' : likely },
  });
  const labels = {
    pick: t('candidates.pick'),
    reference: t('field.reference'),
    return_difference: t('field.return_difference'),
    other_payer: t('field.other_payer'),
  };
  const asksPayer = data.otherPayer || fields.other_payer.errors !== undefined;
  return (
    <Way kind="assign" form={form} data={data} labels={labels}>
      {data.candidates.length > 0 && (
        <ChoiceGroup
          {...choiceAttributes(fields.pick)}
          label={labels.pick}
          hint={t('candidates.pickHint')}
          look="cards"
          choices={[...data.candidates, { value: '', label: t('candidates.other'), hint: t('candidates.otherHint') }]}
        />
      )}
      <TextField
        {...textAttributes(fields.reference)}
        label={labels.reference}
        hint={t('assign.hint')}
        maxLength={40}
      />
      {asksPayer && <CheckboxField {...checkboxAttributes(fields.other_payer)} label={t('assign.payer')} />}
      <CheckboxField {...checkboxAttributes(fields.return_difference)} label={t('assign.difference')} />
    </Way>
  );
}
interface AssignFields extends Record<string, unknown> {
  pick: string;
  reference: string;
  return_difference: string;
  other_payer: string;
}

/** Records the return to the sender, after the transfer was ordered at the bank. */
export function ReturnRow({ data, reply }: ActionProps) {
  const { t } = useTranslation('statements');
  const { form, fields } = useLonjaForm<{ sent_on: string; bank_reference: string }>({
    id: 'return',
    reply,
    defaultValue: { sent_on: data.today },
  });
  const labels = { sent_on: t('field.sent_on'), bank_reference: t('field.bank_reference') };
  return (
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
    <Way kind="balance" form={form} data={data} labels={{ email: t('field.email') }}>
      <TextField {...textAttributes(fields.email)} label={t('field.email')} type="email" required />
    </Way>
  );
}

/** Out of the queue: the books have it already, or it has nothing to do with an order. */
export function DismissRow({ data, reply }: ActionProps) {
  const { t } = useTranslation('statements');
  const { form, fields } = useLonjaForm<{ note: string }>({ id: 'dismiss', reply });
  return (
    <Way
      kind="dismiss"
      texts={data.isCredit ? 'dismiss' : 'unrelated'}
      form={form}
      data={data}
      labels={{ note: t('field.note') }}
    >
      <TextareaField {...textAttributes(fields.note)} label={t('field.note')} minLength={5} maxLength={500} required />
    </Way>
  );
}

/** The bank took a payment back: its order waits for it again. */
export function UndoCharge({ data, reply }: ActionProps) {
  const { t } = useTranslation('statements');
  const { form, fields } = useLonjaForm<{ reference: string }>({
    id: 'undo',
    reply,
    defaultValue: { reference: data.suggested.reference },
  });
  const labels = { reference: t('field.reference') };
  return (
    <Way kind="undo" form={form} data={data} labels={labels} danger>
      <TextField
        {...textAttributes(fields.reference)}
        label={labels.reference}
        hint={t('assign.hint')}
        maxLength={40}
        required
      />
    </Way>
  );
}

/** Our own money on its way back to an investor. */
export function MatchRefund({ data, reply }: ActionProps) {
  const { t } = useTranslation('statements');
  const refunds = data.returned?.refunds ?? [];
  const { form, fields } = useLonjaForm<{ refund_id: string }>({
    id: 'refund',
    reply,
    defaultValue: { refund_id: refunds[0]?.value },
  });
  if (refunds.length === 0) return <Text tone="soft">{t('refund.none')}</Text>;
  return (
    <Way kind="refund" form={form} data={data} labels={{ refund_id: t('field.refund_id') }}>
      <ChoiceGroup
        {...choiceAttributes(fields.refund_id)}
        label={t('refund.which')}
        look="cards"
        choices={refunds}
        required
      />
    </Way>
  );
}
