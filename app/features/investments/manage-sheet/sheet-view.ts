import { pageHead } from '#app/page-head.server.ts';
import { historyLines } from '#app/parts/history/history-lines.server.ts';
import { timelineLines } from '#app/parts/investment/timeline-view.ts';
import { asksForPaper, paperHref, papersOf } from '#app/parts/papers/papers.server.ts';
import { refundView } from '#app/parts/refunds/refund-view.ts';
import { cardText } from '#app/parts/saved-cards/card-line.ts';
import { toneOf } from '#app/parts/status/tone-of.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getManagedInvestment } from '#contract/managed-investments.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { INVESTMENT_STAGE } from '#domain/status/stage.ts';
import { localized } from '#domain/tenant/language.ts';
import { dayIn } from '#domain/time/zone.ts';
import { questionOf } from './order-question.server.ts';
import { settleQuestion, transferView } from './refund-transfer.server.ts';

type SheetOrder = AnswerOf<typeof getManagedInvestment>['data'];

/** One investment as managers and issuers read it, with what can be done to it now. */
export function sheetView(visit: SignedInVisit, area: 'manager' | 'entrepreneur', investment: SheetOrder) {
  const { t, format, lang, now, customization } = visit;
  const manages = area === 'manager';
  const { contract, refunds } = investment;
  // The files are the investor's and the managers': an issuer would be sent to a page that is not found.
  const proof = manages ? investment.proof : null;
  const transfer = manages ? investment.transfer : null;
  return {
    head: pageHead(visit, { title: `${investment.reference} · ${investment.investor.name}` }),
    area,
    listHref: `/${area}/investments`,
    reference: investment.reference,
    investor: investment.investor.name,
    id: investment.id,
    email: investment.investor.email,
    project: {
      title: localized(investment.issuance.title, lang),
      href: `/${area}/issuances/${investment.issuance.id}`,
    },
    status: {
      label: t(`statuses:investment.${investment.status}`),
      tone: toneOf(INVESTMENT_STAGE[investment.status], 'house'),
    },
    figures: [
      { label: t('managed:column.tokens'), value: format.tokens(investment.tokens), note: investment.issuance.symbol },
      { label: t('managed:sheet.price'), value: format.price(investment.price) },
      { label: t('managed:column.amount'), value: format.money(investment.amount) },
      { label: t('managed:sheet.fee'), value: format.money(investment.fee) },
      { label: t('managed:sheet.total'), value: format.money(investment.total) },
    ],
    facts: [
      { label: t('managed:column.project'), value: localized(investment.issuance.title, lang) },
      ...(investment.payment_method
        ? [{ label: t('managed:column.method'), value: t(`statuses:method.${investment.payment_method}`) }]
        : []),
      ...(investment.payment_card
        ? [{ label: t('managed:sheet.card'), value: cardText(visit, investment.payment_card) }]
        : []),
      { label: t('managed:sheet.balance'), value: format.money(investment.balance_used) },
      { label: t('managed:sheet.toPay'), value: format.money(investment.to_pay) },
      ...(investment.wire_reference ? [{ label: t('managed:sheet.wire'), value: investment.wire_reference }] : []),
      { label: t('managed:column.date'), value: format.dateTime(investment.created_at) },
      ...(investment.referral_code ? [{ label: t('managed:sheet.referral'), value: investment.referral_code }] : []),
      ...(investment.reflection_ends_at
        ? [{ label: t('managed:sheet.reflection'), value: format.dateTime(investment.reflection_ends_at) }]
        : []),
      ...(investment.expires_at
        ? [{ label: t('managed:sheet.expires'), value: format.dateTime(investment.expires_at) }]
        : []),
    ],
    timeline: timelineLines(visit, investment, manages ? 'manager' : 'issuer'),
    history: orderHistory(visit, investment),
    proof: proof && proofView(visit, investment, proof),
    contractHref:
      manages && contract?.status === 'SIGNED' && contract.file_id ? `/resources/files/${contract.file_id}` : null,
    // What stands on the proof, if it is right.
    expected: [
      { label: t('managed:sheet.toPay'), value: format.money(investment.to_pay) },
      ...(investment.wire_reference ? [{ label: t('managed:sheet.wire'), value: investment.wire_reference }] : []),
      { label: t('managed:sheet.investor'), value: investment.investor.name },
      { label: t('managed:column.date'), value: format.dateTime(investment.created_at) },
    ],
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
      review: manages && investment.status === 'PROOF_OF_PAYMENT_UPLOADED',
      mint: manages && investment.may_mint,
      cancel: manages && investment.may_cancel,
      settle: transfer !== null,
    },
    refunds: refunds.map((refund) => refundView(visit, refund, 'manager')),
    transfer: transfer && transferView(visit, transfer),
    keys: {
      confirm: visit.idempotencyKey(),
      reject: visit.idempotencyKey(),
      mint: visit.idempotencyKey(),
      cancel: visit.idempotencyKey(),
      settle: visit.idempotencyKey(),
    },
  };
}

/** The proof of payment: in the page while it waits for its judgement, else one press away. */
function proofView(visit: SignedInVisit, { id, status }: SheetOrder, proof: NonNullable<SheetOrder['proof']>) {
  const { t, format } = visit;
  const path = pathTo.manager.investment(id);
  const { file_id: fileId, name } = proof;
  const note = [name, t('managed:sheet.uploaded', { date: format.dateTime(proof.uploaded_at) })].join(' · ');
  const isShown = status === 'PROOF_OF_PAYMENT_UPLOADED' || asksForPaper(visit, fileId);
  return {
    href: paperHref(path, fileId),
    papers: isShown ? papersOf(visit, path, [{ fileId, name, note, label: t('managed:sheet.proof') }]) : null,
  };
}

/** Who did what to an order. Where the back end tells no more than its steps, those. */
function orderHistory(visit: SignedInVisit, { log, history, investor }: SheetOrder) {
  const steps = history
    .map(({ status, at, by, note }) => ({
      action: `order.${status}`,
      at,
      by: by === 'investor' ? ('self' as const) : null,
      behind: null,
      from: null,
      to: status,
      reason: note,
      money: null,
      mailed: false,
      source: null,
    }))
    .reverse();
  return historyLines(visit, log.length > 0 ? log : steps, { ownerName: investor.name });
}
