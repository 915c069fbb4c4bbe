import { classNames } from '#app/ui/controls/class-names.ts';
import { input, type width as widths } from './field.css.ts';
import { FieldFrame } from './field-frame.tsx';
import { controlProps, type FieldProps } from './field-props.ts';
import { select, selectBox } from './select-field.css.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectFieldProps extends FieldProps {
  options: readonly SelectOption[];
  defaultValue?: string;
  /** First entry with an empty value: "Choose a country". Without it the first option is chosen. */
  placeholder?: string;
  autoComplete?: string;
  width?: keyof typeof widths;
}

/** One of many. Up to five answers are better as RadioGroup. */
export function SelectField({ label, hint, error, options, placeholder, width, ...native }: SelectFieldProps) {
  const { id, required } = native;
  return (
    <FieldFrame {...{ id, label, hint, error, required, width }}>
      <div className={selectBox}>
        <select {...native} {...controlProps({ id, hint, error })} className={classNames(input, select)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </FieldFrame>
  );
}
