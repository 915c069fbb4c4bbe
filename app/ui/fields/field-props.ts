import type { ReactNode } from 'react';

/** What every field takes. `app/forms` fills it from conform's metadata. */
export interface FieldProps {
  /** Unique on the page; the error summary links to it. */
  id: string;
  name: string;
  label: ReactNode;
  /** One plain sentence under the label. */
  hint?: ReactNode;
  /** What is wrong and what to do; several are shown under each other. */
  error?: string | readonly string[];
  /** Native check too. A field that is not required says "(optional)" after its label. */
  required?: boolean;
  disabled?: boolean;
  /** Id of the form, when the field stands outside it. */
  form?: string;
  /** Focused when the page opens. One per page. */
  autoFocus?: boolean;
}

/** Bounds of a typed value, as its form's schema declares them. */
export interface TextConstraints {
  minLength?: number;
  maxLength?: number;
}

/** The messages of a field as a list; empty when all is well. */
export function messagesOf(error: FieldProps['error']): readonly string[] {
  if (!error) return [];
  return typeof error === 'string' ? [error] : error;
}

/** The attributes that tie a control to its hint and its error. */
export function controlProps({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  const invalid = messagesOf(error).length > 0;
  const described = [hint && `${id}-hint`, invalid && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-describedby': described || undefined, 'aria-invalid': invalid || undefined };
}
