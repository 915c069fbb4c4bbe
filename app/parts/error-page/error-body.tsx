import { useLocation, useRouteError } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Illustration } from '#app/ui/illustration/illustration.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { KNOWN_CODES } from '#domain/access/error-codes.ts';
import { namedPath } from '#domain/access/own-address.ts';
import { errorFacts } from './error-facts.ts';
import { RetryForm } from './retry-form.tsx';

/** What stands on the page of everything that failed (specification, section 2): code, what happened, what to do, a way out. Needs no data of the shell. */
export function ErrorBody() {
  const { t } = useTranslation('errors');
  const { pathname } = useLocation();
  const { code, message, solution, requestId, kept } = errorFacts(useRouteError());
  const known = KNOWN_CODES.some((one) => one === code) ? String(code) : 'other';
  return (
    <Stack gap="card">
      <Illustration scene={code >= 500 ? 'waiting' : 'lost'} />
      <h1>{t('title', { code })}</h1>
      <Stack gap="tight">
        <p>{message ?? (code === 404 ? t('not_found', { path: namedPath(pathname) }) : t(`page.${known}`))}</p>
        <Text tone="soft">{solution ?? t(`solution.${known}`)}</Text>
        {requestId && code >= 500 && (
          <Text size="small" tone="soft">
            {t('reference', { id: requestId })}
          </Text>
        )}
      </Stack>
      {code >= 500 && <RetryForm kept={kept} />}
      <div>
        <LinkButton href="/" tone={kept ? 'secondary' : 'primary'}>
          {t('back')}
        </LinkButton>
      </div>
    </Stack>
  );
}
