import { useTranslation } from 'react-i18next';
import { Icon } from '#app/ui/controls/icon.tsx';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { error as errorClass, errors } from './field.css.ts';
import { type FieldProps, messagesOf } from './field-props.ts';

/** What is wrong with one field; the control points here with aria-describedby. */
export function FieldErrors({ id, error }: Pick<FieldProps, 'id' | 'error'>) {
  const { t } = useTranslation('ui');
  const messages = messagesOf(error);
  if (messages.length === 0) return null;
  return (
    <div className={errors} id={`${id}-error`}>
      {messages.map((message) => (
        <p key={message} className={errorClass}>
          <Icon name="error" size="small" />
          <span>
            <VisuallyHidden>{t('errorPrefix')} </VisuallyHidden>
            {message}
          </span>
        </p>
      ))}
    </div>
  );
}
