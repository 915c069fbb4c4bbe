import { useTranslation } from 'react-i18next';
import { HistoryList } from '#app/features/history/history-list.tsx';
import { RefundList } from '#app/features/refunds/refund-list.tsx';
import { questionIn } from '#app/features/users/ask-first.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Chip } from '#app/ui/chip.tsx';
import { ConfirmPage } from '#app/ui/confirm-page.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { Figures } from '#app/ui/figures.tsx';
import { Grid } from '#app/ui/grid.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { Stack } from '#app/ui/stack.tsx';
import { Text } from '#app/ui/text.tsx';
import { Timeline } from '#app/ui/timeline.tsx';
import type { ManagedInvestmentData } from './managed-investment.server.ts';
import { ConfirmProof, MintOne, SettleRefund, WithReason } from './sheet-actions.tsx';

/** The sheet of an investment: who, how it stands, what can be done, what was done and by whom. */
export function ManagedInvestmentScreen({ reply, ...data }: ManagedInvestmentData & { reply: unknown }) {
  const { t } = useTranslation('managed');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  const { may } = data;
  const idle = data.area === 'manager' && !Object.values(may).some(Boolean);
  return (
    <Stack gap="wide">
      <Breadcrumb items={[{ label: t('sheet.back'), href: data.listHref }, { label: data.reference }]} />
      <PageHeader
        title={data.investor}
        above={<Chip tone={data.status.tone}>{data.status.label}</Chip>}
        about={`${data.reference} · ${data.email}`}
        actions={
          <>
            {data.proof && (
              <LinkButton icon="document" href={data.proof.href}>
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
      <Grid columns="two">
        <Stack gap="base" as="section">
          {data.area === 'manager' && <h2>{t('sheet.actions')}</h2>}
          {idle && <Text tone="soft">{t('sheet.noActions')}</Text>}
          {data.proof && (
            <Text size="small" tone="soft">
              {data.proof.name} · {data.proof.uploaded}
            </Text>
          )}
          {may.review && <ConfirmProof data={data} reply={reply} />}
          {may.review && <WithReason data={data} reply={reply} intent="reject" />}
          {may.mint && <MintOne data={data} />}
          {data.transfer && <SettleRefund data={data} reply={reply} transfer={data.transfer} />}
          {may.cancel && <WithReason data={data} reply={reply} intent="cancel" />}
          <h2>{t('sheet.facts')}</h2>
          <Facts items={data.facts} />
        </Stack>
        <Stack gap="base" as="section">
          <h2>{t('sheet.progress')}</h2>
          <Timeline steps={data.timeline} />
          <h2>{t('sheet.history')}</h2>
          <HistoryList lines={data.history} />
        </Stack>
      </Grid>
    </Stack>
  );
}
