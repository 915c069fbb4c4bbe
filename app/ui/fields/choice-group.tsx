import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#app/ui/controls/class-names.ts';
import { visuallyHidden } from '#app/ui/layout/visually-hidden.css.ts';
import { card, cardAside, cardHint, cards, cardTitle, legend, legendTitle, mark, option } from './choice.css.ts';
import { hint as hintClass, optional } from './field.css.ts';
import { FieldErrors } from './field-errors.tsx';
import { controlProps, type FieldProps } from './field-props.ts';

interface Choice {
  value: string;
  label: ReactNode;
  /** What follows from it: time, cost, limits. */
  hint?: ReactNode;
  /** A figure at the end of its line. */
  aside?: ReactNode;
  /** Shown, with the reason as its hint, but not for choosing. */
  disabled?: boolean;
}

export interface ChoiceGroupProps extends FieldProps {
  choices: readonly Choice[];
  /** The chosen value, or the ticked ones. */
  defaultValue?: string | readonly string[];
  /** One of them, or any number of them. Default one. */
  many?: boolean;
  /** Plain lines, or cards when each choice has consequences. */
  look?: 'lines' | 'cards';
  /** `title`: the question is the heading of its part of the page; `hidden`: a heading beside it says it already. */
  legendLook?: 'label' | 'title' | 'hidden';
}

/**
 * A question with few answers: radio buttons, or tick boxes with `many`.
 * The first control carries the field's id, so that the error summary's link lands on it.
 */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const {
    id,
    name,
    label,
    hint,
    error,
    required,
    choices,
    defaultValue,
    many,
    look = 'lines',
    legendLook,
    ...rest
  } = props;
  const { t } = useTranslation('ui');
  const chosen = typeof defaultValue === 'string' ? [defaultValue] : (defaultValue ?? []);
  const { 'aria-describedby': describedBy, 'aria-invalid': invalid } = controlProps({ id, hint, error });
  return (
    <fieldset aria-describedby={describedBy} disabled={rest.disabled}>
      <legend
        className={classNames(legend, legendLook === 'title' && legendTitle, legendLook === 'hidden' && visuallyHidden)}
      >
        {label}
        {!required && <span className={optional}> {t('optional')}</span>}
      </legend>
      {hint && (
        <div className={hintClass} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      <div className={look === 'cards' ? cards : undefined}>
        {choices.map((choice, index) => {
          const own = index === 0 ? id : `${id}-${index + 1}`;
          const control = (
            <input
              className={mark}
              type={many ? 'checkbox' : 'radio'}
              id={own}
              name={name}
              value={choice.value}
              defaultChecked={chosen.includes(choice.value)}
              required={required && !many}
              disabled={choice.disabled}
              form={rest.form}
              aria-invalid={invalid}
              aria-describedby={choice.hint ? `${own}-about` : undefined}
            />
          );
          return look === 'cards' ? (
            <label key={choice.value} className={card} htmlFor={own}>
              {control}
              <span className={cardTitle}>{choice.label}</span>
              {choice.aside && <span className={cardAside}>{choice.aside}</span>}
              {choice.hint && (
                <span className={cardHint} id={`${own}-about`}>
                  {choice.hint}
                </span>
              )}
            </label>
          ) : (
            <label key={choice.value} className={option} htmlFor={own}>
              {control}
              <span>
                {choice.label}
                {choice.hint && (
                  <span className={cardHint} id={`${own}-about`}>
                    {choice.hint}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
      <FieldErrors id={id} error={error} />
    </fieldset>
  );
}
