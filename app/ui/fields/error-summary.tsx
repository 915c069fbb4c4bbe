import { useTranslation } from 'react-i18next';
import { summary, summaryLink, summaryList, summaryTitle } from './error-summary.css.ts';

export interface ErrorSummaryEntry {
  /** Id of the field; absent: the message is about the whole form. */
  fieldId?: string;
  message: string;
}

interface ErrorSummaryProps {
  errors: readonly ErrorSummaryEntry[];
  /** Default: "There is a problem". */
  title?: string;
  /** False where the page is not the answer to a refused form: in the catalogue. */
  autoFocus?: boolean;
}

/**
 * Everything that is wrong, above the form, with a way to each field. Takes the focus when the page opens (with or without script)
 * and is announced. The page's title should begin with "Error:" too. Draws nothing when nothing is wrong.
 */
export function ErrorSummary({ errors, title, autoFocus = true }: ErrorSummaryProps) {
  const { t } = useTranslation('ui');
  if (errors.length === 0) return null;
  return (
    <div
      className={summary}
      role="alert"
      aria-labelledby="error-summary-title"
      id="error-summary"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: after a refused form, the summary is where reading must begin (experience.md, principle 7)
      autoFocus={autoFocus}
      data-error-summary={autoFocus ? '' : undefined}
    >
      <h2 className={summaryTitle} id="error-summary-title">
        {title ?? t('errorSummaryTitle')}
      </h2>
      <ul className={summaryList}>
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId ?? ''} ${message}`}>
            {fieldId ? (
              <a className={summaryLink} href={`#${fieldId}`}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
