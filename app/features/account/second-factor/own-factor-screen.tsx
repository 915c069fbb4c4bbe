import { useTranslation } from 'react-i18next';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { LOGOUT } from '#domain/access/logout-address.ts';
import { AppCards, BeginApp } from './app-cards.tsx';
import { ConfirmKey } from './confirm-key.tsx';
import { MakePasskey } from './make-passkey.tsx';
import type { OwnFactorData } from './own-factor.server.ts';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordAct } from './password-act.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { toldCodes } from './told-codes.ts';

/** Somebody's second factor: turned on step by step, looked after, or turned off. */
export function OwnFactorScreen({ reply, ...data }: OwnFactorData & { reply: unknown }) {
  const { t } = useTranslation('factor');
  const codes = toldCodes(reply);
  return (
    <Stack gap="card">
      <PageHeader crumbs={data.crumbs} title={data.head.title} about={t('about')} />
      {data.required && !data.on && (
        <Notice tone="caution" title={t('required.title')}>
          {t('required.text')}
        </Notice>
      )}
      {codes ? (
        <RecoveryCodes codes={codes} site={data.site} hereHref={data.hereHref} />
      ) : (
        <Standing data={data} reply={reply} />
      )}
    </Stack>
  );
}

function Standing({ data, reply }: { data: OwnFactorData; reply: unknown }) {
  const { t } = useTranslation(['factor', 'account']);
  if (!data.hasPassword)
    return (
      <Notice action={<LinkButton href={LOGOUT}>{t('account:password.signOut')}</LinkButton>}>{t('noPassword')}</Notice>
    );
  if (data.pending) return <ConfirmKey pending={data.pending} data={data} reply={reply} />;
  const { on } = data;
  return (
    <>
      {on && (
        <Notice tone="positive" title={t('on.title', { date: on.since })}>
          {t('on.text')}
        </Notice>
      )}
      {data.making ? (
        <MakePasskey making={data.making} data={data} reply={reply} />
      ) : (
        <PasskeysCard data={data} reply={reply} />
      )}
      {data.app ? <AppCards data={data} reply={reply} /> : <BeginApp data={data} reply={reply} />}
      {on && (
        <Card title={t('codes.title')}>
          <Stack gap="field">
            <Text>{t('codes.left', { count: on.left })}</Text>
            <PasswordAct act="renew" data={data} reply={reply} />
          </Stack>
        </Card>
      )}
    </>
  );
}
