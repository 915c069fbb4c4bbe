import type { FieldMetadata } from '@conform-to/react';
import { checkboxAttributes, choiceAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { ChoiceGroup } from '#app/ui/fields/choice-group.tsx';
import { DateField } from '#app/ui/fields/date-field.tsx';
import { FieldRow } from '#app/ui/fields/field-row.tsx';
import { MoneyField } from '#app/ui/fields/money-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { group, groupPicture } from './edit.css.ts';
import type { FieldGroup, FieldSpec } from './field-spec.ts';

type Fields = Record<string, FieldMetadata<string> | undefined>;

interface SectionFieldsProps {
  groups: readonly FieldGroup[];
  fields: Fields;
}

/** The fields of a section, group by group. */
export function SectionFields({ groups, fields }: SectionFieldsProps) {
  return groups.map(({ key, title, hint, picture, rows }) => (
    <section key={key} className={group} aria-labelledby={title ? `group-${key}` : undefined}>
      {title && <h3 id={`group-${key}`}>{title}</h3>}
      {hint && (
        <Text size="small" tone="soft">
          {hint}
        </Text>
      )}
      {picture && <img className={groupPicture} src={picture} alt="" width="240" height="135" loading="lazy" />}
      {rows.map((row) => {
        const drawn = row.map((spec) => <Field key={spec.name} spec={spec} field={fields[spec.name]} />);
        return row.length > 1 ? <FieldRow key={row[0]?.name}>{drawn}</FieldRow> : drawn;
      })}
    </section>
  ));
}

function Field({ spec, field }: { spec: FieldSpec; field: FieldMetadata<string> | undefined }) {
  if (!field) return null;
  const { kind, label, hint, options = [], required = false } = spec;
  // A draft may leave it open; what a phase needs is said beside the form, not by a word after each label.
  const words = { label, hint, required };
  switch (kind) {
    case 'hidden':
      return <input type="hidden" name={field.name} value={field.initialValue ?? ''} />;
    case 'check':
      return <CheckboxField {...checkboxAttributes(field)} label={label} />;
    case 'day':
      return <DateField {...textAttributes(field)} {...words} />;
    case 'select':
      return <SelectField {...choiceAttributes(field)} {...words} options={options} placeholder="" />;
    case 'radio':
      return <ChoiceGroup {...choiceAttributes(field)} {...words} choices={options} />;
    case 'number':
      return (
        <MoneyField
          {...plainAttributes(field)}
          {...words}
          unit={spec.unit ?? ''}
          unitPosition={spec.unitPosition}
          inputMode={spec.whole ? 'numeric' : 'decimal'}
        />
      );
    case 'lines':
      return <TextareaField {...textAttributes(field)} {...words} rows={spec.rows} />;
    case 'line':
      return <TextField {...textAttributes(field)} {...words} />;
  }
}

/** A number has no length of its own. */
function plainAttributes(field: FieldMetadata<string>) {
  const { minLength: _, maxLength: __, ...rest } = textAttributes(field);
  return rest;
}
