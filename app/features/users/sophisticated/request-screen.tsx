import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/forms/ask-first.ts';
import { HistoryList } from '#app/parts/history/history-list.tsx';
import { Sheet } from '#app/parts/sheet/sheet.tsx';
import { SheetSection } from '#app/parts/sheet/sheet-section.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { DocumentPane } from '#app/ui/document-pane/document-pane.tsx';
import { PaperDesk } from '#app/ui/document-pane/paper-desk.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { bullets } from '#app/ui/layout/bullets.css.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { RequestData } from './request.server.ts';
import { GrantRequest, RefuseRequest } from './review-forms.tsx';

/** One request for sophisticated status: the evidence beside what is declared, and the manager's yes or no. */
export function RequestScreen({ reply, ...data }: RequestData & { reply: unknown }) {
  const { t } = useTranslation(['sophisticated', 'users']);
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  return (
    <Sheet
      queue={data.queue}
      crumbs={[
        { label: t('users:title'), href: data.usersHref },
        { label: t('title'), href: data.listHref },
        { label: data.name },
      ]}
      title={data.head.title}
      chips={<Chip tone={data.chip.tone}>{data.chip.label}</Chip>}
      about={
        <>
          {data.about} · <a href={data.userHref}>{t('sheet.person')}</a>
        </>
      }
      turns={data.turns}
    >
      <PaperDesk
        paper={<DocumentPane {...data.papers} />}
        past={
          <SheetSection title={t('users:section.history')}>
            <HistoryList lines={data.history} />
          </SheetSection>
        }
      >
        <SheetSection title={t('sheet.request')}>
          <ul className={bullets}>
            {data.criteria.map((criterion) => (
              <li key={criterion}>{criterion}</li>
            ))}
          </ul>
          {data.declaration && (
            <Stack gap="hair">
              <Text size="small" tone="soft">
                {data.declaration.title}
              </Text>
              <Text>{data.declaration.text}</Text>
            </Stack>
          )}
          <Facts items={data.facts} />
        </SheetSection>
        <Card title={t('sheet.decision')}>
          {data.may ? (
            <>
              {data.mayGrant ? (
                <GrantRequest data={data} reply={reply} />
              ) : (
                <Notice tone="caution" title={t('sheet.identityFirst')}>
                  {t('sheet.identityFirstText')}
                </Notice>
              )}
              <RefuseRequest data={data} reply={reply} />
            </>
          ) : (
            <Notice>{data.closed}</Notice>
          )}
        </Card>
      </PaperDesk>
    </Sheet>
  );
}
