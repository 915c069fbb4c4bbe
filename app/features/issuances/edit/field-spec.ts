/** A field of a section as its screen draws it; label and hint are texts already. */
export interface FieldSpec {
  kind: 'line' | 'lines' | 'number' | 'day' | 'select' | 'radio' | 'check' | 'hidden';
  name: string;
  label: string;
  hint?: string;
  /** Of a number. */
  unit?: string;
  unitPosition?: 'before' | 'after';
  whole?: boolean;
  options?: { value: string; label: string }[];
  /** Lines shown at first. */
  rows?: number;
  required?: boolean;
}

/** Fields that belong together: each row is one field, or two beside each other. */
export interface FieldGroup {
  key: string;
  title?: string;
  hint?: string;
  /** A picture of what the fields are about. */
  picture?: string;
  rows: FieldSpec[][];
}
