import { useTranslation } from 'react-i18next';
import { textAttributes } from '#app/forms/field-attributes.ts';
import type { SentForm } from '#app/forms/form-of.server.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { DateField } from '#app/ui/fields/date-field.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { DelayFields } from './complaint.form.ts';

/** Puts the decision off: to which day, and why. Both are told. */
export function DelayComplaint({ form: sent, reply }: { form: SentForm; reply: unknown }) {
  const { t } = useTranslation('complaints');
  const { form, fields } = useLonjaForm<DelayFields>({ ...sent, id: 'delay', reply });
  const labels = { decide_on: t('delay.day'), reason: t('delay.label') };
  return (
    <details open={form.status === 'error' || undefined}>
      <summary>{t('delay.summary')}</summary>
      <FormShell form={form} labels={labels}>
        <Stack gap="field">
          <input type="hidden" name="intent" value="delay" />
          <Text>{t('delay.text')}</Text>
          <DateField {...textAttributes(fields.decide_on)} label={labels.decide_on} required />
          <TextareaField {...textAttributes(fields.reason)} label={labels.reason} rows={3} required />
          <div>
            <Button>{t('delay.button')}</Button>
          </div>
        </Stack>
      </FormShell>
    </details>
  );
}
