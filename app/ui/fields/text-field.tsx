import type { HTMLAttributes, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { input, reveal, secret, type width as widths } from './field.css.ts';
import { FieldFrame } from './field-frame.tsx';
import { controlProps, type FieldProps, type TextConstraints } from './field-props.ts';

interface TextFieldProps extends FieldProps, TextConstraints {
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'search';
  /** What was typed before; never for passwords and codes. */
  defaultValue?: string;
  /** The browser's own memory: "email", "new-password", "given-name"… */
  autoComplete?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  placeholder?: string;
  readOnly?: boolean;
  /** Asked of some, by another answer: neither required nor "(optional)"; the hint says of whom. */
  sometimes?: boolean;
  width?: keyof typeof widths;
}

/** One line of text. */
export function TextField({ label, hint, error, width, sometimes, type = 'text', ...native }: TextFieldProps) {
  const { id, required } = native;
  const verbatim = type !== 'text' && type !== 'search';
  const field = (
    <input
      {...native}
      {...controlProps({ id, hint, error })}
      className={input}
      type={type}
      spellCheck={verbatim ? false : undefined}
      autoCapitalize={verbatim ? 'none' : undefined}
    />
  );
  return (
    <FieldFrame {...{ id, label, hint, error, required, sometimes, width }}>
      {type === 'password' ? <Secret id={id}>{field}</Secret> : field}
    </FieldFrame>
  );
}

/** A password's field with the button that shows it; the enhancement script's, so that without script there is none. */
function Secret({ id, children }: { id: string; children: ReactNode }) {
  const { t } = useTranslation('ui');
  return (
    <div className={secret}>
      {children}
      <button
        type="button"
        className={reveal}
        aria-pressed="false"
        aria-label={t('revealTyped')}
        data-needs-script=""
        data-reveals={id}
      >
        {t('reveal')}
      </button>
    </div>
  );
}
