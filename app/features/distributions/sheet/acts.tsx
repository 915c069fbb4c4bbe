import { useTranslation } from 'react-i18next';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { ReasonForm } from '#app/forms/reason-form.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { DateField } from '#app/ui/fields/date-field.tsx';
import { MoneyField } from '#app/ui/fields/money-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { ApproveFields, ReturnFields } from './distribution.form.ts';
import type { DistributionData } from './distribution.server.ts';

interface ActProps {
  data: DistributionData;
  reply: unknown;
}

/** What the reader can do with a distribution now. */
export function Acts({ data, reply }: ActProps) {
  const { t } = useTranslation('distributions');
  const { may, forms } = data;
  return (
    <>
      {data.waits && <Text tone="soft">{data.waits}</Text>}
      {may.approve && <Approve data={data} reply={reply} />}
      {may.pay && (
        <ConfirmForm
          id="pay"
          intent="pay"
          form={forms.pay}
          reply={reply}
          tone="primary"
          text={t('pay.text')}
          button={t('pay.button')}
        />
      )}
      {data.toReturn && <GiveBack data={data} reply={reply} />}
      {may.refuse && (
        <ReasonForm
          id="refuse"
          intent="refuse"
          form={forms.refuse}
          reply={reply}
          tone="danger"
          summary={t('refuse.act')}
          texts={{ text: t('refuse.text'), label: t('refuse.reason'), button: t('refuse.button') }}
        />
      )}
      {data.again && (
        <LinkButton wide href={data.again.href}>
          {data.again.label}
        </LinkButton>
      )}
      {may.withdraw && (
        <ConfirmForm
          id="withdraw"
          intent="withdraw"
          form={forms.withdraw}
          reply={reply}
          button={t('withdraw.button')}
        />
      )}
    </>
  );
}

/** Yes, with the net total typed by who has looked at it. */
function Approve({ data, reply }: ActProps) {
  const { t } = useTranslation('distributions');
  const { form, fields } = useLonjaForm<ApproveFields>({ ...data.forms.approve, id: 'approve', reply });
  return (
    <FormShell form={form} labels={{ net: t('approve.net') }}>
      <Stack gap="field">
        <input type="hidden" name="intent" value="approve" />
        <Text>{t('approve.text')}</Text>
        <MoneyField
          {...textAttributes(fields.net)}
          label={t('approve.net')}
          hint={t('approve.hint', { amount: data.net })}
          unit={data.currency.symbol}
          unitPosition={data.currency.symbol_position}
          required
        />
        <div>
          <Button tone="primary">{t('approve.button')}</Button>
        </div>
      </Stack>
    </FormShell>
  );
}

/** Money of the issuer that goes back: the transfer was sent. */
function GiveBack({ data, reply }: ActProps) {
  const { t } = useTranslation('distributions');
  const { form, fields } = useLonjaForm<ReturnFields>({
    ...data.forms.giveBack,
    id: 'return',
    reply,
    defaultValue: { sent_on: data.today },
  });
  const labels = { sent_on: t('managed:settle.sentOn'), bank_reference: t('managed:settle.bankReference') };
  return (
    <FormShell form={form} labels={labels}>
      <Stack gap="field">
        <input type="hidden" name="intent" value="return" />
        <Text>{t('return.text', { amount: data.toReturn })}</Text>
        {!data.returnTo && <Text>{t('return.noAccount')}</Text>}
        <DateField {...textAttributes(fields.sent_on)} label={labels.sent_on} required />
        <TextField {...textAttributes(fields.bank_reference)} label={labels.bank_reference} width="medium" required />
        <div>
          <Button>{t('return.button')}</Button>
        </div>
      </Stack>
    </FormShell>
  );
}
