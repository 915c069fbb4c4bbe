import { useLocation, useRouteError } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useFrame } from '#app/features/frame/use-frame.tsx';
import { DefaultLayout } from '#app/layouts/default.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';
import { Stack } from '#app/ui/stack.tsx';
import { Text } from '#app/ui/text.tsx';
import { errorFacts, KNOWN_CODES } from './error-facts.ts';
import { RetryForm } from './retry-form.tsx';

/** The page for everything that failed (specification, section 2): code, what happened, what to do, a way out. Needs no data of the shell. */
export function ErrorPage() {
  const { t } = useTranslation('errors');
  const { shell, ...frame } = useFrame();
  const { pathname } = useLocation();
  const { code, message, requestId, kept } = errorFacts(useRouteError());
  const known = KNOWN_CODES.some((one) => one === code) ? String(code) : 'other';
  const navigation = shell?.person ? [] : [{ label: t('sign_in'), href: '/login' }];
  return (
    <DefaultLayout {...frame} navigation={navigation} width="text">
      <Stack gap="card">
        <h1>{t('title', { code })}</h1>
        <Stack gap="tight">
          <p>{code === 404 ? t('not_found', { path: pathname }) : (message ?? t(`page.${known}`))}</p>
          <Text tone="soft">{t(`solution.${known}`)}</Text>
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
    </DefaultLayout>
  );
}
