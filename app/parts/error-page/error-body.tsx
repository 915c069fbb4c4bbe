import { useLocation, useRouteError } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Illustration } from '#app/ui/illustration/illustration.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { errorFacts } from './error-facts.ts';
import { RetryForm } from './retry-form.tsx';

/** As much of a path as a sentence names: a stranger's may be as long as they like. */
const NAMED_CHARS = 120;

/** What stands on the page of everything that failed (specification, section 2): code, what happened, what to do, a way out. Needs no data of the shell. */
export function ErrorBody() {
  const { t, i18n } = useTranslation('errors');
  const { pathname } = useLocation();
  const { code, message, solution, requestId, kept } = errorFacts(useRouteError());
  const known = i18n.exists(`errors:page.${code}`) ? code : 'other';
  return (
    <Stack gap="card">
      <Illustration scene={code >= 500 ? 'waiting' : 'lost'} />
      <h1>{t('title', { code })}</h1>
      <Stack gap="tight">
        <p>
          {message ?? (code === 404 ? t('not_found', { path: pathname.slice(0, NAMED_CHARS) }) : t(`page.${known}`))}
        </p>
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
