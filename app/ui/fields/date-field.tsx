import { classNames } from '#app/ui/controls/class-names.ts';
import { input, number } from './field.css.ts';
import { FieldFrame } from './field-frame.tsx';
import { controlProps, type FieldProps } from './field-props.ts';

interface DateFieldProps extends FieldProps {
  /** YYYY-MM-DD. */
  defaultValue?: string;
  /** Earliest day, YYYY-MM-DD. */
  min?: string;
  /** Latest day, YYYY-MM-DD. */
  max?: string;
  /** "bday" for a birthday. */
  autoComplete?: string;
}

/**
 * A day. The browser's own date field: it works without script, speaks the reader's order of day and month,
 * can be typed as three numbers, knows `min` and `max`, and sends YYYY-MM-DD, which is what the API takes (specification, section 5).
 * Where a browser has none, it is a text field with the pattern and the hint to go by.
 */
export function DateField({ label, hint, error, ...native }: DateFieldProps) {
  const { id, required } = native;
  return (
    <FieldFrame {...{ id, label, hint, error, required }} width="short">
      <input
        {...native}
        {...controlProps({ id, hint, error })}
        className={classNames(input, number)}
        type="date"
        pattern="\d{4}-\d{2}-\d{2}"
      />
    </FieldFrame>
  );
}
