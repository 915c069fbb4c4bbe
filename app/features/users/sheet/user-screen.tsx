import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/forms/ask-first.ts';
import { HistoryList } from '#app/parts/history/history-list.tsx';
import { Sheet } from '#app/parts/sheet/sheet.tsx';
import { SheetSection } from '#app/parts/sheet/sheet-section.tsx';
import { Avatar } from '#app/ui/brand/avatar.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { DocumentList } from './document-list.tsx';
import { UserActs } from './user-acts.tsx';
import type { AskedView } from './user-asked.server.ts';
import { UserChanges } from './user-changes.tsx';
import { UserFacts } from './user-facts.tsx';
import { UserInvestments } from './user-investments.tsx';
import { UserMails } from './user-mails.tsx';
import type { RiskView } from './user-risk.server.ts';
import { UserRisk } from './user-risk.tsx';
import { pictured } from './user-screen.css.ts';
import type { UserView } from './user-view.server.ts';
import type { UserWalletView } from './user-wallet.server.ts';
import { UserWallet } from './user-wallet.tsx';

type ShownUser = UserView & { risk: RiskView; asked: AskedView; wallet: UserWalletView | null; lookers: string[] };

/** The newest of the history; all of it has its own tab. */
const LINES = 5;

/** The sheet of a person: who, who acts next, how they stand, what can be done, what they answered, what was done and by whom. */
export function UserScreen({ reply, ...data }: ShownUser & { reply: unknown }) {
  const { t } = useTranslation('users');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  const { chips } = data;
  return (
    <Sheet
      lookers={data.lookers}
      crumbs={[{ label: t('title'), href: data.listHref }, { label: data.name }]}
      title={data.picture ? <Pictured name={data.name} picture={data.picture} /> : data.name}
      chips={
        <>
          <Chip tone={chips.user.tone}>{chips.user.label}</Chip>
          <Chip tone={chips.kyc.tone}>{t('chip.kyc', { status: chips.kyc.label })}</Chip>
          <Chip tone={chips.test.tone}>{t('chip.test', { status: chips.test.label })}</Chip>
        </>
      }
      about={data.about}
      actions={
        data.reviewHref && (
          <LinkButton tone="primary" href={data.reviewHref}>
            {t('waits.button')}
          </LinkButton>
        )
      }
      turns={data.turns}
      lead={
        <>
          {data.rejected && (
            <Notice tone="negative" title={t('rejectedTitle')}>
              {data.rejected}
            </Notice>
          )}
          {data.deadEmail && <Notice tone="caution">{data.deadEmail}</Notice>}
          {data.refusedCheck && <Notice>{data.refusedCheck}</Notice>}
        </>
      }
      figures={data.figures}
      tabs={data.tabs}
      tab={data.tab}
      related={data.related}
      acts={<UserActs data={data} reply={reply} />}
    >
      <Tab data={data} />
    </Sheet>
  );
}

/** The person's own picture beside their name. */
function Pictured({ name, picture }: { name: string; picture: string }) {
  return (
    <span className={pictured}>
      <Avatar name={name} image={picture} size="large" />
      {name}
    </span>
  );
}

function Tab({ data }: { data: ShownUser }) {
  const { t } = useTranslation(['users', 'sheet']);
  switch (data.tab) {
    case 'investments':
      return <UserInvestments data={data} />;
    case 'wallet':
      return data.wallet && <UserWallet wallet={data.wallet} />;
    case 'documents':
      return <DocumentList documents={data.documents} />;
    case 'mails':
      return <UserMails mails={data.mails} allHref={data.mailsHref} />;
    case 'history':
      return (
        <>
          {data.changes.length > 0 && (
            <SheetSection title={t('changes.title')}>
              <UserChanges changes={data.changes} />
            </SheetSection>
          )}
          <HistoryList lines={data.history} />
        </>
      );
    default:
      return (
        <>
          <UserFacts data={data} />
          <UserRisk risk={data.risk} />
          <SheetSection title={t('section.history')}>
            <HistoryList lines={data.history.slice(0, LINES)} />
            {data.history.length > LINES && (
              <p>
                <a href={data.historyHref}>{t('sheet:allHistory')}</a>
              </p>
            )}
          </SheetSection>
        </>
      );
  }
}
