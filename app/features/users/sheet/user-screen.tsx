import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/forms/ask-first.ts';
import { HistoryList } from '#app/parts/history/history-list.tsx';
import { SheetSection } from '#app/parts/sheet/sheet-section.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { bullets } from '#app/ui/layout/bullets.css.ts';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Figures } from '#app/ui/layout/figures.tsx';
import { Grid } from '#app/ui/layout/grid.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { DocumentList } from './document-list.tsx';
import { EarlyAccess } from './early-access.tsx';
import { RejectUser, VerifyUser } from './judgement.tsx';
import { ReopenCheck } from './reopen-check.tsx';
import { UserFacts } from './user-facts.tsx';
import { UserInvestments } from './user-investments.tsx';
import type { UserView } from './user-view.server.ts';

/** The sheet of a person: who, how they stand, what can be done, what they answered, what was done and by whom. */
export function UserScreen({ reply, ...data }: UserView & { reply: unknown }) {
  const { t } = useTranslation('users');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  const { chips, waits, may } = data;
  return (
    <Stack gap="wide">
      <PageHeader
        crumbs={[{ label: t('title'), href: data.listHref }, { label: data.name }]}
        title={data.name}
        chips={
          <Cluster gap="tight">
            <Chip tone={chips.user.tone}>{chips.user.label}</Chip>
            <Chip tone={chips.kyc.tone}>{t('chip.kyc', { status: chips.kyc.label })}</Chip>
            <Chip tone={chips.test.tone}>{t('chip.test', { status: chips.test.label })}</Chip>
          </Cluster>
        }
        about={data.about}
      />
      {waits && (
        <Notice
          tone="caution"
          title={t('waits.title')}
          action={
            <LinkButton tone="primary" href={waits.href}>
              {t('waits.button')}
            </LinkButton>
          }
        >
          {waits.text}
        </Notice>
      )}
      {data.rejected && (
        <Notice tone="negative" title={t('rejectedTitle')}>
          {data.rejected}
        </Notice>
      )}
      {data.refusedCheck && <Notice>{data.refusedCheck}</Notice>}
      <Figures items={data.figures} />
      <Grid columns="two">
        <UserFacts data={data} />
        <Stack gap="wide">
          <SheetSection title={t('section.judgement')}>
            <Text tone="soft">{t(data.isOwn ? 'ownJudgement' : 'judgementText')}</Text>
            {data.verifyBlocked.length > 0 && (
              <Stack gap="hair">
                <Text>{t('verify.blockedTitle')}</Text>
                <ul className={bullets}>
                  {data.verifyBlocked.map((block) => (
                    <li key={block}>{block}</li>
                  ))}
                </ul>
              </Stack>
            )}
            {may.verify && <VerifyUser data={data} reply={reply} />}
            {may.reject && <RejectUser data={data} reply={reply} />}
          </SheetSection>
          {data.mayReopen && (
            <SheetSection title={t('section.identity')}>
              <Text tone="soft">{t('reopen.about')}</Text>
              <ReopenCheck data={data} reply={reply} />
            </SheetSection>
          )}
          {data.early && (
            <SheetSection title={t('section.early')}>
              <EarlyAccess early={data.early} />
            </SheetSection>
          )}
          <SheetSection title={t('section.documents')}>
            <DocumentList documents={data.documents} none={data.noDocuments} />
          </SheetSection>
          <SheetSection title={t('section.investments')}>
            <UserInvestments data={data} />
          </SheetSection>
          <SheetSection title={t('section.history')}>
            <HistoryList lines={data.history} />
          </SheetSection>
        </Stack>
      </Grid>
    </Stack>
  );
}
