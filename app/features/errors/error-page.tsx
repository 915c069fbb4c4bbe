import { useLocation, useRouteError } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { errorFacts, KNOWN_CODES } from './error-facts.ts';

/** The page for everything that failed (specification, section 2): code, what happened, what to do, a way out. Needs no data of the shell. */
export function ErrorPage() {
  const { t } = useTranslation('errors');
  const { pathname } = useLocation();
  const { code, message, requestId } = errorFacts(useRouteError());
  const known = KNOWN_CODES.some((one) => one === code) ? String(code) : 'other';
  return (
    <main>
      <h1>{t('title', { code })}</h1>
      <p>{code === 404 ? t('not_found', { path: pathname }) : (message ?? t(`page.${known}`))}</p>
      <p>{t(`solution.${known}`)}</p>
      <p>
        <a href="/">{t('back')}</a>
      </p>
      {requestId && code >= 500 && <p>{t('reference', { id: requestId })}</p>}
    </main>
  );
}
