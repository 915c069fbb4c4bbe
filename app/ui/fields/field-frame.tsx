import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#app/ui/controls/class-names.ts';
import { control, field, hint as hintClass, label as labelClass, optional, width as widths } from './field.css.ts';
import { FieldErrors } from './field-errors.tsx';
import type { FieldProps } from './field-props.ts';

interface FieldFrameProps extends Pick<FieldProps, 'id' | 'label' | 'hint' | 'error' | 'required'> {
  width?: keyof typeof widths;
  /** Asked of some, by another answer: neither required nor "(optional)"; the hint says of whom. */
  sometimes?: boolean;
  /** The control; it carries `id` and `controlProps`. */
  children: ReactNode;
}

/** Label, hint, control, error: in the order in which they are read. */
export function FieldFrame({ id, label, hint, error, required, sometimes, width = 'full', children }: FieldFrameProps) {
  const { t } = useTranslation('ui');
  return (
    <div className={field}>
      <label className={labelClass} htmlFor={id}>
        {label}
        {!required && !sometimes && <span className={optional}> {t('optional')}</span>}
      </label>
      {hint && (
        <div className={hintClass} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      <div className={classNames(control, widths[width])}>{children}</div>
      <FieldErrors id={id} error={error} />
    </div>
  );
}
