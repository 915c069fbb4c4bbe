import { useTranslation } from 'react-i18next';
import type { InvestmentView } from '#app/parts/investment/investment-view.ts';
import { RefundList } from '#app/parts/refunds/refund-list.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Timeline } from '#app/ui/feedback/timeline.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Figures } from '#app/ui/layout/figures.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { pathTo } from '#domain/access/addresses.ts';

/** One investment: its figures, what waits for the investor, its progress, and what it left behind. */
export function InvestmentCard({ investment }: { investment: InvestmentView }) {
  const { t } = useTranslation('investments');
  const { project, status, next, timeline } = investment;
  return (
    <Card
      as="article"
      title={<a href={project.href}>{project.title}</a>}
      eyebrow={`${investment.reference} · ${investment.date}`}
      aside={<Chip tone={status.tone}>{status.label}</Chip>}
      id={investment.id}
    >
      <Stack gap="base">
        <Figures
          items={[
            { label: t('tokens'), value: investment.tokens, note: project.symbol },
            { label: t('amount'), value: investment.amount },
            { label: t('fee'), value: investment.fee },
            { label: t('total'), value: investment.total, note: investment.method },
          ]}
        />
        {investment.proofRejected && (
          <Notice tone="negative">{t('rejected', { reason: investment.proofRejected })}</Notice>
        )}
        {next && (
          <Notice
            tone="caution"
            action={
              <LinkButton tone="primary" size="small" href={next.href}>
                {next.label}
              </LinkButton>
            }
          >
            {next.text}
          </Notice>
        )}
        {investment.waits && <Notice tone="info">{investment.waits}</Notice>}
        <RefundList refunds={investment.refunds} />
        <details>
          <summary>{t('details')}</summary>
          <Timeline steps={timeline} />
        </details>
        {(investment.contractHref || investment.proofHref) && (
          <Cluster>
            {investment.contractHref && (
              <LinkButton size="small" icon="download" href={investment.contractHref}>
                {t('contract')}
              </LinkButton>
            )}
            {investment.proofHref && (
              <LinkButton size="small" icon="document" href={investment.proofHref}>
                {t('proof')}
              </LinkButton>
            )}
          </Cluster>
        )}
        {investment.revokeUntil && (
          <Text size="small" tone="soft">
            {t('revokeUntil', { date: investment.revokeUntil })}{' '}
            <a href={pathTo.user.revoke(investment.id)}>{t('revoke')}</a>
          </Text>
        )}
      </Stack>
    </Card>
  );
}
