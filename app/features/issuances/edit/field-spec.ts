/** A field of a section as its screen draws it; label and hint are texts already. */
export interface FieldSpec {
  kind: 'line' | 'lines' | 'number' | 'day' | 'select' | 'radio' | 'file' | 'hidden';
  name: string;
  label: string;
  hint?: string;
  /** Of a number. */
  unit?: string;
  unitPosition?: 'before' | 'after';
  whole?: boolean;
  options?: { value: string; label: string }[];
  /** Of a choice that the section does not keep. */
  chosen?: string;
  /** Lines shown at first. */
  rows?: number;
  required?: boolean;
  /** Of a line: no longer than what is typed into it. */
  width?: 'short';
  /** Of a file. */
  accept?: string;
  multiple?: boolean;
}

/** What can be done with an entry of a list. */
export interface EntryButton {
  intent: string;
  label: string;
  /** With what it is done, for who hears it alone. */
  name: string;
}

/** Fields that belong together: each row is one field, or two beside each other. */
export interface FieldGroup {
  key: string;
  title?: string;
  hint?: string;
  /** How what is saved stands, a line each. */
  lines?: string[];
  /** Something is over, or has to be done. */
  caution?: string;
  /** A picture of what the fields are about: its address, or the hidden field that holds it. */
  picture?: { src: string; field?: string; shape: 'wide' | 'mark' | 'face' };
  /** The file that is there. */
  file?: { href: string | null; label: string; about: string };
  rows: FieldSpec[][];
  buttons?: EntryButton[];
  /** What the file was before, the newest first. */
  earlier?: { title: string; files: { key: string; href: string | null; label: string; about: string }[] };
}
