import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/forms/ask-first.ts';
import { OwnAccountGroups } from '#app/parts/own-account/own-account-groups.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { SettingPage } from '#app/ui/layout/setting-page.tsx';
import { SettingGroup, SettingRow } from '#app/ui/layout/setting-rows.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { AccountData } from './account.server.ts';
import { MoneyGroup } from './money-group.tsx';

/** The investor's account, or the question before a card is forgotten. */
export function AccountScreen({ reply, ...data }: AccountData & { reply: unknown }) {
  const { t } = useTranslation('account');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  const { missing, isReady } = data.standing;
  const lacking = { id: 'missing', title: t('missing.title', { count: missing.length }) };
  return (
    <Stack gap="card">
      <PageHeader title={data.head.title} about={isReady ? t('missing.nothing') : undefined} />
      <Failure identity={data.identity} />
      <SettingPage label={t('groups.label')} groups={[...(missing.length > 0 ? [lacking] : []), ...data.groups]}>
        {missing.length > 0 && (
          <SettingGroup {...lacking}>
            {missing.map(({ name, text, chip, way }) => (
              <SettingRow key={name} name={name} value={text} chip={chip} way={way} />
            ))}
          </SettingGroup>
        )}
        <MoneyGroup {...data} />
        <SettingGroup title={t('groups.you')} id="you">
          {data.you.map(({ name, text, chip, way }) => (
            <SettingRow key={name} name={name} value={text} chip={chip} way={way} />
          ))}
        </SettingGroup>
        <OwnAccountGroups
          own={data.own}
          reply={reply}
          preferences={
            data.referral && (
              <SettingRow
                id="referral-card"
                name={t('referral.title')}
                value={t('referral.about')}
                way={{ href: data.referral, label: t('referral.open') }}
              />
            )
          }
        />
      </SettingPage>
    </Stack>
  );
}

/** What the check of the identity found wrong, with the way to mend it. */
function Failure({ identity: { failure, href } }: Pick<AccountData, 'identity'>) {
  const { t } = useTranslation('account');
  if (!failure) return null;
  const mend = href && (
    <LinkButton tone="primary" href={href}>
      {t('identityMend')}
    </LinkButton>
  );
  return (
    <Notice tone={failure.tone} title={failure.title} action={mend}>
      {failure.reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <p>{failure.again}</p>
    </Notice>
  );
}
