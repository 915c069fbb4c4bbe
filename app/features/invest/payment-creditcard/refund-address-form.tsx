import { useTranslation } from 'react-i18next';
import { checkboxAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { RefundAddressFields, refundAddressWay } from './refund-address.server.ts';
import { REFUND_ADDRESS } from './refund-address.ts';

/** Whence not to pay, and where ether goes back to: before the address to pay to is shown. */
export function RefundAddressForm({ way, reply }: { way: ReturnType<typeof refundAddressWay>; reply: unknown }) {
  const { t } = useTranslation('invest');
  const { form, fields } = useLonjaForm<RefundAddressFields>({
    ...way.form,
    id: 'refund-address',
    reply,
    defaultValue: { refund_address: way.suggested },
  });
  const labels = { refund_address: t('chain.refundTo.label'), own: t('chain.refundTo.own') };
  return (
    <Stack gap="base">
      <Notice tone="caution" title={t('chain.refundTo.warningTitle')}>
        {t('chain.refundTo.warning')}
      </Notice>
      <FormShell form={form} labels={labels}>
        <Stack gap="field">
          <input type="hidden" name="intent" value={REFUND_ADDRESS} />
          <TextField
            {...textAttributes(fields.refund_address)}
            label={labels.refund_address}
            hint={t('chain.refundTo.hint')}
            autoComplete="off"
            required
          />
          <CheckboxField {...checkboxAttributes(fields.own)} label={labels.own} required />
          <div>
            <Button tone="primary">{t('chain.refundTo.button')}</Button>
          </div>
        </Stack>
      </FormShell>
    </Stack>
  );
}
