import type { HTMLAttributes } from 'react';
import { input, type width as widths } from './field.css.ts';
import { FieldFrame } from './field-frame.tsx';
import { controlProps, type FieldProps, type TextConstraints } from './field-props.ts';

interface TextFieldProps extends FieldProps, TextConstraints {
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'search';
  /** What was typed before; never for passwords and codes. */
  defaultValue?: string;
  /** The browser's own memory: "email", "new-password", "given-name"… */
  autoComplete?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  placeholder?: string;
  readOnly?: boolean;
  width?: keyof typeof widths;
}

/** One line of text. */
export function TextField({ label, hint, error, width, type = 'text', ...native }: TextFieldProps) {
  const { id, required } = native;
  const verbatim = type !== 'text' && type !== 'search';
  return (
    <FieldFrame {...{ id, label, hint, error, required, width }}>
      <input
        {...native}
        {...controlProps({ id, hint, error })}
        className={input}
        type={type}
        spellCheck={verbatim ? false : undefined}
        autoCapitalize={verbatim ? 'none' : undefined}
      />
    </FieldFrame>
  );
}
