import { useTranslation } from 'react-i18next';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { ReasonForm } from '#app/forms/reason-form.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { DateField } from '#app/ui/fields/date-field.tsx';
import { MoneyField } from '#app/ui/fields/money-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { ConfirmFields, SettleFields } from './managed-investment.form.ts';
import type { ManagedInvestmentData } from './managed-investment.server.ts';
import { RefundTransferLines } from './refund-transfer.tsx';

interface ActionProps {
  data: ManagedInvestmentData;
  reply: unknown;
}

type Transfer = NonNullable<ManagedInvestmentData['transfer']>;

/** The transfer arrived: the exact amount and the day, as the bank statement has them. */
export function ConfirmProof({ data, reply }: ActionProps) {
  const { t } = useTranslation('managed');
  const { form, fields } = useLonjaForm<ConfirmFields>({
    ...data.forms.confirm,
    id: 'confirm',
    reply,
    defaultValue: { value_date: data.today },
  });
  const labels = { received: t('confirmProof.received'), value_date: t('confirmProof.valueDate') };
  return (
    <Card title={t('confirmProof.title')}>
      <FormShell form={form} labels={labels}>
        <Stack gap="field">
          <input type="hidden" name="intent" value="confirm" />
          <Text>{t('confirmProof.text', { reference: data.wire })}</Text>
          <MoneyField
            {...textAttributes(fields.received)}
            label={labels.received}
            hint={t('confirmProof.expected', { amount: data.toPay })}
            unit={data.currency.symbol}
            unitPosition={data.currency.symbol_position}
            required
          />
          <DateField {...textAttributes(fields.value_date)} label={labels.value_date} required />
          <div>
            <Button tone="primary">{t('confirmProof.button')}</Button>
          </div>
        </Stack>
      </FormShell>
    </Card>
  );
}

/** Reject a proof, or cancel the investment: a reason that the investor will read. */
export function WithReason({ data, reply, intent }: ActionProps & { intent: 'reject' | 'cancel' }) {
  const { t } = useTranslation('managed');
  const kind = intent === 'reject' ? 'rejectProof' : data.isInterest ? 'cancelInterest' : 'cancel';
  const texts = {
    text: t(`${kind}.text`),
    label: t(`${kind}.reason`),
    hint: t(`${kind}.reasonHint`),
    button: t(`${kind}.button`),
  };
  return (
    <ReasonForm
      id={intent}
      intent={intent}
      form={data.forms[intent]}
      reply={reply}
      tone={intent === 'cancel' ? 'danger' : 'secondary'}
      texts={texts}
      summary={t(`${kind}.title`)}
    />
  );
}

/** A refund to be sent by bank: what to type there, then the day and the bank's reference. */
export function SettleRefund({ data, reply, transfer }: ActionProps & { transfer: Transfer }) {
  const { t } = useTranslation('managed');
  const { form, fields } = useLonjaForm<SettleFields>({
    ...data.forms.settle,
    id: 'settle',
    reply,
    defaultValue: { sent_on: data.today },
  });
  const labels = { sent_on: t('settle.sentOn'), bank_reference: t('settle.bankReference') };
  return (
    <>
      <h2>{t('transfer.title')}</h2>
      <RefundTransferLines {...transfer} />
      {transfer.isHeld ? null : (
        <FormShell form={form} labels={labels}>
          <Stack gap="field">
            <input type="hidden" name="intent" value="settle" />
            <input type="hidden" name="refund_id" value={transfer.refundId} />
            <h3>{t('settle.title')}</h3>
            <Text>{t('settle.text', { amount: transfer.amount })}</Text>
            <DateField {...textAttributes(fields.sent_on)} label={labels.sent_on} required />
            <TextField
              {...textAttributes(fields.bank_reference)}
              label={labels.bank_reference}
              width="medium"
              required
            />
            <div>
              <Button tone="primary">{t('settle.button')}</Button>
            </div>
          </Stack>
        </FormShell>
      )}
    </>
  );
}

/** Mint one investment, after a question as before every act here. */
export function MintOne({ data, reply }: ActionProps) {
  const { t } = useTranslation('managed');
  return (
    <Card title={t('mint.button')}>
      <ConfirmForm
        id="mint"
        intent="mint"
        form={data.forms.mint}
        reply={reply}
        text={t('mint.text')}
        button={t('mint.button')}
        tone="primary"
      />
    </Card>
  );
}
