import type { FieldMetadata } from '@conform-to/react';

type AnyField = Pick<
  FieldMetadata,
  | 'id'
  | 'name'
  | 'errors'
  | 'required'
  | 'minLength'
  | 'maxLength'
  | 'defaultValue'
  | 'defaultChecked'
  | 'defaultOptions'
>;

/** What every field of `app/ui` takes from conform. */
export function fieldAttributes(field: AnyField) {
  return { id: field.id, name: field.name as string, error: field.errors, required: field.required };
}

/** For `TextField`, `TextareaField`, `MoneyField` and `DateField`: constraints and what was typed before. */
export function textAttributes(field: AnyField) {
  const { minLength, maxLength, defaultValue } = field;
  return { ...fieldAttributes(field), minLength, maxLength, defaultValue };
}

/** For passwords and codes: constraints, never a value. */
export function secretAttributes(field: AnyField) {
  const { minLength, maxLength } = field;
  return { ...fieldAttributes(field), minLength, maxLength };
}

/** For `CheckboxField`. */
export function checkboxAttributes(field: AnyField) {
  return { ...fieldAttributes(field), defaultChecked: field.defaultChecked };
}

/** For selects and groups of radio buttons. */
export function choiceAttributes(field: AnyField) {
  return { ...fieldAttributes(field), defaultValue: field.defaultValue };
}
