import { useTranslation } from 'react-i18next';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { pathTo } from '#domain/access/addresses.ts';
import type { TakeBackData } from './take-back.server.ts';

/** One button that undoes the change of the account. */
export function TakeBackScreen({ token, idempotencyKey }: TakeBackData) {
  const { t } = useTranslation('banking');
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
