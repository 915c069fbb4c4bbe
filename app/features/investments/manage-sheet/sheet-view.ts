import { formOf } from '#app/forms/form-of.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import { historyLines } from '#app/parts/history/history-lines.server.ts';
import { orderTurns } from '#app/parts/investment/order-turns.ts';
import { timelineLines } from '#app/parts/investment/timeline-view.ts';
import { asksForPaper, papersOf } from '#app/parts/papers/papers.server.ts';
import { refundView } from '#app/parts/refunds/refund-view.ts';
import { sheetTabs } from '#app/parts/sheet/sheet-tabs.ts';
import { orderChip } from '#app/parts/status/order-chip.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getManagedInvestment } from '#contract/investments.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { fileAddress } from '#domain/access/file-address.ts';
import { isInterestAlone } from '#domain/investment/interest.ts';
import { waitsForProofReview } from '#domain/investment/waiting.ts';
import { dayIn } from '#domain/time/zone.ts';
import { cancelForm, confirmForm, mintForm, rejectForm, settleForm } from './managed-investment.form.ts';
import { expectedFacts, orderFactList, orderFigures, paymentFacts } from './order-facts.ts';
import { questionOf } from './order-question.server.ts';
import { movementLines, orderRelated } from './order-related.server.ts';
import { settleQuestion, transferView } from './refund-transfer.server.ts';

export type SheetOrder = AnswerOf<typeof getManagedInvestment>['data'];

/** One investment as managers and issuers read it, with what can be done to it now. */
export function sheetView(visit: SignedInVisit, area: 'manager' | 'entrepreneur', investment: SheetOrder) {
  const { t, format, now, customization } = visit;
  const manages = area === 'manager';
  const reader = manages ? 'manager' : 'issuer';
  const { id, status, contract, refunds, investor } = investment;
  // The files are the investor's and the managers': an issuer would be sent to a page that is not found.
  const proof = manages ? investment.proof : null;
  const transfer = manages ? investment.transfer : null;
  const path = `${pathTo[area].investments}/${id}`;
  const reviews = manages && waitsForProofReview(status);
  const related = orderRelated(visit, investment);
  const history = historyLines(visit, investment.log, { ownerName: investor.name, path });
  const contractHref =
    manages && contract?.status === 'SIGNED' && contract.file_id ? fileAddress(contract.file_id) : null;
  const movements = investment.related ? movementLines(visit, investment.related) : [];
  const { tabs, tab } = sheetTabs(visit.url, path, [
    { key: 'summary', label: t('sheet:tab.summary') },
    { key: 'payments', label: t('sheet:tab.payments'), count: movements.length + refunds.length },
    { key: 'documents', label: t('sheet:tab.documents'), count: [proof, contractHref].filter(Boolean).length },
    { key: 'history', label: t('sheet:tab.history'), count: history.length },
    { key: 'related', label: t('sheet:tab.related') },
  ]);
  // A link to the paper alone, from the history or a mail, leads to it.
  const asksForProof = proof !== null && asksForPaper(visit, proof.file_id);
  return {
    head: pageHead(visit, { title: `${investment.reference} · ${investor.name}` }),
    area,
    listHref: pathTo[area].investments,
    reference: investment.reference,
    investor: investor.name,
    represented: investor.representative && t('sheet:representedBy', { name: investor.representative }),
    id,
    email: investor.email,
    personHref: manages ? pathTo.manager.user(investor.id) : null,
    status: orderChip({ t }, status),
    turns: orderTurns(visit, investment, reader),
    figures: orderFigures(visit, investment),
    timeline: timelineLines(visit, investment, reader),
    tabs: tabs.map((each) => (asksForProof ? { ...each, current: each.key === 'documents' } : each)),
    tab: asksForProof && !reviews ? 'documents' : tab,
    related,
    facts: orderFactList(visit, investment, related.find(({ key }) => key === 'project')?.href ?? ''),
    payment: paymentFacts(visit, investment),
    movements,
    history,
    historyHref: `${path}?tab=history`,
    papers: proof && (reviews || tab === 'documents' || asksForProof) ? proofPapers(visit, path, proof) : null,
    contractHref,
    contractLabel: t(status === 'CANCELED' ? 'managed:sheet.seeVoidContract' : 'managed:sheet.seeContract'),
    expected: expectedFacts(visit, investment),
    currency: customization.currency,
    today: dayIn(now, customization.tenant.time_zone),
    toPay: format.money(investment.to_pay),
    wire: investment.wire_reference ?? '',
    questions: {
      reject: questionOf(visit, 'rejectProof', investment),
      cancel: questionOf(visit, 'cancel', investment),
      settle: transfer && settleQuestion(visit, transfer),
    },
    may: {
      review: reviews,
      mint: manages && investment.may_mint,
      cancel: manages && investment.may_cancel,
      settle: transfer !== null,
    },
    refunds: refunds.map((refund) => {
      const view = refundView(visit, refund, 'manager');
      // The card above says that nothing may be sent.
      return transfer?.held ? { ...view, next: null } : view;
    }),
    transfer: transfer && transferView(visit, transfer),
    forms: {
      confirm: formOf(confirmForm(visit.lang, visit.customization.currency.symbol), visit),
      reject: formOf(rejectForm, visit),
      cancel: formOf(cancelForm, visit),
      settle: formOf(settleForm, visit),
      mint: formOf(mintForm, visit),
    },
    isInterest: isInterestAlone(investment),
  };
}

/** The proof of payment in the page. */
function proofPapers(
  visit: SignedInVisit,
  path: string,
  { file_id: fileId, name, uploaded_at }: NonNullable<SheetOrder['proof']>,
) {
  const { t, format } = visit;
  const note = [name, t('managed:sheet.uploaded', { date: format.dateTime(uploaded_at) })].join(' · ');
  return papersOf(visit, path, [{ fileId, name, note, label: t('managed:sheet.proof') }]);
}
