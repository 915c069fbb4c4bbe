import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/forms/ask-first.ts';
import { HistoryList } from '#app/parts/history/history-list.tsx';
import { RefundList } from '#app/parts/refunds/refund-list.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { DocumentPane } from '#app/ui/document-pane/document-pane.tsx';
import { PaperDesk } from '#app/ui/document-pane/paper-desk.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { Timeline } from '#app/ui/feedback/timeline.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Figures } from '#app/ui/layout/figures.tsx';
import { Grid } from '#app/ui/layout/grid.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { ManagedInvestmentData } from './managed-investment.server.ts';
import { ConfirmProof, MintOne, SettleRefund, WithReason } from './sheet-actions.tsx';

/** The sheet of an investment: who, how it stands, what can be done, what was done and by whom. */
export function ManagedInvestmentScreen({ reply, ...data }: ManagedInvestmentData & { reply: unknown }) {
  const { t } = useTranslation('managed');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  const { may } = data;
  const papers = data.proof?.papers;
  const more = may.mint || may.settle || may.cancel || (may.review && !papers);
  const judging = may.review && (
    <Stack gap="base">
      <ConfirmProof data={data} reply={reply} />
      <WithReason data={data} reply={reply} intent="reject" />
    </Stack>
  );
  const idle = data.area === 'manager' && !Object.values(may).some(Boolean);
  return (
    <Stack gap="wide">
      <PageHeader
        crumbs={[{ label: t('sheet.back'), href: data.listHref }, { label: data.reference }]}
        title={data.investor}
        chips={<Chip tone={data.status.tone}>{data.status.label}</Chip>}
        about={`${data.reference} · ${data.email}`}
        actions={
          <>
            {data.proof && !papers && (
              <LinkButton icon="eye" href={data.proof.href}>
                {t('sheet.see')}
              </LinkButton>
            )}
            {data.contractHref && (
              <LinkButton icon="download" href={data.contractHref}>
                {t('sheet.seeContract')}
              </LinkButton>
            )}
          </>
        }
      />
      <Figures items={data.figures} />
      <RefundList refunds={data.refunds} />
      {papers && (
        <PaperDesk paper={<DocumentPane {...papers} />}>
          <Stack gap="base" as="section">
            <h2>{t('sheet.compare')}</h2>
            <Facts items={data.expected} />
          </Stack>
          {judging}
        </PaperDesk>
      )}
      <Grid columns="two">
        <Stack gap="card">
          {data.area === 'manager' && (idle || more) && (
            <Stack gap="base" as="section">
              <h2>{t('sheet.actions')}</h2>
              {idle && <Text tone="soft">{t('sheet.noActions')}</Text>}
              {/* A payment can wait without a paper that could be shown: it is judged all the same. */}
              {!papers && judging}
              {may.mint && <MintOne data={data} />}
              {data.transfer && <SettleRefund data={data} reply={reply} transfer={data.transfer} />}
              {may.cancel && <WithReason data={data} reply={reply} intent="cancel" />}
            </Stack>
          )}
          <Stack gap="base" as="section">
            <h2>{t('sheet.facts')}</h2>
            <Facts items={data.facts} />
          </Stack>
        </Stack>
        <Stack gap="card">
          <Stack gap="base" as="section">
            <h2>{t('sheet.progress')}</h2>
            <Timeline steps={data.timeline} />
          </Stack>
          <Stack gap="base" as="section">
            <h2>{t('sheet.history')}</h2>
            <HistoryList lines={data.history} />
          </Stack>
        </Stack>
      </Grid>
    </Stack>
  );
}
