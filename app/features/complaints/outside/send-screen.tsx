import { useTranslation } from 'react-i18next';
import { PaperFields, usePaperLabels } from '#app/features/complaints/pieces/paper-fields.tsx';
import { TemplateFields, useTemplateLabels } from '#app/features/complaints/pieces/template-fields.tsx';
import { choiceAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { OutsideFields } from './send.form.ts';
import type { OutsideComplaintData } from './send.server.ts';

/** The standard template as a form for anybody: who complains, where they are answered, and what the template asks for. */
export function OutsideComplaintScreen({ reply, ...data }: OutsideComplaintData & { reply: unknown }) {
  const { t } = useTranslation('complaints');
  if (data.sent)
    return (
      <Stack gap="tight">
        <h1>{data.head.title}</h1>
        <Text>{data.sent}</Text>
      </Stack>
    );
  return (
    <Stack gap="card">
      <Stack gap="tight">
        <h1>{data.head.title}</h1>
        <Text tone="soft">
          {data.terms} <a href={data.howHref}>{t('how')}</a>
        </Text>
      </Stack>
      <OutsideForm data={data} reply={reply} />
    </Stack>
  );
}

function OutsideForm({ data, reply }: { data: OutsideComplaintData; reply: unknown }) {
  const { t } = useTranslation('complaints');
  const { form, fields } = useLonjaForm<OutsideFields>({ ...data.form, id: 'outside', reply });
  const labels = {
    name: t('outside.name'),
    email: t('outside.email'),
    address: t('outside.address'),
    ...useTemplateLabels(),
    ...usePaperLabels(),
  };
  return (
    <FormShell form={form} labels={labels} files>
      <Stack gap="field">
        <TextField {...textAttributes(fields.name)} label={labels.name} autoComplete="name" required />
        <TextField
          {...textAttributes(fields.email)}
          label={labels.email}
          hint={t('outside.emailHint')}
          type="email"
          autoComplete="email"
          required
        />
        <TextField {...textAttributes(fields.address)} label={labels.address} autoComplete="street-address" />
        <TextField {...textAttributes(fields.phone)} label={labels.phone} type="tel" autoComplete="tel" />
        <SelectField
          {...choiceAttributes(fields.kind)}
          label={labels.kind}
          options={data.kinds}
          placeholder={t('field.choose')}
          required
        />
        <TemplateFields fields={fields} whatHint={t('outside.whatHint')} />
        <PaperFields fields={fields} hint={data.fileHint} />
        <Text tone="soft">{data.privacy}</Text>
        <div>
          <Button tone="primary">{t('outside.button')}</Button>
        </div>
      </Stack>
    </FormShell>
  );
}
