import type { FieldMetadata } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { checkboxAttributes, choiceAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { isFailedReply } from '#app/forms/reply.ts';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { MoneyField } from '#app/ui/fields/money-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { SettingField } from './fields.server.ts';
import type { SettingsOwn } from './settings.server.ts';

/** The fields of one section. Where somebody else was first, what was typed stays, and the page's own values are theirs. */
export function SettingsForm({ own, reply }: { own: SettingsOwn; reply: unknown }) {
  const { t } = useTranslation('settings');
  const { form, fields } = useLonjaForm<Record<string, string>>({
    ...own.form,
    id: 'settings',
    reply,
    defaultValue: own.values,
  });
  const labels = Object.fromEntries(own.fields.map(({ name, label }) => [name, label]));
  const isOvertaken = isFailedReply(reply) && reply.code === 'settings.changed_meanwhile';
  return (
    <FormShell form={form} labels={labels} onEnter="save">
      <input type="hidden" name="number" value={own.number} />
      <Stack gap="field">
        {isOvertaken && (
          <Notice tone="caution" title={t('theirs.title')}>
            {t('theirs.text')}
          </Notice>
        )}
        {own.fields.map((spec) => (
          <Field key={spec.name} spec={spec} field={fields[spec.name]} />
        ))}
        <div>
          <Button tone="primary" name="intent" value="save">
            {own.button}
          </Button>
        </div>
      </Stack>
    </FormShell>
  );
}

function Field({ spec, field }: { spec: SettingField; field: FieldMetadata<string> | undefined }) {
  if (!field) return null;
  const { kind, label, hint, unit = '', unitPosition, options = [] } = spec;
  const shown = { label, hint };
  switch (kind) {
    case 'switch':
      return <CheckboxField {...checkboxAttributes(field)} {...shown} required={false} />;
    case 'select':
      return <SelectField {...choiceAttributes(field)} {...shown} options={options} />;
    case 'figure':
      return <MoneyField {...textAttributes(field)} {...shown} unit={unit} unitPosition={unitPosition} />;
    case 'line':
      return <TextField {...textAttributes(field)} {...shown} />;
  }
}
