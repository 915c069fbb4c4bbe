import type { FieldMetadata } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { choiceAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { DateField } from '#app/ui/fields/date-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { EditEntryData, EntryField } from './edit-entry.server.ts';
import type { EntryFields } from './entry.form.ts';

/** An entry of a register, written for the first time or anew: one field for each of its facts. */
export function EditEntryScreen({ reply, ...data }: EditEntryData & { reply: unknown }) {
  const { t } = useTranslation(['registers', 'audit', 'ui']);
  const { form, fields } = useLonjaForm<EntryFields>({
    ...data.form,
    id: 'entry',
    reply,
    defaultValue: data.values as EntryFields,
  });
  const labels = {
    name: data.nameLabel,
    ...Object.fromEntries(data.fields.map(({ name, label }) => [name, label])),
  };
  return (
    <Stack gap="card">
      <PageHeader
        crumbs={[
          { label: data.listLabel, href: data.listHref },
          ...(data.crumb ? [data.crumb] : []),
          { label: data.crumb ? t('edit.crumb') : t('edit.new') },
        ]}
        title={data.head.title}
      />
      <FormShell form={form} labels={labels}>
        <Stack gap="field">
          {data.version && <input type="hidden" name="version" value={data.version} />}
          {fields.name && <TextField {...textAttributes(fields.name)} label={labels.name} required />}
          {data.fields.map((spec) => (
            <Fact key={spec.name} spec={spec} field={fields[spec.name]} />
          ))}
          <Cluster>
            <Button tone="primary">{t('edit.save')}</Button>
            <LinkButton tone="quiet" href={data.crumb?.href ?? data.listHref}>
              {t('ui:cancel')}
            </LinkButton>
          </Cluster>
        </Stack>
      </FormShell>
    </Stack>
  );
}

function Fact({ spec, field }: { spec: EntryField; field: FieldMetadata<string> | undefined }) {
  const { t } = useTranslation('registers');
  if (!field) return null;
  const { kind, label, hint, required, options } = spec;
  const shown = { label, hint, required };
  switch (kind) {
    case 'text':
      return <TextareaField {...textAttributes(field)} {...shown} rows={4} />;
    case 'day':
      return <DateField {...textAttributes(field)} {...shown} />;
    case 'word':
      return <SelectField {...choiceAttributes(field)} {...shown} options={options} placeholder={t('edit.choose')} />;
    default:
      return <TextField {...textAttributes(field)} {...shown} />;
  }
}
