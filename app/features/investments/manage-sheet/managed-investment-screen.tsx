import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/forms/ask-first.ts';
import { HistoryList } from '#app/parts/history/history-list.tsx';
import { RefundList } from '#app/parts/refunds/refund-list.tsx';
import { RelatedList } from '#app/parts/sheet/related-list.tsx';
import { Sheet } from '#app/parts/sheet/sheet.tsx';
import { SheetSection } from '#app/parts/sheet/sheet-section.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { DocumentPane } from '#app/ui/document-pane/document-pane.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { ManagedInvestmentData } from './managed-investment.server.ts';
import { OrderSummary } from './order-summary.tsx';
import { WithReason } from './sheet-actions.tsx';

/** The sheet of an investment: who, who acts next, how it stands, what can be done, what was done and by whom. */
export function ManagedInvestmentScreen({ reply, ...data }: ManagedInvestmentData & { reply: unknown }) {
  const { t } = useTranslation('managed');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  const { may, personHref, represented, email } = data;
  const idle = data.area === 'manager' && !Object.values(may).some(Boolean);
  return (
    <Sheet
      lookers={data.lookers}
      queue={data.queue}
      crumbs={[{ label: t('sheet.back'), href: data.listHref }, { label: data.reference }]}
      title={data.investor}
      chips={<Chip tone={data.status.tone}>{data.status.label}</Chip>}
      about={
        <>
          {represented && `${represented} · `}
          {data.reference}
          {email && ' · '}
          {personHref ? <a href={personHref}>{email}</a> : email}
        </>
      }
      turns={data.turns}
      figures={data.figures}
      steps={data.timeline}
      tabs={data.tabs}
      tab={data.tab}
      related={data.related}
      acts={
        (may.cancel || idle) && (
          <>
            {idle && <Text tone="soft">{t('sheet.noActions')}</Text>}
            {may.cancel && <WithReason data={data} reply={reply} intent="cancel" />}
          </>
        )
      }
    >
      <Tab data={data} reply={reply} />
    </Sheet>
  );
}

function Tab({ data, reply }: { data: ManagedInvestmentData; reply: unknown }) {
  const { t } = useTranslation('managed');
  switch (data.tab) {
    case 'payments':
      return (
        <>
          <RefundList refunds={data.refunds} />
          {data.movements.length > 0 && (
            <SheetSection title={t('sheet.movements')}>
              <RelatedList items={data.movements} />
            </SheetSection>
          )}
        </>
      );
    case 'documents':
      return (
        <>
          {data.contractHref && (
            <div>
              <LinkButton icon="download" href={data.contractHref}>
                {data.contractLabel}
              </LinkButton>
            </div>
          )}
          {data.papers && <DocumentPane {...data.papers} />}
        </>
      );
    case 'history':
      return <HistoryList lines={data.history} />;
    default:
      return <OrderSummary data={data} reply={reply} />;
  }
}
