import { mark, option, optionHint } from './choice.css.ts';
import { control, field } from './field.css.ts';
import { FieldErrors } from './field-errors.tsx';
import { controlProps, type FieldProps } from './field-props.ts';

interface CheckboxFieldProps extends FieldProps {
  /** What is sent when it is ticked. Default "on". */
  value?: string;
  defaultChecked?: boolean;
}

/** One thing to agree to or to switch on. */
export function CheckboxField({ label, hint, error, value = 'on', ...native }: CheckboxFieldProps) {
  const { id } = native;
  return (
    <div className={field}>
      <div className={control}>
        <label className={option} htmlFor={id}>
          <input {...native} {...controlProps({ id, hint, error })} className={mark} type="checkbox" value={value} />
          <span>{label}</span>
        </label>
        {hint && (
          <div className={optionHint} id={`${id}-hint`}>
            {hint}
          </div>
        )}
      </div>
      <FieldErrors id={id} error={error} />
    </div>
  );
}
