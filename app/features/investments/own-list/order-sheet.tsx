import { useTranslation } from 'react-i18next';
import { DifferenceList } from '#app/parts/offer-changes/difference-list.tsx';
import { RefundList } from '#app/parts/refunds/refund-list.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Timeline } from '#app/ui/feedback/timeline.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { SumTable } from '#app/ui/layout/sum-table.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { paper, papers, sheetHead } from './order-sheet.css.ts';
import type { OrderSheetData } from './order-sheet.server.ts';

/** One investment: what to do, what it comes to, how far it is, its papers and the way out. */
export function OrderSheet({ order }: { order: OrderSheetData }) {
  const { t } = useTranslation('investments');
  const documents = [
    ...(order.sheet ? [order.sheet] : []),
    ...(order.contract ? [order.contract] : []),
    ...(order.proofHref ? [{ href: order.proofHref, label: t('proof') }] : []),
    { href: order.recordHref, label: t('records.ofOrder') },
  ];
  return (
    <Card as="article" id={order.id}>
      <div className={sheetHead}>
        <Chip tone={order.status.tone}>{order.status.label}</Chip>
        <Text as="span" size="tiny" tone="soft">
          {order.reference} · {order.date}
        </Text>
      </div>
      <h2>
        <a href={order.project.href}>{order.project.title}</a>
      </h2>
      <Stack gap="card">
        {order.proofRejected && <Notice tone="negative">{t('rejected', { reason: order.proofRejected })}</Notice>}
        {order.next && (
          <Stack gap="small">
            <Text>{order.next.text}</Text>
            <div>
              <LinkButton tone="primary" href={order.next.href}>
                {order.next.label}
              </LinkButton>
            </div>
          </Stack>
        )}
        {order.changes.map((change, at) => (
          <Notice
            key={change.key}
            tone={at === 0 && order.revokeUntil ? 'caution' : 'info'}
            title={change.title}
            role="note"
          >
            <Stack gap="small">
              <Text>{change.explanation}</Text>
              {change.until && <Text>{change.until}</Text>}
              {at === 0 && order.revokeUntil && (
                <div>
                  <LinkButton href={order.revokeHref}>{t('changed.act')}</LinkButton>
                </div>
              )}
              <details>
                <summary>{t('changed.what')}</summary>
                <DifferenceList groups={change.groups} />
              </details>
            </Stack>
          </Notice>
        ))}
        {order.waits && <Notice tone="info">{order.waits}</Notice>}
        <RefundList refunds={order.refunds} />
        <SumTable caption={t('sums')} lines={order.lines} total={order.sum} />
        <Stack gap="small" as="section">
          <h3>{t('steps')}</h3>
          <Timeline steps={order.timeline} />
        </Stack>
        <Stack gap="tight" as="section">
          <h3>{t('documents')}</h3>
          <ul className={papers}>
            {documents.map(({ href, label }) => (
              <li key={href} className={paper}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </Stack>
        {order.revokeUntil && (
          <Text size="small" tone="soft">
            {t('revokeUntil', { date: order.revokeUntil })} <a href={order.revokeHref}>{t('revoke')}</a>
          </Text>
        )}
      </Stack>
    </Card>
  );
}
