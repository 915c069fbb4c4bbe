import { useTranslation } from 'react-i18next';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { pathTo } from '#domain/access/addresses.ts';
import type { TakeBackData } from './take-back.server.ts';

/** One button that undoes the change of the account; a link that cannot is told so, with what to do instead. */
export function TakeBackScreen({ token, idempotencyKey }: TakeBackData) {
  const { t } = useTranslation('banking');
  if (token === null) {
    return (
      <Stack gap="card" as="section">
        <h1>{t('takeBack.goneTitle')}</h1>
        <Text tone="soft">{t('takeBack.gone')}</Text>
        <div>
          <LinkButton href={pathTo.forgotPassword}>{t('takeBack.password')}</LinkButton>
        </div>
      </Stack>
    );
  }
  return (
    <ConfirmPage
      title={t('takeBack.ask')}
      text={t('takeBack.linkText')}
      button={t('takeBack.button')}
      values={[
        { name: 'token', value: token },
        { name: 'idempotency_key', value: idempotencyKey },
      ]}
      backHref={pathTo.login}
      back={t('takeBack.not')}
    />
  );
}
