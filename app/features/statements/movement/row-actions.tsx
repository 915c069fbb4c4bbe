import { useTranslation } from 'react-i18next';
import type {
  AssignFields,
  CreditFields,
  MatchFields,
  ReturnFields,
  UndoFields,
} from '#app/features/statements/list/statements.form.ts';
import { checkboxAttributes, choiceAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { ReasonForm } from '#app/forms/reason-form.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { ChoiceGroup } from '#app/ui/fields/choice-group.tsx';
import { DateField } from '#app/ui/fields/date-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { type ActionProps, Way } from './way.tsx';

/** To the order that it pays, alone or with other parts: one of the likely ones, or another by its reference. */
export function AssignRow({ data, reply }: ActionProps) {
  const { t } = useTranslation('statements');
  const likely = data.candidates[0]?.value ?? '';
  const { form, fields } = useLonjaForm<AssignFields>({
    ...data.forms.assign,
    id: 'assign',
    reply,
    defaultValue: {
      reference: data.suggested.reference,
      pick: data.suggested.reference ? '' : likely,
      return_difference: data.suggested.difference ? 'on' : undefined,
    },
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
      <TextField {...textAttributes(fields.reference)} label={labels.reference} hint={t('assign.hint')} />
      {asksPayer && <CheckboxField {...checkboxAttributes(fields.other_payer)} label={t('assign.payer')} />}
      <CheckboxField {...checkboxAttributes(fields.return_difference)} label={t('assign.difference')} />
    </Way>
  );
}
/** Records the return to the sender, after the transfer was ordered at the bank. */
export function ReturnRow({ data, reply }: ActionProps) {
  const { t } = useTranslation('statements');
  const { form, fields } = useLonjaForm<ReturnFields>({
    ...data.forms.return,
    id: 'return',
    reply,
    defaultValue: { sent_on: data.today },
  });
  const labels = { sent_on: t('field.sent_on'), bank_reference: t('field.bank_reference') };
  return (
    <Way kind="return" form={form} data={data} labels={labels}>
      <DateField {...textAttributes(fields.sent_on)} label={labels.sent_on} required />
      <TextField {...textAttributes(fields.bank_reference)} label={labels.bank_reference} required />
    </Way>
  );
}

/** To an investor's balance. */
export function CreditRow({ data, reply }: ActionProps) {
  const { t } = useTranslation('statements');
  const { form, fields } = useLonjaForm<CreditFields>({
    ...data.forms.balance,
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
  const kind = data.isCredit ? 'dismiss' : 'unrelated';
  const isFirst = data.first === 'dismiss';
  const form = (
    <ReasonForm
      id="dismiss"
      intent="dismiss"
      name="note"
      form={data.forms.dismiss}
      reply={reply}
      tone={isFirst ? 'primary' : 'secondary'}
      texts={{ text: t(`${kind}.text`), label: t('field.note'), button: t(`${kind}.button`) }}
      summary={isFirst ? undefined : t(`${kind}.title`)}
    />
  );
  return isFirst ? (
    <Card title={t(`${kind}.title`)} level={3}>
      {form}
    </Card>
  ) : (
    form
  );
}

/** The bank took a payment back: its order waits for it again. */
export function UndoCharge({ data, reply }: ActionProps) {
  const { t } = useTranslation('statements');
  const { form, fields } = useLonjaForm<UndoFields>({
    ...data.forms.undo,
    id: 'undo',
    reply,
    defaultValue: { reference: data.suggested.reference },
  });
  const labels = { reference: t('field.reference') };
  return (
    <Way kind="undo" form={form} data={data} labels={labels} danger>
      <TextField {...textAttributes(fields.reference)} label={labels.reference} hint={t('assign.hint')} required />
    </Way>
  );
}

/** Our own money on its way back to an investor. */
export function MatchRefund({ data, reply }: ActionProps) {
  const { t } = useTranslation('statements');
  const refunds = data.returned?.refunds ?? [];
  const { form, fields } = useLonjaForm<MatchFields>({
    ...data.forms.refund,
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
