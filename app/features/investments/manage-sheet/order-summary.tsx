import { useTranslation } from 'react-i18next';
import { HistoryList } from '#app/parts/history/history-list.tsx';
import { RefundList } from '#app/parts/refunds/refund-list.tsx';
import { mine } from '#app/parts/sheet/sheet.css.ts';
import { SheetSection } from '#app/parts/sheet/sheet-section.tsx';
import { DocumentPane } from '#app/ui/document-pane/document-pane.tsx';
import { PaperDesk } from '#app/ui/document-pane/paper-desk.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { ManagedInvestmentData } from './managed-investment.server.ts';
import { ConfirmProof, MintOne, SettleRefund, WithReason } from './sheet-actions.tsx';

/** The newest of the history; all of it has its own tab. */
const LINES = 5;

/** What waits for the manager first, then how the order was placed and is paid, and what was done last. */
export function OrderSummary({ data, reply }: { data: ManagedInvestmentData; reply: unknown }) {
  const { t } = useTranslation(['managed', 'sheet']);
  const { may, papers, transfer } = data;
  const judging = may.review && (
    <Stack gap="base">
      <ConfirmProof data={data} reply={reply} />
      <WithReason data={data} reply={reply} intent="reject" />
    </Stack>
  );
  return (
    <>
      {papers && judging ? (
        <PaperDesk paper={<DocumentPane {...papers} />}>
          <SheetSection title={t('sheet.compare')}>
            <Facts items={data.expected} />
          </SheetSection>
          {judging}
        </PaperDesk>
      ) : (
        // A payment can wait without a paper that could be shown: it is judged all the same.
        judging
      )}
      {may.mint && <MintOne data={data} reply={reply} />}
      {transfer && (
        <section className={mine}>
          <SettleRefund data={data} reply={reply} transfer={transfer} />
        </section>
      )}
      <RefundList refunds={data.refunds.filter(({ tone }) => tone !== 'positive')} />
      <SheetSection title={t('sheet.facts')}>
        <Facts items={data.facts.map(withLink)} />
      </SheetSection>
      <SheetSection title={t('sheet.payment')}>
        <Facts items={data.payment} />
      </SheetSection>
      <SheetSection title={t('sheet.history')}>
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

/** What is named is a link to it. */
function withLink({ label, value, ...fact }: ManagedInvestmentData['facts'][number]) {
  return { label, value: 'href' in fact && fact.href ? <a href={fact.href}>{value}</a> : value };
}
