import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/forms/ask-first.ts';
import { HistoryList } from '#app/parts/history/history-list.tsx';
import { Sheet } from '#app/parts/sheet/sheet.tsx';
import { SheetSection } from '#app/parts/sheet/sheet-section.tsx';
import { DocumentPane } from '#app/ui/document-pane/document-pane.tsx';
import { PaperDesk } from '#app/ui/document-pane/paper-desk.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { IdentityCheckData } from './identity-check.server.ts';
import { ApproveIdentity, RefuseIdentity } from './review-forms.tsx';

/** A waiting identity check: what the person uploaded beside what they wrote, and the manager's yes or no. */
export function IdentityCheckScreen({ reply, ...data }: IdentityCheckData & { reply: unknown }) {
  const { t } = useTranslation('users');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  return (
    <Sheet
      queue={data.queue}
      crumbs={[
        { label: t('title'), href: data.listHref },
        { label: data.name, href: data.userHref },
        { label: t('check.crumb') },
      ]}
      title={data.head.title}
      about={
        <>
          {data.about} · <a href={data.userHref}>{t('check.person')}</a>
        </>
      }
      turns={data.turns}
    >
      <PaperDesk
        paper={<DocumentPane {...data.papers} />}
        past={
          <SheetSection title={t('section.history')}>
            <HistoryList lines={data.history} />
          </SheetSection>
        }
      >
        <SheetSection title={t('section.personal')}>
          {data.personal.length > 0 ? <Facts items={data.personal} /> : <Text tone="soft">{t('nothingYet')}</Text>}
        </SheetSection>
        {data.company.length > 0 && (
          <SheetSection title={t('section.company')}>
            <Facts items={data.company} />
          </SheetSection>
        )}
        <Card title={t('check.decision')}>
          {data.may ? (
            <>
              <ApproveIdentity data={data} reply={reply} />
              <RefuseIdentity data={data} reply={reply} />
            </>
          ) : (
            <Notice>{t('check.own')}</Notice>
          )}
        </Card>
      </PaperDesk>
    </Sheet>
  );
}
