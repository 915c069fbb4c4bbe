import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/forms/ask-first.ts';
import { BankAccountCard } from '#app/parts/bank-account/bank-account-card.tsx';
import { OwnAccountCards } from '#app/parts/own-account/own-account-cards.tsx';
import { SavedCardsSection } from '#app/parts/saved-cards/saved-cards-section.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { pathTo } from '#domain/access/addresses.ts';
import type { AccountData } from './account.server.ts';
import { ProfileCards } from './profile-cards.tsx';
import { StandingFacts } from './standing-facts.tsx';
import { WalletCard } from './wallet-card.tsx';

/** The investor's account, or the question before a card is forgotten. */
export function AccountScreen({ reply, ...data }: AccountData & { reply: unknown }) {
  const { t } = useTranslation(['account', 'banking']);
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  const { identity, cards } = data;
  const status = {
    label: t('identity'),
    value: identity.status,
    action: identity.href && (
      <LinkButton size="small" href={identity.href}>
        {t(identity.open ? 'identityBegin' : 'identitySee')}
      </LinkButton>
    ),
  };
  const sophisticated = {
    label: t('sophisticated'),
    value: data.sophisticated,
    action: (
      <LinkButton size="small" href={pathTo.user.sophisticated}>
        {t(data.mayRequest ? 'sophisticatedAsk' : 'sophisticatedSee')}
      </LinkButton>
    ),
  };
  const documents = {
    label: t('documents.fact'),
    value: data.documents.text,
    action: (
      <LinkButton size="small" href={data.documents.href} aria-label={t('documents.title')}>
        {t('documents.see')}
      </LinkButton>
    ),
  };
  const company = data.companyHref
    ? [
        {
          label: t('company.title'),
          value: data.company ?? t('unknown'),
          action: (
            <LinkButton size="small" href={data.companyHref}>
              {t('company.open')}
            </LinkButton>
          ),
        },
      ]
    : [];
  return (
    <Stack gap="card">
      <PageHeader title={data.head.title} />
      {identity.failure && (
        <Notice
          tone={identity.failure.tone}
          title={identity.failure.title}
          action={
            identity.href && (
              <LinkButton tone="primary" href={identity.href}>
                {t('identityMend')}
              </LinkButton>
            )
          }
        >
          {identity.failure.reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
          <p>{identity.failure.again}</p>
        </Notice>
      )}
      {data.standing.missing.length > 0 && (
        <Card title={t('missing.title', { count: data.standing.missing.length })} id="missing">
          <StandingFacts rows={data.standing.missing} />
        </Card>
      )}
      <Card
        title={t('person')}
        aside={
          <LinkButton size="small" href={data.dataHref}>
            {t('data.open')}
          </LinkButton>
        }
      >
        <Facts items={[...data.facts, ...company, status, documents, sophisticated]} />
      </Card>
      {data.standing.done.length > 0 && (
        <Card title={t('part.title')}>
          <Stack gap="small">
            {data.standing.isReady && <p>{t('missing.nothing')}</p>}
            <StandingFacts rows={data.standing.done} />
          </Stack>
        </Card>
      )}
      <ProfileCards {...data} />
      <BankAccountCard account={data.bank} href={pathTo.user.bankAccount} why={t('banking:why.user')} />
      <WalletCard wallet={data.wallet} />
      {cards.length > 0 ? (
        <Card>
          <SavedCardsSection cards={cards} />
        </Card>
      ) : (
        data.takesCards && (
          <Card>
            <NoCards />
          </Card>
        )
      )}
      {data.referral && (
        <Card title={t('referral.title')} id="referral-card">
          <Stack gap="small">
            <p>{t('referral.about')}</p>
            <div>
              <LinkButton href={data.referral}>{t('referral.open')}</LinkButton>
            </div>
          </Stack>
        </Card>
      )}
      <OwnAccountCards own={data.own} reply={reply} />
    </Stack>
  );
}

function NoCards() {
  const { t } = useTranslation('account');
  return (
    <Stack gap="small">
      <h2>{t('cards')}</h2>
      <p>{t('noCards')}</p>
    </Stack>
  );
}
