import { classNames } from '#app/ui/controls/class-names.ts';
import { codeInput } from './code-field.css.ts';
import { input } from './field.css.ts';
import { FieldFrame } from './field-frame.tsx';
import { controlProps, type FieldProps } from './field-props.ts';

interface CodeFieldProps extends FieldProps {
  /** Digits of the code (`CODE_DIGITS` in domain/limits.ts). */
  length: number;
}

/** A one-time code. One field, not five: it can be pasted, filled in by the phone and read aloud as one. Never keeps what was typed. */
export function CodeField({ label, hint, error, length, ...native }: CodeFieldProps) {
  const { id, required } = native;
  return (
    <FieldFrame {...{ id, label, hint, error, required }}>
      <input
        {...native}
        {...controlProps({ id, hint, error })}
        className={classNames(input, codeInput)}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern={`\\s*\\d{${length}}\\s*`}
        maxLength={length + 2}
      />
    </FieldFrame>
  );
}
