import type { FieldMetadata } from '@conform-to/react';
import { choiceAttributes, fieldAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { ChoiceGroup } from '#app/ui/fields/choice-group.tsx';
import { DateField } from '#app/ui/fields/date-field.tsx';
import { FieldRow } from '#app/ui/fields/field-row.tsx';
import { FileField } from '#app/ui/fields/file-field.tsx';
import { MoneyField } from '#app/ui/fields/money-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { pictureAt } from '#domain/issuance/picture.ts';
import { group, missingList, missingRow, pictureShape } from './edit.css.ts';
import { EntryButtons } from './entry-buttons.tsx';
import type { FieldGroup, FieldSpec } from './field-spec.ts';

const PICTURE_SIZE = {
  wide: { width: 240, height: 135 },
  mark: { width: 96, height: 96 },
  face: { width: 96, height: 96 },
} as const;

/** The picture whose words stand in the form, wherever it has been moved meanwhile. */
function shownPicture(keys: Record<string, string>, { src, field }: NonNullable<FieldGroup['picture']>): string {
  const held = field ? keys[field] : undefined;
  return held ? pictureAt(held, 480) : src;
}

type Fields = Record<string, FieldMetadata<string> | undefined>;

interface SectionFieldsProps {
  groups: readonly FieldGroup[];
  fields: Fields;
  /** What tells the entries of a list apart, by its hidden field. */
  keys: Record<string, string>;
}

/** The fields of a section, group by group. */
export function SectionFields({ groups, fields, keys }: SectionFieldsProps) {
  return groups.map((each) => {
    const { key, title, hint, caution, lines = [], picture, file, rows, buttons = [], earlier } = each;
    return (
      <section key={key} className={group} aria-labelledby={title ? `group-${key}` : undefined}>
        {(title || buttons.length > 0) && (
          <Cluster justify="between" gap="tight">
            {title && <h3 id={`group-${key}`}>{title}</h3>}
            <EntryButtons buttons={buttons} />
          </Cluster>
        )}
        {caution && <Text tone="caution">{caution}</Text>}
        {hint && (
          <Text size="small" tone="soft">
            {hint}
          </Text>
        )}
        {lines.length > 0 && (
          <ul className={missingList}>
            {lines.map((one) => (
              <li key={one} className={missingRow}>
                <Text size="small">{one}</Text>
              </li>
            ))}
          </ul>
        )}
        {picture && (
          <img
            className={pictureShape[picture.shape]}
            src={shownPicture(keys, picture)}
            alt=""
            loading="lazy"
            decoding="async"
            {...PICTURE_SIZE[picture.shape]}
          />
        )}
        {file && <FileLine {...file} />}
        {rows.map((row) => {
          const drawn = row.map((spec) => (
            <Field key={spec.name} spec={spec} field={fields[spec.name]} held={keys[spec.name]} />
          ));
          return row.length > 1 ? <FieldRow key={row[0]?.name}>{drawn}</FieldRow> : drawn;
        })}
        {earlier && (
          <details>
            <summary>{earlier.title}</summary>
            <ul className={missingList}>
              {earlier.files.map(({ key: name, ...one }) => (
                <li key={name} className={missingRow}>
                  <FileLine {...one} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </section>
    );
  });
}

/** A file that is there, in a line of its own. */
function FileLine({ href, label, about }: { href: string | null; label: string; about: string }) {
  return (
    <Text size="small">
      {href ? <a href={href}>{label}</a> : label}{' '}
      <Text as="span" size="small" tone="soft">
        {about}
      </Text>
    </Text>
  );
}

function Field({ spec, field, held }: { spec: FieldSpec; field: FieldMetadata<string> | undefined; held?: string }) {
  if (!field) return null;
  const { kind, label, hint, options = [], required = false } = spec;
  // A draft may leave it open; what a phase needs is said beside the form, not by a word after each label.
  const words = { label, hint, required };
  switch (kind) {
    case 'hidden':
      return <input type="hidden" name={field.name} value={held ?? field.initialValue ?? ''} />;
    case 'file':
      return <FileField {...fieldAttributes(field)} {...words} accept={spec.accept} multiple={spec.multiple} />;
    case 'day':
      return <DateField {...textAttributes(field)} {...words} />;
    case 'select':
      return (
        <SelectField
          {...choiceAttributes(field)}
          {...words}
          options={options}
          {...(spec.chosen ? { defaultValue: field.initialValue ?? spec.chosen } : blankUnlessOneIsThere(options))}
        />
      );
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
      return <TextField {...textAttributes(field)} {...words} width={spec.width} />;
  }
}

/** A number has no length of its own. */
function plainAttributes(field: FieldMetadata<string>) {
  const { minLength: _, maxLength: __, ...rest } = textAttributes(field);
  return rest;
}

/** An empty first line for what is not chosen yet; none where the answers have a line for it themselves ("not stated"). */
function blankUnlessOneIsThere(options: readonly { value: string }[]) {
  return options.some(({ value }) => value === '') ? {} : { placeholder: '' };
}
