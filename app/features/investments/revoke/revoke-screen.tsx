import { useTranslation } from 'react-i18next';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import type { RevokeData } from './revoke.server.ts';

/** "Are you sure": what is given up and that it costs nothing. */
export function RevokeScreen(data: RevokeData) {
  const { t } = useTranslation('invest');
  return (
    <ConfirmPage
      title={t('revoke.title')}
      text={t('revoke.text')}
      button={t('revoke.confirm')}
      facts={data.facts}
      values={[{ name: 'idempotency_key', value: data.idempotencyKey }]}
      backHref={data.backHref}
      back={t('revoke.back')}
      danger
    />
  );
}
