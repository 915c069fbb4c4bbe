import { classNames } from '#app/ui/controls/class-names.ts';
import { affix, affixInput, affixUnit } from '#app/ui/fields/affix.css.ts';
import {
  control,
  error,
  field,
  hint as hintClass,
  input,
  label as labelClass,
  number,
  width,
} from '#app/ui/fields/field.css.ts';

interface FigureInputProps {
  id: string;
  label: string;
  hint: string;
  unit: string;
  unitPosition: 'before' | 'after';
  /** What the script shows when the figure cannot be read. */
  wrong: string;
}

/**
 * A figure that never leaves the browser: unlike every field of `app/ui` it has no name, so that no form can send it, and the browser
 * is asked not to remember it.
 */
export function FigureInput({ id, label, hint, unit, unitPosition, wrong }: FigureInputProps) {
  const mark = (
    <span className={affixUnit} aria-hidden="true">
      {unit}
    </span>
  );
  return (
    <div className={field} data-figure="">
      <label className={labelClass} htmlFor={id}>
        {label}
      </label>
      <div className={hintClass} id={`${id}-hint`}>
        {hint}
      </div>
      <div className={classNames(control, width.medium)}>
        <div className={affix}>
          {unitPosition === 'before' && mark}
          <input
            data-ring="outside"
            id={id}
            className={classNames(input, affixInput, number)}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            aria-describedby={`${id}-hint`}
            aria-errormessage={`${id}-error`}
          />
          {unitPosition === 'after' && mark}
        </div>
      </div>
      <p className={error} id={`${id}-error`} role="alert" data-figure-error="" hidden>
        {wrong}
      </p>
    </div>
  );
}
