import type { InvestmentView } from '#app/parts/investment/investment-view.ts';
import { bySection } from '#app/parts/offer-changes/differences.ts';
import type { Visit } from '#app/session/visit.ts';
import type { Investment } from '#contract/investment.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { fileAddress } from '#domain/access/file-address.ts';
import { UNPAID_STATUSES } from '#domain/investment/transitions.ts';
import { waitsForProofReview } from '#domain/investment/waiting.ts';
import { centsOf } from '#domain/money/money.ts';

/** One investment with everything that belongs to it. While it is unpaid its one total is what is left to pay, or what was sent and is being checked. */
export function orderSheet(visit: Visit, investment: Investment, view: InvestmentView) {
  const { t, format } = visit;
  const isOpen = UNPAID_STATUSES.some((status) => status === investment.status);
  const [fee, balance] = [centsOf(investment.fee), centsOf(investment.balance_used)];
  return {
    ...view,
    waits: view.waits ?? allotmentText(visit, investment),
    lines: [
      {
        label: t('investments:sheetTokens', {
          count: investment.tokens,
          tokens: view.tokens,
          price: format.price(investment.price),
        }),
        value: view.amount,
      },
      ...(fee > 0n ? [{ label: t('investments:fee'), value: view.fee }] : []),
      ...(balance > 0n && isOpen ? [{ label: t('investments:balanceUsed'), value: format.money(-balance) }] : []),
    ],
    sum: {
      label: t(sumLabel(investment.status)),
      value: isOpen ? format.money(investment.to_pay) : view.total,
      hint:
        [view.method, balance > 0n && !isOpen && t('investments:ofBalance', { amount: format.money(balance) })]
          .filter(Boolean)
          .join(' · ') || undefined,
    },
    sheet: investment.information_sheet && {
      href: fileAddress(investment.information_sheet.files[visit.lang]),
      label: t('investments:informationSheet', { number: investment.information_sheet.number }),
    },
    changes: investment.changes.map(({ number, at, until, explanation, differences }) => ({
      key: String(number),
      title: t('investments:changed.title', { date: format.date(at) }),
      explanation: explanation[visit.lang],
      until: changedUntil(visit, investment, until),
      groups: bySection(differences[visit.lang]),
    })),
    revokeHref: pathTo.user.revoke(investment.id),
    recordHref: pathTo.user.record(investment.id),
  };
}

/** What the one sum of an order is to its investor: a payment whose proof is sent is not to be made again. */
export function sumLabel(status: Investment['status']) {
  if (waitsForProofReview(status)) return 'investments:paymentSent';
  return UNPAID_STATUSES.some((unpaid) => unpaid === status) ? 'investments:toPay' : 'investments:total';
}

/** What a pro rata offer makes of an order: a request before it is allotted, and afterwards how much of it was. Null for any other order. */
function allotmentText(
  { t, format }: Visit,
  { is_request, requested_tokens: requested, tokens }: Investment,
): string | null {
  if (is_request) return t('investments:isRequest', { count: tokens, tokens: format.tokens(tokens) });
  if (requested === null || requested === tokens) return null;
  return t('investments:allotted', {
    count: requested,
    requested: format.tokens(requested),
    tokens: format.tokens(tokens),
  });
}

/** How long the way out that a change opened is there, or that it is over. */
function changedUntil({ t, format }: Visit, { status, may_revoke }: Investment, until: string): string {
  if (status === 'CANCELED') return '';
  if (status === 'RESERVED') return t('investments:changed.interest');
  return t(may_revoke ? 'investments:changed.until' : 'investments:changed.over', { date: format.deadline(until) });
}

export type OrderSheetData = ReturnType<typeof orderSheet>;
