import type { ReactNode } from 'react';
import { fieldRow } from './field-row.css.ts';

/** Fields beside each other from 768 px on, two in a row: label, hint, control and error keep their lines where only one of them has a hint or is wrong. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={fieldRow}>{children}</div>;
}
