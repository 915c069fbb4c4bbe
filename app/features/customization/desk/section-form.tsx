import type { FieldMetadata } from '@conform-to/react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { checkboxAttributes, choiceAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { FieldRow } from '#app/ui/fields/field-row.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { Contrast } from './contrast.tsx';
import { buttons, code, fields as fieldsClass } from './desk.css.ts';
import type { LookData } from './desk.server.ts';
import type { LookField } from './fields.server.ts';
import { Theirs } from './theirs.tsx';

type SectionFormProps = Pick<LookData, 'form' | 'rows' | 'values' | 'version' | 'contrast'> & { reply: unknown };

/** The fields of one section, saved together into the draft. */
export function SectionForm({ form: sent, rows, values, version, contrast, reply }: SectionFormProps) {
  const { t } = useTranslation('look');
  const { form, fields } = useLonjaForm<Record<string, string>>({ ...sent, id: 'look', reply, defaultValue: values });
  const labels = Object.fromEntries(rows.flat().map(({ name, label }) => [name, label]));
  return (
    <FormShell form={form} labels={labels} onEnter="save">
      <input type="hidden" name="version" value={version} />
      <div className={fieldsClass}>
        <Theirs reply={reply} saved={values} labels={labels} />
        {rows.map((row) => {
          const drawn = row.map((spec) => <Field key={spec.name} spec={spec} field={fields[spec.name]} />);
          const line = row.length === 1 ? drawn : <FieldRow>{drawn}</FieldRow>;
          return (
            <Fragment key={row[0]?.name}>
              {line}
              {contrast && row.some(({ name }) => name === 'look-accent') && <Contrast {...contrast} />}
            </Fragment>
          );
        })}
        <div className={buttons}>
          <Button tone="primary" name="intent" value="save">
            {t('save')}
          </Button>
        </div>
      </div>
    </FormShell>
  );
}

function Field({ spec, field }: { spec: LookField; field: FieldMetadata<string> | undefined }) {
  const { kind, label, hint, options = [] } = spec;
  if (!field) return null;
  const shown = { label, hint };
  switch (kind) {
    case 'switch':
      return <CheckboxField {...checkboxAttributes(field)} {...shown} required={false} />;
    case 'select':
      return <SelectField {...choiceAttributes(field)} {...shown} options={options} />;
    case 'lines':
      return <TextareaField {...textAttributes(field)} {...shown} required={false} rows={6} />;
    case 'code':
      return (
        <div className={code}>
          <TextareaField {...textAttributes(field)} {...shown} required={false} rows={24} />
        </div>
      );
    case 'line':
      return <TextField {...textAttributes(field)} {...shown} />;
  }
}
