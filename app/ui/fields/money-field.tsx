import { classNames } from '#app/ui/controls/class-names.ts';
import { affix, affixInput, affixUnit } from './affix.css.ts';
import { input, number, type width as widths } from './field.css.ts';
import { FieldFrame } from './field-frame.tsx';
import { controlProps, type FieldProps } from './field-props.ts';

interface MoneyFieldProps extends FieldProps {
  /** What was typed before, as it was typed ("1.234,5"): the server reads it by the page's language. */
  defaultValue?: string;
  /** "€", "$", "tokens", "%": what the figure counts. */
  unit: string;
  /** Side of the unit (`customization.currency.symbol_position`). Default after. */
  unitPosition?: 'before' | 'after';
  /** Whole numbers bring up a keypad without a comma. Default decimal. */
  inputMode?: 'decimal' | 'numeric';
  width?: keyof typeof widths;
}

/**
 * A sum of money, or a count of tokens. A text field with a number pad, not type="number":
 * that one drops commas, takes 1e3 and changes with the mouse wheel. The server reads and refuses.
 */
export function MoneyField(props: MoneyFieldProps) {
  const {
    label,
    hint,
    error,
    unit,
    unitPosition = 'after',
    inputMode = 'decimal',
    width = 'medium',
    ...native
  } = props;
  const { id, required } = native;
  const mark = (
    <span className={affixUnit} aria-hidden="true">
      {unit}
    </span>
  );
  return (
    <FieldFrame {...{ id, label, hint, error, required, width }}>
      <div className={affix}>
        {unitPosition === 'before' && mark}
        <input
          {...native}
          {...controlProps({ id, hint, error })}
          data-ring="outside"
          className={classNames(input, affixInput, number)}
          type="text"
          inputMode={inputMode}
          autoComplete="off"
        />
        {unitPosition === 'after' && mark}
      </div>
    </FieldFrame>
  );
}
