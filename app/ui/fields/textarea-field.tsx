import { input } from './field.css.ts';
import { FieldFrame } from './field-frame.tsx';
import { controlProps, type FieldProps, type TextConstraints } from './field-props.ts';

interface TextareaFieldProps extends FieldProps, TextConstraints {
  defaultValue?: string;
  /** Lines shown at first. Default 5. */
  rows?: number;
}

/** Several lines of text. */
export function TextareaField({ label, hint, error, rows = 5, ...native }: TextareaFieldProps) {
  const { id, required } = native;
  return (
    <FieldFrame {...{ id, label, hint, error, required }}>
      {/* What was typed before the page came to life stands in it by then (app/entry.client.tsx). */}
      <textarea
        suppressHydrationWarning
        {...native}
        {...controlProps({ id, hint, error })}
        className={input}
        rows={rows}
      />
    </FieldFrame>
  );
}
