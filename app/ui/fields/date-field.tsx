import { useTranslation } from 'react-i18next';
import { classNames } from '#app/ui/controls/class-names.ts';
import { DAY_PARTS, dayParts, wrongDayParts } from '#domain/validation/typed-day.ts';
import { dayFields, dayPart, dayPartLabel, dayPartWidth } from './date-field.css.ts';
import { control, field, hint as hintClass, input, label as labelClass, number, optional } from './field.css.ts';
import { FieldErrors } from './field-errors.tsx';
import { controlProps, type FieldProps, messagesOf } from './field-props.ts';

interface DateFieldProps extends FieldProps {
  /** YYYY-MM-DD, or what was typed before (`dayText`). */
  defaultValue?: string;
  /** "bday" for a birthday; "off" for what the browser should not remember. */
  autoComplete?: string;
}

/**
 * A day as three fields, `<name>_day`, `_month` and `_year`; `app/forms/join-days.ts` makes one of them. A known day is typed faster than it is picked
 * from a calendar, and nobody has to guess an order. The field's id stands on the part that is wrong, so that the error summary leads there.
 */
export function DateField({ label, hint, error, defaultValue = '', autoComplete, required, ...rest }: DateFieldProps) {
  const { t } = useTranslation('ui');
  const { id, name } = rest;
  const parts = dayParts(defaultValue);
  const isWrong = messagesOf(error).length > 0;
  const found = isWrong && defaultValue ? wrongDayParts(defaultValue) : [];
  const wrong = isWrong && found.length === 0 ? DAY_PARTS : found;
  const target = wrong[0] ?? 'day';
  const { 'aria-describedby': describedBy } = controlProps({ id, hint, error });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend is drawn outside of the lines that `FieldRow` holds level
    <div className={field} role="group" aria-labelledby={`${id}-label`} aria-describedby={describedBy}>
      <div className={labelClass} id={`${id}-label`}>
        {label}
        {!required && <span className={optional}> {t('optional')}</span>}
      </div>
      {hint && (
        <div className={hintClass} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      <div className={classNames(control, dayFields)}>
        {DAY_PARTS.map((part) => {
          const own = part === target ? id : `${id}-${part}`;
          return (
            <div key={part} className={dayPart}>
              <label className={dayPartLabel} htmlFor={own}>
                {t(`dayParts.${part}`)}
              </label>
              <input
                id={own}
                name={`${name}_${part}`}
                className={classNames(input, number, dayPartWidth[part])}
                type="text"
                inputMode="numeric"
                autoComplete={autoComplete === 'bday' ? `bday-${part}` : (autoComplete ?? 'off')}
                defaultValue={parts[part]}
                required={required}
                disabled={rest.disabled}
                form={rest.form}
                aria-invalid={wrong.includes(part) || undefined}
              />
            </div>
          );
        })}
      </div>
      <FieldErrors id={id} error={error} />
    </div>
  );
}
